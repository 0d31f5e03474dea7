import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Leaderboards } from "@/app/groups/[id]/_games/Leaderboards";
import type { Action } from "@/lib/engine";
import { sayEnded } from "@/lib/messages/endings";
import { database } from "@/lib/server/db/db";
import { ALL } from "@/lib/server/figures/totalsInput";
import { yearPoster } from "@/lib/server/figures/yearPoster";
import { access } from "@/lib/server/identity/access";
import { gamesOfDays } from "@/lib/server/roster/calendarGames";
import { groupCard } from "@/lib/server/roster/groupContext";
import { gamesOfDay } from "@/lib/server/roster/groupGames";
import { mergePlayers } from "@/lib/server/roster/mergePlayers";
import { beginNight, changeNight } from "@/lib/server/roster/nights";
import { recordResult } from "@/lib/server/roster/recordResult";
import { deleteGame, restoreGame } from "@/lib/server/table/deleted/deleteGame";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import type { KindCount } from "@/lib/views/kindCount";
import { doubts, opens, outcome, says } from "../../engine/tableOf";
import { FRIDAY, gameOf } from "../../ownGame";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { crew, freshId, recordAll } from "../table";
import { allCounted } from "../tally";

ownDataFolder();

/** The named people per day of a month. */
async function wall({ pass }: TestGroup, month = "2026-11") {
  const { games, names } = await gamesOfDays(pass, {
    first: `${month}-01`,
    last: `${month}-30`,
    timeZone: "Europe/Berlin",
  });
  return games.map(({ day, game, who }) => [day, game, ...who.map((party) => names.get(party))].join(" "));
}

const washed = async ({ pass }: TestGroup, loser: string, day: string) => {
  const id = freshId();
  expect(await recordResult(pass, { id, game: "firehouse", losers: [loser], day })).toMatchObject({
    ok: true,
  });
  return id;
};

async function passTo(group: TestGroup, id: string) {
  const pass = await access(group.keeper, id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

/** A recorded game at a time. */
async function played(group: TestGroup, at: string, actions: readonly Action[], more: object = {}) {
  const table = { ...crew("Ann", "Bob", "Cy"), group: group.id, ...more };
  const started = await startGame(group.keeper, table);
  if (!started.ok) throw new Error(started.refusal.message);
  await recordAll(await passTo(group, table.id), actions);
  await database().game.update({ where: { id: table.id }, data: { playedAt: at } });
  return table.id;
}

describe("a month", () => {
  test("has each game on its day, until 05:00 the previous one, and no other month's", async () => {
    const group = await testGroup("crew");
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    await washed(group, ann, "2026-11-03");
    await washed(group, bob, "2026-10-31");
    const ends: readonly Action[] = [{ do: "end", losers: ["s2"] }];
    // In Berlin it is 04:59 and 05:00 of 1 December, and 04:59 of 1 November.
    await played(group, "2026-12-01T03:59:00Z", ends);
    await played(group, "2026-12-01T04:00:00Z", ends);
    await played(group, "2026-11-01T03:59:00Z", ends);
    expect(await wall(group)).toEqual(["2026-11-03 firehouse Ann", "2026-11-30 firehouse Bob"]);
  });

  test("has a night's games on the day it began, however long it lasted", async () => {
    const group = await testGroup("bar");
    await onRoster(group.pass, "Ann", "Bob", "Cy");
    const night = await beginNight(group.pass, {});
    if (!night.ok) throw new Error(night.refusal.message);
    const { id } = night.value;
    await played(group, "2026-12-02T01:00:00Z", [{ do: "end", losers: ["s1"] }]);
    await database().game.updateMany({ where: { groupId: group.id }, data: { nightId: id } });
    await database().night.update({ where: { id }, data: { startedAt: "2026-11-29T20:00:00Z" } });
    expect(await wall(group)).toEqual(["2026-11-29 firehouse Ann"]);
    expect(await wall(group, "2026-12")).toEqual([]);
    await changeNight(group.pass, id, { ended: true });
    await database().night.update({ where: { id }, data: { endedAt: "2026-12-02T02:00:00Z" } });
    expect(await wall(group)).toEqual(["2026-11-29 firehouse Ann"]);
    const line = { id: expect.any(String), day: "2026-11-29", losers: ["Ann"] };
    expect(await gamesOfDay(group.pass, "2026-11-29", "Europe/Berlin")).toMatchObject([line]);
    expect(await gamesOfDay(group.pass, "2026-12-02", "Europe/Berlin")).toEqual([]);
  });

  test("follows a correction, drops deleted and undone games, and merges people", async () => {
    const group = await testGroup("crew");
    const [ann = "", bob = "", bobby = ""] = await onRoster(group.pass, "Ann", "Bob", "Bobby");
    const id = await washed(group, bob, "2026-11-03");
    const entry = { id: freshId(), action: { do: "end", losers: ["s1"] } as const, after: 1, replaces: [1] };
    expect(await record(await passTo(group, id), [entry])).toMatchObject({ ok: true });
    expect(await wall(group)).toEqual(["2026-11-03 firehouse Ann"]);

    const other = await washed(group, bobby, "2026-11-04");
    expect(await mergePlayers(group.pass, bobby, bob)).toMatchObject({ ok: true });
    expect(await wall(group)).toEqual(["2026-11-03 firehouse Ann", "2026-11-04 firehouse Bob"]);
    const pass = await access(group.keeper, other, "relink");
    if (!pass.ok) throw new Error(pass.refusal.message);
    await deleteGame(pass.value);
    expect(await wall(group)).toEqual(["2026-11-03 firehouse Ann"]);
    const back = await access(group.keeper, other, "restore");
    if (!back.ok) throw new Error(back.refusal.message);
    await restoreGame(back.value);
    expect(await wall(group)).toHaveLength(2);
    const { scopes } = await allCounted(group.pass, [ALL]);
    expect(scopes[ALL]?.[0]?.people.map(({ party, times, games }) => [party, times, games])).toEqual(
      expect.arrayContaining([
        [ann, 1, 2],
        [bob, 1, 2],
      ]),
    );
  });

  test("omits a table without entries, and includes a game without a named player", async () => {
    const group = await testGroup("friends");
    await onRoster(group.pass, "Ann", "Bob", "Cy");
    await played(group, "2026-11-03T12:00:00Z", []);
    await played(group, "2026-11-04T12:00:00Z", [
      { do: "start-round", starter: "s1", wild: 4 },
      { do: "claim", by: "s1", claim: { count: 9, face: 6 } },
      { do: "challenge", by: "s2" },
      { do: "reveal", outcome: "short" },
    ]);
    expect(await wall(group)).toEqual(["2026-11-04 firehouse"]);
  });
});

const gives = (what: "chip" | "drink", from: string, to: string, count: number): Action => ({
  do: "result",
  moves: [{ what, count, from, to }],
});

describe("a bar's season", () => {
  test("has wins, chips and drinks, each kind of game in its own unit", async () => {
    const group = await testGroup("bar");
    const [ann = "", bob = "", cy = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    const day = "2026-11-03T18:00:00Z";
    for (const winner of ["s1", "s1", "s2"])
      await played(group, day, [{ do: "end", winners: [winner] }], { game: "bar" });
    // Six chips, of which Bob buys ten more, and two go into the pot.
    const chips = { game: "own-hand", house: { chips: 10 } };
    await played(
      group,
      day,
      [
        gives("chip", "s2", "s1", 6),
        { do: "buy-in", player: "s2" },
        gives("chip", "s3", "pot", 2),
        { do: "end" },
      ],
      chips,
    );
    await played(group, day, [gives("drink", "bank", "s3", 2), gives("drink", "bank", "s1", 1)], {
      game: "pass-the-cup",
    });
    const { scopes, names } = await allCounted(group.pass, [ALL, "2026", "2025"]);
    expect(scopes["2025"]).toEqual([]);
    expect(scopes["2026"]).toEqual(scopes[ALL]);
    const counts = Object.fromEntries(
      (scopes[ALL] ?? []).map(({ game, unit, people }) => [
        `${game} ${unit}`,
        Object.fromEntries(people.map(({ party, times, chips }) => [names.get(party), [times, chips]])),
      ]),
    );
    expect(counts).toEqual({
      "bar won": { Ann: [2, null], Bob: [1, null], Cy: [0, null] },
      "own-hand won": { Ann: [0, 6], Bob: [0, -6], Cy: [0, -2] },
      "pass-the-cup drunk": { Ann: [1, null], Bob: [0, null], Cy: [2, null] },
    });
    // The calendar names who won, and who drank most.
    expect((await wall(group)).toSorted()).toEqual([
      "2026-11-03 bar Ann",
      "2026-11-03 bar Ann",
      "2026-11-03 bar Bob",
      "2026-11-03 own-hand",
      "2026-11-03 pass-the-cup Cy",
    ]);
    expect([ann, bob, cy].every((id) => names.has(id))).toBe(true);
  });
});

test("makes a year's poster of the most played game, or of the requested one", async () => {
  const group = await testGroup("crew");
  const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob");
  await washed(group, ann, "2026-01-01");
  await washed(group, ann, "2026-10-31");
  await washed(group, bob, "2025-12-31");
  await played(group, "2026-05-05T12:00:00Z", [{ do: "end", winners: ["s2"] }], { game: "bar" });
  const card = await groupCard(group.pass);
  await allCounted(group.pass, [ALL]);
  const { poster, kinds, walls } = await yearPoster(group.pass, card, "2026", null);
  expect(poster).toMatchObject({
    title: "Who washed in 2026",
    group: "Engine 7",
    leaders: [ann],
    people: [
      { name: "Ann", times: 2, of: "/ 2" },
      { name: "Bob", times: 0, of: "/ 2" },
    ],
  });
  expect(kinds).toEqual(["firehouse", "bar"]);
  expect(walls.map(({ games }) => games)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]);
  const bars = await yearPoster(group.pass, card, "2026", "bar");
  expect(bars.poster.title).toBe("Who won in 2026");
  const none = await yearPoster(group.pass, card, "2024", "chess");
  expect(none).toMatchObject({ kind: { game: "firehouse", games: 0 }, kinds: [] });
});

test("names what an own game counts by its own word on a year's poster", async () => {
  const group = await testGroup("bar");
  await onRoster(group.pass, "Ann", "Bob", "Cy");
  const round = [opens("s1"), says("s1", "2 fives"), doubts("s2"), outcome("short")];
  const game = gameOf({ ...FRIDAY, drink_name: "push-up" });
  await played(group, "2026-05-05T12:00:00Z", round, { game });
  await allCounted(group.pass, [ALL]);
  const card = await groupCard(group.pass);
  const drawn = await yearPoster(group.pass, card, "2026", null);
  expect([drawn.marks, drawn.poster.title, drawn.poster.legend]).toEqual([
    "push-ups",
    "Most push-ups in 2026",
    "Red and underlined: Ann, with the most push-ups.",
  ]);
  expect(drawn.walls.map(({ most }) => most.length)).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
  const leaderboard = (kind: KindCount) =>
    renderToStaticMarkup(createElement(Leaderboards, { kinds: [kind], names }));
  const { names } = drawn;
  expect(leaderboard(drawn.kind)).toMatch(/Friday bluff.*Most push-ups.*Ann.*2 push-ups in 1 game/);
  await played(group, "2025-05-05T12:00:00Z", round, { game: gameOf(FRIDAY) });
  await allCounted(group.pass, [ALL]);
  const usual = await yearPoster(group.pass, card, "2025", null);
  expect([usual.marks, usual.poster.title]).toEqual([null, "Who drank most in 2025"]);
  expect(leaderboard(usual.kind)).toMatch(/Friday bluff.*Who drank\?.*Ann.*2 drinks in 1 game/);
});

test.each([
  ["bar", "Ann lost.", "Who lost in 2026", "Red and underlined: Ann lost most."],
  ["friends", "Ann washed the dishes.", "Who washed in 2026", "Red and underlined: Ann washed most."],
] as const)("a %s’s games and poster say “%s”", async (kind, line, title, legend) => {
  const group = await testGroup(kind);
  await onRoster(group.pass, "Ann", "Bob", "Cy");
  await played(group, "2026-11-03T18:00:00Z", [{ do: "end", losers: ["s1"] }]);
  expect(await wall(group)).toEqual(["2026-11-03 firehouse Ann"]);
  const [game] = await gamesOfDay(group.pass, "2026-11-03", "Europe/Berlin");
  expect(game && sayEnded(game.game, game, {})).toBe(line);
  await allCounted(group.pass, ["2026"]);
  const { poster } = await yearPoster(group.pass, await groupCard(group.pass), "2026", null);
  expect([poster.title, poster.legend]).toEqual([title, legend]);
});
