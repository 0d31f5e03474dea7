import type { RefusalCode } from "@/lib/engine";
import type { BrokenEntry } from "@/lib/protocol/entry";

/** A later entry that a correction makes illegal, with the entries that depend on it. */
export interface ConflictGroup {
  readonly first: BrokenEntry;
  readonly others: readonly BrokenEntry[];
}

/**
 * Refusals that only follow from an earlier conflict: no open round, another end, or after the game's end.
 */
const FALLS_WITH: ReadonlySet<RefusalCode> = new Set([
  "round-not-started",
  "no-claim-yet",
  "wrong-phase",
  "already-challenged",
  "game-over",
]);

/** Groups illegal later entries by round: the conflict, and its dependents. */
export function laterConflicts(broken: readonly BrokenEntry[]): readonly ConflictGroup[] {
  const groups: { readonly first: BrokenEntry; readonly others: BrokenEntry[] }[] = [];
  for (const one of broken) {
    const current = groups.at(-1);
    const hangs = one.action.do !== "start-round" && FALLS_WITH.has(one.code);
    if (current && hangs) current.others.push(one);
    else groups.push({ first: one, others: [] });
  }
  return groups;
}
