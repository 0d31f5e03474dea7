import { drawingOf } from "@/app/_picture/drawingOf";
import { ownLanguage } from "@/lib/messages/anyPage";
import { sayApi } from "@/lib/messages/api";
import { apiError } from "@/lib/protocol/apiResult";
import { readLink } from "@/lib/protocol/ask/link";
import { answerNotDrawn, answerPicture, answerPlainly } from "@/lib/server/api/pictures/pictureAnswer";
import { byAddress, overLimit } from "@/lib/server/identity/limits";
import { AnswerPicture, DeskPicture } from "../_picture/AnswerPicture";
import { previewOf } from "../_picture/pictureOf";

/** The picture of an answer for chats; of the desk if the question is missing or unknown. */
export async function GET(request: Request): Promise<Response> {
  try {
    const wait = await overLimit("picture", [byAddress(request)]);
    if (wait !== null) return answerNotDrawn(apiError("too-many", { wait }).refusal);
    const preview = previewOf(readLink(new URL(request.url).searchParams));
    return preview
      ? await answerPicture(request, preview.mark, () => drawingOf(<AnswerPicture preview={preview} />))
      : await answerPicture(request, `desk-${ownLanguage.code}`, () => drawingOf(<DeskPicture />));
  } catch (thrown) {
    console.error(thrown);
    return answerPlainly(500, sayApi("unexpected"));
  }
}
