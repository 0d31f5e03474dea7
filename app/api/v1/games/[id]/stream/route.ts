import { allowOnly, answerNot, endpoint } from "@/lib/server/api/endpoint";
import { access } from "@/lib/server/identity/access";
import { arrive } from "@/lib/server/table/grants/arrive";
import { entryStream } from "@/lib/server/table/live/entryStream";

/** Follows a table: server-sent events from the entry after `Last-Event-ID` or `?after=` on, whichever is later. */
export const GET = endpoint<{ id: string }>(async ({ request, visitor, params }) => {
  const pass = await access(visitor, params.id, "read");
  if (!pass.ok) return answerNot(pass.refusal);
  await arrive(pass.value);
  const { searchParams } = new URL(request.url);
  const after = Math.max(seqIn(request.headers.get("last-event-id")), seqIn(searchParams.get("after")));
  return new Response(entryStream(pass.value, after), {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      // no-transform: compression would hold events back until a block is full.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
});

/** A `seq` as written by us; anything else says that nothing was seen yet. */
const seqIn = (text: string | null): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);

export const { HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
