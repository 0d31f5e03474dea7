import type { WordsOf } from "../dictionary";
import { sayClaim } from "./claims";
import { namedHand } from "./comparisons";
import { diceWord } from "./numbers";

type Words = WordsOf<"answerPreview">;

export const answerPreviewWords = {
  sides: {
    one: "Una",
    other: "La otra",
    last: "Lo último dicho",
    now: "Se quiere decir",
    claim: "El canto",
    lowest: "La subida más baja",
  },
  hand: "La mano",
  plays: (rule) => `Aquí se juega: ${rule}`,
  tagline: "Qué mano es más alta, qué se puede decir, si estaba: decidido por las reglas.",
} satisfies Words["answerPreviewWords"];

export const sayAsked: Words["sayAsked"] = ({ ask, claim, other, diceInPlay }) => {
  if (ask === "lowest")
    return other === null
      ? "¿Cuál es el canto más bajo para abrir?"
      : `¿Cuál es la subida más baja sobre ${sayClaim(other)}?`;
  if (claim === null || (ask === "compare" && other === null)) return null;
  switch (ask) {
    case "rank":
      return `¿Qué tan buena es ${namedHand(claim)}?`;
    case "compare":
      return `¿${namedHand(claim)} gana a ${other === null ? "" : namedHand(other)}?`;
    case "raise":
      return other === null
        ? `¿Puede abrirse con ${sayClaim(claim)}?`
        : `¿${sayClaim(claim)} sobre ${sayClaim(other)}?`;
    case "judge":
      return `¿Estaba: ${sayClaim(claim)}?`;
    case "odds":
      return `¿Cómo de probable es: ${sayClaim(claim)}${diceInPlay === null ? "" : ` entre ${diceWord(diceInPlay)}`}?`;
  }
};
