import type { Action, GameState } from "@/lib/engine";
import type { ActionEntry, Entry, NewEntry, OpenTable } from "@/lib/formats/entry";
import { stillAnswers } from "@/lib/formats/stillAnswers";
import { advance } from "@/lib/views/openTable";

/** A tap that the server has not confirmed yet. */
export type PendingTap = NewEntry & { readonly action: Action };

/** What becomes of the pending taps on another table. */
interface Replayed {
  readonly pending: readonly PendingTap[];
  /** The table with them played on top. */
  readonly shown: OpenTable;
  /** The first that does not fit what others recorded; it and all that rested on it are gone. */
  readonly dropped: PendingTap | null;
}

/**
 * Plays the pending taps on the confirmed table, given what others recorded since. A bang at a claim that others have banged
 * meanwhile waits as it is: the server lists it with theirs (F13).
 * @param answers Whether the taps still answer the latest claim and phase.
 */
export function replayTaps(
  confirmed: OpenTable,
  taps: readonly PendingTap[],
  unseen: readonly Entry[],
  answers = stillAnswers(unseen),
): Replayed {
  let shown = confirmed;
  const pending: PendingTap[] = [];
  for (const tap of taps) {
    if (bangsAlong(confirmed, tap) && unseen.every(({ action }) => action?.do === "challenge")) {
      pending.push(tap);
      continue;
    }
    const moved = tap.after !== shown.seq;
    const played = moved && !answers ? null : advance(shown, provisional(tap, shown.seq));
    if (!played?.ok) return { pending, shown, dropped: tap };
    pending.push({ ...tap, after: shown.seq });
    shown = played.value;
  }
  return { pending, shown, dropped: null };
}

/** Whether the table waits for dice of a claim that this tap bangs too. */
const bangsAlong = ({ state }: OpenTable, { action }: PendingTap): boolean =>
  action.do === "challenge" && state.phase === "revealing";

/** A pending tap as the entry it hopes to become. */
export const provisional = (tap: PendingTap, after: number): ActionEntry => ({
  ...tap,
  after,
  seq: after + 1,
  by: "",
  at: "",
});

/** What a tap answers: it still does on a table where this is the same. */
export function situation(state: GameState): string {
  const open = state.phase === "claiming" || state.phase === "revealing" ? state.round.latest : null;
  return JSON.stringify([state.phase, state.settledRounds, open]);
}
