import type { RuleSetData } from "@/lib/engine";
import { sayCostRow, sayEnding } from "@/lib/messages/ruleSets";

/** The sentences of a rule set by id: X1 is the first row of its price list, and the last is the ending. */
export function ownSentences(rules: RuleSetData): Readonly<Record<string, string>> {
  const drink = rules.drink_name ?? null;
  const sentences = [...rules.cost.map((row) => sayCostRow(row, rules, drink)), sayEnding(rules.ending)];
  return Object.fromEntries(sentences.map((sentence, at) => [`X${at + 1}`, sentence]));
}
