import { createHash } from "node:crypto";
import { drawingOf } from "@/app/_picture/drawingOf";
import { type DrawnNight, NightPicture, sizeOfNight } from "@/app/_picture/NightPicture";
import { locale } from "@/lib/messages/locale";
import { apiError } from "@/lib/protocol/apiResult";
import { answerNot, endpoint } from "@/lib/server/api/endpoint";
import { answerPicture } from "@/lib/server/api/pictures/pictureAnswer";
import { accessGroup } from "@/lib/server/identity/access";
import { groupCard } from "@/lib/server/roster/groupCard";
import { resultOfNight } from "@/lib/server/roster/nightResult";
import { nightNamed } from "@/lib/server/roster/nights";

interface Params {
  readonly id: string;
  readonly night: string;
}

/** The picture of a night's result, for members of its group. */
export const GET = endpoint<Params>(async ({ request, visitor, params: { id, night: nightId } }) => {
  const access = await accessGroup(visitor, id, "read");
  if (!access.ok) return answerNot(access.refusal);
  const pass = access.value;
  const [card, night, result] = await Promise.all([
    groupCard(pass),
    nightNamed(pass, nightId),
    resultOfNight(pass, nightId),
  ]);
  if (night === null || result === null) return answerNot(apiError("no-such-night").refusal);
  const drawn: DrawnNight = { group: card.name, cloth: card.cloth, night, result };
  const mark = createHash("sha256")
    .update(JSON.stringify([locale(), drawn]))
    .digest("base64url");
  const draw = () => drawingOf(<NightPicture drawn={drawn} />, sizeOfNight(drawn));
  return answerPicture(request, mark, draw, "whoeverMayAsk");
});
