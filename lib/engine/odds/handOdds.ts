import type { ClaimLanguage } from "../parts";
import { cannotHappen } from "../result";
import type { Claim, Face, RoundTerms } from "../vocabulary";
import type { Odds } from "./countOdds";
import { handsOf, orders } from "./falls";

/**
 * The exact chance that one cup's dice make a claim true, with some known (S2). It judges each unordered roll
 * of the unknown dice once, at most 252, weighted by its number of orders.
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
