import type { ApiResult } from "@/lib/protocol/apiResult";
import type { ApiError } from "@/lib/protocol/entry";
import { processSingleton } from "../../process/processSingleton";
import { byAnyone } from "../costs";
import type { Drawing } from "./drawPicture";

/** Who may keep a picture, and for how long: names change, links are taken back. */
const KEEP = {
  anybody: "public, max-age=300, must-revalidate",
  /** What only some may see is kept nowhere, so that who was removed sees no more of it. */
  whoeverMayAsk: "no-store",
} as const;

/** What drawing one takes, in milliseconds of processor. */
const EXPECTED_MS = 150;

/**
 * Sends a picture, as chats show it beside a link; 304 to whoever has it, 429 and 503 where it may not be drawn now.
 * @param mark Another one whenever anything of it is drawn otherwise.
 * @param keep Who may keep it.
 */
export async function answerPicture(
  request: Request,
  mark: string,
  draw: () => Drawing,
  keep: keyof typeof KEEP = "anybody",
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

/** Says why there is no picture: too much is asked, of this address or altogether. */
export const answerNotDrawn = ({ code, message, wait }: ApiError): Response =>
  answerPlainly(code === "too-many" ? 429 : 503, message, wait);

/** A sentence instead of a picture, and after how many seconds to come back. */
export const answerPlainly = (status: number, sentence: string, wait?: number): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...(wait !== undefined && { "retry-after": String(wait) }),
    },
  });

/** Pictures of a hundred kilobytes. */
const CACHED = 40;

type Picture = Promise<ApiResult<Uint8Array>>;

interface Desk {
  readonly begun: Map<string, Picture>;
  readonly drawn: Map<string, Picture>;
}

const desk = (): Desk => processSingleton("Pictures", () => ({ begun: new Map(), drawn: new Map() }));

/**
 * A picture, drawn once however many ask for it; the latest are kept. Refuses whoever waited for it as `draw` does.
 * @param mark Another one for every other picture.
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
