import "fake-indexeddb/auto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { offlineTable, saveTable } from "@/lib/client/offlineTables";
import { NO_ONE_YET } from "@/lib/client/optimisticActions";
import { type Outbox, outbox, pendingTables } from "@/lib/client/outbox";
import { openTableStore, type TableStore } from "@/lib/client/tableStore";
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

const NOTHING_BESIDE: LiveState = {
  ...{ phones: {}, mine: null, own: null, started: false, joined: true, keeps: true },
  ...{ consents: [], corrected: null, tones: null },
};

/** A server in a few lines: each entry once, in order, and nothing that answers an older table. */
class Server {
  readonly entries: Entry[] = [];
  /** Whether requests arrive, and whether their answers do. */
  line: "up" | "down" | "deaf" = "up";
  refusal: ApiError | null = null;
  /** Who is signed in, and who sent what. */
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

/** A page of the table, and what ends it: from then on nothing is sent by it, as when a phone drops a tab. */
function newPage(queue: Outbox = outbox(server.id), table = server.table()) {
  const page = { open: true };
  const store = openTableStore({
    table,
    send: async (entries, as) => {
      if (!page.open) return new Promise(() => {});
      if (server.line === "down") throw new Error("no network");
      const answer = server.take(entries, as);
      if (server.line === "deaf") throw new Error("no answer");
      return answer;
    },
    readAfresh: async () => server.table(),
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

/** A page that has looked for taps that wait. */
async function openPage(...parts: Parameters<typeof newPage>) {
  const page = newPage(...parts);
  await page.store.restore();
  await quiet();
  return page;
}

/** When nothing is being stored or sent any more: each step of that takes a turn of the event loop, and none waits for a clock. */
async function quiet(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await new Promise((done) => setImmediate(done));
}

const onDisk = async () => (await outbox(server.id).load()).map(({ entry }) => entry.action);

describe("taps that wait", () => {
  test("outlast the page, are sent in order by the next one, which says so, and then are forgotten", async () => {
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

  test("leave the table that they became when they are forgotten: nobody sees an older one without a line", async () => {
    const { id } = server;
    const table = server.table();
    await saveTable({ table, aside: NOTHING_BESIDE, engine: ENGINE_VERSION, at: 0 });
    server.line = "down";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await quiet();
    // What waits is played on the table as it was confirmed.
    expect((await offlineTable(id))?.table.seq).toBe(0);
    server.line = "up";
    tab.store.setConnection("live");
    await quiet();
    expect(await onDisk()).toEqual([]);
    expect((await offlineTable(id))?.table).toMatchObject({ seq: 4, state: tab.view().table.state });
  });

  test("and a table that became another while it was waited for is kept as it is by then", async () => {
    const { id } = server;
    const kept = () => ({ table: server.table(), aside: NOTHING_BESIDE, engine: ENGINE_VERSION, at: 0 });
    const keeping = saveTable(kept);
    server.others(START);
    await keeping;
    expect((await offlineTable(id))?.table.seq).toBe(1);
  });

  test("are shown on the table by a page that finds no line either", async () => {
    server.line = "down";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    const { view } = await openPage();
    expect(view()).toMatchObject({ pending: 4, confirmedSeq: 0, table: { state: { phase: "revealing" } } });
  });

  test("are recorded once where the answer was lost with the page", async () => {
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

  test("of which the first is recorded already are shown on the table that the server drew, before it answers again", async () => {
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

  test("are through with the last of them that is in the table, though the phone has not forgotten those before it", async () => {
    const queue = outbox(server.id);
    // The page was gone before the first of them was forgotten, and before the answer to the second came.
    const forgetful: Outbox = { ...queue, forget: () => new Promise(() => {}) };
    const tab = await openPage(forgetful);
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

  test("a page that was long on its way begins from what was confirmed meanwhile, not from what the server drew", async () => {
    const drawn = server.table();
    server.others(START, says("Ann", "4 sixes"));
    const kept = { table: server.table(), aside: NOTHING_BESIDE, engine: ENGINE_VERSION };
    server.line = "down";
    // What was kept before this page was asked for is older than what the server drew, whatever it says.
    await saveTable({ ...kept, at: performance.timeOrigin - 1 });
    expect((await openPage(undefined, drawn)).view()).toMatchObject({ confirmedSeq: 0 });
    await saveTable({ ...kept, at: Date.now() });
    // It may have been shown out while the page was on its way: the older copy gives it no keys back.
    const watching = { record: false, share: false, as: [] };
    const shownOut = await openPage(undefined, { ...drawn, may: watching });
    expect(shownOut.view()).toMatchObject({ confirmedSeq: 2, table: { may: watching } });
    const { store, view } = await openPage(undefined, drawn);
    expect(view()).toMatchObject({ confirmedSeq: 2, table: { seq: 2 } });
    expect(store.tap(says("Bob", "5 sixes"))).toBe(true);
    await quiet();
    expect(view()).toMatchObject({ pending: 1, table: { seq: 3 } });
  });

  test("are stored with the table on which they were made, where that is newer than the one that is kept", async () => {
    const { id } = server;
    await saveTable({ table: server.table(), aside: NOTHING_BESIDE, engine: ENGINE_VERSION, at: 0 });
    server.others(START, says("Ann", "4 sixes"));
    server.line = "down";
    const tab = await openPage();
    tab.store.tap(says("Bob", "5 sixes"));
    await tab.drops();
    const { view } = await openPage(outbox(id), (await offlineTable(id))?.table);
    expect(view()).toMatchObject({ confirmedSeq: 2, pending: 1, table: { seq: 3 } });
  });

  test("are stored with a table that nobody has kept yet, and with what stands beside it", async () => {
    const queue = () => outbox(server.id, () => ({ ...NOTHING_BESIDE, mine: "Bob" }));
    server.line = "down";
    const tab = await openPage(queue());
    expect(await offlineTable(server.id)).toBeNull();
    tab.store.tap(START);
    await tab.drops();
    const kept = await offlineTable(server.id);
    expect(kept).toMatchObject({ table: { seq: 0 }, aside: { mine: "Bob" }, engine: ENGINE_VERSION });
    server.line = "up";
    await openPage(queue());
    expect(await offlineTable(server.id)).toMatchObject({ table: { seq: 1 } });
  });

  test("of a game that was begun here are found by a page that does not know who it is, whoever made them by then", async () => {
    const { may, ...table } = server.table();
    const nobodyYet = { ...table, may: { ...may, as: [NO_ONE_YET] } };
    const kept = { table: nobodyYet, aside: NOTHING_BESIDE, engine: ENGINE_VERSION, at: 0 };
    server.line = "down";
    // The server knows the game, and has drawn this page: nobody has kept it so yet.
    const tab = await openPage();
    tab.store.tap(START);
    await tab.drops();
    const unkept = await openPage(undefined, nobodyYet);
    expect(unkept.view()).toMatchObject({ pending: 1, unsent: [], table: { seq: 1 } });
    await unkept.drops();
    const begun = { id: server.id, game: "firehouse", house: {}, players: [{ seat: "Ann", name: "Ann" }] };
    await saveTable({ ...kept, begun });
    // A page that was open before the server knew of it takes nothing of that back.
    const early = await openPage(undefined, nobodyYet);
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

  test("follow what was recorded between them, where it leaves the moment alone", async () => {
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

  test("of two tabs are recorded once each, whoever sends them", async () => {
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

  test("stay through too many requests, and through a table that is not this phone's any more", async () => {
    for (const code of ["too-many", "no-such-table"] as const) {
      server = new Server(`refuses-${code}`);
      server.refusal = { ok: false, code, message: "Not now.", ...(code === "too-many" && { wait: 60 }) };
      const tab = await openPage();
      tab.store.tap(START);
      await quiet();
      expect(tab.view()).toMatchObject({ gone: code === "no-such-table" });
      await tab.drops();
      expect(await onDisk()).toEqual([START]);
      server.refusal = null;
      await openPage();
      expect(server.actions()).toEqual([START]);
    }
  });
});

test("a fault of the server's own is told, and refuses nothing: the tap waits until it is mended", async () => {
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

describe("taps that waited and are refused", () => {
  const THEIRS: Action = { ...START, wild: 2 };
  /** Four taps wait, and the game moves on without them. */
  async function overtaken() {
    server.line = "down";
    const tab = await openPage();
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    server.line = "up";
    server.others(THEIRS, says("Ann", "9 sixes"));
    return openPage();
  }

  test("are not told where somebody recorded just the same: only what came to something else is", async () => {
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

  test("are all told with what came first, also after a reload, until they are dropped", async () => {
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

  test("are made anew as far as the rules take them; the first they do not is told", async () => {
    const { store, view } = await overtaken();
    store.redo();
    expect(view()).toMatchObject({ notice: { notice: "refused", action: START }, unsent: { length: 4 } });
    store.tap(says("Bob", "10 sixes"));
    expect(view().unsent).toHaveLength(4);
  });

  test("are recorded when they are made anew and fit", async () => {
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

describe("somebody else on the same phone", () => {
  test("a table that was begun here and is drawn without a line knows nobody yet: who taps is whoever the server knows", async () => {
    // The server was told of the game, and the phone has not read it since.
    const { may, ...table } = server.table();
    const kept = { ...table, may: { ...may, as: [NO_ONE_YET] } };
    server.line = "down";
    const tab = await openPage(outbox(server.id), kept);
    for (const action of FOUR) tab.store.tap(action);
    await tab.drops();
    server.line = "up";
    const { view, store } = await openPage(outbox(server.id), kept);
    expect(server.actions()).toEqual(FOUR);
    expect(view()).toMatchObject({ pending: 0, unsent: [] });
    const undone = store.getView().table.last?.undo;
    expect(await store.record([undone as Wanted])).toMatchObject({ ok: true });
  });

  test("does not send what another account tapped; it waits for whoever tapped it", async () => {
    server.line = "down";
    const tab = await openPage();
    tab.store.tap(START);
    await tab.drops();
    server.line = "up";
    server.here = "somebody who signed in later";
    const { view } = await openPage();
    expect(server.entries).toEqual([]);
    expect(view()).toMatchObject({ pending: 0, notice: null, unsent: [{ as: "me" }] });
    server.here = "me";
    await openPage();
    expect(server.senders).toEqual(["me"]);
  });

  test("has nothing recorded in their name by a page that was open before", async () => {
    server.line = "down";
    const { store, view } = await openPage();
    store.tap(START);
    await quiet();
    server.line = "up";
    server.here = "somebody who signed in later";
    store.setConnection("live");
    await quiet();
    expect(server.entries).toEqual([]);
    expect(view()).toMatchObject({ pending: 0, unsent: [{ as: "me" }] });
    store.redo();
    await quiet();
    expect(server.senders).toEqual(["somebody who signed in later"]);
  });
});

test("a tap is shown when it is stored, and not before", async () => {
  let stored = (_kept: boolean) => {};
  const queue: Outbox = {
    load: async () => [],
    keep: () =>
      new Promise((kept) => {
        stored = kept;
      }),
    forget: async () => {},
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

test("a tap that is made while those of earlier pages are looked for comes after them, where it answers what it answered", async () => {
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

test("what was refused is not given up before the screen has shown it", async () => {
  server.line = "down";
  const real = outbox(server.id);
  let begin = () => {};
  const slow = new Promise<void>((done) => {
    begin = done;
  });
  const keep: Outbox["keep"] = async (tap, confirmed) => {
    await slow;
    return real.keep(tap, confirmed);
  };
  const { store, view } = await openPage({ ...real, keep });
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

describe("a browser that stores nothing", () => {
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
    "because it %s keeps taps while the page lasts, and tells",
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
