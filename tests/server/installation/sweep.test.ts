import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeInstallation } from "@/lib/server/admin/changeInstallation";
import { guardDeletion } from "@/lib/server/admin/clock";
import { deleteAbandonedGames } from "@/lib/server/admin/deleteGames";
import { startSweeping, sweep, sweepAlone } from "@/lib/server/admin/sweep";
import { database } from "@/lib/server/db/db";
import { onPostgres } from "@/lib/server/db/dialect";
import type { Pass } from "@/lib/server/identity/access";
import { readSettings } from "@/lib/server/identity/settings";
import { holderOf, type Visitor } from "@/lib/server/identity/visitor";
import { shareVerdict } from "@/lib/server/publicLinks/publicLinks";
import { expiry } from "@/lib/server/table/expiry";
import { joinByLink, tableLinks } from "@/lib/server/table/links/tableLink";
import { EntryStream } from "@/lib/server/table/live/entryStream";
import { record } from "@/lib/server/table/record/record";
import { startGame } from "@/lib/server/table/record/startGame";
import { start } from "../../engine/tableOf";
import { crashOn } from "../crash";
import { ownDataFolder } from "../ownDataFolder";
import { signedUp } from "../people";
import { crew, entriesOf, freshId, guest, ROUND, recordAll, seatedTable } from "../table";
import { ownerCalled } from "./owner";

ownDataFolder();
// Earlier tests must not affect the next one.
beforeEach(async () => {
  await database().game.updateMany({ data: { updatedAt: new Date() } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);
const never = () => false;

/** Set long ago: the notice period is over. */
async function setGuestGameDays(days: number, from = ago(1_000)): Promise<void> {
  await readSettings();
  await database().installation.update({
    where: { id: 1 },
    data: { guestGameDays: days, guestDaysFrom: from },
  });
}

/** Ages games by days without entries. */
async function quietFor(days: number, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await database().game.update({ where: { id }, data: { updatedAt: ago(days) } });
}

/** A guest game with a round, last recorded this many days ago. */
async function oldGame(days: number, keeper: Visitor = guest()): Promise<Pass> {
  const pass = await seatedTable(keeper);
  await recordAll(pass, ROUND);
  await quietFor(days, pass.gameId);
  return pass;
}

/** A playoff between the first two of a game. */
async function playoffOf({ visitor, gameId }: Pass, against = "Bob"): Promise<string> {
  const table = { ...crew("Ann", against), playoff_of: gameId };
  const started = await startGame(visitor, table);
  if (!started.ok) throw new Error(started.refusal.message);
  return table.id;
}

/** The next game at the same table. */
async function nextAfter({ visitor, gameId }: Pass): Promise<string> {
  const table = { ...crew("Ann", "Dee"), after: gameId };
  const started = await startGame(visitor, table);
  if (!started.ok) throw new Error(started.refusal.message);
  return table.id;
}

const isThere = async (gameId: string) => (await database().game.count({ where: { id: gameId } })) > 0;
const rowsOf = async (gameId: string) => {
  const db = database();
  const where = { where: { gameId } };
  return Promise.all([
    db.seat.count(where),
    db.entry.count(where),
    db.roundRow.count(where),
    db.publicLink.count(where),
    db.grant.count({ where: { tableId: gameId } }),
  ]);
};
const sweepGames = (now = new Date()) => deleteAbandonedGames(now, never);

describe("a game held by guests only", () => {
  test("is deleted, with all its rows, after that many days without entries; not earlier", async () => {
    await setGuestGameDays(90);
    const pass = await oldGame(90);
    const { gameId } = pass;
    await shareVerdict(pass, 1);
    expect(await rowsOf(gameId)).toEqual([3, 4, 1, 1, 1]);
    const due =
      (await database().game.findUniqueOrThrow({ where: { id: gameId } })).updatedAt.getTime() + 90 * DAY_MS;
    await sweepGames(new Date(due - 1));
    expect(await isThere(gameId)).toBe(true);
    expect(await sweepGames(new Date(due))).toBe(1);
    expect(await isThere(gameId)).toBe(false);
    expect(await rowsOf(gameId)).toEqual([0, 0, 0, 0, 0]);
  });

  test("stays forever with 0 days", async () => {
    await setGuestGameDays(0);
    const { gameId } = await oldGame(3_000);
    await sweepGames();
    expect(await isThere(gameId)).toBe(true);
    await database().grant.deleteMany({ where: { tableId: gameId } });
  });

  test("stays if an account has it too, by a grant or a claimed device", async () => {
    await setGuestGameDays(90);
    const [one, two] = [await oldGame(400), await oldGame(400)];
    const user = await signedUp("Somebody");
    await joinByLink(user, (await tableLinks(one)).sit.slice("/join/".length));
    await database().claimedDevice.create({
      data: { device: holderOf(two.visitor), accountId: user.account?.id as string },
    });
    await sweepGames();
    expect([await isThere(one.gameId), await isThere(two.gameId)]).toEqual([true, true]);
  });

  test("stays if it is a group's, with or without grants", async () => {
    await setGuestGameDays(1);
    const { gameId } = await oldGame(400);
    const group = { id: freshId(), name: "G", kind: "bar", timeZone: "UTC", ruleSet: "firehouse", house: {} };
    await database().group.create({ data: group });
    await database().table.update({ where: { id: gameId }, data: { groupId: group.id } });
    await database().game.update({ where: { id: gameId }, data: { groupId: group.id, updatedAt: ago(400) } });
    await database().grant.deleteMany({ where: { tableId: gameId } });
    await sweepGames();
    expect(await isThere(gameId)).toBe(true);
  });

  test("is deleted with all games of its table, once the youngest is old", async () => {
    await setGuestGameDays(90);
    const pass = await oldGame(400);
    const second = await playoffOf(pass);
    const last = await playoffOf({ ...pass, gameId: second } as Pass);
    const sibling = await nextAfter(pass);
    const family = [pass.gameId, second, last, sibling];
    await quietFor(400, ...family);
    await quietFor(89, last);
    await sweepGames();
    expect(await Promise.all(family.map(isThere))).toEqual([true, true, true, true]);
    await quietFor(91, last);
    expect(await sweepGames()).toBe(4);
    expect(await Promise.all(family.map(isThere))).toEqual([false, false, false, false]);
  });

  test("leaves a playoff at another table, as some were once", async () => {
    await setGuestGameDays(90);
    const [pass, elsewhere] = [await oldGame(91), await oldGame(1)];
    await database().game.update({ where: { id: elsewhere.gameId }, data: { playoffOf: pass.gameId } });
    await quietFor(1, elsewhere.gameId);
    await sweepGames();
    expect([await isThere(pass.gameId), await isThere(elsewhere.gameId)]).toEqual([false, true]);
  });

  test("closes an open page", async () => {
    await setGuestGameDays(90);
    const pass = await oldGame(100);
    const reader = new EntryStream(pass, 4).getReader();
    const heard = (async () => {
      let text = "";
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text;
        text += new TextDecoder().decode(value);
      }
    })();
    await sweepGames();
    expect(await heard).toContain("event: gone");
  });
});

describe("a game without access", () => {
  test("is deleted after 30 days, regardless of the setting for guest games", async () => {
    for (const days of [0, 90]) {
      await setGuestGameDays(days);
      const [old, young] = [await oldGame(31), await oldGame(29)];
      await database().grant.deleteMany({ where: { tableId: { in: [old.gameId, young.gameId] } } });
      await sweepGames();
      expect([await isThere(old.gameId), await isThere(young.gameId)]).toEqual([false, true]);
    }
  });

  test("is deleted with its playoffs", async () => {
    await setGuestGameDays(90);
    const pass = await oldGame(31);
    const playoff = await playoffOf(pass);
    await quietFor(31, pass.gameId, playoff);
    await database().grant.deleteMany({ where: { tableId: pass.tableId } });
    await sweepGames();
    expect([await isThere(pass.gameId), await isThere(playoff)]).toEqual([false, false]);
  });
});

describe("a pending deletion", () => {
  const until = async ({ gameId }: Pass, now = new Date()) => (await expiry([gameId], now)).get(gameId);

  test("is announced for 14 days, and happens on that day", async () => {
    await setGuestGameDays(90);
    const pass = await oldGame(75);
    expect(await until(pass)).toBeUndefined();
    await quietFor(77, pass.gameId);
    const day = await until(pass);
    expect(Math.round(((day?.getTime() ?? 0) - Date.now()) / DAY_MS)).toBe(13);
    await sweepGames(new Date((day?.getTime() ?? 0) - 1));
    expect(await isThere(pass.gameId)).toBe(true);
    await sweepGames(day);
    expect(await isThere(pass.gameId)).toBe(false);
  });

  test("deletes no game in the first 14 days after the setting was lowered", async () => {
    const { pass } = await ownerCalled("Olive");
    await setGuestGameDays(0);
    const game = await oldGame(500);
    expect(await until(game)).toBeUndefined();
    const now = new Date();
    await changeInstallation(pass, { guestGameDays: 7 }, now);
    expect((await until(game, now))?.getTime()).toBe(now.getTime() + 14 * DAY_MS);
    await sweepGames(new Date(now.getTime() + 14 * DAY_MS - 1));
    expect(await isThere(game.gameId)).toBe(true);
    // More days, or the same again: the earlier notice counts.
    await changeInstallation(pass, { guestGameDays: 7 }, new Date(now.getTime() + DAY_MS));
    await changeInstallation(pass, { guestGameDays: 30 }, new Date(now.getTime() + DAY_MS));
    await sweepGames(new Date(now.getTime() + 14 * DAY_MS));
    expect(await isThere(game.gameId)).toBe(false);
  });

  test("waits on a server that has just got this feature", async () => {
    await database().installation.deleteMany();
    const game = await oldGame(500);
    await sweepGames();
    expect(await isThere(game.gameId)).toBe(true);
    expect(await until(game)).toBeDefined();
    await sweepGames(new Date(Date.now() + 15 * DAY_MS));
    expect(await isThere(game.gameId)).toBe(false);
  });

  test("is not announced for a game that an account or a group holds", async () => {
    await setGuestGameDays(90);
    const pass = await oldGame(80, await signedUp("Somebody"));
    expect(await until(pass)).toBeUndefined();
  });
});

test("keeps a game that is recorded in during the sweep", async () => {
  await setGuestGameDays(90);
  const passes: Pass[] = [];
  for (let count = 0; count < 24; count++) {
    const pass = await seatedTable();
    passes.push(pass);
    await quietFor(100, pass.gameId);
  }
  const tap = (pass: Pass) => record(pass, entriesOf([start("s1", 4)]));
  // From the far end, so that sweep and taps meet in the middle.
  const taps = (async () => {
    const done: Awaited<ReturnType<typeof tap>>[] = [];
    for (const pass of passes.toReversed()) done.push(await tap(pass));
    return done.reverse();
  })();
  const [, recorded] = await Promise.all([sweepGames(), taps]);
  let [remaining, deleted] = [0, 0];
  for (const [at, { gameId }] of passes.entries()) {
    const done = recorded[at];
    if (await isThere(gameId)) {
      remaining++;
      expect(done).toMatchObject({ ok: true });
      expect((await rowsOf(gameId)).slice(0, 2)).toEqual([3, 1]);
    } else {
      deleted++;
      expect(done).toMatchObject({ ok: false, refusal: { code: "no-such-table" } });
      expect(await rowsOf(gameId)).toEqual([0, 0, 0, 0, 0]);
    }
  }
  // PostgreSQL deletes tables faster than it records at them: here the sweep may finish before they meet.
  if (!onPostgres()) expect(remaining).toBeGreaterThan(0);
  expect(deleted).toBeGreaterThan(0);
});

test("keeps a game when a tap arrives while the sweep checks it", async () => {
  await setGuestGameDays(90);
  const pass = await oldGame(100);
  let tap: ReturnType<typeof record> | undefined;
  // Runs when the sweep has found its games, before it checks each.
  await deleteAbandonedGames(new Date(), () => {
    tap ??= record(pass, entriesOf([start("s3", 4)], 4));
    return false;
  });
  expect(await tap).toMatchObject({ ok: true });
  expect((await rowsOf(pass.gameId)).slice(0, 2)).toEqual([3, 5]);
});

test("handles more games than one batch", async () => {
  await setGuestGameDays(90);
  const keeper = await signedUp("Somebody");
  const ids: string[] = [];
  for (let count = 0; count < 130; count++) {
    const table = crew("Ann", "Bob");
    await startGame(count % 2 === 0 ? guest() : keeper, table);
    ids.push(table.id);
  }
  await quietFor(100, ...ids);
  expect(await sweepGames()).toBe(65);
  expect(await database().game.count({ where: { id: { in: ids } } })).toBe(65);
});

test("leaves the rest to the next time when stopped", async () => {
  await setGuestGameDays(90);
  const games = [await oldGame(100), await oldGame(100), await oldGame(100)];
  let asked = 0;
  expect(await deleteAbandonedGames(new Date(), () => ++asked > 1)).toBe(1);
  expect(await sweepGames()).toBe(2);
  expect(await Promise.all(games.map(({ gameId }) => isThere(gameId)))).toEqual([false, false, false]);
});

describe("a wrong clock deletes no game", () => {
  const HOUR_MS = DAY_MS / 24;

  /** A new process: its clock is `ahead` days off, from the moment it is set. */
  function program() {
    let [hours, ahead] = [0, 0];
    const work = sweepAlone(guardDeletion(() => hours * HOUR_MS));
    return {
      sweepAfter: async (more: number, days = ahead) => {
        hours += more;
        ahead = days;
        await work(never, new Date(Date.now() + hours * HOUR_MS + ahead * DAY_MS));
      },
    };
  }

  /** A guest game played today, one deleted, and a notice given long ago. */
  async function games(): Promise<() => Promise<readonly boolean[]>> {
    await setGuestGameDays(90);
    const [played, binned] = [await oldGame(0), await oldGame(0)];
    await database().table.update({ where: { id: binned.tableId }, data: { deletedAt: new Date() } });
    return () => Promise.all([isThere(played.gameId), isThere(binned.gameId)]);
  }

  test("if it is 100 days ahead at the start, even after another start", async () => {
    const there = await games();
    for (let starts = 0; starts < 2; starts++) {
      const one = program();
      await one.sweepAfter(0, 100);
      for (let sweeps = 0; sweeps < 8; sweeps++) await one.sweepAfter(6);
      expect(await there()).toEqual([true, true]);
    }
    // It is right again: the notice starts now, not in the future.
    await program().sweepAfter(0, 0);
    expect((await readSettings()).guestDaysFrom.getTime()).toBeLessThan(Date.now() + DAY_MS);
  });

  test("if it jumps by 100 days while the program runs", async () => {
    const there = await games();
    const one = program();
    await one.sweepAfter(0);
    await one.sweepAfter(6);
    for (let sweeps = 0; sweeps < 8; sweeps++) await one.sweepAfter(6, 100);
    expect(await there()).toEqual([true, true]);
  });

  test("but deletes with a right clock, from the second sweep on", async () => {
    await setGuestGameDays(90);
    const old = await oldGame(91);
    await oldGame(1);
    const one = program();
    await one.sweepAfter(0);
    expect(await isThere(old.gameId)).toBe(true);
    await one.sweepAfter(6);
    expect(await isThere(old.gameId)).toBe(false);
  });
});

test("purges groups deleted long ago, and keeps the others restorable", async () => {
  const group = { kind: "bar", timeZone: "UTC", ruleSet: "firehouse", house: {} };
  const [purged, stays] = [freshId(), freshId()];
  await database().group.createMany({
    data: [
      { ...group, id: purged, name: "Long gone", deletedAt: ago(31) },
      { ...group, id: stays, name: "Just gone", deletedAt: ago(29) },
    ],
  });
  expect(await sweep(new Date())).toMatchObject({ "deleted groups": 1 });
  const left = await database().group.findMany({ where: { id: { in: [purged, stays] } } });
  expect(left.map(({ id }) => id)).toEqual([stays]);
});

test("deletes expired sessions, codes and limits, and keeps the others", async () => {
  const user = await signedUp("Somebody");
  const accountId = user.account?.id as string;
  const now = new Date();
  const code = (hash: string, expiresAt: Date) => ({ hash, purpose: "recover", accountId, expiresAt });
  await database().oneTimeCode.createMany({
    data: [code("past", now), code("coming", new Date(now.getTime() + 1))],
  });
  await database().session.create({
    data: { id: "ended", accountId, browser: "A browser", expiresAt: ago(1) },
  });
  const screen = (hash: string, expiresAt: Date) => ({
    ...{ id: hash, hash, expiresAt },
    ...{ device: "a screen", browser: "A browser" },
  });
  await database().screenCode.createMany({
    data: [screen("past", now), screen("coming", new Date(now.getTime() + 1))],
  });
  await database().rateLimit.createMany({
    data: [
      { key: "past", points: 5, expire: now.getTime() },
      { key: "coming", points: 5, expire: now.getTime() + 1 },
    ],
  });
  await sweep(now);
  expect((await database().screenCode.findMany()).map(({ hash }) => hash)).toEqual(["coming"]);
  expect((await database().rateLimit.findMany()).map(({ key }) => key)).toEqual(["coming"]);
  expect((await database().oneTimeCode.findMany({ where: { accountId } })).map(({ hash }) => hash)).toEqual([
    "coming",
  ]);
  expect((await database().session.findMany({ where: { accountId } })).map(({ id }) => id)).toEqual([
    user.account?.session,
  ]);
});

test("logs a failure, and continues with the others", async () => {
  await setGuestGameDays(90);
  const { gameId } = await oldGame(100);
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await database().session.updateMany({ data: { expiresAt: ago(1) } });
  const fix = await crashOn("DELETE", "Session");
  const swept = await sweep(new Date());
  await fix();
  expect(swept).toMatchObject({
    "abandoned games": 1,
    "ended sessions": null,
    "expired codes": expect.any(Number),
  });
  expect(logged).toHaveBeenCalledOnce();
  expect(await isThere(gameId)).toBe(false);
});

test("runs soon after the start and every six hours, and not after stopping", async () => {
  // Only the timers between sweeps are mocked, not the database.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  let runs = 0;
  const stop = startSweeping(async () => {
    if (++runs === 1) throw new Error("the database is away");
  });
  await vi.advanceTimersByTimeAsync(9_000);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(runs).toBe(1);
  // A failure is logged, and retried next time.
  expect(logged).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(6 * 60 * 60 * 1000);
  expect(runs).toBe(2);
  await stop();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
  expect(runs).toBe(2);
});

test("runs alone, and stopping waits for the current one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const going: (() => void)[] = [];
  const stoppedFlags: boolean[] = [];
  const stop = startSweeping(async (stopped) => {
    await new Promise<void>((resolve) => going.push(resolve));
    stoppedFlags.push(stopped());
  });
  await vi.advanceTimersByTimeAsync(12 * 60 * 60 * 1000);
  expect(going).toHaveLength(1);
  going[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(going).toHaveLength(2);
  const stopped = stop();
  going[1]?.();
  await stopped;
  // The third, which was due meanwhile, does not start.
  expect(stoppedFlags).toEqual([false, true]);
});
