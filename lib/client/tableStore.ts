import { type Action, type Refusal, readNames } from "@/lib/engine";
import type { Entry, NewEntry, NotDone, OpenTable, Recorded, Wanted } from "@/lib/formats/entry";
import { advance } from "@/lib/views/openTable";
import { isGone } from "./gone";
import { type PendingTap, provisional, replayTaps, situation } from "./pendingTaps";

/** How the phone stands to the server. */
export type Connection = "live" | "connecting" | "offline";

/** Something the people at the table should read: a tap that was not recorded, and why. */
export type Notice =
  | { readonly notice: "refused"; readonly refusal: Refusal; readonly action: Action }
  | { readonly notice: "not-done"; readonly answer: NotDone; readonly action: Action }
  /** Somebody else was first: `unseen` is what they recorded. */
  | { readonly notice: "too-late"; readonly unseen: readonly Entry[]; readonly action: Action };

/** What the screen sees: the confirmed table with the pending taps played on top. */
export interface StoreView {
  readonly table: OpenTable;
  /** The last entry the server has confirmed. */
  readonly confirmedSeq: number;
  /** Taps not confirmed by the server yet. */
  readonly pending: number;
  readonly connection: Connection;
  readonly notice: Notice | null;
  /** This phone may not read the table any longer. */
  readonly gone: boolean;
}

/** Sends entries; rejects when no answer came (no network); then, as after `unexpected` and `too-many`, they are sent again under the same id. */
export type Send = (entries: readonly NewEntry[]) => Promise<Recorded | NotDone>;

interface TableStoreParts {
  readonly table: OpenTable;
  readonly send: Send;
  /**
   * Reads the table as it is now: null when this phone may not any longer; rejects when no answer came. Needed after a
   * correction, which cannot be played on.
   */
  readonly readAfresh: () => Promise<OpenTable | null>;
  readonly newId: () => string;
  /** Runs `again` after `milliseconds`, when a request found no network. */
  readonly later: (again: () => void, milliseconds: number) => void;
}

/** One game on one phone: the confirmed table, and the taps on their way. Nothing is shown as kept before the server says so. */
export interface TableStore {
  getView(): StoreView;
  subscribe(listener: () => void): () => void;
  /**
   * Plays an action at once and sends it. Answers whether it was legal here; if not, `view.notice` says why.
   * @param name Who joins, when somebody new does.
   */
  tap(action: Action, name?: string): boolean;
  /**
   * Records corrections (or anything else) once the pending taps are through; all or nothing. Rejects without network.
   * Undoing the last entry is recording `table.last.undo`.
   */
  record(wanted: readonly Wanted[]): Promise<Recorded | NotDone>;
  /** Takes an entry from the live stream, in any order, any number of times. */
  receive(entry: Entry): void;
  /** Starts over from a table read afresh (after the stream could not catch up). */
  reset(table: OpenTable): void;
  setConnection(connection: Connection): void;
  /** The table is no longer this phone's: taps that were not sent are given up, and nothing is sent or taken any more. */
  leave(): void;
  dismissNotice(): void;
}

/** What is done twice in a row with good reason: another die of the same face, another roll (P4, O4). */
const REPEATED: readonly Action["do"][] = ["show", "hide", "roll-table", "re-roll"];

const mayRepeat = ({ do: deed }: Action): boolean => REPEATED.includes(deed);

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 15_000;

/** Opens the store on a table as read from the server. */
export function openTableStore({ table, send, readAfresh, newId, later }: TableStoreParts): TableStore {
  let confirmed = table;
  let pending: readonly PendingTap[] = [];
  let shown = table;
  let notice: Notice | null = null;
  let connection: Connection = "connecting";
  let sending = false;
  let gone = false;
  /** The server has had enough of this phone for a moment. */
  let resting = false;
  let reading: Promise<void> | null = null;
  /** The last accepted tap, and where the table stood then: the same one again, with nothing since, is a finger that bounced. */
  let lastTap = { text: "", seq: 0 };
  let retryAfter = FIRST_RETRY;
  /** Entries that arrived ahead of a missing one, or of a table that must be read afresh. */
  const early = new Map<number, Entry>();
  const listeners = new Set<() => void>();
  let view: StoreView = { table: shown, confirmedSeq: table.seq, pending: 0, connection, notice, gone };

  const changed = () => {
    view = { table: shown, confirmedSeq: confirmed.seq, pending: pending.length, connection, notice, gone };
    for (const listener of listeners) listener();
  };

  /** Plays the pending taps on the confirmed table; those that no longer fit what others recorded are dropped and told. */
  const replayPending = (unseen: readonly Entry[], answers?: boolean) => {
    const replayed = replayTaps(confirmed, pending, unseen, answers);
    ({ pending, shown } = replayed);
    if (replayed.dropped === null) return;
    notice = { notice: "too-late", unseen, action: replayed.dropped.action };
    lastTap.text = "";
  };

  /** Plays on what arrived, as far as nothing is missing and nothing was corrected. Answers what others recorded. */
  const confirm = (entries: readonly Entry[]): readonly Entry[] => {
    for (const entry of entries) if (entry.seq > confirmed.seq) early.set(entry.seq, entry);
    const others: Entry[] = [];
    for (let next = early.get(confirmed.seq + 1); next; next = early.get(confirmed.seq + 1)) {
      const { action, replaces } = next;
      if (action === null || replaces !== undefined) {
        reading ??= startAfresh();
        break;
      }
      early.delete(next.seq);
      const played = advance(confirmed, { ...next, action });
      if (!played.ok) throw new Error(`a recorded entry does not play: ${played.refusal.code}`);
      confirmed = played.value;
      const mine = pending[0]?.id === next.id;
      if (mine) pending = pending.slice(1);
      else others.push(next);
    }
    return others;
  };

  const leave = () => {
    gone = true;
    pending = [];
    early.clear();
    notice = null;
    changed();
  };

  const take = (entries: readonly Entry[]) => {
    if (gone) return;
    // A table read afresh may hold a tap already whose answer comes only now.
    const held = new Set(entries.filter(({ seq }) => seq <= confirmed.seq).map(({ id }) => id));
    pending = pending.filter(({ id }) => !held.has(id));
    replayPending(confirm(entries));
    changed();
  };

  /** Reads the table after a correction. The pending taps stay if they still answer the latest claim and phase. */
  const startAfresh = async (): Promise<void> => {
    const fresh = await readAfresh().catch(() => "no-answer" as const);
    if (gone) return;
    if (fresh === null) return leave();
    if (fresh === "no-answer") {
      later(() => {
        reading = startAfresh();
      }, retryAfter);
      retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY);
      return;
    }
    reading = null;
    retryAfter = FIRST_RETRY;
    const seen = [...early.values()].filter(({ seq }) => seq <= fresh.seq);
    for (const { seq } of seen) early.delete(seq);
    startFrom(fresh, seen);
    take([]);
    void sendNext();
  };

  const startFrom = (fresh: OpenTable, seen: readonly Entry[]) => {
    const recorded = new Set([...seen, ...fresh.round].map(({ id }) => id));
    const answers = situation(fresh.state) === situation(confirmed.state);
    confirmed = fresh;
    pending = pending.filter(({ id }) => !recorded.has(id));
    replayPending(seen, answers);
  };

  const sendNext = async () => {
    const [entry] = pending;
    if (sending || resting || reading !== null || entry === undefined) return;
    sending = true;
    const answer = await send([entry]).catch(() => null);
    sending = false;
    if (gone) return;
    if (answer !== null && isGone(answer)) return leave();
    if (answer === null || (!answer.ok && answer.code === "unexpected")) {
      connection = "offline";
      later(() => void sendNext(), retryAfter);
      retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY);
      return changed();
    }
    if (!answer.ok && answer.code === "too-many") {
      // The phone is connected, only too quick: the tap stays and goes when it may.
      resting = true;
      later(
        () => {
          resting = false;
          void sendNext();
        },
        (answer.wait ?? 1) * 1_000,
      );
      return;
    }
    retryAfter = FIRST_RETRY;
    if (connection === "offline") connection = "connecting";
    if (answer.ok) take(answer.entries);
    else refuse(entry, answer);
    void sendNext();
  };

  /** The server did not take the oldest pending tap: it and all that rested on it go, and the reason is shown. */
  const refuse = (entry: PendingTap, answer: NotDone) => {
    const unseen = answer.unseen ?? [];
    // What was corrected meanwhile may have left the latest claim and phase alone: the table read afresh tells.
    const onlyCorrected = unseen.length > 0 && unseen.every(({ replaces }) => replaces !== undefined);
    if (pending[0]?.id === entry.id && !onlyCorrected) {
      pending = [];
      lastTap.text = "";
      // Whoever may only watch from now on finds no more keys.
      if (answer.code === "only-watching") reading ??= startAfresh();
      notice =
        answer.code === "stale"
          ? { notice: "too-late", unseen, action: entry.action }
          : { notice: "not-done", answer, action: entry.action };
    }
    take(unseen);
  };

  /** Waits until no tap is pending. Rejects when there is no network to send them by. */
  const sentAll = () =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (pending.length > 0 && connection !== "offline") return;
        listeners.delete(look);
        if (pending.length === 0) resolve();
        else reject(new Error("no network"));
      };
      listeners.add(look);
      look();
    });

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tap(action, name) {
      if (gone) return false;
      const text = JSON.stringify(action);
      if (text === lastTap.text && shown.seq === lastTap.seq && !mayRepeat(action)) return true;
      const tap: PendingTap = { id: newId(), action, after: shown.seq, ...(name !== undefined && { name }) };
      const named = name === undefined ? null : readNames([...Object.values(shown.names), name]);
      const played = named && !named.ok ? named : advance(shown, provisional(tap, shown.seq));
      notice = played.ok ? null : { notice: "refused", refusal: played.refusal, action };
      if (played.ok) {
        pending = [...pending, tap];
        shown = played.value;
        lastTap = { text, seq: shown.seq };
      }
      changed();
      void sendNext();
      return played.ok;
    },
    async record(wanted) {
      const after = shown.seq;
      await sentAll();
      if (gone) throw new Error("not at this table any more");
      const answer = await send(wanted.map((one, at) => ({ ...one, id: newId(), after: after + at })));
      if (isGone(answer)) leave();
      take(answer.ok ? answer.entries : (answer.unseen ?? []));
      await reading;
      return answer;
    },
    receive: (entry) => take([entry]),
    leave,
    reset(fresh) {
      if (gone) return;
      early.clear();
      startFrom(fresh, fresh.round);
      changed();
    },
    setConnection(next) {
      if (connection === next) return;
      connection = next;
      if (next === "live") void sendNext();
      changed();
    },
    dismissNotice() {
      notice = null;
      changed();
    },
  };
}
