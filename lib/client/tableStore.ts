import type { Action, Refusal } from "@/lib/engine";
import type { Entry, NewEntry, NotDone, OpenTable, Recorded } from "@/lib/formats/entry";
import { advance } from "@/lib/views/openTable";

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
}

/** Sends entries; rejects when no answer came (no network); then, as after `unexpected`, they are sent again under the same id. */
export type Send = (entries: readonly NewEntry[]) => Promise<Recorded | NotDone>;

interface TableStoreParts {
  readonly table: OpenTable;
  readonly send: Send;
  readonly newId: () => string;
  /** Runs `again` after `milliseconds`, when a send found no network. */
  readonly later: (again: () => void, milliseconds: number) => void;
}

/** One game on one phone: the confirmed table, and the taps on their way. Nothing is shown as kept before the server says so. */
export interface TableStore {
  getView(): StoreView;
  subscribe(listener: () => void): () => void;
  /** Plays an action at once and sends it. Answers whether it was legal here; if not, `view.notice` says why. */
  tap(action: Action): boolean;
  /** Takes an entry from the live stream, in any order, any number of times. */
  receive(entry: Entry): void;
  /** Starts over from a table read afresh (after the stream could not catch up). */
  reset(table: OpenTable): void;
  setConnection(connection: Connection): void;
  dismissNotice(): void;
}

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 15_000;

/** Opens the store on a table as read from the server. */
export function openTableStore({ table, send, newId, later }: TableStoreParts): TableStore {
  let confirmed = table;
  let pending: readonly NewEntry[] = [];
  let shown = table;
  let notice: Notice | null = null;
  let connection: Connection = "connecting";
  let sending = false;
  /** The last accepted tap, and where the table stood then: the same one again, with nothing since, is a finger that bounced. */
  let lastTap = { text: "", seq: 0 };
  let retryAfter = FIRST_RETRY;
  /** Entries that arrived ahead of a missing one. */
  const early = new Map<number, Entry>();
  const listeners = new Set<() => void>();
  let view: StoreView = { table: shown, confirmedSeq: table.seq, pending: 0, connection, notice };

  const changed = () => {
    view = { table: shown, confirmedSeq: confirmed.seq, pending: pending.length, connection, notice };
    for (const listener of listeners) listener();
  };

  /** Plays the pending taps on the confirmed table; those that no longer fit what others recorded are dropped and told. */
  const replayPending = (unseen: readonly Entry[]) => {
    let next = confirmed;
    const kept: NewEntry[] = [];
    for (const entry of pending) {
      const moved = entry.after !== next.seq;
      const played = moved && unseen.length > 0 ? null : advance(next, provisional(entry, next.seq));
      if (played?.ok) {
        kept.push({ ...entry, after: next.seq });
        next = played.value;
      } else {
        notice = { notice: "too-late", unseen, action: entry.action };
        lastTap.text = "";
        break;
      }
    }
    pending = kept;
    shown = next;
  };

  const confirm = (entries: readonly Entry[]): readonly Entry[] => {
    for (const entry of entries) if (entry.seq > confirmed.seq) early.set(entry.seq, entry);
    const others: Entry[] = [];
    for (let next = early.get(confirmed.seq + 1); next; next = early.get(confirmed.seq + 1)) {
      early.delete(next.seq);
      const played = advance(confirmed, next);
      if (!played.ok) throw new Error(`a recorded entry does not play: ${played.refusal.code}`);
      confirmed = played.value;
      const mine = pending[0]?.id === next.id;
      if (mine) pending = pending.slice(1);
      else others.push(next);
    }
    return others;
  };

  const take = (entries: readonly Entry[]) => {
    replayPending(confirm(entries));
    changed();
  };

  const sendNext = async () => {
    const [entry] = pending;
    if (sending || entry === undefined) return;
    sending = true;
    const answer = await send([entry]).catch(() => null);
    sending = false;
    if (answer === null || (!answer.ok && answer.code === "unexpected")) {
      connection = "offline";
      later(() => void sendNext(), retryAfter);
      retryAfter = Math.min(retryAfter * 2, LONGEST_RETRY);
      return changed();
    }
    retryAfter = FIRST_RETRY;
    if (connection === "offline") connection = "connecting";
    if (answer.ok) take(answer.entries);
    else refuse(entry, answer);
    void sendNext();
  };

  /** The server did not take the oldest pending tap: it and all that rested on it go, and the reason is shown. */
  const refuse = (entry: NewEntry, answer: NotDone) => {
    const unseen = answer.unseen ?? [];
    if (pending[0]?.id === entry.id) {
      pending = [];
      lastTap.text = "";
      notice =
        answer.code === "stale"
          ? { notice: "too-late", unseen, action: entry.action }
          : { notice: "not-done", answer, action: entry.action };
    }
    take(unseen);
  };

  return {
    getView: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tap(action) {
      const text = JSON.stringify(action);
      if (text === lastTap.text && shown.seq === lastTap.seq) return true;
      const entry: NewEntry = { id: newId(), action, after: shown.seq };
      const played = advance(shown, provisional(entry, shown.seq));
      notice = played.ok ? null : { notice: "refused", refusal: played.refusal, action };
      if (played.ok) {
        pending = [...pending, entry];
        shown = played.value;
        lastTap = { text, seq: shown.seq };
      }
      changed();
      void sendNext();
      return played.ok;
    },
    receive: (entry) => take([entry]),
    reset(fresh) {
      confirmed = fresh;
      early.clear();
      replayPending(fresh.round);
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

/** A pending tap as the entry it hopes to become. */
const provisional = (entry: NewEntry, after: number): Entry => ({
  ...entry,
  after,
  seq: after + 1,
  by: "",
  at: "",
});
