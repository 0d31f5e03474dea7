import type { Claim, Face, HandFamily } from "@/lib/engine";
import { isHandKind } from "@/lib/protocol/ask/kinds";
import type { Question } from "@/lib/protocol/ask/shapes";
import type { DrawnAnswer, SideRole } from "./pictured";

/** A question's parts, for one line of text. */
export interface AskedOf {
  readonly ask: Question["ask"];
  readonly claim: Claim | null;
  readonly other: Claim | null;
  /** The kinds of hand used as a claim, per side. */
  readonly kind: HandFamily | null;
  readonly otherKind: HandFamily | null;
  readonly diceInPlay: number | null;
  /** The face of the lowest raise; null for any. */
  readonly face: Face | null;
}

/** Builds the parts from the drawn question. */
export function askedOf(question: Question, { sides }: DrawnAnswer): AskedOf {
  const of = (...roles: readonly SideRole[]): Claim | null =>
    sides.find(({ role }) => roles.includes(role))?.claim ?? null;
  return {
    ask: question.ask,
    claim: of("one", "now", "claim"),
    other: of("other", "last"),
    kind:
      question.ask === "odds"
        ? (question.class ?? null)
        : question.ask === "compare"
          ? kindIn(question.a)
          : null,
    otherKind: question.ask === "compare" ? kindIn(question.b) : null,
    diceInPlay: question.ask === "odds" ? (question.dice_in_play ?? null) : null,
    face: question.ask === "lowest" ? (question.face ?? null) : null,
  };
}

/** The kind of hand in place of a claim; null for dice or a claim. */
const kindIn = (side: Extract<Question, { ask: "compare" }>["a"]): HandFamily | null =>
  typeof side === "object" && "class" in side && isHandKind(side.class) ? side.class : null;
