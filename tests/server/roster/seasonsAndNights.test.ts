import { describe, expect, test } from "vitest";
import { database } from "@/lib/server/db/db";
import { groupsOf } from "@/lib/server/groups/ownGroups";
import { access, accessAccount } from "@/lib/server/identity/access";
import { addSeason, changeSeason } from "@/lib/server/roster/changeSeasons";
import { gamesOfNight, gamesOnAndPage, groupGames } from "@/lib/server/roster/groupGames";
import { lastCrews, lastNightCrew } from "@/lib/server/roster/lastCrew";
import { mergePlayers, separatePlayers } from "@/lib/server/roster/mergePlayers";
import { beginNight, changeNight, nightOn, nightsOf, setBuyIn } from "@/lib/server/roster/nights";
import { changePlayer } from "@/lib/server/roster/players";
import { recordResult } from "@/lib/server/roster/recordResult";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { seasonsOf } from "@/lib/server/table/record/seasonsOf";
import { startGame } from "@/lib/server/table/record/startGame";
import { start } from "../../engine/tableOf";
import { onRoster, type TestGroup, testGroup } from "../group";
import { ownDataFolder } from "../ownDataFolder";
import { signedUp } from "../people";
import { crew, entriesOf, freshId, guest, recordAll } from "../table";
import { tallyOf } from "../tally";

ownDataFolder();

const refuses = (code: string) => ({ ok: false, refusal: { code } });
const idOf = (done: { ok: true; value: { id: string } } | { ok: false }): string =>
  done.ok ? done.value.id : "";

async function played(group: TestGroup, more: object = {}) {
  const done = await startGame(group.member, { ...crew("Ann", "Bob"), group: group.id, ...more });
  if (!done.ok) throw new Error(done.refusal.message);
  return database().game.findUniqueOrThrow({ where: { id: done.value.id } });
}

async function passOf(group: TestGroup, id: string) {
  const pass = await access(group.member, id, "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

describe("games in progress", () => {
  test("end with their night, even those that never started", async () => {
    const group = await testGroup("bar");
    const account = accessAccount(group.member);
    if (!account.ok) throw new Error(account.refusal.message);
    const shown = async () => {
      const { on } = await gamesOnAndPage(group.pass);
      const { groups } = await groupsOf(account.value);
      return [on.map(({ id }) => id), groups.map(({ gameOn }) => gameOn)];
    };
    const night = idOf(await beginNight(group.pass, {}));
    const { id } = await played(group);
    expect(await shown()).toEqual([[id], [id]]);
    await changeNight(group.pass, night, { ended: true });
    expect(await shown()).toEqual([[], [null]]);
    // A game that starts later is in progress again.
    await recordAll(await passOf(group, id), [start("s1", 4)]);
    expect(await shown()).toEqual([[id], [id]]);
  });
});

describe("a night's people", () => {
  const lineup = async (group: TestGroup, ...names: readonly string[]) => {
    const { players } = crew(...names);
    const game = await played(group, { players });
    await recordAll(await passOf(group, game.id), [{ do: "end" }]);
    return game;
  };

  test("are proposed for the next night until its first game, without those who retired", async () => {
    const group = await testGroup("bar");
    const [, , cy = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    const proposed = () => lastNightCrew(group.pass);
    expect(await proposed()).toEqual([]);
    const first = idOf(await beginNight(group.pass, {}));
    expect(await proposed()).toEqual([]);
    await lineup(group, "Cy", "Ann");
    await lineup(group, "Bob", "Ann", "Zed");
    // The night that is on proposes no one: its people are known.
    expect(await proposed()).toEqual([]);
    await changeNight(group.pass, first, { ended: true });
    expect(await proposed()).toEqual([]);
    const second = idOf(await beginNight(group.pass, {}));
    expect(await proposed()).toEqual(["Bob", "Ann", "Zed", "Cy"]);
    await changePlayer(group.pass, cy, { retired: true });
    expect(await proposed()).toEqual(["Bob", "Ann", "Zed"]);
    await lineup(group, "Ann", "Bob");
    expect(await proposed()).toEqual([]);
    await changeNight(group.pass, second, { ended: true });
    await lineup(group, "Zed", "Ann");
    // A game outside of nights came after it.
    await beginNight(group.pass, {});
    expect(await proposed()).toEqual([]);
  });

  test("are those who bought in, first those of the last game", async () => {
    const group = await testGroup("bar");
    const [ann = "", bob = "", cy = "", dee = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy", "Dee");
    const first = idOf(await beginNight(group.pass, {}));
    await lineup(group, "Cy", "Ann", "Bob");
    await changeNight(group.pass, first, { ended: true });
    const second = idOf(await beginNight(group.pass, { buy_in: 5 }));
    await setBuyIn(group.pass, second, { player: dee, times: 1 });
    // One is no table yet.
    expect(await lastNightCrew(group.pass)).toEqual(["Cy", "Ann", "Bob"]);
    for (const player of [ann, cy]) await setBuyIn(group.pass, second, { player, times: 1 });
    await setBuyIn(group.pass, second, { player: bob, times: 0 });
    expect(await lastNightCrew(group.pass)).toEqual(["Cy", "Ann", "Dee"]);
  });
});

describe("shifts and seasons", () => {
  test("gives a crew shifts without a day, and others seasons with a first day", async () => {
    const [shifts, seasons] = [await testGroup("crew"), await testGroup("bar")];
    const day = "2026-09-01";
    expect(await addSeason(shifts.pass, { name: "D", starts_on: day })).toMatchObject(refuses("season-day"));
    expect(await addSeason(seasons.pass, { name: "Autumn" })).toMatchObject(refuses("season-day"));
    const d = idOf(await addSeason(shifts.pass, { name: "D" }));
    expect(await addSeason(shifts.pass, { name: "d" })).toMatchObject(refuses("season-taken"));
    expect(await changeSeason(shifts.pass, d, { starts_on: day })).toMatchObject(refuses("season-day"));
    expect(await changeSeason(shifts.pass, d, { name: "Dogs", retired: true })).toMatchObject({ ok: true });
    expect(await addSeason(shifts.pass, { name: "dogs" })).toMatchObject({ ok: true });
    expect(await changeSeason(shifts.pass, d, { retired: false })).toMatchObject(refuses("season-taken"));
    expect((await seasonsOf(shifts.pass)).map(({ name, retired }) => [name, retired])).toEqual([
      ["dogs", false],
      ["Dogs", true],
    ]);
  });

  test("counts a game for the season it was played in, even if added, retired or changed later", async () => {
    const group = await testGroup("bar");
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const days = ["2024-05-01", "2025-06-01", "2026-10-31", "2026-11-01"];
    for (const day of days)
      await recordResult(group.pass, { id: freshId(), game: "firehouse", losers: [ann], day });
    const seasons = async () =>
      (await groupGames(group.pass)).games.map(({ day, season }) => [day, season?.name]);
    const counts = async (id: string | null) => (await tallyOf(group.pass, "firehouse", id))[0]?.times ?? 0;
    expect(await seasons()).toEqual(days.toReversed().map((day) => [day, undefined]));

    const old = idOf(await addSeason(group.pass, { name: "Old", starts_on: "2025-01-01" }));
    const winter = idOf(await addSeason(group.pass, { name: "Winter", starts_on: "2026-11-01" }));
    const soon = idOf(await addSeason(group.pass, { name: "Soon", starts_on: "2090-01-01" }));
    expect(await seasons()).toEqual([
      ["2026-11-01", "Winter"],
      ["2026-10-31", "Old"],
      ["2025-06-01", "Old"],
      ["2024-05-01", undefined],
    ]);
    expect([await counts(old), await counts(winter), await counts(soon), await counts(null)]).toEqual([
      2, 1, 0, 4,
    ]);

    // One more in between takes its days; retired, it returns them.
    const spring = idOf(await addSeason(group.pass, { name: "Spring", starts_on: "2026-03-01" }));
    expect([await counts(old), await counts(spring), await counts(winter)]).toEqual([1, 1, 1]);
    await changeSeason(group.pass, spring, { retired: true });
    expect([await counts(old), await counts(winter)]).toEqual([2, 1]);
    expect((await seasons())[1]).toEqual(["2026-10-31", "Old"]);
  });

  test("starts a season with the local day; a night counts for the day it began", async () => {
    const group = await testGroup("bar");
    const before = idOf(await addSeason(group.pass, { name: "Before", starts_on: "2020-01-01" }));
    const winter = idOf(await addSeason(group.pass, { name: "Winter", starts_on: "2026-11-01" }));
    const { id } = await played(group);
    await recordAll(await passOf(group, id), [{ do: "end", losers: ["s1"] }]);
    const at = (playedAt: string) => database().game.update({ where: { id }, data: { playedAt } });
    const counts = async () => [
      (await tallyOf(group.pass, "firehouse", before)).length,
      (await tallyOf(group.pass, "firehouse", winter)).length,
    ];
    // In Berlin it is 04:59, and 05:00.
    await at("2026-11-01T03:59:00Z");
    expect(await counts()).toEqual([1, 0]);
    await at("2026-11-01T04:00:00Z");
    expect(await counts()).toEqual([0, 1]);
    const night = idOf(await beginNight(group.pass, {}));
    await database().night.update({ where: { id: night }, data: { startedAt: "2026-10-31T20:00:00Z" } });
    await database().game.update({ where: { id }, data: { nightId: night } });
    expect(await counts()).toEqual([1, 0]);
    expect((await groupGames(group.pass)).games[0]?.season?.name).toBe("Before");
  });

  test("refuses another group’s season like a missing one", async () => {
    const [here, there] = [await testGroup("bar"), await testGroup("bar")];
    const season = idOf(await addSeason(there.pass, { name: "Theirs", starts_on: "2020-01-01" }));
    for (const one of [season, "no-such-season"])
      expect(
        await startGame(here.member, { ...crew("Ann", "Bob"), group: here.id, season: one }),
      ).toMatchObject(refuses("no-such-season"));
  });

  test("counts a playoff with its decided game", async () => {
    const group = await testGroup("crew");
    const shift = idOf(await addSeason(group.pass, { name: "B" }));
    const { id } = await played(group, { season: shift });
    expect(await played(group, { playoff_of: id, group: undefined })).toMatchObject({
      groupId: group.id,
      seasonId: shift,
      playoffOf: id,
    });
  });
});

describe("a night", () => {
  test("is one at a time, even if two begin at once", async () => {
    const group = await testGroup();
    const begun = await Promise.all([1, 2, 3].map(() => beginNight(group.pass, {})));
    expect(begun.filter(({ ok }) => ok)).toHaveLength(1);
    const first = (await nightOn(group.pass))?.id ?? "";
    await changeNight(group.pass, first, { ended: true });
    expect(await nightOn(group.pass)).toBeNull();
    const second = await beginNight(group.pass, { name: "Second", buy_in: 500, unit: "EUR" });
    expect(await changeNight(group.pass, first, { ended: false })).toMatchObject(refuses("night-is-on"));
    expect(await nightOn(group.pass)).toMatchObject({
      id: idOf(second),
      name: "Second",
      buyIn: 500,
      unit: "EUR",
    });
  });

  test("has the games started during it, in order", async () => {
    const group = await testGroup();
    await played(group);
    const night = idOf(await beginNight(group.pass, {}));
    const [first, second] = [await played(group), await played(group)];
    await changeNight(group.pass, night, { ended: true });
    await played(group);
    expect((await gamesOfNight(group.pass, night)).map(({ id }) => id)).toEqual([first.id, second.id]);
    const elsewhere = await testGroup();
    expect(await gamesOfNight(elsewhere.pass, night)).toEqual([]);
    expect(await nightsOf(elsewhere.pass)).toEqual([]);
  });

  test("belongs to the day it began, with its games", async () => {
    const group = await testGroup();
    const night = idOf(await beginNight(group.pass, {}));
    const { id } = await played(group);
    await database().night.update({ where: { id: night }, data: { startedAt: "2026-11-20T21:00:00Z" } });
    await database().game.update({ where: { id }, data: { playedAt: "2026-11-21T05:30:00Z" } });
    expect((await groupGames(group.pass)).games[0]?.day).toBe("2026-11-20");
    await database().game.update({ where: { id }, data: { nightId: null } });
    expect((await groupGames(group.pass)).games[0]?.day).toBe("2026-11-21");
  });

  test("lists who bought in and how often, each person once", async () => {
    const group = await testGroup();
    const [ann = "", anna = "", bob = ""] = await onRoster(group.pass, "Ann", "Anna", "Bob");
    const night = idOf(await beginNight(group.pass, { buy_in: 10 }));
    const bought = async () =>
      ((await nightsOf(group.pass)).find(({ id }) => id === night)?.buyIns ?? [])
        .map(({ player, times, shares }) => `${[ann, anna, bob].indexOf(player)}: ${times}, ${shares}`)
        .toSorted();
    const buys = (player: string, change: { times?: number; shares?: number }) =>
      setBuyIn(group.pass, night, { player, ...change });
    for (const one of [ann, anna, ann, bob]) await buys(one, { times: 1 });
    await buys(bob, { times: 3 });
    await buys(bob, { shares: 2 });
    expect(await bought()).toEqual(["0: 1, 0", "1: 1, 0", "2: 3, 2"]);
    await mergePlayers(group.pass, ann, anna);
    expect(await bought()).toEqual(["1: 2, 0", "2: 3, 2"]);
    await separatePlayers(group.pass, ann);
    expect(await bought()).toEqual(["0: 1, 0", "1: 1, 0", "2: 3, 2"]);
    await mergePlayers(group.pass, ann, anna);
    await buys(ann, { shares: 1 });
    expect(await bought()).toEqual(["1: 2, 1", "2: 3, 2"]);
    for (const one of [anna, anna]) await buys(one, { times: 0, shares: 0 });
    expect(await bought()).toEqual(["2: 3, 2"]);
    expect(await database().buyIn.count({ where: { nightId: night } })).toBe(1);
  });
});

test("counts one of two buy-ins that phones add for a person at once, and refuses the other", async () => {
  const group = await testGroup("bar");
  const [ann = ""] = await onRoster(group.pass, "Ann");
  const night = idOf(await beginNight(group.pass, { buy_in: 500 }));
  const adds = (times: number, seen?: { times?: number; shares?: number }) =>
    setBuyIn(group.pass, night, { player: ann, times, ...(seen && { seen }) });
  const times = async () => (await nightOn(group.pass))?.buyIns[0]?.times ?? 0;
  const both = await Promise.all([adds(1, { times: 0 }), adds(1, { times: 0 })]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject(refuses("stale"));
  expect(await times()).toBe(1);
  expect(await adds(2, { times: 1 })).toMatchObject({ ok: true });
  // Shares that differ count too, and nothing of the request is set.
  expect(await adds(3, { times: 2, shares: 1 })).toMatchObject(refuses("stale"));
  expect(await times()).toBe(2);
  // Older pages say nothing.
  expect(await adds(5)).toMatchObject({ ok: true });
  expect(await times()).toBe(5);
});

describe("a group's games", () => {
  test("come page by page, each once, despite changes in between", async () => {
    const group = await testGroup();
    const [ann = ""] = await onRoster(group.pass, "Ann", "Bob");
    const day = (at: number) => `2026-${String(1 + (at % 9)).padStart(2, "0")}-01`;
    for (let at = 0; at < 45; at++)
      await recordResult(group.pass, { id: freshId(), game: "firehouse", losers: [ann], day: day(at) });
    const seen: string[] = [];
    let next: string | null | undefined;
    do {
      const page = await groupGames(group.pass, next ?? undefined);
      seen.push(...page.games.map(({ id }) => id));
      next = page.next;
      await played(group);
    } while (next);
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    expect((await groupGames(group.pass, "nonsense")).games).toHaveLength(20);
  });

  test("include running ones, until nothing was recorded for long", async () => {
    const group = await testGroup();
    const { id } = await played(group);
    const on = async () => (await gamesOnAndPage(group.pass)).on.map((game) => game.id);
    expect(await on()).toEqual([id]);
    const updatedAt = new Date(Date.now() - 13 * 60 * 60 * 1000);
    await database().game.update({ where: { id }, data: { updatedAt } });
    expect(await on()).toEqual([]);
  });

  test("give the last lineup by current names, without retired players", async () => {
    const group = await testGroup();
    const lastCrew = async () => (await lastCrews(group.pass, [null])).get(null);
    expect(await lastCrew()).toEqual([]);
    const [ann = "", bob = ""] = await onRoster(group.pass, "Ann", "Bob", "Cy");
    await startGame(group.member, { ...crew("Bob", "Ann", "Guest"), group: group.id });
    await database().player.update({ where: { id: ann }, data: { nickname: "Ace" } });
    expect(await lastCrew()).toEqual(["Bob", "Ace", "Guest"]);
    // Late players are included, leavers are not.
    const [game] = await database().game.findMany({ where: { groupId: group.id } });
    const pass = await access(group.member, game?.id ?? "", "record");
    if (!pass.ok) throw new Error(pass.refusal.message);
    const joins = { id: freshId(), action: { do: "join", player: "s9" } as const, after: 0, name: "Cy" };
    expect(await record(pass.value, [joins])).toMatchObject({ ok: true });
    expect(await lastCrew()).toEqual(["Bob", "Ace", "Guest", "Cy"]);
    expect(await record(pass.value, entriesOf([{ do: "leave", player: "s9" }], 1))).toMatchObject({
      ok: true,
    });
    expect(await lastCrew()).toEqual(["Bob", "Ace", "Guest"]);
    await database().player.update({ where: { id: bob }, data: { retiredAt: new Date() } });
    expect(await lastCrew()).toEqual(["Ace", "Guest"]);
  });

  test("show their group to members, and not to guests", async () => {
    const group = await testGroup("crew");
    const shift = idOf(await addSeason(group.pass, { name: "A" }));
    const { id } = await played(group, { season: shift });
    const seen = await access(group.viewer, id, "read");
    if (!seen.ok) throw new Error();
    expect((await openTable(seen.value)).group).toMatchObject({
      id: group.id,
      name: "Engine 7",
      season: shift,
      shifts: [{ id: shift }],
    });
    for (const visitor of [guest(), await signedUp("Sam")]) {
      const holder = visitor.account?.id ?? visitor.device?.id ?? "";
      await database().grant.create({ data: { tableId: seen.value.tableId, holder, role: "player" } });
      const pass = await access(visitor, id, "read");
      if (!pass.ok) throw new Error();
      expect((await openTable(pass.value)).group).toBeNull();
    }
  });
});
