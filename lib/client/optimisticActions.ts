import type { Action, GameState } from "@/lib/engine";
import type { ActionEntry, ApiCode, Entry, NewEntry, OpenTable, Wanted } from "@/lib/protocol/entry";
import { stillAnswers } from "@/lib/protocol/stillAnswers";
import { advance } from "@/lib/views/openTable";

/** The mark of whoever taps in a game that was begun here, or passed on, without a line: they are whoever the server knows this phone as. */
export const NO_ONE_YET = "";

/** A tap that the server has not confirmed yet. */
export interface PendingTap {
  /** What is sent, word for word, as often as it takes. */
  readonly entry: NewEntry & { readonly action: Action };
  /** As whom it was made (`May.as`). */
  readonly as: string;
  /** When, by this phone's clock, in milliseconds. */
  readonly at: number;
  /** Why it will not be recorded as it is; then it only waits to be dropped or made anew. */
  readonly refused?: {
    readonly code: ApiCode;
    /** What the server said. */
    readonly message?: string;
    /** What somebody else did first. */
    readonly theirs?: Action;
  };
}

/** What becomes of the pending taps on another table. */
interface Replayed {
  readonly pending: readonly PendingTap[];
  /** The table with them played on top. */
  readonly shown: OpenTable;
  /** The first that does not fit what others recorded, and all that rested on it. */
  readonly dropped: readonly PendingTap[];
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

/** Whether the table waits for dice of a claim that this tap bangs too. */
const bangsAlong = ({ state }: OpenTable, { entry }: PendingTap): boolean =>
  entry.action.do === "challenge" && state.phase === "revealing";

/** A tap that answers the entry with this `seq`. */
export const answering = (tap: PendingTap, after: number): PendingTap =>
  tap.entry.after === after ? tap : { ...tap, entry: { ...tap.entry, after } };

/** The taps without the one that was recorded as this `seq`; those that were made one on another after it answer it there. */
export function settled(taps: readonly PendingTap[], tap: PendingTap, seq: number): readonly PendingTap[] {
  const place = taps.indexOf(tap);
  const following = taps
    .slice(place + 1)
    .map((next, at) => (next.entry.after === tap.entry.after + at + 1 ? answering(next, seq + at) : next));
  return [...taps.slice(0, place), ...following];
}

/** A pending tap as the entry it hopes to become. */
export const provisional = ({ entry }: PendingTap, after: number): ActionEntry => ({
  ...entry,
  after,
  seq: after + 1,
  by: "",
  at: "",
});

/** What is done twice in a row with good reason: another die of the same face, another roll (P4, O4). */
const REPEATED: readonly Action["do"][] = ["show", "hide", "roll-table", "re-roll"];

/** Whether an action is done anew each time that it is told. */
const canRepeat = ({ do: deed }: Action): boolean => REPEATED.includes(deed);

/** What comes from a sheet, which closes at the first tap: the same once more is meant, as a second bad for the same player. */
const FROM_SHEETS: readonly Action["do"][] = ["result", "outcome", "adjust", "buy-in"];

/** Whether an action right after the same one is a second one, and no finger that bounced. */
export const canFollowItself = (action: Action): boolean =>
  canRepeat(action) || FROM_SHEETS.includes(action.do);

/**
 * The entry by which somebody recorded just what a tap says, of the same moment: then there is nothing more to record, and nobody was
 * first. Undefined where there is none that stands. What ends nothing, as a penalty, is told by each of them.
 * @param entries What was recorded since the tap was made, with the first of it.
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

/** Whether an entry records what is wanted. */
export const saysSame = ({ action, replaces }: Entry, wanted: Wanted): boolean =>
  inOrder([action, replaces]) === inOrder([wanted.action, wanted.replaces]);

/** JSON with its keys in order: databases may keep them in another. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What a tap answers: it still does on a table where this is the same. */
export function situation(state: GameState): string {
  const open = state.phase === "claiming" || state.phase === "revealing" ? state.round.latest : null;
  return JSON.stringify([state.phase, state.settledRounds, open]);
}
