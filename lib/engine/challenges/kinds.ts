import type { ChallengeKind, OutOfTurn } from "../parts";
import type { Claim, RuleId } from "../vocabulary";

const always = () => true;

/** Doubt: the claim is short (S4). By the player in turn, or by others as the game has it. */
export const doubt = (outOfTurn: OutOfTurn | null = null): ChallengeKind => ({
  kind: "doubt",
  called: "doubt",
  off: null,
  outOfTurn,
  together: false,
  fits: always,
  atOnce: false,
  right: ({ finding }) => finding === "short",
});

/** "Bang!": a doubt that anybody but the claimer may shout, several at once (F5, F6, F13). */
export const bang = (outOfTurn: "on" | "off"): ChallengeKind => ({
  ...doubt({ rule: "F6", allowed: outOfTurn === "on", scores: "out-of-turn" }),
  called: "bang",
  together: true,
});

/** The claim is exact, not one more and not one less (R5; calza, U6, by anyone but the claimer). */
export const spotOn = (rule: RuleId, house: "on" | "off", by: "in-turn" | "anyone"): ChallengeKind => ({
  ...doubt(by === "anyone" ? { rule, allowed: true, scores: "in-turn" } : null),
  kind: "spot-on",
  called: "spot-on",
  off: house === "off" ? rule : null,
  right: ({ finding }) => finding === "exact",
});

/** The same in turn, in a game that has it only where its table plays so (S23). */
export const spotOnWhere = (house: "on" | "off"): readonly ChallengeKind[] =>
  house === "on" ? [spotOn("S23", "on", "in-turn")] : [];

/** Giving in without a look, where the claim is one to give in to (M4). */
export const concede = (fits: (claim: Claim) => boolean): ChallengeKind => ({
  ...doubt(),
  kind: "concede",
  called: "concede",
  fits,
  atOnce: true,
  right: () => false,
});
