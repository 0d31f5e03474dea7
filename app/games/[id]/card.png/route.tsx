import { createHash } from "node:crypto";
import { drawingOf } from "@/app/_picture/drawingOf";
import { GamePicture, sizeOfGame } from "@/app/_picture/GamePicture";
import { locale } from "@/lib/messages/formats";
import { byTable } from "@/lib/server/api/costs";
import { answerNot, endpoint } from "@/lib/server/api/endpoint";
import { answerNotDrawn, answerPicture } from "@/lib/server/api/pictures/pictureAnswer";
import { access } from "@/lib/server/identity/access";

interface Params {
  readonly id: string;
}

/** The picture of a game's end, for viewers with access. */
export const GET = endpoint<Params>(async ({ request, visitor, params: { id } }) => {
  const pass = await access(visitor, id, "read");
  if (!pass.ok) return answerNot(pass.refusal);
  const card = await byTable(visitor, "gameCard", pass.value.gameId);
  if (!card.ok) return answerNotDrawn(card.refusal);
  const mark = createHash("sha256")
    .update(JSON.stringify([locale(), card.value]))
    .digest("base64url");
  const draw = () => drawingOf(<GamePicture card={card.value} />, sizeOfGame(card.value));
  return answerPicture(request, mark, draw, "authorized");
});
