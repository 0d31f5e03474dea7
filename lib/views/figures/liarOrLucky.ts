import { type Shown, SMALL, shownOf, shownRate } from "./shown";
import { add, NOTHING, type Tally } from "./tally";

/** Does a person bluff more, or are they lucky: the answer with its statistics. */
export interface LiarOrLucky {
  /** False claims among own claims with known truth; the same for everyone else. */
  readonly bluffs: Shown;
  readonly others: Shown;
  /** Compared with the others, if the intervals do not overlap; null for a small sample. */
  readonly lies: "more" | "less" | "alike" | null;
  /** As claimer and challenger combined. */
  readonly luck: Shown;
  /** Outside or within one standard deviation; null for a small sample. */
  readonly fortune: "good" | "bad" | "even" | null;
}

/** The answer for one person. @param others Tallies of everyone else in the same games. */
export function liarOrLucky(tally: Tally, others: readonly Tally[]): LiarOrLucky {
  const { bluffs, luck } = shownOf(tally);
  const { claims } = others.reduce((sum, one) => add(sum, { claims: one.claims }), NOTHING);
  const theirs = shownRate(claims.bluffs, claims.known);
  return {
    bluffs,
    others: theirs,
    lies: bluffs.n < SMALL || theirs.n < SMALL ? null : against(bluffs, theirs),
    luck: luck.all,
    fortune: luck.all.n < SMALL ? null : fortuneOf(luck.all),
  };
}

function against(own: Shown, theirs: Shown): "more" | "less" | "alike" {
  if (own.value === null || theirs.value === null) return "alike";
  if (own.low > theirs.high) return "more";
  return own.high < theirs.low ? "less" : "alike";
}

/** An interval of one standard deviation around zero means average luck. */
function fortuneOf(luck: Shown): "good" | "bad" | "even" {
  if (luck.value === null) return "even";
  if (luck.low > 0) return "good";
  return luck.high < 0 ? "bad" : "even";
}
