import {
  type Action,
  type Claim,
  diceInPlay,
  dicePerHand,
  type Face,
  type GameState,
  judgeClaim,
  oddsOf,
  type RoundTerms,
  type RuleSet,
  type Settled,
  type Shown,
} from "@/lib/engine";

/**
 * The exact chance, from 0 to 1, that the claim is true, and that it is exact. It uses public information
 * only: the dice in play, the wild face and the open dice. Null without a claim.
 * @param ask Pure, so that it can be memoized.
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
  const total = "count" in latest.claim ? diceInPlay(state) : dicePerHand(rules);
  return ask(latest.claim, known, total, terms, rules);
}

/**
 * True if an action can change the shared cup's dice: a player who peeks can roll, and one who accepts may
 * have peeked.
 */
export const canChangeDice = (action: Action): boolean =>
  action.do === "look" ||
  action.do === "roll-table" ||
  action.do === "roll-cup" ||
  (action.do === "claim" && (action.accept !== "blind" || action.skipped === true));

/** The claims of a round, in order. */
export interface RoundClaims {
  readonly claims: readonly Claim[];
  /** How many of them came before any action that could change the dice. */
  readonly stirred: number;
}

/**
 * For each claim of a round, in order: true, false, or null if unknown. The verdict decides the challenged
 * claim, unless it was conceded. An earlier count follows from all dice, or from the count of the same face.
 * An earlier hand is known only if the revealed dice are the ones it was about.
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
    // If every cup has its own dice, an earlier claim's dice stay unknown.
    if (!("count" in claim) && (at < stirred || rules.cups.dealt(2) !== null)) return null;
    const lifted = liftedFor(claim, challenged, shown, rules);
    const result = lifted && judgeClaim(claim, lifted, terms, rules);
    return result?.ok ? result.value.finding !== "short" : null;
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
