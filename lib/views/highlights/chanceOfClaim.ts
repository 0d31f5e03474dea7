import { type House, oddsOf, rulesUnder, type Settled } from "@/lib/engine";
import { wildIn } from "../verdictCard";

/** What of a verdict says how likely its claim was. */
type Judged = Pick<Settled, "claim" | "diceInPlay" | "wild" | "counted">;

/**
 * How likely the claim of a settled round is true for whoever sees no die (S6), 0 to 1; null where claims are not about counted dice, and
 * where the house rules cannot be read.
 */
export function chanceOfClaim(judged: Judged, game: string, house: House): number | null {
  const { claim, diceInPlay } = judged;
  if (!("count" in claim)) return null;
  const rules = rulesUnder(game, house);
  if (!rules.ok) return null;
  const wild = wildIn(judged);
  const terms = { wild, redDie: null, notOpeningOn: null, locksFace: false, lockedFace: null };
  return oddsOf(claim, [], diceInPlay, terms, rules.value).chance;
}
