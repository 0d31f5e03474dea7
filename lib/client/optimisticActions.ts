import type { Action, GameState } from "@/lib/engine";
import type { ActionEntry, ApiCode, Entry, NewEntry, OpenTable, Wanted } from "@/lib/protocol/entry";
import { stillAnswers } from "@/lib/protocol/stillAnswers";
import { advance } from "@/lib/views/openTable";

/** The actor of taps in an offline or transferred game: the server decides who this phone is. */
export const NO_ONE_YET = "";

/** An optimistic action: a tap that the server has not confirmed yet. The outbox queues it. */
export interface PendingTap {
  /** The request as sent; retries do not change it. */
  readonly entry: NewEntry & { readonly action: Action };
  /** The actor (`May.as`). */
  readonly as: string;
  /** By this phone's clock, in milliseconds. */
  readonly at: number;
  /** Why the server refused it; then it waits to be dropped or redone. */
  readonly refused?: {
    readonly code: ApiCode;
    /** The server's message. */
    readonly message?: string;
    /** The conflicting entry of another phone. */
    readonly theirs?: Action;
  };
}

/** The pending taps replayed on another table. */
interface Replayed {
  readonly pending: readonly PendingTap[];
  /** The table with the taps applied. */
  readonly shown: OpenTable;
  /** The first conflicting tap and every tap after it. */
  readonly dropped: readonly PendingTap[];
}

/**
 * Replays pending taps on the confirmed table after entries from other phones. A bang on a claim that others
 * banged meanwhile stays: the server lists both (F13).
 * @param answers True if the taps still answer the latest claim and phase.
 */
export function replayTaps(
  confirmed: OpenTable,
  taps: readonly PendingTap[],
  unseen: readonly Entry[],
  answers = stillAnswers(unseen),
): Replayed {
  let shown = confirmed;
  const pending: PendingTap[] = [];
  for (const [at, tap] of taps.entries()) {
    if (bangsAlong(shown, tap) && unseen.every(({ action }) => action?.do === "challenge")) {
      pending.push(tap);
      continue;
    }
    const moved = tap.entry.after !== shown.seq;
    const played = moved && !answers ? null : advance(shown, provisional(tap, shown.seq));
    if (!played?.ok) return { pending, shown, dropped: taps.slice(at) };
    pending.push(answering(tap, shown.seq));
    shown = played.value;
  }
  return { pending, shown, dropped: [] };
}

/** True if the rules accept these taps on this table, one after the other. */
export function areLegal(table: OpenTable, taps: readonly PendingTap[]): boolean {
  let shown = table;
  return taps.every((tap) => {
    const played = advance(shown, provisional(tap, shown.seq));
    if (played.ok) shown = played.value;
    return played.ok;
  });
}

/** True if this tap bangs the claim whose dice the table is waiting for. */
const bangsAlong = ({ state }: OpenTable, { entry }: PendingTap): boolean =>
  entry.action.do === "challenge" && state.phase === "revealing";

/** A tap based on the entry with this `seq`. */
export const answering = (tap: PendingTap, after: number): PendingTap =>
  tap.entry.after === after ? tap : { ...tap, entry: { ...tap.entry, after } };

/** The taps without the one recorded as this `seq`; taps that depend on it are rebased onto it. */
export function settled(taps: readonly PendingTap[], tap: PendingTap, seq: number): readonly PendingTap[] {
  const place = taps.indexOf(tap);
  const following = taps
    .slice(place + 1)
    .map((next, at) => (next.entry.after === tap.entry.after + at + 1 ? answering(next, seq + at) : next));
  return [...taps.slice(0, place), ...following];
}

/** A pending tap as a provisional entry. */
export const provisional = ({ entry }: PendingTap, after: number): ActionEntry => ({
  ...entry,
  after,
  seq: after + 1,
  by: "",
  at: "",
});

/** Actions that legitimately repeat: another die of the same face, another roll (P4, O4). */
const REPEATED: readonly Action["do"][] = ["show", "hide", "roll-table", "re-roll"];

/** True if each repetition is a new action. */
const canRepeat = ({ do: kind }: Action): boolean => REPEATED.includes(kind);

/**
 * Actions from a sheet, which closes at the first tap: a repetition is intended, such as a second bad for the
 * same player.
 */
const FROM_SHEETS: readonly Action["do"][] = ["result", "outcome", "adjust", "buy-in"];

/** True if an action right after an equal one is intended, and not a bounced finger. */
export const canFollowItself = (action: Action): boolean =>
  canRepeat(action) || FROM_SHEETS.includes(action.do);

/**
 * The valid entry by which another phone recorded the same event at the same moment: then the tap is
 * redundant, not a conflict.
 * Undefined if there is none. Actions that end nothing, such as penalties, are never merged.
 * @param entries The entries since the tap, starting with the first.
 */
export function alreadyIn(
  entries: readonly Entry[],
  { entry: { action, after } }: PendingTap,
): Entry | undefined {
  const since = entries.filter(({ seq }) => seq > after).toSorted((a, b) => a.seq - b.seq);
  const ended = since.find((entry) => !stillAnswers([entry]));
  if (ended === undefined || since[0]?.seq !== after + 1 || canRepeat(action)) return undefined;
  const replaced = since.some(({ replaces }) => replaces?.includes(ended.seq));
  return !replaced && saysSame(ended, { action }) ? ended : undefined;
}

/** True if an entry records this action. */
export const saysSame = ({ action, replaces }: Entry, wanted: Wanted): boolean =>
  inOrder([action, replaces]) === inOrder([wanted.action, wanted.replaces]);

/** JSON with sorted keys: databases can reorder them. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The situation that a tap answers; it is still valid for an equal one. */
export function situation(state: GameState): string {
  const open = state.phase === "claiming" || state.phase === "revealing" ? state.round.latest : null;
  return JSON.stringify([state.phase, state.settledRounds, open]);
}
