import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { offlineTable, saveTable } from "@/lib/client/offlineTables";
import { NO_ONE_YET } from "@/lib/client/optimisticActions";
import { type Outbox, outbox, pendingTables } from "@/lib/client/outbox";
import { openTableStore, type Send, type TableStore } from "@/lib/client/tableStore";
import { type Action, newGame } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { ApiError, Entry, NewEntry, OpenTable, Recorded, Wanted } from "@/lib/protocol/entry";
import { fold, openRound, standing } from "@/lib/protocol/journal";
import type { LiveState } from "@/lib/protocol/liveState";
import { stillAnswers } from "@/lib/protocol/stillAnswers";

const START: Action = { do: "start-round", starter: "Ann", wild: 4 };
const says = (by: string, claim: string): Action => ({ do: "claim", by, claim });
const FOUR = [START, says("Ann", "4 sixes"), says("Bob", "5 sixes"), { do: "challenge", by: "Cy" } as const];
const PENALTY: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "Ann", note: "late" };

const NO_LIVE_STATE: LiveState = {
  ...{ phones: {}, mine: null, own: null, started: false, joined: true, keeps: true },
  ...{ consents: [], corrected: null, tones: null, scoreOnly: false },
};

/** A minimal server: each entry once, in order, and none that answers an older table. */
class Server {
  readonly entries: Entry[] = [];
  /** The connection: "down" loses requests, "deaf" loses responses. */
  line: "up" | "down" | "deaf" = "up";
  refusal: ApiError | null = null;
  /** The signed-in user, and the authors. */
  here = "me";
  readonly senders: string[] = [];
  constructor(readonly id: string) {}

  take([sent]: readonly NewEntry[], as = this.here): Recorded | ApiError {
    if (this.refusal) return this.refusal;
    if (as !== this.here) return { ok: false, code: "somebody-else", message: "Not you." };
    const known = this.entries.find(({ id }) => id === sent?.id);
    if (known) return { ok: true, entries: [known] };
    const unseen = this.entries.filter(({ seq }) => seq > (sent?.after ?? 0));
    if (sent === undefined || !stillAnswers(unseen))
      return { ok: false, code: "stale", message: "late", unseen };
    const entry = { ...sent, after: this.entries.length, seq: this.entries.length + 1, at: "" };
    this.entries.push(entry);
    this.senders.push(as);
    return { ok: true, entries: [entry] };
  }
  others(...actions: readonly Action[]): void {
    for (const action of actions)
      this.take([{ id: `theirs-${this.entries.length}`, action, after: this.entries.length }], this.here);
  }
  table(): OpenTable {
    const made = newGame({ game: "firehouse", house: {}, players: ["Ann", "Bob", "Cy"] });
    if (!made.ok) throw new Error(made.refusal.code);
    const { state } = fold(made.value, this.entries);
    return {
      ...{
        id: this.id,
        seq: this.entries.length,
        state,
        names: {},
        last: null,
        rounds: [],
        table: "t",
        next: null,
        told: [],
        playoffOf: null,
        group: null,
        cloth: null,
      },
      round: openRound(state, standing(this.entries)),
      may: { record: true, share: true, as: [this.here] },
    };
  }
  actions = () => this.entries.map(({ action }) => action);
}

let tables = 0;
let server: Server;
const pages: { store: TableStore; open: boolean }[] = [];
beforeEach(() => {
  server = new Server(`table-${tables++}`);
});
afterEach(() => {
  for (const page of pages.splice(0)) page.open = false;
});

let taps = 0;

/** A page of the table, and a function that ends it: from then on it sends nothing, like a dropped tab. */
function newPage(queue: Outbox = outbox(server.id), table = server.table(), send?: Send) {
  const page = { open: true };
  const store = openTableStore({
    table,
    send: async (entries, as) => {
      if (send) return send(entries, as);
      if (!page.open) return new Promise(() => {});
      if (server.line === "down") throw new Error("no network");
      const answer = server.take(entries, as);
      if (server.line === "deaf") throw new Error("no answer");
      return answer;
    },
    fetchTable: async () => server.table(),
    newId: () => `tap-${taps++}`,
    queue,
    later: () => {},
  });
  pages.push(Object.assign(page, { store }));
  return {
    store,
    view: () => store.getView(),
    async drops() {
      await quiet();
      page.open = false;
    },
  };
}

/** A page that has loaded its outbox. */
async function openPage(...parts: Parameters<typeof newPage>) {
  const page = newPage(...parts);
  await page.store.restore();
  await quiet();
  return page;
}

/**
 * Waits until nothing is stored or sent: each step takes one turn of the event loop, and none uses a timer.
 */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((done) => setImmediate(done));
}

const onDisk = async () => (await outbox(server.id).load()).map(({ entry }) => entry.action);

describe("queued taps", () => {
  test("survive the page, are sent in order by the next one with a notice, and are deleted", async () => {
    server.line = "down";
    const before = Date.now();
    const tab = await openPage();
    for (const action of FOUR) expect(tab.store.tap(action)).toBe(true);
    await expect.poll(tab.view).toMatchObject({ pending: 4, connection: "offline", lasting: true });
    expect(await onDisk()).toEqual(FOUR);
    await tab.drops();
    expect(server.entries).toEqual([]);

    server.line = "up";
    const { view } = await openPage();
    expect(server.actions()).toEqual(FOUR);
    expect(view()).toMatchObject({ pending: 0, confirmedSeq: 4, notice: { notice: "sent", count: 4 } });
    const { notice } = view();
    expect(notice?.notice === "sent" && notice.since).toBeGreaterThanOrEqual(before);
    expect(await onDisk()).toEqual([]);
    expect((await openPage()).view().notice).toBeNull();
  });

  test("leave an up-to-date table when they are deleted, for offline use", async () => {
    const { id } = server;
    const table = server.table();
    await saveTable({ table, aside: NO_LIVE_STATE, engine: ENGINE_VERSION, at: 0 });
    server.line = "down";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await quiet();
    // Queued taps are replayed on the confirmed table.
    expect((await offlineTable(id))?.table.seq).toBe(0);
    server.line = "up";
    tab.store.setConnection("live");
    await quiet();
    expect(await onDisk()).toEqual([]);
    expect((await offlineTable(id))?.table).toMatchObject({ seq: 4, state: tab.view().table.state });
  });

  test("store the table that is current at the time of writing", async () => {
    const { id } = server;
    const currentTable = () => ({
      table: server.table(),
      aside: NO_LIVE_STATE,
      engine: ENGINE_VERSION,
      at: 0,
    });
    const keeping = saveTable(currentTable);
    server.others(START);
    await keeping;
    expect((await offlineTable(id))?.table.seq).toBe(1);
  });

  test("are shown on the table by an offline page", async () => {
    server.line = "down";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    const { view } = await openPage();
    expect(view()).toMatchObject({ pending: 4, confirmedSeq: 0, table: { state: { phase: "revealing" } } });
  });

  test("are recorded once if the response was lost with the page", async () => {
    server.line = "deaf";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    expect(server.entries).toHaveLength(1);
    server.line = "up";
    const { view } = await openPage();
    expect(server.actions()).toEqual(FOUR);
    expect(view()).toMatchObject({ pending: 0, confirmedSeq: 4, own: 4, unsent: [] });
    expect(await onDisk()).toEqual([]);
  });

  test("are shown on the server's table before the response if the first one is recorded already", async () => {
    server.line = "deaf";
    const tab = await openPage();
    tab.store.tap(START);
    await quiet();
    server.line = "down";
    for (const action of FOUR.slice(1)) tab.store.tap(action);
    await tab.drops();
    expect(server.actions()).toEqual([START]);
    const { view } = await openPage();
    expect(view()).toMatchObject({ confirmedSeq: 1, pending: 3, table: { seq: 4 } });
    expect(await onDisk()).toEqual(FOUR.slice(1));
  });

  test("are done once the last of them is in the table, even if earlier ones are still stored", async () => {
    const queue = outbox(server.id);
    // The page closed before the first was deleted, and before the second's response.
    const withoutDelete: Outbox = { ...queue, delete: () => new Promise(() => {}) };
    const tab = await openPage(withoutDelete);
    const reveal: Action = { do: "reveal", outcome: "there" };
    const next: Action = { do: "start-round", starter: "Cy", wild: 2 };
    for (const action of [...FOUR, reveal]) tab.store.tap(action);
    await quiet();
    server.line = "deaf";
    tab.store.tap(next);
    await quiet();
    server.line = "down";
    tab.store.tap(says("Cy", "4 sixes"));
    await tab.drops();
    expect(server.actions()).toEqual([...FOUR, reveal, next]);
    expect(await onDisk()).toHaveLength(7);
    const { view } = await openPage();
    expect(view()).toMatchObject({ confirmedSeq: 6, pending: 1, table: { seq: 7 } });
    expect(await onDisk()).toEqual([says("Cy", "4 sixes")]);
  });

  test("start from the newer confirmed table, not from the server's older rendering", async () => {
    const drawn = server.table();
    server.others(START, says("Ann", "4 sixes"));
    const stored = { table: server.table(), aside: NO_LIVE_STATE, engine: ENGINE_VERSION };
    server.line = "down";
    // Data stored before this page was requested is older than the server's rendering.
    await saveTable({ ...stored, at: performance.timeOrigin - 1 });
    expect((await openPage(undefined, drawn)).view()).toMatchObject({ confirmedSeq: 0 });
    await saveTable({ ...stored, at: Date.now() });
    // The phone may have been removed meanwhile: the older copy restores no keys.
    const watching = { record: false, share: false, as: [] };
    const removed = await openPage(undefined, { ...drawn, may: watching });
    expect(removed.view()).toMatchObject({ confirmedSeq: 2, table: { may: watching } });
    const { store, view } = await openPage(undefined, drawn);
    expect(view()).toMatchObject({ confirmedSeq: 2, table: { seq: 2 } });
    expect(store.tap(says("Bob", "5 sixes"))).toBe(true);
    await quiet();
    expect(view()).toMatchObject({ pending: 1, table: { seq: 3 } });
  });

  test("are stored with their table if it is newer than the stored one", async () => {
    const { id } = server;
    await saveTable({ table: server.table(), aside: NO_LIVE_STATE, engine: ENGINE_VERSION, at: 0 });
    server.others(START, says("Ann", "4 sixes"));
    server.line = "down";
    const tab = await openPage();
    tab.store.tap(says("Bob", "5 sixes"));
    await tab.drops();
    const { view } = await openPage(outbox(id), (await offlineTable(id))?.table);
    expect(view()).toMatchObject({ confirmedSeq: 2, pending: 1, table: { seq: 3 } });
  });

  test("are stored with a table that was not stored yet, and with its live state", async () => {
    const queue = () => outbox(server.id, () => ({ ...NO_LIVE_STATE, mine: "Bob" }));
    server.line = "down";
    const tab = await openPage(queue());
    expect(await offlineTable(server.id)).toBeNull();
    tab.store.tap(START);
    await tab.drops();
    const stored = await offlineTable(server.id);
    expect(stored).toMatchObject({ table: { seq: 0 }, aside: { mine: "Bob" }, engine: ENGINE_VERSION });
    server.line = "up";
    await openPage(queue());
    expect(await offlineTable(server.id)).toMatchObject({ table: { seq: 1 } });
  });

  test("of an offline game are found by a page without a known user", async () => {
    const { may, ...table } = server.table();
    const anonymousTable = { ...table, may: { ...may, as: [NO_ONE_YET] } };
    const stored = { table: anonymousTable, aside: NO_LIVE_STATE, engine: ENGINE_VERSION, at: 0 };
    server.line = "down";
    // The server knows the game and rendered this page: it is not stored yet.
    const tab = await openPage();
    tab.store.tap(START);
    await tab.drops();
    const unkept = await openPage(undefined, anonymousTable);
    expect(unkept.view()).toMatchObject({ pending: 1, unsent: [], table: { seq: 1 } });
    await unkept.drops();
    const begun = { id: server.id, game: "firehouse", house: {}, players: [{ seat: "Ann", name: "Ann" }] };
    await saveTable({ ...stored, begun });
    // A page from before the server knew it reverts nothing.
    const early = await openPage(undefined, anonymousTable);
    early.store.tap(says("Ann", "4 sixes"));
    await early.drops();
    expect(await offlineTable(server.id)).toMatchObject({ begun, table: { may: { as: [NO_ONE_YET] } } });
    const later = await openPage();
    later.store.tap(says("Bob", "5 sixes"));
    await later.drops();
    expect(await offlineTable(server.id)).toMatchObject({ table: { may: { as: ["me"] } } });
    expect(await offlineTable(server.id)).not.toHaveProperty("begun");
    const { view } = await openPage(undefined, (await offlineTable(server.id))?.table);
    expect(view()).toMatchObject({ pending: 3, unsent: [], table: { seq: 3 } });
    server.line = "up";
    await openPage();
    expect(server.actions()).toEqual(FOUR.slice(0, 3));
  });

  test("follow entries between them that leave the situation unchanged", async () => {
    server.line = "deaf";
    const tab = await openPage();
    tab.store.tap(PENALTY);
    await quiet();
    server.line = "down";
    tab.store.tap(START);
    tab.store.tap(says("Ann", "4 sixes"));
    await tab.drops();
    server.line = "up";
    server.others({ ...PENALTY, to: "Bob" });
    const { view } = await openPage();
    expect(server.actions()).toEqual([PENALTY, { ...PENALTY, to: "Bob" }, START, says("Ann", "4 sixes")]);
    expect(view()).toMatchObject({ pending: 0, confirmedSeq: 4, unsent: [], notice: { count: 3 } });
  });

  test("of two tabs are recorded once each, from either tab", async () => {
    server.line = "down";
    const one = await openPage();
    for (const action of FOUR.slice(0, 2)) one.store.tap(action);
    await quiet();
    const other = await openPage();
    for (const action of FOUR.slice(2)) other.store.tap(action);
    await quiet();
    server.line = "up";
    one.store.setConnection("live");
    other.store.setConnection("live");
    await quiet();
    expect(server.actions()).toEqual(FOUR);
    expect(other.view()).toMatchObject({ pending: 0, unsent: [] });
    expect(await onDisk()).toEqual([]);
  });

  test("of one table are not sent to another", async () => {
    server.line = "down";
    const tab = await openPage();
    tab.store.tap(START);
    await tab.drops();
    const [waiting] = (await pendingTables()).filter(({ game }) => game === server.id);
    expect(waiting?.taps.map(({ entry }) => entry.action)).toEqual([START]);
    server = new Server("another-table");
    expect((await openPage()).view()).toMatchObject({ pending: 0, notice: null });
    expect(server.entries).toEqual([]);
  });

  test("survive rate limits, and a table without access", async () => {
    for (const code of ["too-many", "no-such-table"] as const) {
      server = new Server(`refuses-${code}`);
      server.refusal = { ok: false, code, message: "Not now.", ...(code === "too-many" && { wait: 60 }) };
      const tab = await openPage();
      tab.store.tap(START);
      await quiet();
      expect(tab.view()).toMatchObject({ revoked: code === "no-such-table" });
      await tab.drops();
      expect(await onDisk()).toEqual([START]);
      server.refusal = null;
      await openPage();
      expect(server.actions()).toEqual([START]);
    }
  });
});

test("reports a server error without a refusal: the tap waits for the fix", async () => {
  server.refusal = { ok: false, code: "disk-full", message: "The disk is full." };
  const { store, view } = await openPage();
  store.tap(START);
  await quiet();
  expect(view()).toMatchObject({ pending: 1, notice: { answer: { code: "disk-full" } }, unsent: [] });
  store.dismissNotice();
  store.setConnection("live");
  await quiet();
  expect(view()).toMatchObject({ pending: 1, notice: null });
  server.refusal = null;
  store.setConnection("connecting");
  store.setConnection("live");
  await quiet();
  expect(server.actions()).toEqual([START]);
});

describe("refused queued taps", () => {
  const THEIRS: Action = { ...START, wild: 2 };
  /** Four queued taps, and a game that moved on without them. */
  async function overtaken() {
    server.line = "down";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    server.line = "up";
    server.others(THEIRS, says("Ann", "9 sixes"));
    return openPage();
  }

  test("are hidden if another phone recorded the same, and shown if it differs", async () => {
    server.line = "down";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    server.line = "up";
    const [start, claim] = FOUR;
    if (start && claim) server.others(start, claim, says("Bob", "19 sixes"));
    const { view } = await openPage();
    expect(view()).toMatchObject({ pending: 0, confirmedSeq: 3 });
    expect(view().unsent.map(({ entry }) => entry.action)).toEqual(FOUR.slice(2));
    expect(view().unsent[0]?.refused).toMatchObject({ theirs: says("Bob", "19 sixes") });
  });

  test("are all shown with the conflicting entry, even after a reload, until discarded", async () => {
    const first = await overtaken();
    expect(server.entries).toHaveLength(2);
    const again = await openPage();
    for (const { view } of [first, again]) {
      expect(view()).toMatchObject({ pending: 0, confirmedSeq: 2, notice: null });
      expect(view().unsent.map(({ entry }) => entry.action)).toEqual(FOUR);
      expect(view().unsent[0]?.refused).toMatchObject({ code: "stale", theirs: THEIRS });
    }
    again.store.drop();
    await quiet();
    expect(again.view().unsent).toEqual([]);
    expect(await onDisk()).toEqual([]);
  });

  test("leave a phone online once another phone’s entry replaces them, even if their request fails", async () => {
    let fail = (_reason: Error) => {};
    const { store, view } = await openPage(undefined, undefined, () => new Promise((_, no) => (fail = no)));
    store.setConnection("live");
    store.tap(START);
    fail(new Error("no network"));
    await quiet();
    expect(view()).toMatchObject({ pending: 1, connection: "offline" });
    store.setConnection("live");
    server.others(THEIRS);
    for (const entry of server.entries) store.receive(entry);
    await quiet();
    fail(new Error("no network"));
    await quiet();
    expect(view()).toMatchObject({ pending: 0, connection: "live", unsent: { length: 1 } });
    store.drop();
    // The next tap does not count as offline: the stream is live.
    store.tap(says("Ann", "4 sixes"));
    await quiet();
    expect(view()).toMatchObject({ pending: 1, connection: "live", unsent: [] });
  });

  test("are reported once: no later tap tells that some of them were sent", async () => {
    server.line = "down";
    const { store, view } = await openPage();
    for (const action of FOUR.slice(0, 2)) store.tap(action);
    await quiet();
    server.line = "up";
    server.others(START, says("Ann", "5 sixes"));
    for (const entry of server.entries) store.receive(entry);
    await quiet();
    expect(view()).toMatchObject({ pending: 0, unsent: { length: 1 } });
    store.drop();
    store.setConnection("live");
    store.tap(says("Bob", "6 sixes"));
    await quiet();
    expect(view()).toMatchObject({ pending: 0, confirmedSeq: 3, notice: null, unsent: [] });
  });

  test("are redone up to the first one that the rules refuse, which is reported", async () => {
    const { store, view } = await overtaken();
    store.redo();
    expect(view()).toMatchObject({ notice: { notice: "refused", action: START }, unsent: { length: 4 } });
    store.tap(says("Bob", "10 sixes"));
    expect(view().unsent).toHaveLength(4);
  });

  test("are recorded if they fit when redone", async () => {
    server.line = "down";
    const tab = await openPage();
    tab.store.tap(START);
    tab.store.tap(says("Ann", "4 sixes"));
    await tab.drops();
    server.line = "up";
    server.others(START);
    server.entries.push({ id: "back", action: null, replaces: [1], after: 1, seq: 2, at: "" });
    const { store, view } = await openPage();
    expect(view()).toMatchObject({ own: 2, unsent: { length: 2 } });
    server.line = "down";
    store.redo();
    await quiet();
    expect(view()).toMatchObject({ pending: 2, own: 4 });
    server.line = "up";
    store.setConnection("live");
    await quiet();
    expect(server.actions()).toEqual([START, null, START, says("Ann", "4 sixes")]);
    expect(view()).toMatchObject({ pending: 0, unsent: [] });
    expect(await onDisk()).toEqual([]);
  });
});

describe("another user on the same phone", () => {
  test("records the server's user for an offline game rendered without a connection", async () => {
    // The server has the game, and the phone has not read it since.
    const { may, ...table } = server.table();
    const rendered = { ...table, may: { ...may, as: [NO_ONE_YET] } };
    server.line = "down";
    const tab = await openPage(outbox(server.id), rendered);
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    server.line = "up";
    const { view, store } = await openPage(outbox(server.id), rendered);
    expect(server.actions()).toEqual(FOUR);
    expect(view()).toMatchObject({ pending: 0, unsent: [] });
    const undone = store.getView().table.last?.undo;
    expect(await store.record([undone as Wanted])).toMatchObject({ ok: true });
  });

  test("does not send another account's taps; they wait for their maker", async () => {
    server.line = "down";
    const tab = await openPage();
    tab.store.tap(START);
    await tab.drops();
    server.line = "up";
    server.here = "someone who signed in later";
    const { view } = await openPage();
    expect(server.entries).toEqual([]);
    expect(view()).toMatchObject({ pending: 0, notice: null, unsent: [{ as: "me" }] });
    server.here = "me";
    await openPage();
    expect(server.senders).toEqual(["me"]);
  });

  test("records nothing in their name from an older page", async () => {
    server.line = "down";
    const { store, view } = await openPage();
    store.tap(START);
    await quiet();
    server.line = "up";
    server.here = "someone who signed in later";
    store.setConnection("live");
    await quiet();
    expect(server.entries).toEqual([]);
    expect(view()).toMatchObject({ pending: 0, unsent: [{ as: "me" }] });
    store.redo();
    await quiet();
    expect(server.senders).toEqual(["someone who signed in later"]);
  });
});

test("shows a tap once it is stored, not before", async () => {
  let stored = (_isStored: boolean) => {};
  const queue: Outbox = {
    load: async () => [],
    store: () =>
      new Promise((resolve) => {
        stored = resolve;
      }),
    delete: async () => {},
  };
  server.line = "down";
  const { store, view } = await openPage(queue);
  store.tap(START);
  await quiet();
  expect(view()).toMatchObject({ pending: 0, table: { state: { phase: "between-rounds" } } });
  stored(true);
  await quiet();
  expect(view()).toMatchObject({ pending: 1, table: { state: { phase: "claiming" } }, lasting: true });
});

test("queues a tap made during the load of earlier ones after them, if it is still valid", async () => {
  server.line = "down";
  const early = await openPage();
  early.store.tap(START);
  await early.drops();
  const { store, view } = newPage();
  const restored = store.restore();
  const again = { ...START, wild: 2 } as const;
  expect([store.tap(PENALTY), store.tap(again)]).toEqual([true, true]);
  await restored;
  await quiet();
  expect(view()).toMatchObject({ pending: 1, notice: null, unsent: [], table: { seq: 1 } });
  const alone = newPage(outbox("another"));
  const found = alone.store.restore();
  expect([alone.store.tap(PENALTY), alone.store.tap(again)]).toEqual([true, true]);
  await found;
  await quiet();
  expect(alone.view()).toMatchObject({ pending: 2, table: { seq: 2 } });
});

test("holds a refused tap until the page has shown it", async () => {
  server.line = "down";
  const real = outbox(server.id);
  let begin = () => {};
  const slow = new Promise<void>((done) => {
    begin = done;
  });
  const storeTap: Outbox["store"] = async (tap, confirmed) => {
    await slow;
    return real.store(tap, confirmed);
  };
  const { store, view } = await openPage({ ...real, store: storeTap });
  store.tap(START);
  await quiet();
  server.others({ ...START, wild: 2 });
  server.line = "up";
  store.setConnection("live");
  await quiet();
  expect(view()).toMatchObject({ pending: 0, unsent: [] });
  store.drop();
  begin();
  await quiet();
  expect(view().unsent.map(({ entry }) => entry.action)).toEqual([START]);
  store.drop();
  expect(view().unsent).toEqual([]);
});

describe("a browser without storage", () => {
  afterEach(() => vi.unstubAllGlobals());
  const BLOCKED = {
    "has no such storage": undefined,
    "blocks it": {
      open: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    },
  };
  test.each(Object.entries(BLOCKED))(
    "keeps taps while the page lasts because it %s, and reports it",
    async (_why, stub) => {
      vi.resetModules();
      vi.stubGlobal("indexedDB", stub);
      const blocked = await import("@/lib/client/outbox");
      server.line = "down";
      const { store, view } = await openPage(blocked.outbox(server.id));
      for (const action of FOUR) store.tap(action);
      await quiet();
      expect(view()).toMatchObject({ pending: 4, lasting: false });
      server.line = "up";
      store.setConnection("live");
      await quiet();
      expect(server.actions()).toEqual(FOUR);
      expect(await blocked.pendingTables()).toEqual([]);
    },
  );
});

test("a browser that takes seconds to write still stores", async () => {
  vi.resetModules();
  const { withDatabase } = await import("@/lib/client/storage");
  await withDatabase((database) => database.count("taps"));
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const slow = withDatabase(
    () => new Promise<string>((done) => setTimeout(() => done("stored"), 5_000)),
  ).catch(String);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(await slow).toBe("stored");
});

test("a browser that blocks its storage at once leaves no error for later", async () => {
  vi.resetModules();
  const { withDatabase } = await import("@/lib/client/storage");
  vi.stubGlobal("indexedDB", undefined);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const late = vi.fn();
  process.on("unhandledRejection", late);
  await expect(withDatabase((database) => database.count("taps"))).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await new Promise((next) => setTimeout(next));
  process.off("unhandledRejection", late);
  expect(late).not.toHaveBeenCalled();
});
