import { describe, expect, test } from "vitest";
import type { Outbox } from "@/lib/client/outbox";
import { openTableStore, type Send, type TableStore } from "@/lib/client/tableStore";
import { type Action, newGame, play } from "@/lib/engine";
import type { ApiError, Entry, NewEntry, OpenTable, Recorded, Wanted } from "@/lib/protocol/entry";
import { fold, openRound, standing, undoable } from "@/lib/protocol/journal";

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve"];
const START: Action = { do: "start-round", starter: "Ann", wild: 4 };
const says = (by: string, claim: string): Action => ({ do: "claim", by, claim });
const bang: Action = { do: "challenge", by: "Bob" };

function freshTable(game = "firehouse"): OpenTable {
  const state = newGame({ game, house: {}, players: CREW });
  if (!state.ok) throw new Error(state.refusal.code);
  return {
    id: "g",
    seq: 0,
    state: state.value,
    names: {},
    round: [],
    last: null,
    rounds: [],
    table: "t",
    next: null,
    may: { record: true, share: true, as: ["me"] },
    told: [],
    playoffOf: null,
    group: null,
    cloth: null,
  };
}

/** A minimal server: a journal that numbers entries and refuses those that answer an older table. */
class Journal {
  readonly entries: Entry[] = [];
  take(sent: readonly NewEntry[], by = "other"): Recorded | ApiError {
    const known = this.entries.find(({ id }) => id === sent[0]?.id);
    if (known) return { ok: true, entries: [known] };
    const unseen = this.entries.filter(({ seq }) => seq > (sent[0]?.after ?? 0));
    if (unseen.length > 0) return { ok: false, code: "stale", message: "late", unseen };
    const recorded = sent.map((entry, at) => ({ ...entry, seq: this.entries.length + at + 1, by, at: "" }));
    this.entries.push(...recorded);
    return { ok: true, entries: recorded };
  }
}

/** A phone whose requests wait until the test releases them. */
function phone(journal: Journal, table = freshTable(), queue?: Outbox) {
  const line: {
    entries: readonly NewEntry[];
    answer: (answer: Recorded | ApiError) => void;
    drop: () => void;
  }[] = [];
  const retries: (() => void)[] = [];
  const waits: number[] = [];
  const reads: { answer: (table: OpenTable) => void; drop: () => void }[] = [];
  let ids = 0;
  const send: Send = (entries) =>
    new Promise((answer, reject) =>
      line.push({ entries, answer, drop: () => reject(new Error("no network")) }),
    );
  const store: TableStore = openTableStore({
    table,
    send,
    fetchTable: () =>
      new Promise((answer, reject) => reads.push({ answer, drop: () => reject(new Error("no network")) })),
    ...(queue && { queue }),
    newId: () => `id-${Math.random().toString(36).slice(2)}-${ids++}`,
    later: (again, milliseconds) => {
      retries.push(again);
      waits.push(milliseconds);
    },
  });
  const settle = () => new Promise((done) => setTimeout(done, 0));
  return {
    store,
    line,
    reads,
    waits,
    settle,
    async arrives() {
      const sent = line.shift();
      if (!sent) throw new Error("nothing was sent");
      sent.answer(journal.take(sent.entries, "me"));
      await settle();
    },
    async isLost() {
      line.shift()?.drop();
      await settle();
    },
    /** The server recorded it, but the response was lost. */
    async isRecordedUnheard() {
      const sent = line.shift();
      if (sent) journal.take(sent.entries, "me");
      sent?.drop();
      await settle();
    },
    async retry() {
      retries.shift()?.();
      await settle();
    },
  };
}

describe("a tap", () => {
  test("is shown at once, marked pending, and confirmed by the server", async () => {
    const { store, arrives } = phone(new Journal());
    expect(store.tap(START)).toBe(true);
    expect(store.getView()).toMatchObject({
      pending: 1,
      confirmedSeq: 0,
      table: { state: { phase: "claiming" } },
    });
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 1, table: { seq: 1 } });
  });

  test("keeps several in a row, sent one after the other", async () => {
    const journal = new Journal();
    const { store, arrives, line } = phone(journal);
    for (const action of [START, says("Ann", "4 sixes"), says("Bob", "5 sixes")]) store.tap(action);
    expect(line).toHaveLength(1);
    await arrives();
    await arrives();
    await arrives();
    expect(journal.entries.map(({ after }) => after)).toEqual([0, 1, 2]);
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 3 });
  });

  test("changes nothing, sends nothing and gives the reason if the rules refuse it", () => {
    const { store, line } = phone(new Journal());
    expect(store.tap(says("Ann", "4 sixes"))).toBe(false);
    expect(store.getView()).toMatchObject({
      pending: 0,
      notice: { notice: "refused", refusal: { code: "round-not-started" } },
    });
    expect(line).toEqual([]);
  });

  test("reports a tap that came too late before it was stored, even after the next one", async () => {
    const stored: ((lasts: boolean) => void)[] = [];
    const slow: Outbox = {
      load: async () => [],
      store: () => new Promise((done) => stored.push(done)),
      delete: async () => {},
    };
    const journal = new Journal();
    const { store, arrives } = phone(journal, freshTable(), slow);
    journal.take([{ id: "theirs", action: { ...START, starter: "Bob" }, after: 0 }]);
    const notices: unknown[] = [];
    store.subscribe(() => notices.push(store.getView().notice?.notice));
    store.tap(START);
    await arrives();
    store.tap(says("Bob", "5 sixes"));
    expect(notices).toContain("too-late");
  });

  test("counts the same result, penalty or buy-in right after another: two bads for Ann are two", async () => {
    const bad = { what: "bad", count: 1, from: "bank", to: "Ann" } as const;
    for (const [game, action] of [
      ["firehouse", { do: "result", moves: [bad] }],
      ["firehouse", { do: "adjust", ...bad, note: "late for dinner" }],
      ["own-hand", { do: "buy-in", player: "Ann" }],
    ] as const) {
      const journal = new Journal();
      const { store, arrives } = phone(journal, freshTable(game));
      store.tap(action);
      store.tap(action);
      expect(store.getView(), action.do).toMatchObject({ pending: 2, confirmedSeq: 0 });
      await arrives();
      await arrives();
      expect(
        journal.entries.map((entry) => entry.action),
        action.do,
      ).toEqual([action, action]);
    }
  });

  test("bangs once when a finger bounces on “bang”", async () => {
    const journal = new Journal();
    const { store, arrives, line } = phone(journal);
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    await arrives();
    expect([store.tap(bang), store.tap(bang)]).toEqual([true, true]);
    expect(store.getView()).toMatchObject({ pending: 1, notice: null });
    await arrives();
    expect(line).toEqual([]);
    expect(journal.entries.filter(({ action }) => action?.do === "challenge")).toHaveLength(1);
  });

  test("counts two equal dice shown one after the other as two (P4)", () => {
    const { store } = phone(new Journal(), freshTable("pass-the-cup"));
    const shows: Action = { do: "show", by: "Ann", dice: [4] };
    store.tap({ do: "start-round", starter: "Ann" });
    expect([store.tap(shows), store.tap(shows)]).toEqual([true, true]);
    expect(store.getView()).toMatchObject({ pending: 3, table: { state: { round: { table: [{}, {}] } } } });
  });

  test("counts a bang in the next round, after other phones recorded everything in between", async () => {
    const journal = new Journal();
    const { store, arrives } = phone(journal);
    let id = 0;
    const others = (...actions: readonly Action[]) => {
      for (const action of actions) {
        const recorded = journal.take([{ id: `theirs-${id++}`, action, after: journal.entries.length }]);
        if (recorded.ok) recorded.entries.forEach(store.receive);
      }
    };
    const cyBangs: Action = { do: "challenge", by: "Cy" };
    others(START, says("Ann", "4 sixes"));
    store.tap(cyBangs);
    await arrives();
    others({ do: "reveal", outcome: "there" }, { do: "start-round", wild: 4 });
    others(says("Cy", "4 sixes"), says("Dee", "5 sixes"));
    store.tap(cyBangs);
    await arrives();
    expect(journal.entries.filter(({ action }) => action?.do === "challenge")).toHaveLength(2);
  });
});

describe("without network", () => {
  test("queues a tap and records it once after reconnecting", async () => {
    const journal = new Journal();
    const { store, isLost, retry, arrives } = phone(journal);
    store.tap(START);
    await isLost();
    expect(store.getView()).toMatchObject({ connection: "offline", pending: 1 });
    await retry();
    await arrives();
    expect(journal.entries).toHaveLength(1);
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 1 });
  });

  test("retries under the same id after a lost response, and records once", async () => {
    const journal = new Journal();
    const { store, isRecordedUnheard, retry, arrives } = phone(journal);
    store.tap(START);
    await isRecordedUnheard();
    await retry();
    await arrives();
    expect(journal.entries).toHaveLength(1);
    expect(store.getView()).toMatchObject({
      pending: 0,
      confirmedSeq: 1,
      notice: { notice: "sent", count: 1 },
    });
  });
});

test("keeps taps over the rate limit, sends no more than allowed, and records all of them", async () => {
  const journal = new Journal();
  const { store, arrives, line, waits, retry, settle } = phone(journal);
  store.tap(START);
  line.shift()?.answer({ ok: false, code: "too-many", message: "Wait a little.", wait: 42 });
  await settle();
  store.tap(says("Ann", "4 sixes"));
  store.setConnection("live");
  await settle();
  expect(line).toEqual([]);
  expect(waits).toEqual([42_000]);
  expect(store.getView()).toMatchObject({ pending: 2, connection: "live", notice: null });
  await retry();
  await arrives();
  await arrives();
  expect(journal.entries.map(({ action }) => action?.do)).toEqual(["start-round", "claim"]);
  expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 2 });
});

test("sends a tap once more that is already in the reloaded table, and finishes it", async () => {
  const journal = new Journal();
  const { store, isRecordedUnheard, retry, arrives, line } = phone(journal);
  const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "Ann", note: "late" };
  store.tap(penalty);
  await isRecordedUnheard();
  const state = play(freshTable().state, penalty);
  if (!state.ok) throw new Error(state.refusal.code);
  const fresh: OpenTable = { ...freshTable(), seq: 1, state: state.value.state };
  store.reset(fresh);
  await retry();
  await arrives();
  expect(store.getView()).toMatchObject({
    pending: 0,
    confirmedSeq: 1,
    notice: { notice: "sent", count: 1 },
  });
  expect(store.getView().table.state).toEqual(fresh.state);
  expect(line).toEqual([]);
});

/** Ann claims, Bob bangs, and the claim is short. */
const ROUND: readonly Action[] = [
  START,
  says("Ann", "4 sixes"),
  { do: "challenge", by: "Bob" },
  { do: "reveal", outcome: "short" },
];

test("sends rounds played offline, one tap after the other", async () => {
  const journal = new Journal();
  const { store, isLost, retry, arrives } = phone(journal);
  for (const action of [...ROUND, ...ROUND]) expect(store.tap(action)).toBe(true);
  await isLost();
  await retry();
  for (const _ of [...ROUND, ...ROUND]) await arrives();
  expect(journal.entries.map(({ action }) => action?.do)).toEqual(
    [...ROUND, ...ROUND].map(({ do: kind }) => kind),
  );
  expect(store.getView()).toMatchObject({ pending: 0, unsent: [], confirmedSeq: 8 });
});

test("finishes a tap with a lost response, even if the reloaded table is past its round", async () => {
  const journal = new Journal();
  const { store, arrives, isRecordedUnheard, retry, line } = phone(journal);
  const [start, claim, ...others] = ROUND as [Action, Action, ...Action[]];
  store.tap(start);
  await arrives();
  store.tap(claim);
  await isRecordedUnheard();
  for (const [at, action] of others.entries())
    journal.take([{ id: `other-${at}`, action, after: journal.entries.length }]);
  const { state } = fold(freshTable().state, journal.entries);
  store.reset({ ...freshTable(), seq: journal.entries.length, state });
  await retry();
  await arrives();
  expect(store.getView()).toMatchObject({ pending: 0, unsent: [], notice: { notice: "sent", count: 1 } });
  expect(line).toEqual([]);
});

describe("undo without a connection", () => {
  const undo = (store: TableStore) => {
    const { last } = store.getView().table;
    if (last === null) throw new Error("nothing stands");
    return store.record([last.undo]);
  };

  test("removes a tap that no server can know", async () => {
    const journal = new Journal();
    const { store, isLost, retry, arrives } = phone(journal);
    store.tap(START);
    store.tap(says("Ann", "4 sixes"));
    await isLost();
    expect(await undo(store)).toEqual({ ok: true, entries: [] });
    expect(store.getView()).toMatchObject({ pending: 1, table: { seq: 1 } });
    store.tap(says("Ann", "4 sixes"));
    await retry();
    await arrives();
    await arrives();
    expect(journal.entries.map(({ action }) => action)).toEqual([START, says("Ann", "4 sixes")]);
  });

  test("refuses a tap that was sent: it may be recorded without a response", async () => {
    const { store, isRecordedUnheard } = phone(new Journal());
    store.tap(START);
    await isRecordedUnheard();
    await expect(undo(store)).rejects.toThrow("no network");
    expect(store.getView()).toMatchObject({ pending: 1 });
  });
});

describe("another phone", () => {
  const theirs = (journal: Journal, action: Action, after: number) => {
    const answer = journal.take([{ id: `theirs-${after}`, action, after }]);
    if (!answer.ok) throw new Error("the story is wrong");
    return answer.entries[0] as Entry;
  };

  test("follows it live, in any order and any number of times", () => {
    const journal = new Journal();
    const { store } = phone(journal);
    const first = theirs(journal, START, 0);
    const second = theirs(journal, says("Ann", "4 sixes"), 1);
    store.receive(second);
    expect(store.getView().confirmedSeq).toBe(0);
    store.receive(first);
    store.receive(first);
    store.receive(second);
    expect(store.getView()).toMatchObject({ confirmedSeq: 2, table: { round: [{ seq: 1 }, { seq: 2 }] } });
  });

  test("drops the slower tap, and reports what was recorded", async () => {
    const journal = new Journal();
    const { store, arrives } = phone(journal);
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    const first = theirs(journal, says("Ann", "9 ones"), 1);
    await arrives(); // refused as stale, with the unseen entries
    expect(store.getView()).toMatchObject({
      pending: 0,
      confirmedSeq: 2,
      notice: { notice: "too-late", unseen: [{ seq: 2, action: { claim: "9 ones" } }] },
      table: { state: { round: { latest: { claim: { count: 9, face: 1 } } } } },
    });
    store.receive(first);
    expect(store.getView().notice).toMatchObject({ notice: "too-late" });
  });

  test("accepts the news from the stream before the refusal", async () => {
    const journal = new Journal();
    const { store, arrives } = phone(journal);
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    store.receive(theirs(journal, says("Ann", "9 ones"), 1));
    expect(store.getView()).toMatchObject({
      pending: 0,
      notice: { notice: "too-late", unseen: [{ seq: 2 }] },
    });
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 2, notice: { unseen: [{ seq: 2 }] } });
    expect(store.tap(says("Bob", "10 ones"))).toBe(true);
  });

  test("merges an equal tap: no notice, and taps based on it stay", async () => {
    const journal = new Journal();
    const { store, line, arrives } = phone(journal);
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    store.tap(bang);
    theirs(journal, says("Ann", "4 sixes"), 1);
    await arrives(); // refused as stale, with the unseen entries
    expect(store.getView()).toMatchObject({ pending: 1, confirmedSeq: 2, notice: null, unsent: [] });
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 3, notice: null });
    expect(journal.entries.map(({ action }) => action)).toEqual([START, says("Ann", "4 sixes"), bang]);
    expect(line).toEqual([]);
  });

  test("merges the same news from the stream first", async () => {
    const journal = new Journal();
    const { store, line, arrives } = phone(journal);
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    store.receive(theirs(journal, says("Ann", "4 sixes"), 1));
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 2, notice: null });
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 2, notice: null, unsent: [] });
    expect(line).toEqual([]);
  });

  test("treats the same action in another situation as another tap", async () => {
    const journal = new Journal();
    const { store, arrives } = phone(journal);
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    await arrives();
    const [, first] = journal.entries;
    store.tap({ do: "void-round" });
    await arrives();
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    // The stream repeats an entry from two rounds ago.
    if (first) store.receive(first);
    expect(store.getView()).toMatchObject({ pending: 1 });
    await arrives();
    expect(journal.entries).toHaveLength(5);
  });

  test("counts two dice if two phones show the same die (P4)", async () => {
    const journal = new Journal();
    const { store, arrives } = phone(journal, freshTable("pass-the-cup"));
    store.tap({ do: "start-round", starter: "Ann" });
    await arrives();
    const die: Action = { do: "show", by: "Ann", dice: [4] };
    store.tap(die);
    theirs(journal, die, 1);
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, notice: { notice: "too-late" } });
  });

  test("accepts its own tap from the stream before the response", async () => {
    const journal = new Journal();
    const { store, line, arrives } = phone(journal);
    store.tap(START);
    const answer = journal.take(line[0]?.entries ?? [], "me");
    if (answer.ok) for (const entry of answer.entries) store.receive(entry);
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 1, notice: null });
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 1, notice: null });
  });
});

describe("the last entry made by this phone", () => {
  const theirs = (journal: Journal, action: Action, after: number) => {
    const answer = journal.take([{ id: `theirs-${after}`, action, after }]);
    if (!answer.ok) throw new Error("the story is wrong");
    return answer.entries[0] as Entry;
  };
  const own = ({ store }: { readonly store: TableStore }) => store.getView().own;

  test("is the last one when the table opened, then its own tap, and no other phone’s", async () => {
    const journal = new Journal();
    const one = phone(journal);
    expect(own(one)).toBe(0);
    one.store.receive(theirs(journal, START, 0));
    expect(own(one)).toBe(0);
    one.store.tap(says("Ann", "4 sixes"));
    expect(own(one)).toBe(2);
    await one.arrives();
    one.store.receive(theirs(journal, says("Bob", "5 sixes"), 2));
    expect(one.store.getView()).toMatchObject({ own: 2, confirmedSeq: 3 });
    expect(own(phone(journal, { ...freshTable(), seq: 3 }))).toBe(3);
  });

  test("includes its own undo", async () => {
    const journal = new Journal();
    const { store, arrives, settle } = phone(journal);
    for (const [after, action] of [START, says("Ann", "4 sixes")].entries())
      store.receive(theirs(journal, action, after));
    expect(store.getView().own).toBe(0);
    void store.record([{ action: null, replaces: [2] }]);
    await settle();
    await arrives();
    expect(store.getView().own).toBe(3);
  });
});

describe("a correction", () => {
  /** A server's response for a journal without corrections, plus these entries. */
  const appended = (journal: Journal, action: Action | null, replaces?: readonly number[]): Entry => {
    const seq = journal.entries.length + 1;
    const entry = { id: `told-${seq}`, after: seq - 1, seq, by: "other", at: "", action };
    const correction = replaces ? { ...entry, replaces } : entry;
    journal.entries.push(correction);
    return correction;
  };
  /** The reloaded table: the folded journal. */
  const folded = (journal: Journal): OpenTable => {
    const fresh = freshTable();
    const { state } = fold(fresh.state, journal.entries);
    const round = openRound(state, standing(journal.entries));
    return { ...fresh, seq: journal.entries.length, state, round, last: undoable(journal.entries) };
  };
  const opened = (journal: Journal) => {
    const one = phone(journal);
    one.store.receive(appended(journal, START));
    one.store.receive(appended(journal, says("Ann", "4 sixes")));
    return one;
  };

  test("reloads the table once, because a correction cannot be applied incrementally", async () => {
    const journal = new Journal();
    const { store, reads, settle } = opened(journal);
    store.receive(appended(journal, says("Ann", "5 sixes"), [2]));
    store.receive(appended(journal, says("Bob", "6 sixes")));
    expect(reads).toHaveLength(1);
    expect(store.getView().confirmedSeq).toBe(2);
    reads.shift()?.answer(folded(journal));
    await settle();
    expect(store.getView()).toMatchObject({
      confirmedSeq: 4,
      notice: null,
      table: { state: { round: { latest: { by: "Bob" } } }, round: [{ seq: 1 }, { seq: 3 }, { seq: 4 }] },
    });
    expect(reads).toEqual([]);
  });

  test("keeps entries recorded during the reload", async () => {
    const journal = new Journal();
    const { store, reads, settle } = opened(journal);
    store.receive(appended(journal, says("Ann", "5 sixes"), [2]));
    const read = folded(journal);
    store.receive(appended(journal, says("Bob", "6 sixes")));
    reads.shift()?.answer(read);
    await settle();
    expect(store.getView()).toMatchObject({ confirmedSeq: 4, table: { seq: 4 } });
  });

  test("reloads after reconnecting", async () => {
    const journal = new Journal();
    const { store, reads, retry, settle } = opened(journal);
    store.receive(appended(journal, null, [2]));
    reads.shift()?.drop();
    await settle();
    await retry();
    reads.shift()?.answer(folded(journal));
    await settle();
    expect(store.getView()).toMatchObject({ confirmedSeq: 3, table: { round: [{ seq: 1 }] } });
  });

  test("resends a pending tap that still answers the claim", async () => {
    const journal = new Journal();
    const { store, reads, arrives, settle } = opened(journal);
    store.tap(says("Bob", "6 sixes"));
    store.receive(appended(journal, { ...START, note: "by the window" }, [1]));
    await arrives(); // stale: only a correction was unseen
    expect(store.getView()).toMatchObject({ pending: 1, notice: null });
    reads.shift()?.answer(folded(journal));
    await settle();
    expect(store.getView()).toMatchObject({ pending: 1, notice: null, confirmedSeq: 3 });
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 4, notice: null });
  });

  test("drops a pending tap that answered the corrected entry", async () => {
    const journal = new Journal();
    const { store, reads, settle } = opened(journal);
    store.tap(says("Bob", "6 sixes"));
    store.receive(appended(journal, says("Ann", "5 sixes"), [2]));
    reads.shift()?.answer(folded(journal));
    await settle();
    expect(store.getView()).toMatchObject({
      pending: 0,
      notice: { notice: "too-late", unseen: [{ seq: 3 }] },
    });
  });

  test("sends this phone's own, and shows it after the reload", async () => {
    const journal = new Journal();
    const { store, reads, arrives, settle } = opened(journal);
    const { last } = store.getView().table;
    expect(last?.undo).toEqual({ action: null, replaces: [2] });
    const undone = store.record(last ? [last.undo] : []);
    await settle();
    await arrives();
    reads.shift()?.answer(folded(journal));
    expect(await undone).toMatchObject({ ok: true, entries: [{ seq: 3, after: 2, action: null }] });
    expect(store.getView()).toMatchObject({
      confirmedSeq: 3,
      table: { round: [{ seq: 1 }], last: { entry: { seq: 1 } } },
    });
  });

  test("waits for the tap it undoes, and fails offline with it", async () => {
    const journal = new Journal();
    const { store, reads, line, arrives, isLost, settle } = opened(journal);
    store.tap(says("Bob", "6 sixes"));
    const undo = store.getView().table.last?.undo;
    const undone = store.record(undo ? [undo] : []);
    await settle();
    expect(line).toHaveLength(1);
    await arrives();
    await arrives();
    reads.shift()?.answer(folded(journal));
    expect(await undone).toMatchObject({ ok: true, entries: [{ seq: 4, replaces: [3] }] });
    expect(store.getView().table.round).toHaveLength(2);
    store.tap(says("Bob", "7 sixes"));
    const lost = store.record([{ action: null, replaces: [5] }]);
    const rejection = expect(lost).rejects.toThrow("no network");
    await isLost();
    await rejection;
  });
});

describe("undo", () => {
  const back: Wanted = { action: null, replaces: [2] };
  const opened = async (journal: Journal) => {
    const one = phone(journal);
    one.store.tap(START);
    await one.arrives();
    one.store.tap(says("Ann", "4 sixes"));
    await one.arrives();
    return one;
  };
  const folded = (journal: Journal): OpenTable => {
    const fresh = freshTable();
    const { state } = fold(fresh.state, journal.entries);
    const round = openRound(state, standing(journal.entries));
    return { ...fresh, seq: journal.entries.length, state, round, last: undoable(journal.entries) };
  };

  test("counts once for a bounced finger, or from two phones at once", async () => {
    const journal = new Journal();
    const { store, reads, arrives, settle } = await opened(journal);
    const first = store.record([back]);
    const second = store.record([back]);
    await settle();
    await arrives();
    await arrives();
    reads.shift()?.answer(folded(journal));
    expect(await first).toMatchObject({ ok: true, entries: [{ seq: 3, replaces: [2] }] });
    expect(await second).toMatchObject({ ok: true, entries: [{ seq: 3, replaces: [2] }] });
    expect(journal.entries).toHaveLength(3);
    expect(store.getView()).toMatchObject({ notice: null, confirmedSeq: 3 });
  });

  test("is too late if the other phones undid another entry", async () => {
    const journal = new Journal();
    const { store, reads, arrives, settle } = await opened(journal);
    journal.take([{ id: "theirs", action: says("Ann", "5 sixes"), replaces: [2], after: 2 }]);
    const answer = store.record([back]);
    await settle();
    await arrives();
    reads.shift()?.answer(folded(journal));
    expect(await answer).toMatchObject({ ok: false, code: "stale" });
  });
});

describe("the connection", () => {
  test("is live again as soon as a tap is answered, if the stream was open all along", async () => {
    const journal = new Journal();
    const { store, isLost, retry, arrives } = phone(journal);
    store.setConnection("live");
    store.tap(START);
    await isLost();
    expect(store.getView()).toMatchObject({ connection: "offline", pending: 1 });
    await retry();
    await arrives();
    expect(store.getView()).toMatchObject({ connection: "live", pending: 0 });
  });

  test("is connecting after a response while the stream is not open yet", async () => {
    const journal = new Journal();
    const { store, isLost, retry, arrives } = phone(journal);
    store.setConnection("live");
    store.setConnection("offline");
    store.tap(START);
    await isLost();
    store.setConnection("connecting");
    await retry();
    await arrives();
    expect(store.getView()).toMatchObject({ connection: "connecting", pending: 0 });
    store.setConnection("live");
    expect(store.getView()).toMatchObject({ connection: "live" });
  });
});

describe("several phones bang the same claim (F13)", () => {
  test("keeps the slower bang pending until the server lists both", async () => {
    const journal = new Journal();
    const { store, line, reads, settle } = phone(journal);
    const recorded = (action: Action, id: string, replaces?: readonly number[]): Entry => {
      const seq = journal.entries.length + 1;
      const entry = { id, after: 2, seq, by: "", at: "", action, ...(replaces && { replaces }) };
      journal.entries.push(entry);
      return entry;
    };
    store.receive(recorded(START, "one"));
    store.receive(recorded(says("Ann", "4 sixes"), "two"));
    store.tap({ do: "challenge", by: "Cy" });
    store.receive(recorded(bang, "theirs"));
    expect(store.getView()).toMatchObject({
      pending: 1,
      notice: null,
      table: { state: { phase: "revealing" } },
    });
    const [mine] = line[0]?.entries ?? [];
    expect(mine?.after).toBe(2);
    const both = recorded({ do: "challenge", by: ["Bob", "Cy"] }, mine?.id ?? "", [3]);
    line.shift()?.answer({ ok: true, entries: [both] });
    await settle();
    const { state } = fold(freshTable().state, journal.entries);
    const round = openRound(state, standing(journal.entries));
    reads.shift()?.answer({ ...freshTable(), seq: 4, state, round });
    await settle();
    expect(store.getView()).toMatchObject({
      pending: 0,
      confirmedSeq: 4,
      notice: null,
      table: { state: { challenge: { by: ["Bob", "Cy"] } } },
    });
  });

  test("rejects the bang if they banged another claim", () => {
    const { store } = phone(new Journal());
    const others = [
      START,
      says("Ann", "4 sixes"),
      says("Bob", "5 sixes"),
      { do: "challenge", by: "Ann" } as const,
    ];
    const entries = others.map((action, at) => ({
      id: `e${at}`,
      after: at,
      seq: at + 1,
      by: "",
      at: "",
      action,
    }));
    for (const entry of entries.slice(0, 2)) store.receive(entry);
    store.tap({ do: "challenge", by: "Cy" });
    for (const entry of entries.slice(2).toReversed()) store.receive(entry);
    expect(store.getView()).toMatchObject({ pending: 0, notice: { notice: "too-late" } });
  });

  test("rejects the bang if the dice came first", () => {
    const journal = new Journal();
    const { store } = phone(journal);
    for (const [at, action] of [START, says("Ann", "4 sixes")].entries())
      store.receive({ id: `e${at}`, after: at, seq: at + 1, by: "", at: "", action });
    store.tap({ do: "challenge", by: "Cy" });
    store.receive({ id: "theirs", after: 2, seq: 3, by: "", at: "", action: bang });
    store.receive({
      id: "dice",
      after: 3,
      seq: 4,
      by: "",
      at: "",
      action: { do: "reveal", outcome: "there" },
    });
    expect(store.getView()).toMatchObject({ pending: 0, notice: { notice: "too-late" } });
  });
});

describe("a tap recorded after unseen entries", () => {
  const penalty = (to: string, seq: number): Entry => {
    const action: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to, note: "late" };
    return { id: `penalty-${seq}`, after: seq - 1, seq, at: "", action };
  };

  /** Another phone recorded a penalty, and the server the tap after it. */
  async function recordedAfterPenalty() {
    const one = phone(new Journal());
    one.store.tap(START);
    const [sent] = one.line[0]?.entries ?? [];
    const mine: Entry = { ...(sent as NewEntry), seq: 2, at: "" };
    one.line.shift()?.answer({ ok: true, entries: [mine] });
    await one.settle();
    const { state } = fold(freshTable().state, [penalty("Ann", 1), mine]);
    return { ...one, mine, fresh: { ...freshTable(), seq: 2, state } };
  }

  test("reloads the table once, without endless retries", async () => {
    const { store, line, reads, settle, fresh } = await recordedAfterPenalty();
    expect([line.length, reads.length]).toEqual([0, 1]);
    reads.shift()?.answer(fresh);
    await settle();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 2, notice: null, unsent: [] });
    expect([line.length, reads.length]).toEqual([0, 0]);
  });

  test("finishes when the stream brings the missing entries, and ignores the older reload", async () => {
    const { store, reads, settle, mine, fresh } = await recordedAfterPenalty();
    for (const entry of [penalty("Ann", 1), mine, penalty("Bob", 3)]) store.receive(entry);
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 3 });
    reads.shift()?.answer(fresh);
    await settle();
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 3 });
  });
});

describe("a player joins", () => {
  test("with a name that shows at once, and on all phones", async () => {
    const { store, arrives, line } = phone(new Journal());
    expect(store.tap({ do: "join", player: "s10" }, "Zed")).toBe(true);
    expect(store.getView().table.names).toEqual({ s10: "Zed" });
    expect(line[0]?.entries).toMatchObject([{ name: "Zed" }]);
    await arrives();
    expect(store.getView()).toMatchObject({ pending: 0, table: { names: { s10: "Zed" } } });
    expect(store.tap({ do: "join", player: "s11" }, "zed")).toBe(false);
    expect(store.getView().notice).toMatchObject({ refusal: { code: "duplicate-player" } });
  });

  test("does not make a pending tap too late", () => {
    const { store } = phone(new Journal());
    store.tap(START);
    store.receive({ id: "zed", after: 0, seq: 1, by: "", at: "", action: { do: "join", player: "Zed" } });
    expect(store.getView()).toMatchObject({
      pending: 1,
      notice: null,
      table: { state: { phase: "claiming" } },
    });
  });
});

test("replaces the confirmed table with a reloaded one, even if the server restored an older backup", () => {
  const { store } = phone(new Journal());
  const fresh = freshTable();
  store.reset({ ...fresh, seq: 7 });
  expect(store.getView().confirmedSeq).toBe(7);
  store.reset({ ...fresh, seq: 3 });
  expect(store.getView().confirmedSeq).toBe(3);
});

test("takes only permissions from a slow reload, and keeps entries confirmed meanwhile", async () => {
  const journal = new Journal();
  const { store, arrives } = phone(journal);
  const watching = { record: false, share: false, as: [] };
  const fresh = { ...freshTable(), may: watching };
  const asked = store.getView().confirmedSeq;
  store.tap(START);
  store.tap(says("Ann", "4 sixes"));
  await arrives();
  store.reset(fresh, asked);
  expect(store.getView()).toMatchObject({
    ...{ confirmedSeq: 1, pending: 1, notice: null },
    table: { seq: 2, may: watching },
  });
  // Nothing was confirmed meanwhile: the server restored a backup.
  store.reset(fresh, 1);
  expect(store.getView().confirmedSeq).toBe(0);
});

test("shows taps based on one that ended a round and lost its response, on the reloaded table", async () => {
  const journal = new Journal();
  const { store, arrives, isRecordedUnheard } = phone(journal);
  for (const action of ROUND) store.tap(action);
  for (const _ of ROUND.slice(1)) await arrives();
  await isRecordedUnheard();
  store.tap(START);
  const { state } = fold(freshTable().state, journal.entries);
  store.reset({ ...freshTable(), seq: 4, state, last: undoable(journal.entries) });
  expect(store.getView()).toMatchObject({
    ...{ confirmedSeq: 4, pending: 1 },
    table: { seq: 5, state: { phase: "claiming" } },
  });
});

describe("a table without access", () => {
  const NO_SUCH_TABLE: ApiError = { ok: false, code: "no-such-table", message: "not yours" };

  test("drops unsent taps and never sends them", async () => {
    const { store, line, retry, settle, isLost } = phone(new Journal());
    store.tap(START);
    store.tap(says("Ann", "4 sixes"));
    await isLost();
    store.leave();
    expect(store.getView()).toMatchObject({ revoked: true, pending: 0, notice: null });
    await retry();
    store.setConnection("live");
    await settle();
    expect(store.tap(bang)).toBe(false);
    await expect(store.record([{ action: null, replaces: [1] }])).rejects.toThrow();
    expect(line).toEqual([]);
  });

  test("drops a refused tap and those based on it when the server denies access", async () => {
    const { store, line, settle } = phone(new Journal());
    store.tap(START);
    store.tap(says("Ann", "4 sixes"));
    line.shift()?.answer(NO_SUCH_TABLE);
    await settle();
    expect(store.getView()).toMatchObject({ revoked: true, pending: 0 });
    expect(line).toEqual([]);
  });

  test("ignores late responses, entries and reloads", async () => {
    const journal = new Journal();
    const { store, arrives } = phone(journal);
    store.tap(START);
    store.leave();
    const left = store.getView();
    await arrives();
    const [entry] = journal.entries;
    if (entry) store.receive({ ...entry, seq: 1 });
    store.reset(freshTable());
    expect(store.getView()).toBe(left);
  });

  test("reloads, and does not leave, when this phone becomes a watcher", async () => {
    const { store, line, reads, settle } = phone(new Journal());
    store.tap(START);
    line.shift()?.answer({ ok: false, code: "only-watching", message: "watch" });
    await settle();
    expect(store.getView()).toMatchObject({ revoked: false, pending: 0, notice: { notice: "not-done" } });
    reads.shift()?.answer({ ...freshTable(), may: { record: false, share: false, as: ["me"] } });
    await settle();
    expect(store.getView().table.may.record).toBe(false);
  });
});
