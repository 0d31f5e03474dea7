import { type Action, type Refusal, readNames } from "@/lib/engine";
import type { ApiCode, ApiError, Entry, NewEntry, OpenTable, Recorded, Wanted } from "@/lib/protocol/entry";
import { FAULTS } from "@/lib/protocol/fault";
import { advance } from "@/lib/views/openTable";
import { isAccessRevoked } from "./accessRevoked";
import {
  alreadyIn,
  answering,
  canFollowItself,
  NO_ONE_YET,
  type PendingTap,
  provisional,
  replayTaps,
  saysSame,
  settled,
  situation,
} from "./optimisticActions";
import type { Outbox } from "./outbox";

/** The connection status. */
export type Connection = "live" | "connecting" | "offline";

/** A notice for the table: a tap that was not recorded, and why. */
export type StoreNotice =
  /** `seq`: the last entry then. */
  | {
      readonly notice: "refused";
      readonly refusal: Refusal;
      readonly action: Action;
      readonly seq: number;
    }
  | { readonly notice: "not-done"; readonly answer: ApiError; readonly action: Action }
  /** A conflict; `unseen`: the other phone's entries. */
  | { readonly notice: "too-late"; readonly unseen: readonly Entry[]; readonly action: Action }
  /** Queued taps were recorded; `since`: the time of the first one. */
  | { readonly notice: "sent"; readonly count: number; readonly since: number };

/** The store's view: the confirmed table with pending taps applied. */
export interface StoreView {
  readonly table: OpenTable;
  /** The last confirmed entry. */
  readonly confirmedSeq: number;
  /** The number of unconfirmed taps. */
  readonly pending: number;
  readonly connection: Connection;
  readonly notice: StoreNotice | null;
  /** Refused taps, and another user's: they stay until the user drops or redoes them. */
  readonly unsent: readonly PendingTap[];
  /** False once the browser failed to store a tap: pending taps would not survive a reload. */
  readonly lasting: boolean;
  /** The last entry that this phone made. */
  readonly own: number;
  /** True if access was revoked. */
  readonly revoked: boolean;
}

/**
 * Sends entries; rejects without a response. It is then retried with the same id, as after `unexpected` and
 * `too-many`.
 * @param as The actor (`May.as`); omitted for `NO_ONE_YET`.
 */
export type Send = (entries: readonly NewEntry[], as?: string) => Promise<Recorded | ApiError>;

interface TableStoreParts {
  readonly table: OpenTable;
  /** Omitted for an offline game that the server does not know. */
  readonly send?: Send | undefined;
  /**
   * Reads the current table: null if access was revoked; rejects without a response. Needed after a
   * correction, which cannot be applied incrementally.
   */
  readonly fetchTable: () => Promise<OpenTable | null>;
  readonly newId: () => string;
  /** The persistent outbox; without one, taps do not survive a reload. */
  readonly queue?: Outbox;
  /** Runs `again` after `milliseconds`, to retry after a network failure. */
  readonly later: (again: () => void, milliseconds: number) => void;
}

/**
 * One game on one phone: the confirmed table and the pending taps. A tap appears once it is stored on the
 * phone, and counts as recorded only when the server confirms it.
 */
export interface TableStore {
  getView(): StoreView;
  /** The table without pending taps. */
  getConfirmed(): OpenTable;
  subscribe(listener: () => void): () => void;
  /**
   * Applies an action optimistically and sends it. Returns true if it was legal; otherwise `view.notice`
   * gives the reason.
   * @param name The name of a joining player.
   */
  tap(action: Action, name?: string): boolean;
  /** Loads earlier pages' outbox of this table, and sends it. */
  restore(): Promise<void>;
  /** Discards the visible refused taps. */
  drop(): void;
  /**
   * Redoes the refused taps on the current table, up to the first one that the rules refuse, which it
   * reports.
   * @param ruling Allows the first one although the rules refuse it (S10).
   */
  redo(ruling?: string): void;
  /**
   * Records corrections or other entries atomically, after the pending taps. Rejects when offline.
   * To undo the last entry, record `table.last.undo`; a tap that was never sent is undone offline.
   */
  record(wanted: readonly Wanted[]): Promise<Recorded | ApiError>;
  /** Takes an entry from the stream; order and repetition do not matter. */
  receive(entry: Entry): void;
  /**
   * Replaces the table with one read from the server (after the stream could not catch up).
   * @param asked The last confirmed entry at the time of the request.
   */
  reset(table: OpenTable, asked?: number): void;
  setConnection(connection: Connection): void;
  /** Stops after access was revoked. Unsent taps stay stored, to be reported elsewhere. */
  leave(): void;
  dismissNotice(): void;
}

/** Codes of temporary server errors: the tap is retried. */
const RETRIED: readonly ApiCode[] = ["unexpected", ...FAULTS];

const FIRST_RETRY = 1_000;
const MAX_RETRY = 15_000;

/** Opens the store with a table from the server. */
export function openTableStore({
  table,
  send,
  fetchTable,
  newId,
  queue,
  later,
}: TableStoreParts): TableStore {
  let confirmed = table;
  let pending: readonly PendingTap[] = [];
  let unsent: readonly PendingTap[] = [];
  /** Stored taps of both kinds, by id. */
  const stored = new Map<string, PendingTap>();
  /** The number of writes in progress. */
  let storing = 0;
  let lasting = true;
  /** True while the outbox of earlier pages loads: nothing is sent before that. */
  let restoring = false;
  /** Taps made meanwhile. */
  const deferred: (() => void)[] = [];
  /**
   * True if other phones may have recorded something since the oldest pending tap, or it was recorded itself.
   * Until the server confirms, pending taps are sent unchanged and not shown.
   */
  let unsure = false;
  /** Ids of taps that the server may know although its response was lost. */
  const tried = new Set<string>();
  /** Ids of taps that the screen showed as queued. */
  const waited = new Set<string>();
  /** The ones among them that are recorded by now. */
  let sent: { readonly count: number; readonly since: number } | null = null;
  let own = table.seq;
  let shown = table;
  let notice: StoreNotice | null = null;
  /** The state of the live stream. */
  let streamState: Connection = "connecting";
  /** True if a pending tap's last request had no response, even if the stream looks alive. */
  let unanswered = false;
  let sending = false;
  let revoked = false;
  /** True while rate limited. */
  let resting = false;
  let reading: Promise<void> | null = null;
  /**
   * The last accepted tap and the `seq` at that time: an equal one with nothing between is a bounced finger.
   */
  let lastTap = { text: "", seq: 0 };
  let retryAfter = FIRST_RETRY;
  /** Entries that arrived before a missing one, or before a table that is being read again. */
  const early = new Map<number, Entry>();
  const listeners = new Set<() => void>();
  const connectionNow = (): Connection => (unanswered ? "offline" : streamState);
  const look = (): StoreView => ({
    ...{ table: shown, confirmedSeq: confirmed.seq, pending: pending.length, unsent, notice },
    ...{ connection: connectionNow(), lasting, own, revoked },
  });
  let view = look();

  /** Stores new taps and deletes finished ones. */
  const syncStorage = () => {
    if (queue === undefined || revoked) return;
    const taps = new Map([...pending, ...unsent].map((tap) => [tap.entry.id, tap]));
    for (const id of stored.keys()) {
      if (taps.has(id)) continue;
      stored.delete(id);
      void queue.delete(id, confirmed);
    }
    for (const [id, tap] of taps) {
      if (stored.get(id) === tap) continue;
      stored.set(id, tap);
      storing++;
      void queue.store(tap, confirmed).then((isStored) => {
        storing--;
        lasting &&= isStored;
        if (!revoked) changed();
      });
    }
  };

  const changed = () => {
    // Another phone's entry can settle or replace the tap: then nothing is sent that could get a response.
    unanswered &&= pending.length > 0;
    if (connectionNow() === "offline") for (const { entry } of pending) waited.add(entry.id);
    syncStorage();
    // A tap shown as done survives a reload. Its result is reported at once, before another notice can
    // replace it.
    if (storing === 0 || revoked) view = look();
    else if (view.notice !== notice) view = { ...view, notice };
    else return;
    for (const listener of listeners) listener();
  };

  const isWaiting = () => pending.some(({ entry }) => waited.has(entry.id));

  /** Removes a tap that was recorded as this entry; later taps are rebased onto it. */
  const settle = ({ id, seq }: Entry, tap = pending.find(({ entry }) => entry.id === id)): boolean => {
    if (tap === undefined) return false;
    pending = settled(pending, tap, seq);
    own = Math.max(own, seq);
    if (waited.delete(tap.entry.id))
      sent = { count: (sent?.count ?? 0) + 1, since: Math.min(sent?.since ?? tap.at, tap.at) };
    if (sent !== null && !isWaiting()) {
      notice = { notice: "sent", ...sent };
      sent = null;
    }
    return true;
  };

  /** Rejects taps. A single new one is reported and dropped; queued ones, or several, stay visible. */
  const giveUp = (
    taps: readonly PendingTap[],
    refused: NonNullable<PendingTap["refused"]>,
    storeNotice: StoreNotice,
  ) => {
    lastTap.text = "";
    if (taps.length === 1 && !taps.some(({ entry }) => waited.has(entry.id))) {
      notice = storeNotice;
      return;
    }
    for (const { entry } of taps) waited.delete(entry.id);
    // The list of refused taps also tells that the earlier ones were sent.
    if (!isWaiting()) sent = null;
    unsent = [...unsent, ...taps.map((tap) => ({ ...tap, refused }))];
  };

  /** Replays pending taps on the confirmed table; conflicting ones are rejected and reported. */
  const replayPending = (unseen: readonly Entry[], answers?: boolean) => {
    unsure &&= pending[0] !== undefined && pending[0].entry.after !== confirmed.seq;
    if (unsure) {
      shown = confirmed;
      return;
    }
    const { dropped, ...replayed } = replayTaps(confirmed, pending, unseen, answers);
    ({ pending, shown } = replayed);
    const [first] = dropped;
    if (first === undefined) return;
    const { action } = first.entry;
    giveUp(dropped, { code: "stale", ...theirsIn(unseen) }, { notice: "too-late", unseen, action });
  };

  /** Applies arrived entries up to the first gap or correction. Returns the ones from other phones. */
  const confirm = (entries: readonly Entry[]): readonly Entry[] => {
    for (const entry of entries) if (entry.seq > confirmed.seq) early.set(entry.seq, entry);
    const others: Entry[] = [];
    for (let next = early.get(confirmed.seq + 1); next; next = early.get(confirmed.seq + 1)) {
      const { action, replaces } = next;
      if (action === null || replaces !== undefined) {
        reading ??= reloadTable();
        break;
      }
      early.delete(next.seq);
      const played = advance(confirmed, { ...next, action });
      if (!played.ok) throw new Error(`the rules refuse a recorded entry: ${played.refusal.code}`);
      confirmed = played.value;
      const [oldest] = pending;
      const same = oldest && alreadyIn([next, ...early.values()], oldest) === next;
      if (!settle(next) && !(same && settle(next, oldest))) others.push(next);
    }
    return others;
  };

  const leave = () => {
    revoked = true;
    pending = [];
    unsent = [];
    early.clear();
    notice = null;
    changed();
  };

  const take = (entries: readonly Entry[]) => {
    if (revoked) return;
    // A table read from the server can include a tap whose response arrives only now.
    for (const entry of entries) if (entry.seq <= confirmed.seq) settle(entry);
    replayPending(confirm(entries));
    changed();
  };

  /**
   * Reads the table again after a correction. Pending taps stay if they still answer the latest claim and
   * phase.
   */
  const reloadTable = async (): Promise<void> => {
    const fresh = await fetchTable().catch(() => "no-answer" as const);
    if (revoked) return;
    if (fresh === null) return leave();
    if (fresh === "no-answer") {
      later(() => {
        reading = reloadTable();
      }, retryAfter);
      retryAfter = Math.min(retryAfter * 2, MAX_RETRY);
      return;
    }
    reading = null;
    retryAfter = FIRST_RETRY;
    const seen = [...early.values()].filter(({ seq }) => seq <= fresh.seq);
    for (const { seq } of seen) early.delete(seq);
    // Newer entries may have arrived before it.
    if (fresh.seq >= confirmed.seq) startFrom(fresh, seen);
    else confirmed = { ...confirmed, may: fresh.may };
    take([]);
    void sendNext();
  };

  const startFrom = (fresh: OpenTable, seen: readonly Entry[]) => {
    const answers = situation(fresh.state) === situation(confirmed.state);
    confirmed = fresh;
    for (const entry of [...seen, ...entriesIn(fresh)]) settle(entry);
    replayPending(seen, answers);
  };

  const sendNext = async () => {
    const [tap] = pending;
    if (send === undefined || sending || resting || restoring || reading !== null || tap === undefined)
      return;
    sending = true;
    tried.add(tap.entry.id);
    const answer = await send([tap.entry], known(tap.as)).catch(() => null);
    sending = false;
    if (revoked) return;
    if (answer !== null && isAccessRevoked(answer)) return leave();
    if (answer === null || (!answer.ok && RETRIED.includes(answer.code))) {
      unanswered = true;
      // Storage errors on the server are reported, not retried silently.
      if (answer !== null && answer.code !== "unexpected" && retryAfter === FIRST_RETRY)
        notice = { notice: "not-done", answer, action: tap.entry.action };
      later(() => void sendNext(), retryAfter);
      retryAfter = Math.min(retryAfter * 2, MAX_RETRY);
      return changed();
    }
    if (!answer.ok && (answer.code === "too-many" || answer.wait !== undefined)) {
      // Connected, but rate limited: the tap is retried later.
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
    unanswered = false;
    if (streamState === "offline") streamState = "connecting";
    if (answer.ok) {
      take(answer.entries);
      // It was recorded after entries that are missing here: a retry would not bring them.
      if (pending.some(({ entry }) => entry.id === tap.entry.id)) reading ??= reloadTable();
    } else refuse(tap, answer);
    void sendNext();
  };

  /**
   * The server refused the oldest pending tap: it and its dependents are dropped, and the reason is shown.
   */
  const refuse = (tap: PendingTap, answer: ApiError) => {
    const { code, message, unseen = [] } = answer;
    const { action, id } = tap.entry;
    const same = pending[0]?.entry.id === id ? alreadyIn(unseen, tap) : undefined;
    if (same) settle(same, tap);
    // A correction may have left the latest claim and phase unchanged: the table read again decides.
    const onlyCorrected =
      !unsure && unseen.length > 0 && unseen.every(({ replaces }) => replaces !== undefined);
    if (pending[0]?.entry.id === id && !onlyCorrected) {
      const given = pending;
      pending = [];
      // A demoted viewer gets no keys; a user who signed in meanwhile records as themselves.
      if (code === "only-watching" || code === "somebody-else") reading ??= reloadTable();
      const late = code === "stale";
      giveUp(
        given,
        late ? { code, ...theirsIn(unseen) } : { code, message },
        late ? { notice: "too-late", unseen, action } : { notice: "not-done", answer, action },
      );
    }
    take(unseen);
  };

  /** Undoes the last tap locally if the server cannot know it. Returns true on success. */
  const undoUnsent = ([undo, ...more]: readonly Wanted[]): boolean => {
    const tap = pending.at(-1);
    if (tap === undefined || undo === undefined || tried.has(tap.entry.id) || more.length > 0) return false;
    const isLast = undo.action === null && undo.replaces?.join() === String(shown.seq);
    if (!isLast || shown.seq !== confirmed.seq + pending.length) return false;
    pending = pending.slice(0, -1);
    lastTap.text = "";
    waited.delete(tap.entry.id);
    replayPending([]);
    changed();
    return true;
  };

  /** Waits until no tap is pending. Rejects when offline. */
  const sentAll = () =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (pending.length > 0 && connectionNow() !== "offline") return;
        listeners.delete(look);
        if (pending.length === 0) resolve();
        else reject(new Error("no network"));
      };
      listeners.add(look);
      look();
    });

  const store: TableStore = {
    getView: () => view,
    getConfirmed: () => confirmed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tap(action, name) {
      if (revoked) return false;
      if (restoring) {
        const answered = situation(shown.state);
        // Earlier pages' taps can make it obsolete: it was never shown, and the screen shows the current
        // state.
        deferred.push(() => situation(shown.state) === answered && store.tap(action, name));
        return true;
      }
      const text = JSON.stringify(action);
      if (text === lastTap.text && shown.seq === lastTap.seq && !canFollowItself(action)) return true;
      const tap: PendingTap = {
        entry: { id: newId(), action, after: shown.seq, ...(name !== undefined && { name }) },
        as: confirmed.may.as[0] ?? NO_ONE_YET,
        at: Date.now(),
      };
      const named = name === undefined ? null : readNames([...Object.values(shown.names), name]);
      const played = named && !named.ok ? named : advance(shown, provisional(tap, shown.seq));
      notice = played.ok ? null : { notice: "refused", refusal: played.refusal, action, seq: shown.seq };
      if (played.ok) {
        pending = [...pending, tap];
        shown = played.value;
        own = shown.seq;
        lastTap = { text, seq: shown.seq };
      }
      changed();
      void sendNext();
      return played.ok;
    },
    async restore() {
      if (queue === undefined || restoring) return;
      restoring = true;
      const [loaded, newer] = await Promise.all([queue.load(), queue.confirmedMeanwhile?.() ?? null]);
      restoring = false;
      if (revoked) return;
      // The permissions come from the server's rendering.
      if (newer !== null && newer.seq > confirmed.seq)
        startFrom({ ...newer, may: confirmed.may }, newer.round);
      const [here = NO_ONE_YET] = confirmed.may.as;
      const found = loaded.map((tap) => (tap.as === NO_ONE_YET ? { ...tap, as: here } : tap));
      const taps = found.filter(({ entry }) => !stored.has(entry.id));
      for (const tap of taps) {
        stored.set(tap.entry.id, tap);
        // An earlier page may have sent it.
        if (send !== undefined) tried.add(tap.entry.id);
      }
      // If this page does not know its user, the server decides who made them.
      const sendable = ({ refused, as }: PendingTap) =>
        refused === undefined && [as, NO_ONE_YET].some((one) => confirmed.may.as.includes(one));
      const left = taps.filter(sendable);
      for (const { entry } of left) waited.add(entry.id);
      pending = [...left, ...pending];
      unsent = [...unsent, ...taps.filter((tap) => !sendable(tap))];
      unsure = left.length > 0;
      // If one was recorded and its response lost, the ones before it were too: they are sent in order.
      // Dependents are shown at once.
      const recorded = entriesIn(confirmed);
      const through = left.findLastIndex(({ entry }) => recorded.some(({ id }) => id === entry.id));
      for (const tap of left.slice(0, through + 1)) {
        const as = recorded.find(({ id }) => id === tap.entry.id);
        if (as) settle(as);
        else pending = pending.filter((one) => one !== tap);
      }
      replayPending([]);
      for (const tap of deferred.splice(0)) tap();
      changed();
      void sendNext();
    },
    drop() {
      // Taps that were never shown are not dropped.
      unsent = unsent.filter((tap) => !view.unsent.includes(tap));
      changed();
    },
    redo(ruling) {
      if (revoked) return;
      const [as = NO_ONE_YET] = confirmed.may.as;
      notice = null;
      for (const [place, { entry, at }] of unsent.entries()) {
        const action = place === 0 && ruling !== undefined ? { ...entry.action, ruling } : entry.action;
        const tap = answering({ entry: { ...entry, action }, as, at }, shown.seq);
        const played = advance(shown, provisional(tap, shown.seq));
        if (!played.ok) {
          notice = {
            ...{ notice: "refused", refusal: played.refusal, action: entry.action },
            seq: shown.seq,
          };
          break;
        }
        pending = [...pending, tap];
        unsent = unsent.slice(1);
        shown = played.value;
        own = shown.seq;
      }
      changed();
      void sendNext();
    },
    async record(wanted) {
      if (undoUnsent(wanted)) return { ok: true, entries: [] };
      const after = shown.seq;
      await sentAll();
      if (revoked) throw new Error("no access to this table");
      if (send === undefined) throw new Error("no network");
      const answer = await send(
        wanted.map((one, at) => ({ ...one, id: newId(), after: after + at })),
        known(confirmed.may.as[0] ?? NO_ONE_YET),
      );
      if (isAccessRevoked(answer)) leave();
      const unseen = answer.ok ? [] : (answer.unseen ?? []);
      const already = wanted.flatMap((one) => unseen.find((entry) => saysSame(entry, one)) ?? []);
      if (answer.ok) own = Math.max(own, ...answer.entries.map(({ seq }) => seq));
      take(answer.ok ? answer.entries : unseen);
      await reading;
      return already.length === wanted.length ? { ok: true, entries: already } : answer;
    },
    receive: (entry) => take([entry]),
    leave,
    reset(fresh, asked = confirmed.seq) {
      if (revoked) return;
      // The response is old: entries it lacks were confirmed meanwhile.
      if (fresh.seq < confirmed.seq && asked < confirmed.seq) {
        confirmed = { ...confirmed, may: fresh.may };
        return take([]);
      }
      early.clear();
      const [oldest] = pending;
      unsure ||= oldest !== undefined && tried.has(oldest.entry.id);
      startFrom(fresh, fresh.round);
      changed();
    },
    setConnection(next) {
      if (streamState === next && !unanswered) return;
      streamState = next;
      unanswered = false;
      if (next === "live") void sendNext();
      changed();
    },
    dismissNotice() {
      notice = null;
      changed();
    },
  };
  return store;
}

/** The entries in a table: the open round's, and the last one, which may have ended a round. */
const entriesIn = ({ round, last }: OpenTable): readonly Entry[] => (last ? [...round, last.entry] : round);

/** The actor to send; none if only the server knows it. */
const known = (as: string): string | undefined => (as === NO_ONE_YET ? undefined : as);

/** The other phone's conflicting entry, unless it was undone. */
function theirsIn(unseen: readonly Entry[]): { readonly theirs?: Action } {
  const theirs = unseen.find(({ action }) => action !== null)?.action;
  return theirs ? { theirs } : {};
}
