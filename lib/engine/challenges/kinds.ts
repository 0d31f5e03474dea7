import type { ChallengeKind } from "../parts";
import type { Claim, RuleId } from "../vocabulary";

const always = () => true;

type Turn = Pick<ChallengeKind, "by" | "late" | "scoresTurn">;

/** Doubt: the claim is short (S4). By the player in turn, or by others if the game allows it. */
export const doubt = (turn: Turn = { by: "next", late: null, scoresTurn: false }): ChallengeKind => ({
  kind: "doubt",
  called: "doubt",
  off: null,
  ...turn,
  together: false,
  fits: always,
  atOnce: false,
  right: ({ finding }) => finding === "short",
});

/** "Bang!": a doubt by anyone except the claimer, several at once (F5, F6, F13). */
export const bang = (outOfTurn: "on" | "off"): ChallengeKind => ({
  ...doubt({ by: outOfTurn === "on" ? "anyone" : "next", late: "F6", scoresTurn: true }),
  called: "bang",
  together: true,
});

/** The claim is exact, not one more and not one less (R5; calza, U6, by anyone but the claimer). */
export const spotOn = (rule: RuleId, house: "on" | "off", by: "in-turn" | "anyone"): ChallengeKind => ({
  ...doubt({ by: by === "anyone" ? "anyone" : "next", late: null, scoresTurn: false }),
  kind: "spot-on",
  called: "spot-on",
  off: house === "off" ? rule : null,
  right: ({ finding }) => finding === "exact",
});

/** Spot on in turn, in a game that has it only as a house rule (S23). */
export const spotOnWhere = (house: "on" | "off"): readonly ChallengeKind[] =>
  house === "on" ? [spotOn("S23", "on", "in-turn")] : [];

/** Concedes without a look, if the claim allows it (M4). */
export const concede = (fits: (claim: Claim) => boolean): ChallengeKind => ({
  ...doubt(),
  kind: "concede",
  called: "concede",
  fits,
  atOnce: true,
  right: () => false,
});
