import type { ClaimLanguage } from "../parts";
import { cannotHappen } from "../result";
import type { Claim, Face, RoundTerms } from "../vocabulary";
import type { Odds } from "./countOdds";
import { handsOf, orders } from "./falls";

/**
 * Exact chance that the dice of one cup make a claim true, some of them known (S2): each fall of the unknown ones is
 * judged once, whatever the order of the dice, and counted as often as they can lie so: 252 of them at most.
 */
export function handOdds(
  language: ClaimLanguage,
  claim: Claim,
  known: readonly Face[],
  total: number,
  terms: RoundTerms,
): Odds {
  let all = 0;
  let atLeast = 0;
  let exactly = 0;
  for (const unknown of handsOf(Math.max(0, total - known.length))) {
    const finding = language.judge(claim, { dice: [...known, ...unknown] }, terms);
    if (!finding.ok) cannotHappen("dice decide every claim about one cup");
    const ways = orders(unknown);
    all += ways;
    if (finding.value.finding !== "short") atLeast += ways;
    if (finding.value.finding === "exact") exactly += ways;
  }
  return { chance: atLeast / all, exact: exactly / all };
}
