import { describe, expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import type { GroupStory } from "@/lib/protocol/story";
import { database } from "@/lib/server/db/db";
import { refresh } from "@/lib/server/figures/refresh";
import { nightHighlights, review } from "@/lib/server/highlights/review";
import { access } from "@/lib/server/identity/access";
import { addSeason, changeSeason } from "@/lib/server/roster/changeSeasons";
import { beginNight } from "@/lib/server/roster/nights";
import { recordResult } from "@/lib/server/roster/recordResult";
import { deleteGame } from "@/lib/server/table/deleted/deleteGame";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { dayOf } from "@/lib/views/dayOf";
import { bangs, calls, counted, doubts, opens, says, start } from "../engine/tableOf";
import { FRIDAY, gameOf } from "../ownGame";
import { onRoster, type TestGroup, testGroup } from "./group";
import { ownDataFolder } from "./ownDataFolder";
import { crew, freshId, recordAll } from "./table";

ownDataFolder();

async function game(group: TestGroup, actions: readonly Action[], more: object = {}) {
  const table = { ...crew("Ann", "Bob", "Cy"), group: group.id, ...more };
  const started = await startGame(group.keeper, table);
  if (!started.ok) throw new Error(started.refusal.message);
  const pass = await access(group.keeper, table.id, "relink");
  if (!pass.ok) throw new Error(pass.refusal.message);
  await recordAll(pass.value, actions);
  return pass.value;
}
const of = <Kind extends GroupStory["story"]>(stories: readonly GroupStory[], kind: Kind) =>
  stories.find((one): one is Extract<GroupStory, { story: Kind }> => one.story === kind);
const back = async (groupId: string, named: string) => {
  while ((await refresh(groupId)).left > 0);
  const looked = await review({ groupId, named });
  if (looked === null) throw new Error("nothing of that name");
  return looked;
};
/** The group's year: its day starts in the morning, also on New Year's Day. */
const YEAR = dayOf(new Date(), "Europe/Berlin").slice(0, 4);

// Fifteen dice that each count with a chance of one in three.
const LIKELY: readonly Action[] = [start("s1"), says("s1", "2 fives"), bangs("s3"), counted(1)];
const UNLIKELY: readonly Action[] = [
  start("s1"),
  says("s1", "3 fives"),
  says("s2", "4 fives"),
  says("s3", "9 fives"),
  bangs("s2"),
  counted(9),
];

/** The same, finished: only those are counted. */
const over = (actions: readonly Action[]): readonly Action[] => [...actions, { do: "end", losers: ["s1"] }];

test("has an own game's word for its challenge", async () => {
  const group = await testGroup();
  const claims = [opens("s1"), says("s1", "2 fives"), doubts("s2"), counted(1)];
  await game(group, claims, { game: gameOf(FRIDAY) });
  expect(of((await back(group.id, YEAR)).stories, "boldest-bang")).toMatchObject({
    called: "doubt",
    drink: { called: { doubt: "No way!" } },
  });
});

describe("a year", () => {
  test("counts, with the boldest bang, the unlikeliest true claim, and the longest round", async () => {
    const group = await testGroup();
    const [first, second] = [await game(group, over(LIKELY)), await game(group, over(UNLIKELY))];
    const { counted: sums, stories } = await back(group.id, YEAR);
    expect([sums.games, sums.rounds, sums.kinds]).toEqual([2, 2, [{ game: "firehouse", games: 2 }]]);
    const bang = of(stories, "boldest-bang");
    expect(bang).toMatchObject({
      game: first.gameId,
      round: 1,
      by: ["Cy"],
      claimer: "Ann",
      claim: { count: 2, face: 5 },
      found: 1,
    });
    // 1 − (2/3)^15 − 15 · 1/3 · (2/3)^14
    expect(bang?.chance).toBeCloseTo(1 - (2 / 3) ** 15 - 5 * (2 / 3) ** 14, 12);
    expect(of(stories, "against-the-odds")).toMatchObject({
      game: second.gameId,
      by: ["Bob"],
      claimer: "Cy",
      claim: { count: 9, face: 5 },
      found: 9,
    });
    expect(of(stories, "longest-round")).toMatchObject({ game: second.gameId, round: 1, claims: 3 });
    expect(of(stories, "longest-game")).toMatchObject({ rounds: 1 });
  });

  test("has the same longest round despite corrections", async () => {
    const group = await testGroup();
    const long = await game(group, over(UNLIKELY));
    for (let games = 0; games < 9; games++) {
      const pass = await game(group, [start("s1"), says("s1", "2 fives")]);
      for (let slips = 0; slips < 5; slips++) {
        const { action } = { action: says("s1", slips % 2 === 0 ? "3 fives" : "2 fives") };
        const entry = { id: freshId(), after: 2 + slips, action, replaces: [2 + slips] };
        expect(await record(pass, [entry])).toMatchObject({ ok: true });
      }
      await recordAll(pass, [bangs("s3"), counted(1), { do: "end", losers: ["s1"] }], 7);
    }
    const { stories } = await back(group.id, YEAR);
    expect(of(stories, "longest-round")).toMatchObject({ game: long.gameId, round: 1, claims: 3 });
  });

  test("excludes deleted games, and hides the names of people who hide their stats", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    const likely = await game(group, LIKELY);
    await database().player.update({ where: { id: ann }, data: { unlistedAt: new Date() } });
    expect(of((await back(group.id, YEAR)).stories, "boldest-bang")?.claimer).toBe("someone");
    await deleteGame(likely);
    expect(await back(group.id, YEAR)).toMatchObject({ counted: { games: 0, rounds: 0 }, stories: [] });
  });

  test("counts each person once, under any name; drinks and pots only in total", async () => {
    const group = await testGroup();
    const [ann = "", twin = "", bob = ""] = await onRoster(group.pass, "Ann", "Annie", "Bob");
    for (const [loser, day] of [
      [ann, "2025-02-03"],
      [twin, "2025-02-04"],
      [bob, "2025-02-05"],
      [bob, "2024-12-31"],
    ] as const)
      await recordResult(group.pass, { id: freshId(), game: "firehouse", losers: [loser], day });
    await recordResult(group.pass, { id: freshId(), game: "mia", winners: [bob], day: "2025-02-06" });
    await database().player.update({ where: { id: twin }, data: { mergedInto: ann } });
    const { counted: sums } = await back(group.id, "2025");
    expect(sums.people.map(({ name, washes, wins }) => [name, washes, wins])).toEqual([
      ["Ann", 2, 0],
      ["Bob", 1, 1],
    ]);
    expect([sums.games, sums.kinds]).toEqual([
      4,
      [
        { game: "firehouse", games: 3 },
        { game: "mia", games: 1 },
      ],
    ]);
    const drinks: Action = { do: "result", moves: [{ what: "drink", count: 3, from: "bank", to: "s1" }] };
    await game(group, [drinks, drinks], { game: "pass-the-cup" });
    expect((await back(group.id, YEAR)).counted.drinks).toBe(6);
  });

  test("needs a valid one", async () => {
    const group = await testGroup();
    for (const named of ["20266", "1999", "2026-01", "", "x".repeat(5_000), "' OR 1=1 --", "__proto__"])
      expect(await review({ groupId: group.id, named })).toBeNull();
    expect((await back(group.id, "2001")).counted.games).toBe(0);
  });
});

test("shows a season to its own group only", async () => {
  const [group, other] = [await testGroup(), await testGroup()];
  const season = await addSeason(group.pass, { name: "All of it", starts_on: "2001-01-01" });
  if (!season.ok) throw new Error(season.refusal.code);
  const own = await game(group, over(UNLIKELY));
  await game(other, over(LIKELY));
  const { counted: sums, stories } = await back(group.id, season.value.id);
  expect(sums.games).toBe(1);
  for (const story of stories) expect("game" in story && story.game).toBe(own.gameId);
  await changeSeason(group.pass, season.value.id, { retired: true });
  expect((await back(group.id, season.value.id)).counted.games).toBe(1);
  expect(await review({ groupId: other.id, named: season.value.id })).toBeNull();
});

test("covers a night's own games, without days", async () => {
  const group = await testGroup();
  await game(group, UNLIKELY);
  const night = await beginNight(group.pass, {});
  const nightId = night.ok ? night.value.id : "";
  expect(await nightHighlights({ groupId: group.id, nightId })).toEqual([]);
  const own = await game(group, LIKELY);
  const highlights = await nightHighlights({ groupId: group.id, nightId });
  expect(highlights.map((one) => ["game" in one && one.game === own.gameId, one.story])).toEqual([
    [true, "boldest-bang"],
    [true, "longest-round"],
    [true, "longest-game"],
  ]);
});

test("excludes exact calls and concessions from bangs", async () => {
  const group = await testGroup();
  await game(group, [opens("s1"), says("s1", "mia"), calls("s2", "concede")], { game: "mia" });
  expect((await back(group.id, YEAR)).stories.map(({ story }) => story)).toEqual([
    "longest-round",
    "longest-game",
  ]);
});
