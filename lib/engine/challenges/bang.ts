import type { ChallengeKind } from "../parts";

interface Bang {
  /** F6. */
  readonly outOfTurn: "on" | "off";
}

/** "Bang!": a doubt that anybody but the claimer may shout, several at once (F5, F6, F13). */
export const bang = ({ outOfTurn }: Bang): ChallengeKind => ({
  kind: "doubt",
  outOfTurn: { rule: "F6", allowed: outOfTurn === "on", ruledScores: "out-of-turn" },
  together: true,
  right: ({ finding }) => finding === "short",
});
