import type { RefusalCode } from "@/lib/engine";
import type { BrokenEntry } from "@/lib/protocol/entry";

/** Something recorded later that a correction would make illegal, and what only falls with it. */
export interface ConflictGroup {
  readonly first: BrokenEntry;
  readonly others: readonly BrokenEntry[];
}

/** What the rules say to an entry whose round did not begin, or ended otherwise, or came after the game's end. */
const FALLS_WITH: ReadonlySet<RefusalCode> = new Set([
  "round-not-started",
  "no-claim-yet",
  "wrong-phase",
  "already-challenged",
  "game-over",
]);

/** Later entries that would be illegal, round by round: what stands in the way, and what hangs on it. */
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
