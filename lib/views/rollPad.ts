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

/** One key of the pad of two-dice numbers: what it would announce, and what the rules say to that. */
export interface RollKey {
  readonly claim: MiaClaim;
  /** Null where it may be announced. */
  readonly refusal: Refusal | null;
  /** The lowest announcement that the player in turn may make over the latest. */
  readonly lowest: boolean;
  /** Nothing can be said over it (M4). */
  readonly top: boolean;
}

/** A key for each roll of two dice, lowest first (M1). `say`: an announcement as it would be recorded. Empty while nobody claims. */
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
