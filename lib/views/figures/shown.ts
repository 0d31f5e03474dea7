import { figuresOf, type Luck } from "./figures";
import type { Tally } from "./tally";

// What pages show of a figure: never a number without what it rests on. Whoever wants the value has to ask first whether there is one.

/** A figure that rests on fewer than so many is small: it is shown with a word of caution. */
export const SMALL = 10;

/** A figure that rests on nothing: "–". */
interface Nothing {
  readonly n: 0;
  readonly value: null;
  readonly low: null;
  readonly high: null;
  readonly small: true;
}

/** A figure with what it rests on and how sure it is. */
interface Something {
  /** How many rounds, claims or games it rests on; at least 1. */
  readonly n: number;
  readonly value: number;
  /** The ends of its interval. */
  readonly low: number;
  readonly high: number;
  /** Whether it rests on fewer than `SMALL`. */
  readonly small: boolean;
}

/** A figure as it is shown. */
export type Shown = Nothing | Something;

/** A mean that says what was done, and estimates nothing: it has no interval. */
export type ShownMean = Omit<Nothing, "low" | "high"> | Omit<Something, "low" | "high">;

/** A row of the calibration: claims of about the same chance that were doubted. */
export interface ShownTenth {
  /** The row's chances: at least `from`, and below `to` (in the last row up to it). */
  readonly from: number;
  readonly to: number;
  /** Their mean chance; null for none. */
  readonly chance: number | null;
  /** The share of them that was true, with its 95 % interval. */
  readonly true: Shown;
}

/** What a player's tally is shown as. Rates are shares from 0 to 1 with their 95 % interval. */
export interface ShownFigures {
  /** Of finished games: how many were won and lost. A game of firehouse that is lost is a wash of the dishes. */
  readonly won: Shown;
  readonly lost: Shown;
  readonly challenges: { readonly [Way in "in_turn" | "out_of_turn" | "spot_on"]: Shown };
  /** Of own claims that were challenged: how many were false. */
  readonly caught: Shown;
  /** Of own claims whose truth is known: how many were false. */
  readonly bluffs: Shown;
  /** Of own bluffs: how many were challenged. */
  readonly bluffsCaught: Shown;
  /** From 0 for a claim that cannot fail to 1 for one that cannot hold. */
  readonly nerve: ShownMean;
  /** Sums in claims and challenges, each with its standard deviation to both sides: "+2.1 ± 1.6". `all` is of both. */
  readonly luck: { readonly [As in "claimer" | "challenger" | "all"]: Shown };
  /** A difference of shares, from −1 to 1, with its 90 % interval. */
  readonly read: Shown;
  /** Ten rows, the least likely claims first. */
  readonly calibration: readonly ShownTenth[];
}

const NOTHING: Nothing = { n: 0, value: null, low: null, high: null, small: true };

/** What is shown of a tally, as shared statistics define it. */
export function shownOf(tally: Tally): ShownFigures {
  const { challenges, challenged, claims, nerve, luck, read, calibration } = figuresOf(tally);
  return {
    won: shownRate(tally.wins, tally.games),
    lost: shownRate(tally.losses, tally.games),
    challenges: {
      in_turn: shownRate(challenges.in_turn.right, challenges.in_turn.made),
      out_of_turn: shownRate(challenges.out_of_turn.right, challenges.out_of_turn.made),
      spot_on: shownRate(challenges.spot_on.right, challenges.spot_on.made),
    },
    caught: shownRate(challenged.false, challenged.claims),
    bluffs: shownRate(claims.bluffs, claims.known),
    bluffsCaught: shownRate(claims.bluffs_caught, claims.bluffs),
    nerve:
      nerve.mean === null
        ? { n: 0, value: null, small: true }
        : { n: nerve.n, value: nerve.mean, small: nerve.n < SMALL },
    luck: {
      claimer: shownLuck(luck.claimer),
      challenger: shownLuck(luck.challenger),
      all: shownLuck(together(luck.claimer, luck.challenger)),
    },
    read: shownRead(tally.doubts.came, read),
    calibration: calibration.map(({ n, chance, true: held }, tenth) => ({
      from: tenth / 10,
      to: (tenth + 1) / 10,
      chance: n === 0 ? null : chance / n,
      true: shownRate(held, n),
    })),
  };
}

/** So many of so many, with the 95 % interval (Wilson). */
export function shownRate(came: number, n: number): Shown {
  if (n === 0) return NOTHING;
  return { n, value: came / n, ...wilson(came, n, "95 %"), small: n < SMALL };
}

/** The interval of the accuracy, as far below and above as the accuracy is above what was to be expected. */
function shownRead(
  right: number,
  { n, value }: { readonly n: number; readonly value: number | null },
): Shown {
  if (value === null) return NOTHING;
  const expected = right / n - value;
  const { low, high } = wilson(right, n, "90 %");
  return { n, value, low: low - expected, high: high - expected, small: n < SMALL };
}

function shownLuck({ n, sum, variance }: Luck): Shown {
  if (n === 0) return NOTHING;
  const deviation = Math.sqrt(variance);
  return { n, value: sum, low: sum - deviation, high: sum + deviation, small: n < SMALL };
}

/** Nobody challenges their own claim, so that both sums rest on rounds of their own. */
const together = (one: Luck, other: Luck): Luck => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  variance: one.variance + other.variance,
});

/** How sure an interval is, as the distance of its ends in standard deviations of the normal distribution. */
const SURE = { "90 %": 1.6448536269514722, "95 %": 1.959963984540054 } as const;

/** From where to where a share lies; both from 0 to 1. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval of a share: all true shares from which so many of so many come often enough.
 * @param came How many of them did.
 * @param n How many there were, at least 1.
 */
export function wilson(came: number, n: number, sure: keyof typeof SURE): Interval {
  const squared = SURE[sure] ** 2;
  const middle = (came + squared / 2) / (n + squared);
  const reach = (SURE[sure] * Math.sqrt((came * (n - came)) / n + squared / 4)) / (n + squared);
  // None and all of them end at 0 and 1 exactly, which a rounded difference may miss.
  return {
    low: came === 0 ? 0 : Math.max(0, middle - reach),
    high: came === n ? 1 : Math.min(1, middle + reach),
  };
}
