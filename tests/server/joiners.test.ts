import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { NewEntry } from "@/lib/protocol/entry";
import { exportJournal, exportRecord } from "@/lib/protocol/exports";
import { replay } from "@/lib/protocol/replay";
import { database } from "@/lib/server/db/db";
import type { Pass } from "@/lib/server/identity/access";
import { gamesOf } from "@/lib/server/table/gamesOf";
import { readHistory } from "@/lib/server/table/history/history";
import { subscribe } from "@/lib/server/table/live/live";
import { openTable } from "@/lib/server/table/openTable";
import { entriesAfter } from "@/lib/server/table/record/journalStore";
import { record } from "@/lib/server/table/record/record";
import { bangs, says, start } from "../engine/tableOf";
import { retracted } from "../protocol/journalOf";
import { ownDataFolder } from "./ownDataFolder";
import { freshId, guest, ROUND, recordAll, seatedTable } from "./table";

ownDataFolder();

const joins = (after: number, player: string, name?: string, seat?: number): NewEntry[] => [
  {
    id: freshId(),
    after,
    action: { do: "join", player, ...(seat !== undefined && { seat }) },
    ...(name !== undefined && { name }),
  },
];
const seatCount = (pass: Pass) => database().seat.count({ where: { gameId: pass.gameId } });

describe("a joining player", () => {
  test("has a name and a seat, live and read back, and plays", async () => {
    const pass = await seatedTable();
    const published: unknown[] = [];
    subscribe(pass.gameId, (entries) => published.push(...entries));
    const list = joins(0, "s4", "  Zoë ", 1);
    const done = await record(pass, list);
    expect(done).toMatchObject({ value: [{ seq: 1, name: "Zoë" }] });
    expect(JSON.stringify(published)).toBe(JSON.stringify(await entriesAfter(database(), pass.gameId, 0)));
    expect(JSON.stringify(published)).toBe(JSON.stringify(done.ok && done.value));
    expect(await record(pass, list)).toEqual(done);
    const { names, state } = await openTable(pass);
    expect(names).toEqual({ s1: "Ann", s2: "Bob", s3: "Cy", s4: "Zoë" });
    expect(state.seats.map(({ player }) => player)).toEqual(["s1", "s4", "s2", "s3"]);
    await recordAll(pass, [start("s4", 4), says("s4", "3 sixes")], 1);
    expect((await gamesOf(pass.visitor)).games[0]).toMatchObject({
      names: ["Ann", "Zoë", "Bob", "Cy"],
      round: 1,
      phase: "claiming",
    });
    expect((await readHistory(pass)).opening.seats).toHaveLength(3);
  });

  test.each([
    ["no name", undefined, "bad-player-name"],
    ["an empty name", " ", "bad-player-name"],
    ["a long name", "x".repeat(41), "bad-player-name"],
    ["the name of the bank", "Bank", "bad-player-name"],
    ["another player's name", "ANN", "duplicate-player"],
  ])("is refused with %s, and nothing is written", async (_what, name, code) => {
    const pass = await seatedTable();
    expect(await record(pass, joins(0, "s4", name))).toMatchObject({ refusal: { code } });
    expect([await seatCount(pass), (await openTable(pass)).seq]).toEqual([3, 0]);
  });

  test("cannot take an occupied seat, nor join mid-round", async () => {
    const pass = await seatedTable();
    expect(await record(pass, joins(0, "s2", "Zed"))).toMatchObject({
      refusal: { code: "duplicate-player" },
    });
    expect(await record(pass, joins(0, "s2"))).toMatchObject({ refusal: { code: "duplicate-player" } });
    await recordAll(pass, [start("s1", 4)]);
    expect(await record(pass, joins(1, "s4", "Zed"))).toMatchObject({
      refusal: { code: "not-between-rounds" },
    });
    expect(await seatCount(pass)).toBe(3);
  });

  test("is seated after a friend in one list", async () => {
    const pass = await seatedTable();
    expect(await record(pass, [...joins(0, "s4", "Zed"), ...joins(0, "s5", "Yan")])).toMatchObject({
      ok: true,
    });
    expect(Object.values((await openTable(pass)).names)).toEqual(["Ann", "Bob", "Cy", "Zed", "Yan"]);
    expect(await seatCount(pass)).toBe(5);
  });

  test("gets a conflict if another takes the same seat at once", async () => {
    const pass = await seatedTable();
    const answers = await Promise.all(["Yan", "Zed"].map((name) => record(pass, joins(0, "s4", name))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: "stale", unseen: [{ seq: 1 }] } });
    expect(await seatCount(pass)).toBe(4);
  });

  test("can leave and come back, without a new name", async () => {
    const pass = await seatedTable();
    await record(pass, joins(0, "s4", "Zed"));
    await recordAll(pass, [{ do: "leave", player: "s4" }], 1);
    expect(await record(pass, joins(2, "s4"))).toMatchObject({ ok: true });
    expect(await seatCount(pass)).toBe(4);
  });

  test("leaves when a mistaken join is undone, and can be seated again", async () => {
    const pass = await seatedTable();
    await record(pass, joins(0, "s4", "Zed"));
    await record(pass, [{ ...retracted(1), id: freshId(), after: 1 }]);
    expect((await openTable(pass)).state.seats).toHaveLength(3);
    expect(await record(pass, joins(2, "s4"))).toMatchObject({ ok: true });
    expect((await openTable(pass)).names).toMatchObject({ s4: "Zed" });
  });
});

describe("an exported game", () => {
  test("replays as a record to the page's result, including joins, penalties and corrections", async () => {
    const pass = await seatedTable(guest(), { end_alone: 7 });
    await recordAll(pass, ROUND);
    await record(pass, joins(4, "s4", "Zoë"));
    const penalty: Action = { do: "adjust", what: "bad", count: 1, from: "bank", to: "s4", note: "late" };
    await recordAll(pass, [penalty, { do: "leave", player: "s2" }], 5);
    const correction = { id: freshId(), after: 7, action: bangs("s2", "s3"), replaces: [3] };
    expect(
      await record(pass, [correction, { id: freshId(), after: 8, action: null, replaces: [7] }]),
    ).toMatchObject({
      ok: true,
    });
    const history = await readHistory(pass);
    const exported = JSON.parse(JSON.stringify(exportRecord(history)));
    expect(exported).toMatchObject({ format: "dice-record/1", players: ["Ann", "Bob", "Cy"] });
    expect(exported.house).toEqual({ end_alone: 7 });
    const replayed = replay(exported);
    expect(replayed).toMatchObject({
      ok: true,
      rounds: [{ challengers: ["Bob", "Cy"] }],
      standing: { Ann: { bads: 1 }, Zoë: { bads: 1, dice: 5 }, Bob: { active: true } },
    });
    expect(JSON.stringify(exported)).not.toMatch(/"s\d"/);
  });

  test("contains everything ever recorded as a journal", async () => {
    const pass = await seatedTable();
    await recordAll(pass, ROUND.slice(0, 2));
    await record(pass, [{ ...retracted(2), id: freshId(), after: 2 }]);
    expect(exportJournal(await readHistory(pass))).toMatchObject({
      format: "dice-journal/1",
      game: "firehouse",
      seats: ["s1", "s2", "s3"],
      names: { s1: "Ann" },
      entries: [{ seq: 1 }, { seq: 2 }, { seq: 3, action: null, replaces: [2] }],
    });
  });
});
