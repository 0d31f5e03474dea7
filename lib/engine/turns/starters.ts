import type { NextStarter } from "../parts";
import { leftOf, rightOf } from "../seats";
import type { PlayerId, Seat } from "../vocabulary";

/** Null where no one knows of whom (S26). */
const leftOfKnown = (seats: readonly Seat[], player: PlayerId | null): PlayerId | null =>
  player === null ? null : leftOf(seats, player);

/** The loser of the challenge starts. */
export const loserStarts: NextStarter = ({ loser }) => loser;

/** The winner of the challenge starts. */
export const winnerStarts: NextStarter = ({ winner }) => winner;

/** The next active player left of this round's opener starts (S5). */
export const openersRotate: NextStarter = (_verdict, { starter }, seats) => leftOfKnown(seats, starter);

/**
 * After a bang out of turn the banger starts, right or wrong; after one in turn, the player who got the bad
 * (F11). If each of several bangers scores, the one with priority starts: the player in turn if among them,
 * else the first named (F13).
 */
export const bangerOrBad =
  (simultaneous: "first" | "all-score"): NextStarter =>
  ({ challengers, outOfTurn, loser }) => {
    const [first = loser, ...others] = challengers;
    const eachScored = simultaneous === "all-score" && others.length > 0;
    return outOfTurn || eachScored ? first : loser;
  };

/** The next active player right of this round's opener starts (R6). */
export const openersRotateRight: NextStarter = (_verdict, { starter }, seats) =>
  starter === null ? null : rightOf(seats, starter);

/** The next active player left of the loser starts (B4). */
export const leftOfLoser: NextStarter = ({ loser }, _round, seats) => leftOfKnown(seats, loser);

/** The next active player left of the claimer starts (O7). */
export const leftOfClaimer: NextStarter = ({ claimer }, _round, seats) => leftOfKnown(seats, claimer);

/** The next active player left of the challenger starts (R6). */
export const leftOfChallenger: NextStarter = ({ challengers: [first = null] }, _round, seats) =>
  leftOfKnown(seats, first);

/** The caller of calza starts; after a doubt the loser (U4, U6). */
export const callerOrLoser: NextStarter = ({ kind, challengers, loser }) =>
  kind === "spot-on" ? (challengers[0] ?? loser) : loser;

/** Selects the house rule's way to choose the next starter. */
export const startsBy = <Way extends string>(
  way: Way,
  ways: Readonly<Record<Way, NextStarter>>,
): NextStarter => ways[way];
