import { drawingOf } from "@/app/_picture/drawingOf";
import { VerdictPicture } from "@/app/verdict/_picture/VerdictPicture";
import { sayApi } from "@/lib/messages/api";
import { verdictLinkWords } from "@/lib/messages/sheets";
import { answerNotDrawn, answerPicture, answerPlainly } from "@/lib/server/api/pictures/pictureAnswer";
import { followVerdict } from "@/lib/server/publicLinks/followPublic";

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** The picture of a verdict for chats, for anyone with its link. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const followed = await followVerdict(request, (await params).token);
    if (!followed.ok)
      return followed.refusal.code === "no-such-verdict"
        ? answerPlainly(404, verdictLinkWords.noPicture)
        : answerNotDrawn(followed.refusal);
    const verdict = followed.value;
    return await answerPicture(request, verdict.mark, () => drawingOf(<VerdictPicture verdict={verdict} />));
  } catch (thrown) {
    console.error(thrown);
    return answerPlainly(500, sayApi("unexpected"));
  }
}
