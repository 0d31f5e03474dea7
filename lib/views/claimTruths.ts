import {
  type Action,
  type Claim,
  type Face,
  heldAgainst,
  type RoundTerms,
  type RuleSet,
  type Settled,
  type Shown,
} from "@/lib/engine";

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
