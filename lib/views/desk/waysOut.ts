import type { Claim, House } from "@/lib/engine";
import type { Answer } from "@/lib/protocol/ask/answerTo";
import type { Question } from "@/lib/protocol/ask/shapes";
import { type ChallengeCosts, challengeCosts } from "../rules/costs";

// The cost of an answer: the outcomes of a challenge in its game, played by the engine.

/** A settled challenge: its kind, and if it was right. */
export interface Outcome {
  readonly kind: "doubt" | "spot-on";
  readonly right: boolean;
  /** True for Mia, if it costs more (M4). */
  readonly mia: boolean;
}

/** One outcome of a challenge. */
export interface WayOut extends Pick<ChallengeCosts, "kind" | "outOfTurn" | "of"> {
  readonly how: "right" | "wrong";
  readonly costSummary: NonNullable<ChallengeCosts["right"]>;
}

const isMia = (claim: Claim | null): boolean => claim !== null && "mia" in claim && claim.mia === 21;

/**
 * The outcomes of challenges under a rule set, in and out of turn; after a verdict, only the matching ones.
 */
export function waysOut(game: string, house: House, outcome: Outcome | null): readonly WayOut[] {
  return challengeCosts(game, house)
    .filter(({ kind, of }) => outcome === null || (kind === outcome.kind && isMia(of) === outcome.mia))
    .flatMap((way) =>
      (["right", "wrong"] as const).flatMap((how) => {
        const costSummary = way[how];
        const matches = outcome === null || outcome.right === (how === "right");
        return costSummary === null || !matches
          ? []
          : [{ kind: way.kind, outOfTurn: way.outOfTurn, of: way.of, how, costSummary }];
      }),
    );
}

/** The outcome in a question that judges a claim; null for other questions. */
export function outcomeOf(question: Question, answer: Answer): Outcome | null {
  if (question.ask !== "judge" || !answer.ok || answer.claimTrue === undefined) return null;
  const spotOn = question.kind === "spot-on";
  return {
    kind: spotOn ? "spot-on" : "doubt",
    right: spotOn ? answer.exact === true : !answer.claimTrue,
    mia: question.claim === "21" || /^m(?:ia|aia|eier)$/i.test(String(question.claim)),
  };
}
