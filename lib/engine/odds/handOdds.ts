import type { ClaimLanguage } from "../parts";
import { cannotHappen } from "../result";
import { type Claim, FACES, type Face, type RoundTerms } from "../vocabulary";
import type { Odds } from "./countOdds";

/**
 * Exact chance that the dice of one cup make a claim true, some of them known (S2): every fall of the unknown ones is
 * judged, 7,776 at most.
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
  for (const dice of falls(known, total)) {
    const finding = language.judge(claim, { dice }, terms);
    if (!finding.ok) cannotHappen("dice decide every claim about one cup");
    all++;
    if (finding.value.finding !== "short") atLeast++;
    if (finding.value.finding === "exact") exactly++;
  }
  return { chance: atLeast / all, exact: exactly / all };
}

/** Every way the dice of a cup can lie, given those known. */
function* falls(known: readonly Face[], total: number): Generator<readonly Face[]> {
  if (known.length >= total) yield known;
  else for (const face of FACES) yield* falls([...known, face], total);
}
