import { createHash } from "node:crypto";
import { drawingOf } from "@/app/_picture/drawingOf";
import { type DrawnNight, NightPicture, sizeOfNight } from "@/app/_picture/NightPicture";
import { locale } from "@/lib/messages/formats";
import { apiError } from "@/lib/protocol/apiResult";
import { answerNot, endpoint } from "@/lib/server/api/endpoint";
import { answerPicture } from "@/lib/server/api/pictures/pictureAnswer";
import { accessGroup } from "@/lib/server/identity/access";
import { groupContext, washesDishes } from "@/lib/server/roster/groupContext";
import { openUnits } from "@/lib/server/roster/ledger/openUnits";
import { nightSummary } from "@/lib/server/roster/nightResult";

interface Params {
  readonly id: string;
  readonly night: string;
}

/** The picture of a night's result, for members of its group. */
export const GET = endpoint<Params>(async ({ request, visitor, params: { id, night: nightId } }) => {
  const access = await accessGroup(visitor, id, "read");
  if (!access.ok) return answerNot(access.refusal);
  const of = await groupContext(access.value);
  const read = await nightSummary(of, nightId);
  if (read === null) return answerNot(apiError("no-such-night").refusal);
  const { name, cloth } = of.card;
  const open = await openUnits(of);
  const night = { ...read.night, washes: washesDishes(of) };
  const drawn: DrawnNight = { group: name, cloth, night, result: read.result, open };
  const mark = createHash("sha256")
    .update(JSON.stringify([locale(), drawn]))
    .digest("base64url");
  const draw = () => drawingOf(<NightPicture drawn={drawn} />, sizeOfNight(drawn));
  return answerPicture(request, mark, draw, "authorized");
});
