import { drawVerdict } from "@/app/v/_picture/drawVerdict";
import { drawnOnce } from "@/lib/server/pictureDesk";
import { followVerdict } from "@/lib/server/verdicts/followVerdict";
import { sayApi } from "@/lib/words";
import { verdictLinkWords } from "@/lib/words/verdictLink";

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** Names change, links are taken back: nobody keeps a picture for longer without asking. */
const KEEP = "public, max-age=300, must-revalidate";

/** The picture of a verdict that chats show beside its link; whoever has the link may see it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const followed = await followVerdict(request, (await params).token);
    if (!followed.ok)
      return followed.refusal.code === "too-many"
        ? tell(429, followed.refusal.message, followed.refusal.wait)
        : tell(404, verdictLinkWords.noPicture);
    const { mark } = followed.value;
    const headers = {
      etag: `"${mark}"`,
      "cache-control": KEEP,
      "x-robots-tag": "noindex",
      vary: "accept-language, cookie",
    };
    if (request.headers.get("if-none-match") === headers.etag)
      return new Response(null, { status: 304, headers });
    const picture = await drawnOnce(mark, () => drawVerdict(followed.value));
    if (picture === null) return tell(503, verdictLinkWords.busy, 5);
    return new Response(new Uint8Array(picture), {
      headers: { ...headers, "content-type": "image/png" },
    });
  } catch (thrown) {
    console.error(thrown);
    return tell(500, sayApi("unexpected"));
  }
}

const tell = (status: number, sentence: string, wait?: number): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      ...(wait !== undefined && { "retry-after": String(wait) }),
    },
  });
