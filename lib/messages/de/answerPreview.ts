import type { WordsOf } from "../dictionary";
import { sayClaim } from "./claims";
import { namedHand } from "./comparisons";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Words = WordsOf<"answerPreview">;

export const answerPreviewWords = {
  sides: {
    one: "Die eine",
    other: "Die andere",
    last: "Zuletzt gesagt",
    now: "Darf ich sagen",
    claim: "Die Ansage",
    lowest: "Die niedrigste Ansage",
  },
  hand: "Die Hand",
  plays: (rule) => `Hier gespielt: ${rule}`,
  tagline: "Welche Hand höher ist, was man sagen darf, ob es da war: nach den Regeln entschieden.",
} satisfies Words["answerPreviewWords"];

export const sayAsked: Words["sayAsked"] = ({ ask, claim, other, diceInPlay }) => {
  if (ask === "lowest")
    return other === null
      ? "Was ist die niedrigste Ansage zum Eröffnen?"
      : `Was ist das Niedrigste über ${sayClaim(other)}?`;
  if (claim === null || (ask === "compare" && other === null)) return null;
  switch (ask) {
    case "rank":
      return `Wie gut ist ${namedHand(claim)}?`;
    case "compare":
      return `${namedHand(claim)} gegen ${other === null ? "" : namedHand(other)}: Was ist höher?`;
    case "raise":
      return other === null
        ? `Darf eine Runde mit ${sayClaim(claim)} beginnen?`
        : `${capital(sayClaim(claim))} über ${sayClaim(other)}?`;
    case "judge":
      return `War es da: ${sayClaim(claim)}?`;
    case "odds":
      return `Wie wahrscheinlich: ${sayClaim(claim)}${diceInPlay === null ? "" : ` bei ${diceInPlay} ${diceInPlay === 1 ? "Würfel" : "Würfeln"}`}?`;
  }
};
