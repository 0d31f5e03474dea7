import { describe, expect, test } from "vitest";
import { openTableStore, type Send, type TableStore } from "@/lib/client/tableStore";
import { type Action, newGame } from "@/lib/engine";
import type { Entry, NewEntry, NotDone, OpenTable, Recorded } from "@/lib/formats/entry";

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve"];
const START: Action = { do: "start-round", starter: "Ann", wild: 4 };
const says = (by: string, claim: string): Action => ({ do: "claim", by, claim });
const bang: Action = { do: "challenge", by: "Bob" };

function freshTable(): OpenTable {
  const state = newGame({ game: "firehouse", house: {}, players: CREW });
  if (!state.ok) throw new Error(state.refusal.code);
  return { id: "g", seq: 0, state: state.value, names: {}, round: [], last: null, rounds: [] };
}

/** A server in a few lines: a journal that numbers what it gets and refuses what answers an older table. */
class Journal {
  readonly entries: Entry[] = [];
  take(sent: readonly NewEntry[], by = "other"): Recorded | NotDone {
    const known = this.entries.find(({ id }) => id === sent[0]?.id);
    if (known) return { ok: true, entries: [known] };
    const unseen = this.entries.filter(({ seq }) => seq > (sent[0]?.after ?? 0));
    if (unseen.length > 0) return { ok: false, code: "stale", message: "late", unseen };
    const recorded = sent.map((entry, at) => ({ ...entry, seq: this.entries.length + at + 1, by, at: "" }));
    this.entries.push(...recorded);
    return { ok: true, entries: recorded };
  }
}

/** A phone whose sends wait until the story lets them through. */
function phone(journal: Journal) {
  const line: {
    entries: readonly NewEntry[];
    answer: (answer: Recorded | NotDone) => void;
    drop: () => void;
  }[] = [];
  const retries: (() => void)[] = [];
  const reads: { answer: (table: OpenTable) => void; drop: () => void }[] = [];
  let ids = 0;
  const send: Send = (entries) =>
    new Promise((answer, reject) =>
      line.push({ entries, answer, drop: () => reject(new Error("no network")) }),
    );
  const store: TableStore = openTableStore({
    table: freshTable(),
    send,
    readAfresh: () =>
      new Promise((answer, reject) => reads.push({ answer, drop: () => reject(new Error("no network")) })),
    newId: () => `id-${Math.random().toString(36).slice(2)}-${ids++}`,
    later: (again) => retries.push(again),
  });
  const settle = () => new Promise((done) => setTimeout(done, 0));
  return {
    store,
    line,
    reads,
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
    /** The server recorded it, but the answer never came back. */
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

  test("several in a row are sent one after the other and all kept", async () => {
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

  test("that the rules refuse changes nothing, sends nothing and says why", () => {
    const { store, line } = phone(new Journal());
    expect(store.tap(says("Ann", "4 sixes"))).toBe(false);
    expect(store.getView()).toMatchObject({
      pending: 0,
      notice: { notice: "refused", refusal: { code: "round-not-started" } },
    });
    expect(line).toEqual([]);
  });

  test("a finger that bounces on “bang” bangs once", async () => {
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

  test("a bang is a bang again in the next round, when other phones recorded all in between", async () => {
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
  test("a tap waits on the phone and is recorded once when the line is back", async () => {
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

  test("an answer that was lost is asked for again under the same id, and recorded once", async () => {
    const journal = new Journal();
    const { store, isRecordedUnheard, retry, arrives } = phone(journal);
    store.tap(START);
    await isRecordedUnheard();
    await retry();
    await arrives();
    expect(journal.entries).toHaveLength(1);
    expect(store.getView()).toMatchObject({ pending: 0, confirmedSeq: 1, notice: null });
  });
});

describe("another phone", () => {
  const theirs = (journal: Journal, action: Action, after: number) => {
    const answer = journal.take([{ id: `theirs-${after}`, action, after }]);
    if (!answer.ok) throw new Error("the story is wrong");
    return answer.entries[0] as Entry;
  };

  test("is followed live, in any order and any number of times", () => {
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

  test("that was first wins; the slower tap is dropped and told what was recorded", async () => {
    const journal = new Journal();
    const { store, arrives } = phone(journal);
    store.tap(START);
    await arrives();
    store.tap(says("Ann", "4 sixes"));
    const first = theirs(journal, says("Ann", "9 ones"), 1);
    await arrives(); // refused as stale, with what was not seen
    expect(store.getView()).toMatchObject({
      pending: 0,
      confirmedSeq: 2,
      notice: { notice: "too-late", unseen: [{ seq: 2, action: { claim: "9 ones" } }] },
      table: { state: { round: { latest: { claim: { count: 9, face: 1 } } } } },
    });
    store.receive(first);
    expect(store.getView().notice).toMatchObject({ notice: "too-late" });
  });

  test("the stream may bring the news before the refusal does", async () => {
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

  test("one's own tap may come back by the stream before its answer", async () => {
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

test("a table read afresh replaces the confirmed one, also when the server went back to an older backup", () => {
  const { store } = phone(new Journal());
  const fresh = freshTable();
  store.reset({ ...fresh, seq: 7 });
  expect(store.getView().confirmedSeq).toBe(7);
  store.reset({ ...fresh, seq: 3 });
  expect(store.getView().confirmedSeq).toBe(3);
});
