import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { Wanted } from "@/lib/protocol/entry";
import type { Correction } from "@/lib/protocol/liveState";
import { database } from "@/lib/server/db/db";
import { access, type Pass } from "@/lib/server/identity/access";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { readHistory } from "@/lib/server/table/history/history";
import { readLiveState } from "@/lib/server/table/live/liveState";
import { openTable } from "@/lib/server/table/openTable";
import { preview } from "@/lib/server/table/record/preview";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { pageOf } from "@/lib/views/historyPage";
import { bangs, doubts, opens, outcome, says, start } from "../../engine/tableOf";
import { corrected, retracted } from "../../protocol/journalOf";
import { onRoster, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { joined, liveStateOf, sit } from "../phones/asking";
import { crew, freshId, guest, ROUND, recordAll, seatedTable } from "../table";

ownDataFolder();

async function passFor(visitor: Visitor, gameId: string): Promise<Pass> {
  const pass = await access(visitor, gameId, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

/** Records corrections atomically, which must be accepted. */
async function correct(pass: Pass, ...wanted: readonly Wanted[]): Promise<void> {
  const { seq } = await openTable(pass);
  const done = await record(
    pass,
    wanted.map((one, at) => ({ ...one, id: freshId(), after: seq + at })),
  );
  if (!done.ok) throw new Error(done.refusal.message);
}

const correctionAt = async (pass: Pass): Promise<Correction | null> => (await readLiveState(pass)).corrected;

const NINE = says("s1", "9 sixes");
const TEN = says("s1", "10 sixes");

test("describes a correction to everyone alike: new, old, and its round", async () => {
  const pass = await seatedTable();
  await recordAll(pass, [...ROUND, start("s3", 2), says("s3", "2 fives")]);
  expect(await correctionAt(pass)).toBeNull();
  await correct(pass, corrected(TEN, 2));
  const correction = await correctionAt(pass);
  expect(correction).toMatchObject({
    seq: 7,
    replaced: 2,
    round: 1,
    was: NINE,
    now: TEN,
    more: 0,
    playoff: false,
  });
  const onlooker = await joined(pass);
  expect((await liveStateOf(pass.gameId, onlooker)).corrected).toEqual(correction);
});

test("names a seated author by the seat, and no one else", async () => {
  const pass = await seatedTable();
  await recordAll(pass, [...ROUND]);
  const bob = await joined(pass);
  await correct(await passFor(bob, pass.gameId), corrected(TEN, 2));
  expect((await correctionAt(pass))?.by).toBeNull();
  await sit(pass.gameId, bob, "s2");
  expect((await correctionAt(pass))?.by).toBe("Bob");
  // It contains no device or account id.
  expect(JSON.stringify(await readLiveState(pass))).not.toContain(holderOf(bob));
});

test("names an author without a seat in a group as the group does", async () => {
  const group = await testGroup();
  await onRoster(group.pass, "Ann");
  const table = { ...crew("Ann", "Bob", "Cy"), group: group.id };
  expect(await startGame(group.owner, table)).toMatchObject({ ok: true });
  const pass = await passFor(group.owner, table.id);
  await recordAll(pass, [...ROUND]);
  await correct(await passFor(group.member, table.id), corrected(TEN, 2));
  expect((await correctionAt(pass))?.by).toBe("Mo");
});

test("describes a batch as one correction, by its first entry", async () => {
  const pass = await seatedTable();
  await recordAll(pass, [...ROUND]);
  await correct(pass, ...[1, 2, 3, 4].map((seq) => retracted(seq)));
  expect(await correctionAt(pass)).toMatchObject({ was: start("s1", 4), now: null, more: 3, round: 1 });
});

test("F13 does not count another bang at the same claim as a correction", async () => {
  const pass = await seatedTable(guest(), { simultaneous: "all-score" });
  await recordAll(pass, [start("s1", 4), NINE]);
  await record(pass, [{ id: freshId(), action: bangs("s2"), after: 2 }]);
  expect(await record(pass, [{ id: freshId(), action: bangs("s3"), after: 2 }])).toMatchObject({ ok: true });
  expect((await openTable(pass)).last?.entry.action).toMatchObject({ by: ["s2", "s3"] });
  expect(await correctionAt(pass)).toBeNull();
});

const got = (player: string): Action => ({
  do: "result",
  moves: [{ what: "good", count: 1, from: "bank", to: player }],
});

test("S18 numbers its round like the history: result-only, void and undone ones count alike", async () => {
  const pass = await seatedTable();
  const late: Action = { do: "adjust", what: "good", count: 1, from: "bank", to: "s1", note: "so it was" };
  await recordAll(pass, [
    ...[late, ...ROUND, late, got("s1"), got("s2")],
    ...[start("s3", 4), { do: "void-round" } as const, got("s3"), late, start("s3", 4)],
    ...[says("s3", "9 sixes"), bangs("s2"), outcome("short"), got("s1"), start("s2", 2)],
  ]);
  // For each entry in turn.
  for (const seq of [1, 3, 6, 7, 8, 11, 12, 14, 17]) {
    const { entries } = await readHistory(pass);
    const there = entries.find((entry) => entry.seq === seq)?.action;
    if (!there) throw new Error(`nothing at ${seq}`);
    await correct(pass, corrected({ ...there, note: `told anew ${seq}` } as Action, seq));
    const newest = (await openTable(pass)).seq;
    const page = pageOf(await readHistory(pass), null);
    const round = page.rounds.find(({ lines }) =>
      lines.some(({ versions }) => versions.some((version) => version.seq === newest)),
    );
    expect([seq, (await correctionAt(pass))?.round]).toEqual([seq, round?.round]);
  }
  // Result-only rounds are numbered among the settled ones.
  const { told: summaries, rounds } = await openTable(pass);
  expect(summaries.map(({ round }) => round)).toEqual([6, 4, 3, 2]);
  expect(rounds.map(({ round }) => round)).toEqual([5, 1]);
});

test("F12 describes a playoff's correction at the decided game, if its end changes", async () => {
  const keeper = guest();
  const table = crew("Ann", "Bob", "Cy");
  expect(await startGame(keeper, table)).toMatchObject({ ok: true });
  const decided = await passFor(keeper, table.id);
  const bads = (to: string): Action => ({
    do: "adjust",
    what: "bad",
    count: 3,
    from: "bank",
    to,
    note: "so it was",
  });
  await recordAll(decided, [bads("s1"), bads("s2")]);
  const playoff = {
    ...crew("Bob", "Ann"),
    game: "bar",
    house: { dice_each: 1 },
    playoff_of: table.id,
  };
  expect(await startGame(keeper, playoff)).toMatchObject({ ok: true });
  const pass = await passFor(keeper, playoff.id);
  expect(await openTable(pass)).toMatchObject({ playoffOf: table.id });
  expect(await openTable(decided)).toMatchObject({ playoffOf: null });
  await recordAll(pass, [opens("s2"), says("s2", "1 six"), doubts("s1"), outcome("there")]);
  // A first decision is no correction.
  expect(await correctionAt(decided)).toBeNull();
  // Its effect there is previewed, and nothing is written.
  const wanted = { ...corrected(outcome("short"), 4), id: freshId(), after: 4 };
  expect(await preview(pass, [wanted])).toMatchObject({
    ok: true,
    value: {
      decides: [
        {
          game: "firehouse",
          names: { s1: "Ann", s2: "Bob" },
          finished: { before: { losers: ["s2"] }, after: { losers: ["s1"] } },
        },
      ],
    },
  });
  expect((await openTable(decided)).seq).toBe(3);
  await sit(table.id, keeper, "s3");
  await correct(pass, corrected(outcome("short"), 4));
  expect(await correctionAt(decided)).toMatchObject({
    playoff: true,
    by: "Cy",
    was: { do: "end", losers: ["s2"] },
    now: { do: "end", losers: ["s1"] },
  });
  expect(await correctionAt(pass)).toMatchObject({ playoff: false, round: 1, now: outcome("short") });
  // One that keeps the end changes nothing there; one that reopens the playoff reopens the tie.
  const { seq } = await openTable(pass);
  const previewed = async (wanted: Wanted) => {
    const seen = await preview(pass, [{ ...wanted, id: freshId(), after: seq }]);
    return seen.ok && seen.value.decides;
  };
  expect(await previewed(corrected({ ...outcome("short"), note: "counted again" } as Action, seq))).toEqual(
    [],
  );
  expect(await previewed(retracted(seq))).toMatchObject([{ finished: { after: { losers: ["s1", "s2"] } } }]);
  // Some were once played at another table: people with access only to that one do not see the decided game.
  await database().table.create({ data: { id: "elsewhere" } });
  await database().game.update({ where: { id: decided.gameId }, data: { tableId: "elsewhere" } });
  const stranger = await joined(pass);
  const theirs = await preview(await passFor(stranger, playoff.id), [
    { ...retracted(seq), id: freshId(), after: seq },
  ]);
  expect(theirs).toMatchObject({ ok: true, value: { decides: [] } });
});

test("stops describing an old correction, at no cost", async () => {
  const pass = await seatedTable();
  await recordAll(pass, [got("s1")]);
  await correct(pass, corrected(got("s2"), 1));
  expect(await correctionAt(pass)).toMatchObject({ round: 1 });
  await recordAll(
    pass,
    Array.from({ length: 60 }, () => got("s1")),
    2,
  );
  expect(await correctionAt(pass)).toBeNull();
});
