import { figuresOf, type Luck } from "./figures";
import type { Tally } from "./tally";

// Statistics as pages show them: never a value without its sample size. The type forces callers to check for
// a value.

/** Below this sample size, a statistic is shown with a caution. */
export const SMALL = 10;

/** A statistic without data: "–". */
interface Nothing {
  readonly n: 0;
  readonly value: null;
  readonly low: null;
  readonly high: null;
  readonly small: true;
}

/** A statistic with its sample size and interval. */
interface Something {
  /** Sample size in rounds, claims or games; at least 1. */
  readonly n: number;
  readonly value: number;
  /** The interval. */
  readonly low: number;
  readonly high: number;
  /** True below `SMALL`. */
  readonly small: boolean;
}

/** A statistic as shown. */
export type Shown = Nothing | Something;

/** A descriptive mean without an interval. */
export type ShownMean = Omit<Nothing, "low" | "high"> | Omit<Something, "low" | "high">;

/** A calibration row: challenged claims with similar chances. */
export interface ShownTenth {
  /** The row's chances: from `from` to below `to` (inclusive in the last row). */
  readonly from: number;
  readonly to: number;
  /** Their mean chance; null if empty. */
  readonly chance: number | null;
  /** The share of true ones, with its 95% interval. */
  readonly true: Shown;
}

/** A player's statistics as shown. Rates are shares from 0 to 1 with their 95% interval. */
export interface ShownFigures {
  /** Won and lost shares of finished games. A lost Firehouse game is a wash of the dishes. */
  readonly won: Shown;
  readonly lost: Shown;
  readonly challenges: { readonly [Way in "in_turn" | "out_of_turn" | "spot_on"]: Shown };
  /** The share of false claims among own challenged claims. */
  readonly caught: Shown;
  /** The share of false claims among own claims with known truth. */
  readonly bluffs: Shown;
  /** The share of own bluffs that were challenged. */
  readonly bluffsCaught: Shown;
  /** From 0 for a certain claim to 1 for an impossible one. */
  readonly nerve: ShownMean;
  /** Luck as claimer and challenger, each with its standard deviation: "+2.1 ± 1.6". `all` combines both. */
  readonly luck: { readonly [As in "claimer" | "challenger" | "all"]: Shown };
  /** A difference of shares, from −1 to 1, with its 90% interval. */
  readonly read: Shown;
  /** Ten rows, the least likely claims first. */
  readonly calibration: readonly ShownTenth[];
}

const NOTHING: Nothing = { n: 0, value: null, low: null, high: null, small: true };

/** Prepares a tally's statistics for display. */
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
    calibration: calibration.map(({ n, chance, true: trueCount }, tenth) => ({
      from: tenth / 10,
      to: (tenth + 1) / 10,
      chance: n === 0 ? null : chance / n,
      true: shownRate(trueCount, n),
    })),
  };
}

/** A proportion with its 95% interval (Wilson). */
export function shownRate(successes: number, n: number): Shown {
  if (n === 0) return NOTHING;
  return { n, value: successes / n, ...wilson(successes, n, "95 %"), small: n < SMALL };
}

/** The accuracy's interval, shifted by the expected accuracy. */
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

/** Players never challenge their own claims, so the two sums are independent. */
const together = (one: Luck, other: Luck): Luck => ({
  n: one.n + other.n,
  sum: one.sum + other.sum,
  variance: one.variance + other.variance,
});

/** Confidence levels as z-scores of the normal distribution. */
const SURE = { "90 %": 1.6448536269514722, "95 %": 1.959963984540054 } as const;

/** An interval within 0 to 1. */
interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's score interval of a proportion.
 * @param successes The successes.
 * @param n The trials, at least 1.
 */
export function wilson(successes: number, n: number, sure: keyof typeof SURE): Interval {
  const squared = SURE[sure] ** 2;
  const middle = (successes + squared / 2) / (n + squared);
  const reach = (SURE[sure] * Math.sqrt((successes * (n - successes)) / n + squared / 4)) / (n + squared);
  // The extremes are exactly 0 and 1, which rounding could miss.
  return {
    low: successes === 0 ? 0 : Math.max(0, middle - reach),
    high: successes === n ? 1 : Math.min(1, middle + reach),
  };
}
