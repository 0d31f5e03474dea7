import {
  claimLadder,
  type GameState,
  legalNow,
  type MakeClaim,
  type MiaClaim,
  play,
  type Refusal,
  type Rung,
} from "@/lib/engine";

/** One key of the two-dice pad: its claim, and the rules' refusal. */
export interface RollKey {
  readonly claim: MiaClaim;
  /** Null if legal. */
  readonly refusal: Refusal | null;
  /** True for the lowest legal raise. */
  readonly lowest: boolean;
  /** True if nothing beats it (M4). */
  readonly top: boolean;
}

/**
 * A key per roll of two dice, lowest first (M1). `say` builds the claim to record. Empty if no one claims.
 */
export function rollPad(state: GameState, say: (claim: MiaClaim) => MakeClaim): readonly RollKey[] {
  const may = legalNow(state);
  if (state.phase !== "claiming" || may === null) return [];
  const { lowest } = may.claim;
  const rungs = claimLadder(state).filter(isRoll);
  return rungs.map(({ claim }, at): RollKey => {
    const answer = play(state, say(claim));
    return {
      claim,
      refusal: answer.ok ? null : answer.refusal,
      lowest: state.round.latest !== null && lowest !== null && "mia" in lowest && lowest.mia === claim.mia,
      top: at === rungs.length - 1,
    };
  });
}

interface RollRung extends Rung {
  readonly claim: MiaClaim;
}
const isRoll = (rung: Rung): rung is RollRung => "mia" in rung.claim;
