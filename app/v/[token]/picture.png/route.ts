import { drawVerdict } from "@/app/v/_picture/drawVerdict";
import { answerPicture, answerPlainly } from "@/lib/server/pictureAnswer";
import { followVerdict } from "@/lib/server/verdicts/followVerdict";
import { sayApi } from "@/lib/words";
import { verdictLinkWords } from "@/lib/words/verdictLink";

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** The picture of a verdict that chats show beside its link; whoever has the link may see it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const followed = await followVerdict(request, (await params).token);
    if (!followed.ok)
      return followed.refusal.code === "too-many"
        ? answerPlainly(429, followed.refusal.message, followed.refusal.wait)
        : answerPlainly(404, verdictLinkWords.noPicture);
    return await answerPicture(request, followed.value.mark, () => drawVerdict(followed.value));
  } catch (thrown) {
    console.error(thrown);
    return answerPlainly(500, sayApi("unexpected"));
  }
}
