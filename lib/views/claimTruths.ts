import {
  type Action,
  type Claim,
  diceInPlay,
  type Face,
  type GameState,
  heldAgainst,
  heldByHand,
  oddsOf,
  type RoundTerms,
  type RuleSet,
  type Settled,
  type Shown,
} from "@/lib/engine";

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

/** Whether an action may change the dice of a cup that goes round: whoever looks may roll, and whoever accepts may have looked. */
export const stirs = (action: Action): boolean =>
  action.do === "look" ||
  action.do === "roll-table" ||
  action.do === "roll-cup" ||
  (action.do === "claim" && (action.accept !== "blind" || action.skipped === true));

/** The claims of a round, in their order. */
export interface RoundClaims {
  readonly claims: readonly Claim[];
  /** How many of them were made before anything that may have changed the dice. */
  readonly stirred: number;
}

/**
 * Of every claim of a round, in order, whether it was true; null where nobody can tell. The challenged one is known from the
 * verdict, unless it was conceded; an earlier count from all dice, or from how many were found of the same face; an earlier hand only where
 * the dice that were shown are the very dice it was said of.
 */
export function claimTruths(
  { claims, stirred }: RoundClaims,
  { shown, finding, claim: challenged }: Settled,
  terms: RoundTerms,
  rules: RuleSet,
): readonly (boolean | null)[] {
  if (shown === null) return claims.map(() => null);
  return claims.map((claim, at) => {
    if (at === claims.length - 1) return finding.finding !== "short";
    // Where every cup has dice of its own, nobody sees those of an earlier claim.
    if (!("count" in claim) && (at < stirred || rules.cups.dealt(2) !== null)) return null;
    const lifted = liftedFor(claim, challenged, shown, rules);
    const held = lifted && heldAgainst(claim, lifted, terms, rules);
    return held?.ok ? held.value.finding !== "short" : null;
  });
}

function liftedFor(claim: Claim, challenged: Claim, shown: Shown, { claims }: RuleSet) {
  if ("dice" in shown) return { dice: everyDie(shown.dice), cups: cupsOf(shown.dice) };
  const sameFace = "count" in claim && "count" in challenged && claim.face === challenged.face;
  if (!sameFace || claims.naturalNeeded) return null;
  if ("count" in shown) return { count: shown.count };
  return "counts" in shown
    ? { count: Object.values(shown.counts).reduce((sum, count) => sum + count, 0) }
    : null;
}

const cupsOf = (dice: Extract<Shown, { readonly dice: unknown }>["dice"]): readonly (readonly Face[])[] =>
  Array.isArray(dice) ? [] : Object.values(dice);

const everyDie = (dice: Extract<Shown, { readonly dice: unknown }>["dice"]): readonly Face[] =>
  Array.isArray(dice) ? dice : Object.values(dice).flat();
