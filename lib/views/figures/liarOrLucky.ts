import { type Shown, SMALL, shownOf, shownRate } from "./shown";
import { add, NOTHING, type Tally } from "./tally";

/** Whether somebody is a liar, or lucky: what can be said of it, and the figures it rests on. */
export interface LiarOrLucky {
  /** Own claims whose truth is known: how many were false. The same of everybody else's. */
  readonly bluffs: Shown;
  readonly others: Shown;
  /** Against the others, where the two intervals lie apart; null where either figure is small. */
  readonly lies: "more" | "less" | "alike" | null;
  /** As claimer and challenger together. */
  readonly luck: Shown;
  /** Beyond its standard deviation, or within; null where it is small. */
  readonly fortune: "good" | "bad" | "even" | null;
}

/** What can be said of one person among others. @param others Tallies of everybody else in the same games. */
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

/** An interval of one standard deviation to both sides that holds nothing says: as the chances had it. */
function fortuneOf(luck: Shown): "good" | "bad" | "even" {
  if (luck.value === null) return "even";
  if (luck.low > 0) return "good";
  return luck.high < 0 ? "bad" : "even";
}
