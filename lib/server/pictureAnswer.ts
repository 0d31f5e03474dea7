import { verdictLinkWords } from "@/lib/words/verdictLink";
import { drawnOnce } from "./pictureDesk";

/** Names change, links are taken back: nobody keeps a picture for longer without asking. */
const KEEP = "public, max-age=300, must-revalidate";

/**
 * Sends a picture that chats show beside a link; 304 to whoever has it, 503 while too many wait to be drawn.
 * @param mark Another one whenever anything of it is drawn otherwise.
 */
export async function answerPicture(
  request: Request,
  mark: string,
  draw: () => Promise<Buffer>,
): Promise<Response> {
  const headers = {
    etag: `"${mark}"`,
    "cache-control": KEEP,
    "x-robots-tag": "noindex",
    vary: "accept-language, cookie",
  };
  if (request.headers.get("if-none-match") === headers.etag)
    return new Response(null, { status: 304, headers });
  const picture = await drawnOnce(mark, draw);
  if (picture === null) return answerPlainly(503, verdictLinkWords.busy, 5);
  return new Response(new Uint8Array(picture), { headers: { ...headers, "content-type": "image/png" } });
}

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
