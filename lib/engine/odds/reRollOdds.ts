import type { ClaimLanguage } from "../parts";
import type { Claim, Face, RoundTerms } from "../vocabulary";
import { handsOf, orders } from "./falls";

/**
 * The best chance of a claimed hand after up to `rolls` rerolls of any of the five dice, with optimal choices
 * (O3, O4). Exact: dynamic programming backward from the last roll over the 252 hands.
 */
export function reRollOdds(
  language: ClaimLanguage,
  claim: Claim,
  dice: readonly Face[],
  rolls: number,
  terms: RoundTerms,
): number {
  let worth = new Map<string, number>();
  for (const hand of handsOf(5)) {
    const finding = language.judge(claim, { dice: hand }, terms);
    worth.set(hand.join(""), finding.ok && finding.value.finding !== "short" ? 1 : 0);
  }
  for (let roll = 0; roll < rolls; roll++) worth = oneRollEarlier(worth);
  return worth.get([...dice].sort().join("")) ?? 0;
}

/** The value of each hand before one more reroll: the best over all it may keep. */
function oneRollEarlier(worth: ReadonlyMap<string, number>): Map<string, number> {
  const expected = new Map<string, number>();
  for (let count = 0; count <= 5; count++)
    for (const keep of handsOf(count)) {
      let sum = 0;
      let all = 0;
      for (const rest of handsOf(5 - count)) {
        const ways = orders(rest);
        all += ways;
        sum += ways * (worth.get([...keep, ...rest].sort().join("")) ?? 0);
      }
      expected.set(keep.join(""), sum / all);
    }
  return new Map(
    handsOf(5).map((hand) => [
      hand.join(""),
      Math.max(...subsets(hand).map((keep) => expected.get(keep.join("")) ?? 0)),
    ]),
  );
}

/** All sub-hands to keep, faces ascending. */
function subsets(hand: readonly Face[]): readonly (readonly Face[])[] {
  return Array.from({ length: 2 ** hand.length }, (_, mask) => hand.filter((_die, at) => mask & (1 << at)));
}
