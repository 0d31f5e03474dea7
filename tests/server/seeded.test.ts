import { existsSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { closeDatabase, database } from "@/lib/server/db/db";
import { rebuildTotals } from "@/lib/server/figures/rebuildTotals";
import { databaseFile } from "@/lib/server/process/dataDir";
import { rebuild } from "@/lib/server/table/snapshots/rebuild";
import { emptyFolder } from "../emptyFolder";
import { seed } from "../load/seed/seed";

// Seeded data equals recorded data: everything stored beside the entries derives from them.

vi.setConfig({ testTimeout: 60_000 });
afterAll(closeDatabase);

const WANTED = { entries: 1_500, groups: 3, largest: 6, seed: 5 };

test("stores exactly what seeded entries derive", async () => {
  const dataDir = emptyFolder();
  const made = await seed(dataDir, WANTED);
  const found = await rebuild(dataDir, true);
  expect(found).toEqual({
    games: made.games,
    outdated: 0,
    drifted: 0,
    states: 0,
    rounds: 0,
    outcomes: 0,
    refused: 0,
    failed: 0,
  });
  expect(await rebuildTotals(true)).toEqual({ groups: 3, tallies: 0 });
  const db = database();
  expect(await db.entry.count()).toBe(made.entries);
  expect(made.entries).toBeGreaterThanOrEqual(WANTED.entries);
  expect(await db.game.count({ where: { groupId: made.largest, playoffOf: null } })).toBe(WANTED.largest);
  // The recorded data includes corrections and late players.
  expect(await db.$queryRaw`SELECT count(*) > 0 AS some FROM Entry WHERE replaces IS NOT NULL`).toEqual([
    { some: 1n },
  ]);
  expect(await db.seat.count({ where: { joinedAt: { gt: 0 } } })).toBeGreaterThan(0);
  expect(await db.seat.count({ where: { outcome: "lost" } })).toBeGreaterThan(0);
});

test("leaves a folder in use unchanged", async () => {
  const dataDir = emptyFolder();
  const { games } = await seed(dataDir, { ...WANTED, entries: 1, largest: 1 });
  await expect(seed(dataDir, WANTED)).rejects.toThrow(/is used already, and nothing was changed there/);
  expect(await database().game.count()).toBe(games);
});

test("plays the same games with the same seed", async () => {
  const ids = async () => {
    const dataDir = emptyFolder();
    await seed(dataDir, { ...WANTED, entries: 500, largest: 2 });
    expect(existsSync(databaseFile(dataDir))).toBe(true);
    const rows = await database().entry.findMany({
      orderBy: [{ gameId: "asc" }, { seq: "asc" }],
      select: { gameId: true, entryId: true, action: true },
    });
    await closeDatabase();
    return rows;
  };
  expect(await ids()).toEqual(await ids());
});
