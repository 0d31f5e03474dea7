import { drawingOf } from "@/app/_picture/drawingOf";
import { TablePicture } from "@/app/join/_picture/TablePicture";
import { sayApi } from "@/lib/messages/api";
import { joinWords } from "@/lib/messages/group";
import { answerNotDrawn, answerPicture, answerPlainly } from "@/lib/server/api/pictures/pictureAnswer";
import { followLink } from "@/lib/server/table/links/followLink";

interface Context {
  readonly params: Promise<{ token: string }>;
}

/** The preview picture of a table link, for anyone with the link. It seats no one. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const followed = await followLink(request, { device: null, account: null }, (await params).token);
    if (!followed.ok)
      return followed.refusal.code === "no-such-table"
        ? answerPlainly(404, joinWords.notFound.title)
        : answerNotDrawn(followed.refusal);
    const { mark, ...shown } = followed.value;
    return await answerPicture(request, mark, () => drawingOf(<TablePicture {...shown} />));
  } catch (thrown) {
    console.error(thrown);
    return answerPlainly(500, sayApi("unexpected"));
  }
}
