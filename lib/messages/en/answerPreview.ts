import { type Claim, sayClaim } from "@/lib/engine";
import { namedHand } from "./comparisons";
import { diceWord } from "./numbers";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the picture of an answer says, as chats show it beside its link. */
export const answerPreviewWords = {
  sides: {
    one: "One",
    other: "The other",
    last: "Said last",
    now: "May I say",
    claim: "The claim",
    lowest: "The lowest raise",
  },
  hand: "The hand",
  plays: (rule: string) => `Played here: ${rule}`,
  tagline: "Which hand is higher, what may be said, was it there: settled by the rules.",
} as const;

interface Asked {
  readonly ask: "rank" | "compare" | "raise" | "lowest" | "judge" | "odds";
  /** The claim asked about; of two the first, or the one to be said. */
  readonly claim: Claim | null;
  /** The other one, or the one said before it. */
  readonly other: Claim | null;
  readonly diceInPlay: number | null;
}

/** A question in one line: "Does 44112 beat 33226?", "10 ones over 9 sixes?"; null where a claim of it cannot be read. */
export function sayAsked({ ask, claim, other, diceInPlay }: Asked): string | null {
  if (ask === "lowest")
    return other === null
      ? "What is the lowest to open with?"
      : `What is the lowest over ${sayClaim(other)}?`;
  if (claim === null || (ask === "compare" && other === null)) return null;
  switch (ask) {
    case "rank":
      return `How good is ${namedHand(claim)}?`;
    case "compare":
      return `Does ${namedHand(claim)} beat ${other === null ? "" : namedHand(other)}?`;
    case "raise":
      return other === null
        ? `May a round open with ${sayClaim(claim)}?`
        : `${capital(sayClaim(claim))} over ${sayClaim(other)}?`;
    case "judge":
      return `Was it there: ${sayClaim(claim)}?`;
    case "odds":
      return `How likely: ${sayClaim(claim)}${diceInPlay === null ? "" : ` among ${diceWord(diceInPlay)}`}?`;
  }
}
