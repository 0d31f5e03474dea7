import { handlerOf } from "../../api/operationHandler";
import { arrive } from "../grants/arrive";
import { EntryStream } from "../live/entryStream";

/** Answers a phone that follows a game with an event stream. */
export const followGame = handlerOf("GET /api/v1/games/{game}/stream", async ({ request, pass, query }) => {
  await arrive(pass);
  const after = Math.max(seqIn(request.headers.get("last-event-id")), seqIn(query.after));
  return new Response(new EntryStream(pass, after), {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // no-transform: compression would buffer events.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
});

/** Parses a `seq`; anything invalid means that nothing was seen yet. */
const seqIn = (text: string | null | undefined): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);
