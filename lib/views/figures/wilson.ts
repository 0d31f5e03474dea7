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
