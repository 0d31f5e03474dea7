import { createHash } from "node:crypto";
import { drawingOf } from "@/app/_picture/drawingOf";
import { type DrawnNight, NightPicture, sizeOfNight } from "@/app/_picture/NightPicture";
import { ownLanguage } from "@/lib/messages/anyPage";
import { sayApi } from "@/lib/messages/api";
import { nightResultWords } from "@/lib/messages/night";
import { answerPicture, answerPlainly } from "@/lib/server/api/pictures/pictureAnswer";
import { accessGroup } from "@/lib/server/identity/access";
import { visitorOf } from "@/lib/server/identity/visitor";
import { groupCard } from "@/lib/server/roster/groupCard";
import { resultOfNight } from "@/lib/server/roster/nightResult";
import { nightNamed } from "@/lib/server/roster/nightsOf";

interface Context {
  readonly params: Promise<{ id: string; night: string }>;
}

/** The picture of what a night came to, for those who belong to its group: they may show it to whom they like. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const { id, night: nightId } = await params;
    const access = await accessGroup(await visitorOf(request), id, "read");
    if (!access.ok) return answerPlainly(404, nightResultWords.noPicture);
    const pass = access.value;
    const [card, night, result] = await Promise.all([
      groupCard(pass),
      nightNamed(pass, nightId),
      resultOfNight(pass, nightId),
    ]);
    if (night === null || result === null) return answerPlainly(404, nightResultWords.noPicture);
    const drawn: DrawnNight = { group: card.name, night, result };
    const mark = createHash("sha256")
      .update(JSON.stringify([ownLanguage.code, drawn]))
      .digest("base64url");
    const draw = () => drawingOf(<NightPicture drawn={drawn} />, sizeOfNight(drawn));
    return await answerPicture(request, mark, draw, "whoeverMayAsk");
  } catch (thrown) {
    console.error(thrown);
    return answerPlainly(500, sayApi("unexpected"));
  }
}
