import { type Claim, dicePerHand, FACES, type Face, type House, namedDice, rulesUnder } from "@/lib/engine";

/** A rung of the ranking: a class of hands, or a roll of two dice, highest first. */
export interface Rung {
  /** The class's best hand, as a claim. */
  readonly best: Claim;
  readonly dice: readonly Face[];
  /** The number of distinct hands, and of rolls that make one. */
  readonly hands: number;
  readonly rolls: number;
}

/** Every roll of some dice, sorted from high to low, without repetition, with its frequency. */
function throwsOf(dice: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const roll = (rolled: readonly Face[]): void => {
    if (rolled.length < dice) {
      for (const face of FACES) roll([...rolled, face]);
      return;
    }
    const key = rolled.toSorted((a, b) => b - a).join("");
    found.set(key, (found.get(key) ?? 0) + 1);
  };
  roll([]);
  return found;
}

/**
 * The ranking, highest first, in the engine's order; null for counts. A class of hands is one
 * rung with its best hand.
 */
export function rankingChart(game: string, house: House): readonly Rung[] | null {
  const rules = rulesUnder(game, house);
  if (!rules.ok || rules.value.claims.kind === "count") return null;
  const { claims, terms } = rules.value;
  const began = terms.begin({ do: "start-round" }, false);
  if (!began.ok) return null;
  const context = { terms: began.value, diceInPlay: dicePerHand(rules.value) };
  const all = [...throwsOf(context.diceInPlay)].flatMap(([key, rolls]) => {
    const dice = [...key].map((digit) => Number(digit) as Face);
    const best = claims.ofDice(dice);
    // Groups first, as in a claim: with ones high, a pair of ones comes before the six.
    return best && !("count" in best) ? [{ best, dice: namedDice(best), hands: 1, rolls }] : [];
  });
  const rungs: Rung[] = [];
  for (const one of all.toSorted((a, b) => claims.compare(b.best, a.best, context))) {
    const rung = rungs.findIndex(({ best }) => sameClass(best, one.best));
    const above = rungs[rung];
    if (above) rungs[rung] = { ...above, hands: above.hands + 1, rolls: above.rolls + one.rolls };
    else rungs.push(one);
  }
  return rungs;
}

const sameClass = (a: Claim, b: Claim): boolean => "hand" in a && "hand" in b && a.hand === b.hand;
