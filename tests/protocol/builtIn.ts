import type { RuleSetData } from "@/lib/engine";
import { builtInRuleSet } from "@/lib/protocol/ruleSets/builtIn";

/** A game of the rule book as a rule set, as JSON has it. */
export function builtIn(game: string, house: Readonly<Record<string, unknown>> = {}): RuleSetData {
  const rules = builtInRuleSet(game, house, "Ours");
  if (!rules.ok) throw new Error(rules.refusal.code);
  return JSON.parse(JSON.stringify(rules.value));
}
