import { type Face, type RuleSet, rulesUnder, termsAsked } from "@/lib/engine";

/** A game's rules in a house; a house that cannot be fails the test. */
export function rulesOf(game: string, house = {}): RuleSet {
  const rules = rulesUnder(game, house);
  if (!rules.ok) throw new Error(rules.refusal.code);
  return rules.value;
}

/** The terms of a round, with the red die showing `wild`. */
export function termsOf(rules: RuleSet, wild?: Face) {
  const terms = termsAsked(wild === undefined ? {} : { wild }, rules, false);
  if (!terms.ok) throw new Error(terms.refusal.code);
  return terms.value;
}
