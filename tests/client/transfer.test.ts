import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { codesOf } from "@/lib/client/transfer/codes";
import type { Receiver } from "@/lib/client/transfer/exportTable";
import type { Action } from "@/lib/engine";
import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import { runs, sampleOf } from "../everyCase";

const HOUSE = "https://table.example:3000";
const GAME = "a-game-in-the-cellar";
const NINE = ["Ann", "Big Al", "Kowalski", "Diaz", "Evans", "Frank", "Gus", "Hale", "Randy"];
const SEATS = NINE.map((_, at) => `s${at + 1}`);
const BEGUN = {
  ...{ id: GAME, game: "firehouse", house: {} },
  players: NINE.map((name, at) => ({ seat: `s${at + 1}`, name })),
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A phone with its own storage. */
async function newPhone() {
  vi.resetModules();
  vi.stubGlobal("indexedDB", new IDBFactory());
  const parts = {
    ...(await import("@/lib/client/offlineGames")),
    ...(await import("@/lib/client/offlineTables")),
    ...(await import("@/lib/client/outbox")),
    ...(await import("@/lib/client/tableStore")),
    ...(await import("@/lib/client/newId")),
    ...(await import("@/lib/client/flushOutbox")),
    ...(await import("@/lib/client/transfer/exportTable")),
    ...(await import("@/lib/client/transfer/importTable")),
  };
  await parts.offlineTables();
  const ids = async () => (await parts.outbox(GAME).load()).map(({ entry }) => entry.id);
  return {
    ...parts,
    ids,
    /** Records entries, like a table that started here or was transferred. */
    async records(...actions: readonly Action[]) {
      const stored = await parts.openOffline(GAME);
      if (!stored) throw new Error("the table is not on this phone");
      const store = parts.openTableStore({
        ...{ table: stored.table, newId: parts.newId, queue: parts.outbox(GAME), later: () => {} },
        fetchTable: () => Promise.reject(new Error("no line")),
      });
      await store.restore();
      for (const action of actions) {
        expect(store.tap(action)).toBe(true);
        // Shown means stored.
        await expect.poll(() => store.getView().table.last?.entry.action).toEqual(action);
      }
      return store.getView().table;
    },
    async table() {
      return this.records();
    },
    /** The links this phone shows as codes. */
    async shows(receiver: Receiver) {
      const passed = await parts.exportTable(GAME, receiver);
      if (!passed) throw new Error("nothing to pass on");
      parts.markExported(GAME, passed);
      return codesOf(passed.text, HOUSE);
    },
    /** Scans the codes, and returns how the last one fits. */
    async reads(links: readonly string[]) {
      let found = await parts.importTable("#");
      for (const link of links) found = await parts.importTable(new URL(link).hash);
      return found;
    },
    /** Scans the codes and imports them. */
    async takes(links: readonly string[]) {
      const found = await this.reads(links);
      if (found.fit !== "takes") throw new Error(found.fit);
      expect(await parts.takeOver(found.taking)).toBe(true);
      return found.taking;
    },
  };
}

/** A round in which everyone raises, and the last claim is banged and short. */
const round = (starter: string | null, speakers: readonly string[] = SEATS): readonly Action[] => [
  { do: "start-round", wild: 4, ...(starter !== null && { starter }) },
  ...speakers.map((by, at) => ({ do: "claim", by, claim: `${at + 3} fives` }) as const),
  { do: "challenge", by: speakers[0] ?? "" },
  { do: "reveal", dice: Object.fromEntries(SEATS.map((seat) => [seat, [1, 2, 6]])) },
];

async function begun() {
  const phone = await newPhone();
  expect(await phone.beginHere(BEGUN)).toEqual({ ok: true, value: true });
  await phone.records(...round("s1"));
  return phone;
}

test("transfers an offline game to a new phone, continues there, and transfers it back", async () => {
  const keeper = await begun();
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  expect(await other.table()).toMatchObject({
    seq: 12,
    state: { phase: "between-rounds", settledRounds: 1 },
  });
  expect(await other.table()).toEqual(await keeper.table());

  await other.records({ do: "start-round", wild: 2 });
  await keeper.takes(await other.shows("follows"));
  expect(await keeper.ids()).toEqual(await other.ids());
  expect(await keeper.ids()).toHaveLength(13);
  expect(await keeper.reads(await other.shows("is-new"))).toEqual({ fit: "here", game: GAME });
});

test("keeps the tablecloth, and if losers wash, in an offline game, here and on the receiving phone", async () => {
  const keeper = await begun();
  const cloth = { felt: "blue", short: "Busted", there: "", plate: "Station 7" } as const;
  const stored = await keeper.offlineTable(GAME);
  if (!stored) throw new Error("nothing is kept");
  const { begun: _, ...known } = stored;
  await keeper.saveTable({ ...known, table: { ...known.table, cloth, washes: false } });
  const groupsOf = async (sent: Partial<typeof BEGUN> & { readonly after?: string }) => {
    const id = `${GAME}-${Object.keys(sent)}`;
    expect((await keeper.beginHere({ ...BEGUN, ...sent, id })).ok).toBe(true);
    const { table } = (await keeper.offlineTable(id)) ?? {};
    return [table?.cloth, table?.washes];
  };
  expect(await groupsOf({ after: GAME })).toEqual([cloth, false]);
  expect(await groupsOf({ table: stored.table.table } as object)).toEqual([cloth, false]);
  expect(await groupsOf({})).toEqual([null, undefined]);
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  expect((await other.offlineTable(GAME))?.table).toMatchObject({ cloth, washes: false });
});

test("fits a round of nine into one code of less than a kilobyte, and exports nothing twice", async () => {
  const keeper = await begun();
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  // Randy was short, and starts.
  await keeper.records(...round(null, ["s9", ...SEATS.slice(0, 8)]));
  const codes = await keeper.shows("follows");
  expect(codes).toHaveLength(1);
  expect(codes[0]?.length).toBeLessThan(1_000);
  await other.takes(codes);
  expect(await other.table()).toEqual(await keeper.table());
  expect(await keeper.exportTable(GAME, "follows")).toMatchObject({ last: null });
});

test("accepts codes in any order, and keeps each until all are there", async () => {
  const keeper = await begun();
  const codes = await keeper.shows("is-new");
  expect(codes.length).toBeGreaterThan(1);
  const other = await newPhone();
  const backwards = codes.toReversed();
  const some = { fit: "some", have: codes.length - 1, of: codes.length };
  expect(await other.reads(backwards.slice(0, -1))).toEqual(some);
  expect(await other.reads(backwards.slice(-1))).toMatchObject({ fit: "takes" });
  expect(await other.offlineTables()).toEqual([]);
});

test("asks for missing earlier entries first", async () => {
  const keeper = await begun();
  await keeper.shows("follows");
  await keeper.records({ do: "start-round", wild: 2 });
  const news = await keeper.shows("follows");
  const other = await newPhone();
  expect(await other.reads(news)).toEqual({ fit: "missing" });
  await other.takes(await keeper.shows("is-new"));
  expect(await other.ids()).toEqual(await keeper.ids());
});

test("reports two phones that diverged; one drops its own taps by choice", async () => {
  const keeper = await begun();
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  await other.records({ do: "start-round", wild: 1 });
  await keeper.records({ do: "start-round", wild: 6 }, { do: "claim", by: "s9", claim: "4 twos" });
  const taking = await other.takes(await keeper.shows("follows"));
  expect(taking.giveUp.map(({ entry }) => entry.action)).toEqual([{ do: "start-round", wild: 1 }]);
  expect(await other.ids()).toEqual(await keeper.ids());
  expect(await other.table()).toEqual(await keeper.table());
});

test("fixes a wrong transferred tap that was undone, by another transfer", async () => {
  const keeper = await begun();
  await keeper.records({ do: "start-round", wild: 1 });
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  const [last] = (await keeper.ids()).slice(-1);
  await keeper.outbox(GAME).delete(last as string);
  await keeper.records({ do: "start-round", wild: 3 });
  await other.takes(await keeper.shows("follows"));
  expect(await other.ids()).toEqual(await keeper.ids());
  expect((await other.table()).state).toMatchObject({ round: { terms: { redDie: 3 } } });
});

test("includes the current round of a table that the server knows, so that a phone with access can show and send it", async () => {
  const keeper = await begun();
  const table = await keeper.table();
  const stored = await keeper.openOffline(GAME);
  if (!stored) throw new Error("not kept");
  const { begun: _, ...known } = stored;
  const group = { id: "a-group-of-ours", name: "Station 7", season: null, shifts: [] };
  await keeper.saveTable({
    ...known,
    table: { ...table, group, may: { record: true, share: true, as: ["me"] } },
  });
  for (const id of await keeper.ids()) await keeper.outbox(GAME).delete(id);
  await keeper.records({ do: "start-round", wild: 2 });

  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  expect(await other.openOffline(GAME)).toMatchObject({
    passed: true,
    table: { seq: 12, group: null, may: { record: true, share: false, as: [""] } },
  });
  expect((await other.table()).state).toEqual((await keeper.table()).state);
});

test("changes a refused game to its group's rules only if every round plays by them", async () => {
  const phone = await newPhone();
  const house = { starter: "loser" };
  const sent = { ...BEGUN, group: "g1", house, score_only: true };
  const group = { ruleSet: "firehouse", house: {}, tonight: [] as readonly string[] };
  const answers = (answer: object) => vi.stubGlobal("fetch", async () => Response.json(answer));
  const refusedNow = async () => {
    const stored = await phone.offlineTable(GAME);
    if (!stored) throw new Error("not kept");
    const refused = { ...stored, refused: "Only an admin can.", refusal: "not-for-tonight" as const };
    await phone.saveTable(refused);
    return refused;
  };
  expect((await phone.beginHere(sent)).ok).toBe(true);
  await phone.records(...round("s1"));
  const refused = await refusedNow();

  // Without an answer, or with a refusal, the game stays as it is.
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  expect(await phone.withGroupRules(refused)).toBe("waits");
  answers({ ok: false, code: "not-found", message: "There is no such group." });
  expect(await phone.withGroupRules(refused)).toEqual({ refused: "There is no such group." });
  // The dice of the round are three each.
  answers({ ok: true, group: { ...group, house: { dice_each: 4 } } });
  expect(await phone.withGroupRules(refused)).toEqual({ unfit: 1 });
  expect(await phone.offlineTable(GAME)).toEqual(refused);

  // A change below an open heading stays.
  answers({ ok: true, group: { ...group, tonight: ["turns"] } });
  expect(await phone.withGroupRules(refused)).toBe("changed");
  expect((await phone.offlineTable(GAME))?.begun?.house).toEqual(house);

  answers({ ok: true, group });
  expect(await phone.withGroupRules(await refusedNow())).toBe("changed");
  const changed = await refusedNow();
  expect(changed).toMatchObject({ begun: { house: {}, group: "g1" }, playedBy: house });
  expect(await phone.table()).toMatchObject({ seq: 12, state: { settledRounds: 1 } });
  // Outside the group, it goes back to the rules it was played by.
  const alone = await phone.withoutGroup(changed);
  expect(alone.begun).toEqual({ ...BEGUN, house, score_only: true });
  expect(await phone.offlineTable(GAME)).toEqual(alone);
});

test("lets only the starting phone send the game; the other can start its own copy", async () => {
  const keeper = await begun();
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  expect(await other.offlineGames()).toEqual([]);
  const stored = await other.openOffline(GAME);
  if (!stored?.begun) throw new Error("not kept");
  const fetched = vi.fn(() => Promise.reject(new Error("no line")));
  vi.stubGlobal("fetch", fetched);
  expect(await other.syncOfflineGame(stored)).toBe("waits");
  expect(fetched).not.toHaveBeenCalled();
  expect(await other.flushOutbox([{ game: GAME, taps: [] }])).toMatchObject([{ result: "waits" }]);
  expect(await keeper.flushOutbox([{ game: GAME, taps: [] }])).toMatchObject([{ result: "begun" }]);
  vi.unstubAllGlobals();
  const own = await other.beginPassed(stored, stored.begun);
  expect(own).not.toBe(GAME);
  expect((await other.offlineGames()).map(({ table, begun }) => [table.id, begun?.id])).toEqual([[own, own]]);
  expect((await other.outbox(own).load()).map(({ entry }) => entry.id)).toEqual(await keeper.ids());
  expect(await other.offlineTable(GAME)).toBeNull();
});

test("lists everything that a code would record, manual entries first, with notes, rulings and dice", async () => {
  const keeper = await begun();
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  await keeper.records(
    { do: "adjust", what: "bad", count: 2, from: "bank", to: "s2", note: "Late\u202e again" },
    { do: "start-round", wild: 2, ruling: "Ann was asleep", starter: "s2" },
    { do: "claim", by: "s2", claim: "3 twos", note: "Whispered" },
    { do: "challenge", by: "s3" },
    { do: "reveal", dice: Object.fromEntries(SEATS.map((seat) => [seat, [1, 2, 6]])) },
  );
  const found = await other.reads(await keeper.shows("follows"));
  if (found.fit !== "takes") throw new Error(found.fit);
  expect(found.taking.records.map(({ sentence, byHand }) => [sentence, byHand])).toEqual([
    ["Big Al took two bads: Late\ufffd again", true],
    ["Big Al started a round, twos wild; allowed: Ann was asleep", true],
    ["Big Al said 3 twos; Whispered", false],
    ["Kowalski banged", false],
    [`All dice were entered: ${NINE.map((name) => `${name} 1 2 6`).join(", ")}`, false],
  ]);
  await other.takeOver(found.taking);
  expect((await other.ids()).slice(-5)).toEqual((await keeper.ids()).slice(-5));
});

test("rejects a code with a tap that replaces entries, or contains unlisted fields", async () => {
  const keeper = await begun();
  const other = await newPhone();
  await other.takes(await keeper.shows("is-new"));
  const tap = { id: "a-forged-tap", at: 1, action: { do: "start-round", wild: 3 } };
  const code = { format: "dice-pass/1", engine: ENGINE_VERSION, game: GAME, from: 12 };
  const reads = async (taps: readonly object[]) =>
    other.reads(await codesOf(JSON.stringify({ ...code, taps }), HOUSE));
  expect(await reads([tap])).toMatchObject({ fit: "takes" });
  for (const more of [{ replaces: [2] }, { after: 3 }, { as: "someone" }, { by: "someone" }])
    expect(await reads([{ ...tap, ...more }])).toEqual({ fit: "broken" });
});

test("imports nothing on a phone that only watches, even offline", async () => {
  const keeper = await begun();
  const stored = await keeper.openOffline(GAME);
  if (!stored) throw new Error("not kept");
  const { begun: _, ...known } = stored;
  const other = await newPhone();
  await other.saveTable({
    ...known,
    table: { ...known.table, may: { record: false, share: false, as: ["me"] } },
  });
  expect(await other.reads(await keeper.shows("follows"))).toEqual({ fit: "watches" });
});

test("rejects another engine's table", async () => {
  const keeper = await begun();
  const table = await keeper.table();
  const text = JSON.stringify({
    ...{ format: "dice-pass/1", engine: ENGINE_VERSION + 1, game: GAME, from: table.seq, taps: [], table },
  });
  const other = await newPhone();
  expect(await other.reads(await codesOf(text, HOUSE))).toEqual({ fit: "version" });
});

test("never throws or changes storage on arbitrary codes", async () => {
  const keeper = await begun();
  const written = (await keeper.exportTable(GAME, "is-new"))?.text ?? "";
  const known = JSON.stringify({
    ...{ format: "dice-pass/1", engine: ENGINE_VERSION, game: GAME, from: 12, taps: [] },
    table: await keeper.table(),
  });
  const other = await newPhone();
  const isHarmless = async (links: readonly string[]) => {
    await other.reads(links);
    expect(await other.offlineTables()).toEqual([]);
    expect(await other.ids()).toEqual([]);
  };
  for (const hash of ["", "#", "#aaaaaaaa.1.1.", "#aaaaaaaa.2.1.x", "#aaaaaaaa.1.99.x", "#aaaaaaaa.1.1.____"])
    expect(await other.importTable(hash)).toEqual({ fit: "broken" });
  const bomb = await codesOf("a".repeat(30_000_000), HOUSE);
  expect((await other.reads(bomb)).fit).toBe("broken");
  for (const bad of [
    '{"format":"dice-pass/1","__proto__":{}}',
    written.replace('"name":"Ann"', '"name":"Ann\\u202e"'),
    written.replace('"seat":"s1"', '"seat":"constructor"'),
    known.replace(`"id":"${GAME}"`, '"id":"another-game-of-them"'),
  ])
    expect(await other.reads(await codesOf(bad, HOUSE))).toEqual({ fit: "broken" });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(written, known),
      fc.nat(),
      fc.nat(60),
      fc.oneof(fc.string(), fc.json(), fc.constantFrom("null", "[]", "{}", "-1", "1e9", '""', "true")),
      async (text, at, length, other) => {
        const from = at % text.length;
        await isHarmless(await codesOf(text.slice(0, from) + other + text.slice(from + length), HOUSE));
      },
    ),
    runs(150, 30),
  );
  // Replaces each value in turn.
  const swap = (value: unknown, path: readonly string[], by: unknown): unknown => {
    const [key, ...rest] = path;
    if (key === undefined) return by;
    if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? swap(one, rest, by) : one));
    return { ...(value as object), [key]: swap((value as Record<string, unknown>)[key], rest, by) };
  };
  const paths = (value: unknown): readonly (readonly string[])[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => [
          [key],
          ...paths(inner).map((path) => [key, ...path]),
        ])
      : [];
  const table = JSON.parse(known) as unknown;
  const swaps = paths(table).flatMap((path) => [null, -1, "x", [], {}].map((by) => ({ path, by })));
  for (const { path, by } of sampleOf(swaps, 100))
    await isHarmless(await codesOf(JSON.stringify(swap(table, path, by)), HOUSE));
});
