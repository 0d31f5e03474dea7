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

/** How the phone stands to the server. */
export type Connection = "live" | "connecting" | "offline";

/** Something the people at the table should read: a tap that was not recorded, and why. */
export type StoreNotice =
  /** `seq`: where the table stood. */
  | {
      readonly notice: "refused";
      readonly refusal: Refusal;
      readonly action: Action;
      readonly seq: number;
    }
  | { readonly notice: "not-done"; readonly answer: ApiError; readonly action: Action }
  /** Somebody else was first: `unseen` is what they recorded. */
  | { readonly notice: "too-late"; readonly unseen: readonly Entry[]; readonly action: Action }
  /** Taps that had waited for a line are recorded; `since`: when the first was made. */
  | { readonly notice: "sent"; readonly count: number; readonly since: number };

/** What the screen sees: the confirmed table with the pending taps played on top. */
export interface StoreView {
  readonly table: OpenTable;
  /** The last entry the server has confirmed. */
  readonly confirmedSeq: number;
  /** Taps not confirmed by the server yet. */
  readonly pending: number;
  readonly connection: Connection;
  readonly notice: StoreNotice | null;
  /** Taps that waited and were not recorded, or that somebody else made: they stay until somebody drops them or makes them anew. */
  readonly unsent: readonly PendingTap[];
  /** Whether taps that wait outlast the page: false once the browser would not store one. */
  readonly lasting: boolean;
  /** The last entry this phone knows it caused itself. */
  readonly own: number;
  /** This phone may not read the table any longer. */
  readonly gone: boolean;
}

/**
 * Sends entries; rejects when no answer came (no network); then, as after `unexpected` and `too-many`, they are sent again under the same id.
 * @param as Who made them (`May.as`); left out for `NO_ONE_YET`.
 */
export type Send = (entries: readonly NewEntry[], as?: string) => Promise<Recorded | ApiError>;

interface TableStoreParts {
  readonly table: OpenTable;
  /** Left out where the game was begun here and no server knows of it yet. */
  readonly send?: Send | undefined;
  /**
   * Reads the table as it is now: null when this phone may not any longer; rejects when no answer came. Needed after a
   * correction, which cannot be played on.
   */
  readonly readAfresh: () => Promise<OpenTable | null>;
  readonly newId: () => string;
  /** Where taps outlast the page; without one they do not. */
  readonly queue?: Outbox;
  /** Runs `again` after `milliseconds`, when a request found no network. */
  readonly later: (again: () => void, milliseconds: number) => void;
}

/**
 * One game on one phone: the confirmed table, and the taps on their way. A tap is shown when it is stored on the phone, and nothing is
 * shown as recorded before the server says so.
 */
export interface TableStore {
  getView(): StoreView;
  /** The table without the taps on their way. */
  getConfirmed(): OpenTable;
  subscribe(listener: () => void): () => void;
  /**
   * Plays an action at once and sends it. Answers whether it was legal here; if not, `view.notice` says why.
   * @param name Who joins, when somebody new does.
   */
  tap(action: Action, name?: string): boolean;
  /** Takes up the taps that earlier pages of this table have left, and sends them. */
  restore(): Promise<void>;
  /** Gives up the taps that were not recorded, as far as the screen shows them. */
  drop(): void;
  /**
   * Makes the taps that were not recorded anew, on the table as it is now: as many as the rules take, the first that they refuse is told.
   * @param ruling By which the table lets the first of them stand although the rules refuse it (S10).
   */
  redo(ruling?: string): void;
  /**
   * Records corrections (or anything else) once the pending taps are through; all or nothing. Rejects without network.
   * Undoing the last entry is recording `table.last.undo`; a tap that was never sent is undone without network.
   */
  record(wanted: readonly Wanted[]): Promise<Recorded | ApiError>;
  /** Takes an entry from the live stream, in any order, any number of times. */
  receive(entry: Entry): void;
  /**
   * Starts over from a table read afresh (after the stream could not catch up).
   * @param asked The last entry that was confirmed when it was asked for.
   */
  reset(table: OpenTable, asked?: number): void;
  setConnection(connection: Connection): void;
  /** The table is no longer this phone's: nothing is sent or taken any more. Taps that were not sent stay stored, to be told of elsewhere. */
  leave(): void;
  dismissNotice(): void;
}

/** What the server says when the fault is its own: the tap is as good as before. */
const RETRIED: readonly ApiCode[] = ["unexpected", ...FAULTS];

const FIRST_RETRY = 1_000;
const MAX_RETRY = 15_000;

/** Opens the store on a table as read from the server. */
export function openTableStore({
  table,
  send,
  readAfresh,
  newId,
  queue,
  later,
}: TableStoreParts): TableStore {
  let confirmed = table;
  let pending: readonly PendingTap[] = [];
  let unsent: readonly PendingTap[] = [];
  /** What of both is stored, by id. */
  const stored = new Map<string, PendingTap>();
  /** How much is just being stored. */
  let storing = 0;
  let lasting = true;
  /** Whether earlier pages' taps are being looked for: nothing is sent before them. */
  let restoring = false;
  /** Taps that were made meanwhile. */
  const held: (() => void)[] = [];
  /**
   * Others recorded something since the oldest pending tap was made, on an earlier page or before the stream was lost, or it was recorded
   * itself: the server knows, and until it has told, pending taps are sent as they are and not shown.
   */
  let unsure = false;
  /** Taps, by id, that the server may know of though it did not answer. */
  const tried = new Set<string>();
  /** Taps, by id, of which the screen said that they wait. */
  const waited = new Set<string>();
  /** Those of them that are recorded by now. */
  let sent: { readonly count: number; readonly since: number } | null = null;
  let own = table.seq;
  let shown = table;
  let notice: StoreNotice | null = null;
  /** How the live stream stands. */
  let line: Connection = "connecting";
  /** No answer came to the last tap that was sent, though the stream may not have noticed. */
  let unanswered = false;
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
  const connectionNow = (): Connection => (unanswered ? "offline" : line);
  const look = (): StoreView => ({
    ...{ table: shown, confirmedSeq: confirmed.seq, pending: pending.length, unsent, notice },
    ...{ connection: connectionNow(), lasting, own, gone },
  });
  let view = look();

  /** Stores what is new among the taps, and forgets those that are through. */
  const keepStored = () => {
    if (queue === undefined || gone) return;
    const taps = new Map([...pending, ...unsent].map((tap) => [tap.entry.id, tap]));
    for (const id of stored.keys()) {
      if (taps.has(id)) continue;
      stored.delete(id);
      void queue.forget(id, confirmed);
    }
    for (const [id, tap] of taps) {
      if (stored.get(id) === tap) continue;
      stored.set(id, tap);
      storing++;
      void queue.keep(tap, confirmed).then((isKept) => {
        storing--;
        lasting &&= isKept;
        if (!gone) changed();
      });
    }
  };

  const changed = () => {
    if (connectionNow() === "offline") for (const { entry } of pending) waited.add(entry.id);
    keepStored();
    // What the screen shows as done outlasts the page. What became of a tap is told at once: another tap would be told over it.
    if (storing === 0 || gone) view = look();
    else if (view.notice !== notice) view = { ...view, notice };
    else return;
    for (const listener of listeners) listener();
  };

  /** Takes a tap off the list that was recorded as this entry; the ones that follow answer it there. */
  const settle = ({ id, seq }: Entry, tap = pending.find(({ entry }) => entry.id === id)): boolean => {
    if (tap === undefined) return false;
    pending = settled(pending, tap, seq);
    own = Math.max(own, seq);
    if (waited.delete(tap.entry.id))
      sent = { count: (sent?.count ?? 0) + 1, since: Math.min(sent?.since ?? tap.at, tap.at) };
    if (sent !== null && !pending.some(({ entry }) => waited.has(entry.id))) {
      notice = { notice: "sent", ...sent };
      sent = null;
    }
    return true;
  };

  /** Taps that will not be recorded as they are. One that was just made is told and gone; what waited, or is more than one, stays to be seen. */
  const giveUp = (
    taps: readonly PendingTap[],
    refused: NonNullable<PendingTap["refused"]>,
    told: StoreNotice,
  ) => {
    lastTap.text = "";
    if (taps.length === 1 && !taps.some(({ entry }) => waited.has(entry.id))) {
      notice = told;
      return;
    }
    for (const { entry } of taps) waited.delete(entry.id);
    unsent = [...unsent, ...taps.map((tap) => ({ ...tap, refused }))];
  };

  /** Plays the pending taps on the confirmed table; those that no longer fit what others recorded are given up and told. */
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
      const [oldest] = pending;
      const same = oldest && alreadyIn([next, ...early.values()], oldest) === next;
      if (!settle(next) && !(same && settle(next, oldest))) others.push(next);
    }
    return others;
  };

  const leave = () => {
    gone = true;
    pending = [];
    unsent = [];
    early.clear();
    notice = null;
    changed();
  };

  const take = (entries: readonly Entry[]) => {
    if (gone) return;
    // A table read afresh may hold a tap already whose answer comes only now.
    for (const entry of entries) if (entry.seq <= confirmed.seq) settle(entry);
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
      retryAfter = Math.min(retryAfter * 2, MAX_RETRY);
      return;
    }
    reading = null;
    retryAfter = FIRST_RETRY;
    const seen = [...early.values()].filter(({ seq }) => seq <= fresh.seq);
    for (const { seq } of seen) early.delete(seq);
    // What was recorded since it was read may have arrived before it.
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
    if (gone) return;
    if (answer !== null && isAccessRevoked(answer)) return leave();
    if (answer === null || (!answer.ok && RETRIED.includes(answer.code))) {
      unanswered = true;
      // Nobody waits in the dark for somebody to make room on the server's disk.
      if (answer !== null && answer.code !== "unexpected" && retryAfter === FIRST_RETRY)
        notice = { notice: "not-done", answer, action: tap.entry.action };
      later(() => void sendNext(), retryAfter);
      retryAfter = Math.min(retryAfter * 2, MAX_RETRY);
      return changed();
    }
    if (!answer.ok && (answer.code === "too-many" || answer.wait !== undefined)) {
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
    unanswered = false;
    if (line === "offline") line = "connecting";
    if (answer.ok) {
      take(answer.entries);
      // It is recorded after entries that are missing here: asking again would not bring them.
      if (pending.some(({ entry }) => entry.id === tap.entry.id)) reading ??= startAfresh();
    } else refuse(tap, answer);
    void sendNext();
  };

  /** The server did not take the oldest pending tap: it and all that rested on it go, and the reason is shown. */
  const refuse = (tap: PendingTap, answer: ApiError) => {
    const { code, message, unseen = [] } = answer;
    const { action, id } = tap.entry;
    const same = pending[0]?.entry.id === id ? alreadyIn(unseen, tap) : undefined;
    if (same) settle(same, tap);
    // What was corrected meanwhile may have left the latest claim and phase alone: the table read afresh tells.
    const onlyCorrected =
      !unsure && unseen.length > 0 && unseen.every(({ replaces }) => replaces !== undefined);
    if (pending[0]?.entry.id === id && !onlyCorrected) {
      const given = pending;
      pending = [];
      // Whoever may only watch from now on finds no more keys; whoever signed in meanwhile records as themselves.
      if (code === "only-watching" || code === "somebody-else") reading ??= startAfresh();
      const late = code === "stale";
      giveUp(
        given,
        late ? { code, ...theirsIn(unseen) } : { code, message },
        late ? { notice: "too-late", unseen, action } : { notice: "not-done", answer, action },
      );
    }
    take(unseen);
  };

  /** Takes back the last tap, as it is asked for, while no server can know of it. Answers whether that was so. */
  const takeBackUnsent = ([undo, ...more]: readonly Wanted[]): boolean => {
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

  /** Waits until no tap is pending. Rejects when there is no network to send them by. */
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
      if (gone) return false;
      if (restoring) {
        const answered = situation(shown.state);
        // What waits here already may leave it nothing to answer: then nothing was shown of it, and the screen shows what there is.
        held.push(() => situation(shown.state) === answered && store.tap(action, name));
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
      const [kept, newer] = await Promise.all([queue.load(), queue.confirmedMeanwhile?.() ?? null]);
      restoring = false;
      if (gone) return;
      // What this phone may do here is for the server to say, which drew the page.
      if (newer !== null && newer.seq > confirmed.seq)
        startFrom({ ...newer, may: confirmed.may }, newer.round);
      const [here = NO_ONE_YET] = confirmed.may.as;
      const found = kept.map((tap) => (tap.as === NO_ONE_YET ? { ...tap, as: here } : tap));
      const taps = found.filter(({ entry }) => !stored.has(entry.id));
      for (const tap of taps) {
        stored.set(tap.entry.id, tap);
        // An earlier page may have sent it.
        if (send !== undefined) tried.add(tap.entry.id);
      }
      // Where this page does not know who it is, the server says whose they are.
      const sendable = ({ refused, as }: PendingTap) =>
        refused === undefined && [as, NO_ONE_YET].some((one) => confirmed.may.as.includes(one));
      const left = taps.filter(sendable);
      for (const { entry } of left) waited.add(entry.id);
      pending = [...left, ...pending];
      unsent = [...unsent, ...taps.filter((tap) => !sendable(tap))];
      unsure = left.length > 0;
      // One of them may be recorded though its answer was lost, and then those before it are: they are sent one after the other. What
      // rests on it is shown at once.
      const recorded = entriesIn(confirmed);
      const through = left.findLastIndex(({ entry }) => recorded.some(({ id }) => id === entry.id));
      for (const tap of left.slice(0, through + 1)) {
        const as = recorded.find(({ id }) => id === tap.entry.id);
        if (as) settle(as);
        else pending = pending.filter((one) => one !== tap);
      }
      replayPending([]);
      for (const tap of held.splice(0)) tap();
      changed();
      void sendNext();
    },
    drop() {
      // What no screen has shown yet is not given up.
      unsent = unsent.filter((tap) => !view.unsent.includes(tap));
      changed();
    },
    redo(ruling) {
      if (gone) return;
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
      if (takeBackUnsent(wanted)) return { ok: true, entries: [] };
      const after = shown.seq;
      await sentAll();
      if (gone) throw new Error("not at this table any more");
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
      if (gone) return;
      // It was long on its way: entries were confirmed meanwhile that it does not have.
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
      if (line === next && !unanswered) return;
      line = next;
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

/** The entries that a table holds: of the round that is open, and the last one, which may have ended a round. */
const entriesIn = ({ round, last }: OpenTable): readonly Entry[] => (last ? [...round, last.entry] : round);

/** Whom the server is told of: nobody, where only it can say who that is. */
const known = (as: string): string | undefined => (as === NO_ONE_YET ? undefined : as);

/** What somebody else did first, where it was not taken back. */
function theirsIn(unseen: readonly Entry[]): { readonly theirs?: Action } {
  const theirs = unseen.find(({ action }) => action !== null)?.action;
  return theirs ? { theirs } : {};
}
