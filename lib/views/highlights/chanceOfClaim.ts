import { type House, oddsOf, rulesUnder, type Settled } from "@/lib/engine";
import { wildIn } from "../verdictCard";

/** The fields of a verdict that determine its claim's chance. */
type Judged = Pick<Settled, "claim" | "diceInPlay" | "wild" | "counted">;

/**
 * The chance, 0 to 1, of a settled claim without knowledge of any dice (S6). Null for claims of hands, or
 * invalid house rules.
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
