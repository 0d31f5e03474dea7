import { afterAll, describe, expect, test, vi } from "vitest";
import type { Action } from "@/lib/engine";
import { exportRecord } from "@/lib/protocol/exports";
import { database } from "@/lib/server/db/db";
import { countsOf } from "@/lib/server/figures/countsOf";
import { groupFigures, personCourse } from "@/lib/server/figures/groupFigures";
import { rebuildTotals } from "@/lib/server/figures/rebuildTotals";
import { totalsOf } from "@/lib/server/figures/refresh";
import { access, type GroupPass } from "@/lib/server/identity/access";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { recordResult } from "@/lib/server/roster/recordResult";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { readHistory } from "@/lib/server/table/history/history";
import { outdateTotals } from "@/lib/server/table/outdateTotals";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { figuresOf } from "@/lib/views/figures/figures";
import { FiguresOfRecords } from "@/lib/views/figures/recordFigures";
import { bangs, doubts, opens, says, start } from "../../engine/tableOf";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew, entriesOf, recordAll } from "../table";

ownDataFolder();
// Everything is recounted repeatedly, on a possibly busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterAll(stopWorkers);

async function playedIn(
  group: TestGroup,
  game: string,
  names: readonly string[],
  actions: readonly Action[],
) {
  const table = { ...crew(...names), game, group: group.id };
  const started = await startGame(group.keeper, table);
  if (!started.ok) throw new Error(started.refusal.message);
  const pass = await access(group.keeper, table.id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, actions);
  return pass.value;
}

/** A group's statistics by the command: its exported records, counted at once. */
async function byRecords({ id, keeper }: TestGroup) {
  const records = new FiguresOfRecords();
  for (const game of await database().game.findMany({
    where: { groupId: id, deletedAt: null },
    orderBy: { playedAt: "asc" },
  })) {
    const pass = await access(keeper, game.id, "read");
    if (!pass.ok) throw new Error(pass.refusal.message);
    records.take(JSON.stringify(exportRecord(await readHistory(pass.value))));
  }
  return records.figures();
}

/** A group's statistics once all of its games are counted. */
async function figures(pass: GroupPass, game: string | null = null) {
  for (;;) {
    const now = await groupFigures(pass, { scope: "all", game });
    if (now.left === 0) return now;
  }
}

const course = async (pass: GroupPass, id: string) => {
  await figures(pass);
  return personCourse(pass, id);
};
const counts = async (pass: GroupPass, scope: string) => {
  await figures(pass);
  const { scopes } = await countsOf(pass, [scope]);
  const kind = scopes[scope]?.find(({ game }) => game === "firehouse");
  return Object.fromEntries((kind?.people ?? []).map((one) => [one.party, one]));
};

/** A group's totals, in the command's format. */
async function bySums({ pass }: TestGroup) {
  const { games, rounds, people, pairs } = await figures(pass);
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return {
    games,
    rounds,
    players: Object.fromEntries(
      people.map(({ name, tally }) => {
        const { games, wins, losses, rounds } = tally;
        return [name, { games, wins, losses, rounds, ...figuresOf(tally) }];
      }),
    ),
    pairs: pairs
      .map((pair) => ({
        ...pair,
        challenger: nameOf.get(pair.challenger) ?? "",
        claimer: nameOf.get(pair.claimer) ?? "",
      }))
      .sort((a, b) => (a.challenger + a.claimer < b.challenger + b.claimer ? -1 : 1)),
  };
}

/** The totals equal the command's result on the records, and a fresh recount. */
async function expectSame(group: TestGroup) {
  const sums = await bySums(group);
  const { games, rounds, players, pairs } = await byRecords(group);
  const withoutStreaks = Object.entries(players).map(([name, { streak: _streak, ...rest }]) => [name, rest]);
  expect(sums).toEqual({ games, rounds, pairs, players: Object.fromEntries(withoutStreaks) });
  const saved = await storedFigures(group.id);
  await outdateTotals(database(), { id: group.id });
  await figures(group.pass);
  expect(await storedFigures(group.id)).toEqual(saved);
}

const storedFigures = async (groupId: string) => ({
  totals: totalsOf(groupId),
  games: await database().gameTally.findMany({ where: { game: { groupId } }, orderBy: { gameId: "asc" } }),
});

const CREW = ["Ann", "Bob", "Cy"];
const lifts = (count: number): Action => ({ do: "reveal", count });
/** Ann claims nine sixes, Cy bangs out of turn; this many were there. */
const banged = (found: number, starter = "s1"): readonly Action[] => [
  start(starter, 4),
  says(starter, "9 sixes"),
  bangs(starter === "s3" ? "s2" : "s3"),
  lifts(found),
];

describe("a group's totals", () => {
  test("equal its records', from the first round to a finished game, with any corrections and deletions", async () => {
    const group = await testGroup("crew");
    await onRoster(group.pass, ...CREW);
    const first = await playedIn(group, "firehouse", CREW, banged(4));
    await expectSame(group);
    const mia = await playedIn(
      group,
      "mia",
      [...CREW, "Gus"],
      [
        opens("s1"),
        says("s1", "61"),
        { do: "claim", by: "s2", claim: "65", accept: "blind" },
        doubts("s3"),
        { do: "reveal", dice: [6, 1] },
      ],
    );
    await expectSame(group);
    await recordAll(first, [...banged(12, "s3"), { do: "end", losers: ["s2"] }], 4);
    await expectSame(group);
    await recordAll(mia, [{ do: "end", winners: ["s3"] }], 5);
    await expectSame(group);
    // Two rounds later it turns out that ten were there: Cy banged wrongly.
    const sent = entriesOf([{ do: "reveal", count: 10 }], 9).map((entry) => ({ ...entry, replaces: [4] }));
    const corrected = await record(first, sent);
    expect(corrected.ok || corrected.refusal.code).toBe(true);
    await expectSame(group);
    const cy = (await figures(group.pass, "firehouse")).people.find(({ name }) => name === "Cy");
    expect(cy?.tally.out_of_turn).toEqual({ made: 1, right: 0 });
    // All of it is old: write times do not reveal a deletion or restore.
    await database()
      .$executeRaw`UPDATE "Game" SET "updatedAt" = ${new Date(Date.now() - 3_600_000)} WHERE "id" <> ${first.gameId}`;
    await expectSame(group);
    const before = await bySums(group);
    expect(await deleteGame(mia)).toMatchObject({ ok: true });
    await expectSame(group);
    const restores = await access(group.keeper, mia.gameId, "restore");
    expect(restores.ok && (await restoreGame(restores.value))).toMatchObject({ ok: true });
    expect(await bySums(group)).toEqual(before);
    expect(await deleteGame(mia)).toMatchObject({ ok: true });
    expect((await figures(group.pass)).kinds).toEqual([{ game: "firehouse", games: 1, rounds: 2 }]);
  });

  test("order a late result of yesterday before today's game: dry streaks go by the day played", async () => {
    const group = await testGroup("crew");
    const [ann = "", bob = ""] = await onRoster(group.pass, ...CREW);
    await playedIn(group, "firehouse", CREW, [{ do: "end", losers: ["s1"] }]);
    expect((await course(group.pass, bob))?.chains.firehouse?.dry).toEqual({ current: 1, longest: 1 });
    await recordResult(group.pass, {
      id: "result-of-2020-0001",
      game: "firehouse",
      losers: [bob],
      day: "2020-02-03",
    });
    const trend = await course(group.pass, bob);
    expect(trend?.chains.firehouse).toMatchObject({
      dry: { current: 1, longest: 1 },
      months: { "2020-02": { games: 1, losses: 1 } },
    });
    expect((await course(group.pass, ann))?.chains.firehouse?.lost).toEqual({ current: 1, longest: 1 });
    const then = await counts(group.pass, "2020");
    expect(then[bob]).toMatchObject({ games: 1, times: 1 });
    expect(await counts(group.pass, "1999")).toEqual({});
    await expectSame(group);
  });

  test("rate a winner above the others, per kind of game", async () => {
    const group = await testGroup("friends");
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
    for (let game = 0; game < 3; game++)
      await playedIn(group, "mia", ["Ann", "Bob"], [{ do: "end", winners: ["s1"] }]);
    const of = async (id: string) => (await course(group.pass, id))?.chains.mia;
    expect((await of(ann))?.rating?.mu).toBeGreaterThan((await of(bob))?.rating?.mu ?? 99);
    expect((await of(ann))?.won).toEqual({ current: 3, longest: 3 });
    expect((await of(ann))?.ratings).toHaveLength(1);
  });

  test("count two merged entries as one person", async () => {
    const group = await testGroup("crew");
    const [, bob = "", rob = ""] = await onRoster(group.pass, "Ann", "Bob", "Rob");
    await playedIn(group, "firehouse", ["Ann", "Bob"], [{ do: "end", losers: ["s2"] }]);
    await playedIn(group, "firehouse", ["Ann", "Rob"], [{ do: "end", losers: ["s2"] }]);
    const losses = async () =>
      Object.fromEntries((await figures(group.pass)).people.map(({ name, tally }) => [name, tally.losses]));
    expect(await losses()).toEqual({ Ann: 0, Bob: 1, Rob: 1 });
    expect(await mergePlayers(group.pass, rob, bob)).toMatchObject({ ok: true });
    expect(await losses()).toEqual({ Ann: 0, Bob: 2 });
    expect(await separatePlayers(group.pass, rob)).toMatchObject({ ok: true });
    expect(await losses()).toEqual({ Ann: 0, Bob: 1, Rob: 1 });
  });

  test("exclude people who hide their stats, and still count their duties", async () => {
    const group = await testGroup("crew");
    const [ann = ""] = await onRoster(group.pass, ...CREW);
    await playedIn(group, "firehouse", CREW, [...banged(4), { do: "end", losers: ["s1"] }]);
    await database().player.update({ where: { id: ann }, data: { unlistedAt: new Date() } });
    const { people, pairs } = await figures(group.pass);
    expect(people.map(({ name }) => name)).toEqual(["Bob", "Cy"]);
    expect(pairs).toEqual([]);
    expect(await course(group.pass, ann)).toBeNull();
    // For an entry that was merged since, it applies to the same person.
    const [, , cy = ""] = await onRoster(group.pass, "Annie", "Dee", "Eve");
    expect(await mergePlayers(group.pass, ann, cy)).toMatchObject({ ok: true });
    expect(await course(group.pass, cy)).toBeNull();
    expect((await figures(group.pass)).people.map(({ name }) => name)).toEqual(["Bob", "Cy"]);
    expect(await separatePlayers(group.pass, ann)).toMatchObject({ ok: true });
    await figures(group.pass);
    expect((await counts(group.pass, "all"))[ann]).toMatchObject({ times: 1 });
  });
});

describe("a recount", () => {
  test("finds and fixes stored differences; uncounted games are no drift", async () => {
    const group = await testGroup("crew");
    await onRoster(group.pass, ...CREW);
    const game = await playedIn(group, "firehouse", CREW, banged(4));
    await figures(group.pass);
    await recordAll(game, banged(12, "s3"), 4);
    const before = await storedFigures(group.id);
    expect(await rebuildTotals(true)).toMatchObject({ tallies: 0 });
    expect(await storedFigures(group.id)).toEqual(before);
    await figures(group.pass);
    const right = await storedFigures(group.id);

    const [tally] = right.games;
    await database().gameTally.update({
      where: { gameId: game.gameId },
      data: { tally: JSON.parse(JSON.stringify(tally?.tally).replace('"made":1', '"made":7')) },
    });
    const differing: string[] = [];
    expect(await rebuildTotals(true, { differs: (id) => differing.push(id) })).toMatchObject({ tallies: 1 });
    expect(differing).toEqual([group.id]);
    await outdateTotals(database(), { id: group.id });
    await figures(group.pass);
    expect(totalsOf(group.id)).not.toEqual(right.totals);
    expect(await rebuildTotals(false)).toMatchObject({ tallies: 1 });
    await figures(group.pass);
    expect(await storedFigures(group.id)).toEqual(right);
    expect(await rebuildTotals(true)).toMatchObject({ tallies: 0 });
  });
});
