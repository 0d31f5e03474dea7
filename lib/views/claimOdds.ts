import { diceInPlay, type GameState, heldByHand, oddsOf, type RuleSet } from "@/lib/engine";

/**
 * The exact chance, from 0 to 1, that the claim on the table is true, and that it is exact, by what everybody could know of it: the dice in
 * play, the wild face, the dice in the open; nobody's hidden dice. Null where nothing is claimed.
 * @param ask Answers the same for the same; another one may remember what it answered.
 */
export function claimOdds(
  state: GameState,
  rules: RuleSet,
  ask: typeof oddsOf = oddsOf,
): ReturnType<typeof oddsOf> | null {
  if (state.phase !== "claiming" && state.phase !== "revealing") return null;
  const { latest, terms, table } = state.round;
  if (latest === null) return null;
  const known = table.map(({ face }) => face);
  const total = "count" in latest.claim ? diceInPlay(state) : heldByHand(rules);
  return ask(latest.claim, known, total, terms, rules);
}
