import type { Action } from "@/lib/engine";
import type { Entry, Wanted } from "@/lib/protocol/entry";

/** A journal of actions and corrections, in order. */
export function journalOf(...lines: readonly (Action | Wanted)[]): readonly Entry[] {
  return lines.map((line, at) => {
    const wanted: Wanted = "do" in line ? { action: line } : line;
    return {
      ...wanted,
      id: `entry-${at + 1}`,
      after: at,
      seq: at + 1,
      by: "phone",
      at: "2026-11-20T12:00:00.000Z",
    };
  });
}

/** A correction. */
export const corrected = (action: Action, ...replaces: readonly number[]): Wanted => ({ action, replaces });

/** An undo. */
export const retracted = (...replaces: readonly number[]): Wanted => ({ action: null, replaces });
