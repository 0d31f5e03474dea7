import type { ApiResult } from "@/lib/protocol/apiResult";
import type { ApiError } from "@/lib/protocol/entry";
import { processSingleton } from "../../process/processSingleton";
import { byAnyone } from "../costs";
import type { Drawing } from "./drawPicture";

/** Cache-Control by audience. Short, because names change and links are revoked. */
const KEEP = {
  anyone: "public, max-age=300, must-revalidate",
  /** Not cached, so that a removed member no longer sees it. */
  authorized: "no-store",
} as const;

/** Expected CPU milliseconds per picture. */
const EXPECTED_MS = 150;

/**
 * Sends a picture, such as a chat's link preview. Answers 304 if the client has it, 429 or 503 if it may not
 * be drawn now.
 * @param mark A version that changes whenever the picture does.
 * @param keep Its audience for caching.
 */
export async function answerPicture(
  request: Request,
  mark: string,
  draw: () => Drawing,
  keep: keyof typeof KEEP = "anyone",
): Promise<Response> {
  const headers = {
    etag: `"${mark}"`,
    "cache-control": KEEP[keep],
    "x-robots-tag": "noindex",
    vary: "accept-language, cookie",
  };
  if (request.headers.get("if-none-match") === headers.etag)
    return new Response(null, { status: 304, headers });
  const picture = await drawnOnce(mark, () => byAnyone(request, "drawPicture", draw(), EXPECTED_MS));
  if (!picture.ok) return answerNotDrawn(picture.refusal);
  return new Response(picture.value as Uint8Array<ArrayBuffer>, {
    headers: { ...headers, "content-type": "image/png" },
  });
}

/** The answer when the CPU budget of the address, or of all, is spent. */
export const answerNotDrawn = ({ code, message, wait }: ApiError): Response =>
  answerPlainly(code === "too-many" ? 429 : 503, message, wait);

/** A sentence instead of a picture, with the seconds to wait. */
export const answerPlainly = (status: number, sentence: string, wait?: number): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...(wait !== undefined && { "retry-after": String(wait) }),
    },
  });

/** At about a hundred kilobytes each. */
const CACHED = 40;

type Picture = Promise<ApiResult<Uint8Array>>;

interface Desk {
  readonly begun: Map<string, Picture>;
  readonly drawn: Map<string, Picture>;
}

const desk = (): Desk => processSingleton("Pictures", () => ({ begun: new Map(), drawn: new Map() }));

/**
 * Draws a picture once for all concurrent requests and caches the latest. Everyone waiting gets the same
 * refusal from `draw`.
 * @param mark The cache key.
 */
export function drawnOnce(mark: string, draw: () => Picture): Picture {
  const { drawn, begun } = desk();
  const known = drawn.get(mark) ?? begun.get(mark);
  if (known) return known;
  const picture = draw()
    .then((done) => {
      if (done.ok) drawn.set(mark, picture);
      const [oldest] = drawn.keys();
      if (drawn.size > CACHED && oldest !== undefined) drawn.delete(oldest);
      return done;
    })
    .finally(() => begun.delete(mark));
  begun.set(mark, picture);
  return picture;
}
