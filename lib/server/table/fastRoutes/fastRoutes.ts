import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders, createRequest, sendResponse } from "@remix-run/node-fetch-server";
import { MAX_ENTRY_BYTES } from "@/lib/protocol/routes/games";
import { handlerOf } from "../../api/operationHandler";
import { arrive } from "../grants/arrive";
import { EntryStream, MAX_WAITING } from "../live/entryStream";
import { recordEntries, recordSent } from "./recordEntries";

/** Answers a phone that follows a game with an event stream. */
const followGame = handlerOf("GET /api/v1/games/{game}/stream", async ({ request, pass, query }) => {
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

/**
 * The operations that a running game needs. Our server answers them directly, because Next would double the
 * time.
 */
export const FAST_ROUTES = {
  "POST /api/v1/games/{game}/entries": recordEntries,
  "GET /api/v1/games/{game}/stream": followGame,
} as const;

const ADDRESSES = [
  ["POST", /^\/api\/v1\/games\/([^/?]+)\/entries(?:\?|$)/, answerEntries],
  ["GET", /^\/api\/v1\/games\/([^/?]+)\/stream(?:\?|$)/, answerStream],
] as const;

/**
 * Answers a request for one of these operations.
 * @returns false if it is for something else.
 */
export function answerFirst(request: IncomingMessage, response: ServerResponse): boolean {
  for (const [method, address, answer] of ADDRESSES) {
    const game = request.method === method ? address.exec(request.url ?? "")?.[1] : undefined;
    if (game === undefined) continue;
    answer(request, response, decodeURIComponent(game)).catch((thrown) => {
      // Handlers catch their own errors, so this is a lost connection.
      if (!request.destroyed) console.error(thrown);
      response.destroy();
    });
    return true;
  }
  return false;
}

async function answerEntries(
  request: IncomingMessage,
  response: ServerResponse,
  game: string,
): Promise<void> {
  const named = { params: Promise.resolve({ game }) };
  if (!isReadAtOnce(request))
    return sendResponse(
      response,
      await recordEntries(createRequest(request, response, { host: "localhost" }), named),
    );
  const bytes = await wholeBody(request);
  const { method = "", headers } = request;
  const get = (name: string) => headers[name]?.toString() ?? null;
  // On any error the request takes the normal route, which reports it.
  const recorded = await recordSent({ method, headers: { get } }, game, bytes).catch(() => null);
  if (recorded !== null) {
    response.writeHead(200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify(recorded));
    return;
  }
  return sendResponse(response, await recordEntries(requestOf(request, bytes), named));
}

/** Only the path of the URL is used; the host is in the headers. */
const HERE = "http://localhost";

/** Builds a Request, with its body if that was read. */
function requestOf(request: IncomingMessage, bytes?: Buffer): Request {
  const { method = "", url = "" } = request;
  const body = bytes && new Uint8Array(bytes);
  return new Request(new URL(url, HERE), {
    method,
    headers: createHeaders(request),
    ...(body && { body }),
  });
}

/** True for a JSON body with a declared length within the limit. Node reads no more than that. */
const isReadAtOnce = ({ headers }: IncomingMessage): boolean =>
  /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "") &&
  Number(headers["content-length"] ?? Number.POSITIVE_INFINITY) <= MAX_ENTRY_BYTES;

const wholeBody = (request: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece) => pieces.push(piece));
    request.on("end", () => resolve(Buffer.concat(pieces)));
    request.on("error", reject);
  });

async function answerStream(request: IncomingMessage, response: ServerResponse, game: string): Promise<void> {
  const answered = await followGame(requestOf(request), { params: Promise.resolve({ game }) });
  const { body, headers, status } = answered;
  if (!(body instanceof EntryStream)) return sendResponse(response, answered);
  const cookies = headers.getSetCookie();
  response.setHeaders(headers);
  if (cookies.length > 0) response.setHeader("Set-Cookie", cookies);
  response.writeHead(status);
  const stop = body.follow({
    send(event) {
      // The server is shutting down.
      if (response.writableEnded) return false;
      response.write(event);
      return response.writableLength < MAX_WAITING;
    },
    end: () => response.end(),
  });
  // Node emits no close event for a response queued behind another on its connection.
  request.socket.once("close", stop);
  response.once("close", () => request.socket.off("close", stop));
  response.once("close", stop);
  response.on("error", stop);
  if (request.socket.destroyed) stop();
}
