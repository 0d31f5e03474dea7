import type { RuleSetData } from "@/lib/engine";
import { readOwnGame } from "@/lib/protocol/ruleSets/ownGame";

/** Four dice, ones wild unless opened, a wrong bid drinks two, and the drinker starts. */
export const FRIDAY = {
  format: "rule-set/1",
  name: "Friday bluff",
  claims: { kind: "counts" },
  cups: { kind: "own", dice: 4 },
  wild: { kind: "ones", opening_ones: "plain" },
  challenges: [{ kind: "doubt", called: "No way!" }],
  cost: [
    { when: { right: true }, moves: [{ what: "drink", count: 2, from: "bank", to: "claimer" }] },
    { moves: [{ what: "drink", count: 2, from: "bank", to: "challenger" }] },
  ],
  starter: "loser",
  ending: { kind: "never" },
} as const satisfies RuleSetData;

/** The id of a game with these rules. */
export function gameOf(rules: unknown): string {
  const own = readOwnGame(rules);
  if (!own.ok) throw new Error(`bad-rule-set: ${own.refusal.values.name}`);
  return own.value.game;
}
