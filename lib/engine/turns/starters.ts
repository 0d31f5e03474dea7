import type { NextStarter } from "../parts";
import { leftOf } from "../seats";

/** Whoever lost the challenge starts. */
export const loserStarts: NextStarter = ({ loser }) => loser;

/** Whoever won the challenge starts. */
export const winnerStarts: NextStarter = ({ winner }) => winner;

/** The next active player left of this round's opener starts (S5). */
export const openersRotate: NextStarter = (_verdict, round, seats) => leftOf(seats, round.starter);

/** After a bang out of turn the banger, right or wrong; after one in turn whoever got the bad (F11, F13). */
export const bangerOrBad: NextStarter = (verdict) => {
  const [first] = verdict.challengers;
  return verdict.outOfTurn && first !== undefined ? first : verdict.loser;
};
