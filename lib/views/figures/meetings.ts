import type { PairTally } from "./tally";

/** The minimum number of meetings for a nemesis or victim. */
export const MIN_MEETINGS = 5;

/** Challenges between two people. */
export type Pair = PairTally & { readonly challenger: string; readonly claimer: string };

/** A frequent opponent: right challenges and their total. */
export interface Rival extends PairTally {
  readonly person: string;
}

/**
 * A person's main rival, and the most challenges with anyone: below `MIN_MEETINGS` it is too early to say.
 */
export interface Rivalry {
  /** Null if no one was right more often than wrong. */
  readonly rival: Rival | null;
  readonly most: number;
}

/** The player with the most net right challenges against this person. */
export const nemesisOf = (pairs: readonly Pair[], person: string): Rivalry =>
  rivalryOf(
    pairs
      .filter(({ claimer }) => claimer === person)
      .map(({ challenger, made, right }) => ({ person: challenger, made, right })),
  );

/** The player this person challenged with the most net success. */
export const victimOf = (pairs: readonly Pair[], person: string): Rivalry =>
  rivalryOf(
    pairs
      .filter(({ challenger }) => challenger === person)
      .map(({ claimer, made, right }) => ({ person: claimer, made, right })),
  );

/** True if it is too early to name a rival. */
export const tooFewMeetings = ({ most }: Rivalry): boolean => most < MIN_MEETINGS;

/** Ties go to more meetings, then to the first in order. */
function rivalryOf(met: readonly Rival[]): Rivalry {
  const known = met.filter(({ made }) => made >= MIN_MEETINGS);
  const [first] = known.toSorted((one, other) => net(other) - net(one) || other.made - one.made);
  return {
    rival: first !== undefined && net(first) > 0 ? first : null,
    most: Math.max(0, ...met.map(({ made }) => made)),
  };
}

/** Right minus wrong. */
const net = ({ made, right }: PairTally): number => 2 * right - made;
