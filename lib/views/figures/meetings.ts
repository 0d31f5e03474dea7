import type { PairTally } from "./tally";

/** Two people are shown as each other's nemesis or victim from so many meetings on. */
export const MIN_MEETINGS = 5;

/** Challenges of one person against another. */
export type Pair = PairTally & { readonly challenger: string; readonly claimer: string };

/** Somebody one met often: how many of the challenges were right, and how many there were. */
export interface Rival extends PairTally {
  readonly person: string;
}

/** Who stands out against a person, and the most challenges there were with anybody: below `MIN_MEETINGS` it is too early to say. */
export interface Rivalry {
  /** Null where nobody was right more often than wrong. */
  readonly rival: Rival | null;
  readonly most: number;
}

/** Whose challenges of this person's claims were right most often net. */
export const nemesisOf = (pairs: readonly Pair[], person: string): Rivalry =>
  rivalryOf(
    pairs
      .filter(({ claimer }) => claimer === person)
      .map(({ challenger, made, right }) => ({ person: challenger, made, right })),
  );

/** Whose claims this person challenged rightly most often net. */
export const victimOf = (pairs: readonly Pair[], person: string): Rivalry =>
  rivalryOf(
    pairs
      .filter(({ challenger }) => challenger === person)
      .map(({ claimer, made, right }) => ({ person: claimer, made, right })),
  );

/** Of two who are equal, whoever met more often, then whoever stands first. */
function rivalryOf(met: readonly Rival[]): Rivalry {
  const known = met.filter(({ made }) => made >= MIN_MEETINGS);
  const [first] = known.toSorted((one, other) => net(other) - net(one) || other.made - one.made);
  return {
    rival: first !== undefined && net(first) > 0 ? first : null,
    most: Math.max(0, ...met.map(({ made }) => made)),
  };
}

/** Right ones less wrong ones. */
const net = ({ made, right }: PairTally): number => 2 * right - made;
