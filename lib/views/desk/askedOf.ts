import type { Claim } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { DrawnAnswer, SideRole } from "./pictured";

/** A question by its parts, to be said in one line. */
export interface AskedOf {
  readonly ask: Question["ask"];
  readonly claim: Claim | null;
  readonly other: Claim | null;
  readonly diceInPlay: number | null;
}

/** What is asked, from what is drawn of it. */
export function askedOf(question: Question, { sides }: DrawnAnswer): AskedOf {
  const of = (...roles: readonly SideRole[]): Claim | null =>
    sides.find(({ role }) => roles.includes(role))?.claim ?? null;
  return {
    ask: question.ask,
    claim: of("one", "now", "claim"),
    other: of("other", "last"),
    diceInPlay: question.ask === "odds" ? (question.dice_in_play ?? null) : null,
  };
}
