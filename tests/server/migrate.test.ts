import { cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { migrate } from "@/lib/server/db/migrate";
import { connectSqlite, statement } from "@/lib/server/db/sqlite";
import { backupsFolder, databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";

const OURS = path.resolve("prisma/migrations");

/** The project's migrations, followed by others. */
function migrationsThen(...more: readonly (readonly [name: string, sql: string])[]): string {
  const folder = path.join(emptyFolder(), "migrations");
  cpSync(OURS, folder, { recursive: true });
  for (const [name, sql] of more) {
    mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, name, "migration.sql"), sql);
  }
  return folder;
}

async function ask(file: string, sql: string): Promise<unknown[][]> {
  const connection = await connectSqlite(file);
  const { rows } = await connection.queryRaw(statement(sql));
  await connection.dispose();
  return rows;
}

/** A whole database: its tables and indexes, and the rows of the migrations and of Game. */
const contents = (file: string) =>
  Promise.all(
    [
      "SELECT sql FROM sqlite_schema ORDER BY name",
      "SELECT * FROM _prisma_migrations",
      "SELECT * FROM Game",
    ].map((sql) => ask(file, sql)),
  );

const backups = (dataDir: string) => {
  try {
    return readdirSync(backupsFolder(dataDir));
  } catch {
    return [];
  }
};

/** A migrated data folder, with one game. */
async function usedDataDir(): Promise<string> {
  const dataDir = emptyFolder();
  await migrate(dataDir, OURS);
  await ask(databaseFile(dataDir), "INSERT INTO \"Table\" (id) VALUES ('t')");
  await ask(
    databaseFile(dataDir),
    `INSERT INTO Game (id, ruleSet, house, seq, state, engineVersion, tableId, startedBy, createdAt, updatedAt)
     VALUES ('g', 'firehouse', '{}', 0, '{}', 1, 't', 'phone', '2026-01-01', '2026-01-01')`,
  );
  return dataDir;
}

test("gives an empty folder every table, and no backup", async () => {
  const dataDir = emptyFolder();
  const { applied, backup } = await migrate(dataDir, OURS);
  expect(applied).toEqual(readdirSync(OURS).filter((name) => /^\d/.test(name)));
  expect(backup).toBeUndefined();
  expect(await ask(databaseFile(dataDir), "SELECT count(*) FROM Game")).toEqual([[0]]);
});

test("does nothing without pending migrations", async () => {
  const dataDir = await usedDataDir();
  const before = await contents(databaseFile(dataDir));
  expect(await migrate(dataDir, OURS)).toEqual({ applied: [], backup: undefined });
  expect(await contents(databaseFile(dataDir))).toEqual(before);
  expect(backups(dataDir)).toEqual([]);
});

test("backs up the database before a pending migration, for its owner only", async () => {
  const dataDir = await usedDataDir();
  const before = await contents(databaseFile(dataDir));
  const { applied, backup = "" } = await migrate(
    dataDir,
    migrationsThen(["29990101000000_lanterns", "CREATE TABLE Lantern (id TEXT)"]),
  );
  expect(applied).toEqual(["29990101000000_lanterns"]);
  expect(path.basename(backup)).toMatch(/^\d{8}T\d{9}Z-before-29990101000000_lanterns\.sqlite$/);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  expect(await contents(backup)).toEqual(before);
  expect(await ask(databaseFile(dataDir), "SELECT count(*) FROM Lantern")).toEqual([[0]]);
});

test("keeps the ten newest backups", async () => {
  const dataDir = await usedDataDir();
  const old = Array.from({ length: 12 }, (_, day) => `202501${10 + day}T000000000Z-before-x.sqlite`);
  mkdirSync(backupsFolder(dataDir));
  for (const name of old) writeFileSync(path.join(backupsFolder(dataDir), name), "");
  await migrate(dataDir, migrationsThen(["29990101000000_lanterns", "CREATE TABLE Lantern (id TEXT)"]));
  const remaining = backups(dataDir).sort();
  expect(remaining.slice(0, 9)).toEqual(old.slice(3));
  expect(remaining).toHaveLength(10);
});

test.each([
  ["fails half-way", "CREATE TABLE Lantern (id TEXT); INSERT INTO Lantern VALUES ('n'); SELECT nonsense"],
  [
    "leaves a row that refers to nothing",
    "INSERT INTO Seat (gameId, key, position, name) VALUES ('nowhere', 's1', 0, 'Ann')",
  ],
])("leaves everything unchanged if a migration %s, even the good one before it", async (_what, sql) => {
  const dataDir = await usedDataDir();
  const before = await contents(databaseFile(dataDir));
  const folder = migrationsThen(
    ["29990101000000_good", "CREATE TABLE Good (id TEXT)"],
    ["29990101000001_bad", sql],
  );
  await expect(migrate(dataDir, folder)).rejects.toThrow(/could not be updated and is unchanged/);
  expect(await contents(databaseFile(dataDir))).toEqual(before);
  expect(backups(dataDir)).toEqual([]);
  expect((await migrate(dataDir, OURS)).applied).toEqual([]);
});

test("rebuilds a table with rows that refer to it", async () => {
  const dataDir = await usedDataDir();
  await ask(
    databaseFile(dataDir),
    "INSERT INTO Seat (gameId, key, position, name) VALUES ('g', 's1', 0, 'Ann')",
  );
  // Prisma's format.
  const rebuild = `PRAGMA defer_foreign_keys=ON; PRAGMA foreign_keys=OFF;
    CREATE TABLE "new_Game" AS SELECT * FROM "Game"; DROP TABLE "Game"; CREATE TABLE "Game" ("id" TEXT PRIMARY KEY);
    INSERT INTO "Game" SELECT "id" FROM "new_Game"; DROP TABLE "new_Game";
    PRAGMA foreign_keys=ON; PRAGMA defer_foreign_keys=OFF;`;
  await migrate(dataDir, migrationsThen(["29990101000000_rebuild", rebuild]));
  expect(await ask(databaseFile(dataDir), "SELECT name FROM Seat JOIN Game ON Game.id = gameId")).toEqual([
    ["Ann"],
  ]);
});

test("leaves a newer version's database unchanged", async () => {
  const dataDir = await usedDataDir();
  await migrate(dataDir, migrationsThen(["29990101000000_lanterns", "CREATE TABLE Lantern (id TEXT)"]));
  await expect(migrate(dataDir, OURS)).rejects.toThrow(/is from a newer version .*29990101000000_lanterns/);
});

test("applies once for several at once, and the others find it done", async () => {
  const dataDir = emptyFolder();
  const done = await Promise.all([1, 2, 3].map(() => migrate(dataDir, OURS)));
  expect(done.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
});

test("reads a game from before corrections and joins as recorded", async () => {
  const dataDir = emptyFolder();
  const first = path.join(emptyFolder(), "migrations");
  const [name = ""] = readdirSync(OURS).toSorted();
  cpSync(path.join(OURS, name), path.join(first, name), { recursive: true });
  cpSync(path.join(OURS, "migration_lock.toml"), path.join(first, "migration_lock.toml"));
  await migrate(dataDir, first);
  const file = databaseFile(dataDir);
  for (const sql of [
    "INSERT INTO Game VALUES ('g', 'firehouse', '{}', 1, '{}', 1, 'hash', 'phone', '2026-01-01', '2026-01-01')",
    "INSERT INTO Seat VALUES ('g', 's1', 0, 'Ann')",
    "INSERT INTO Entry VALUES ('g', 1, 'entry-id', '{}', 0, 'phone', '2026-01-01')",
  ])
    await ask(file, sql);
  expect((await migrate(dataDir, OURS)).backup).toBeDefined();
  expect(await ask(file, "SELECT position, name, joinedAt FROM Seat")).toEqual([[0, "Ann", 0]]);
  expect(await ask(file, "SELECT entryId, replaces FROM Entry")).toEqual([["entry-id", null]]);
});

test("keeps phones' tables and games' times from before accounts existed", async () => {
  const dataDir = emptyFolder();
  const before = path.join(emptyFolder(), "migrations");
  cpSync(OURS, before, { recursive: true });
  for (const name of readdirSync(OURS))
    if (/^\d/.test(name) && name >= "20261120201013") rmSync(path.join(before, name), { recursive: true });
  await migrate(dataDir, before);
  const file = databaseFile(dataDir);
  await ask(
    file,
    `INSERT INTO Game (id, ruleSet, house, seq, state, engineVersion, linkHash, startedBy, createdAt, updatedAt)
     VALUES ('g', 'firehouse', '{}', 0, '{}', 1, 'hash', 'phone', '2026-01-01', '2026-01-02')`,
  );
  await ask(file, "INSERT INTO Seat (gameId, key, position, name) VALUES ('g', 's1', 0, 'Ann')");
  await ask(
    file,
    "INSERT INTO \"Grant\" (gameId, device, role, createdAt) VALUES ('g', 'phone', 'keeper', '2026-01-01')",
  );
  await migrate(dataDir, OURS);
  expect(await ask(file, 'SELECT tableId, holder, role, createdAt FROM "Grant"')).toEqual([
    ["g", "phone", "keeper", expect.stringContaining("2026-01-01")],
  ]);
  expect(await ask(file, "SELECT playedAt, groupId, resultOnly, tableId FROM Game")).toEqual([
    [expect.stringContaining("2026-01-01"), null, expect.anything(), "g"],
  ]);
  expect(await ask(file, "SELECT hash, tableId, kind FROM TableLink")).toEqual([["hash", "g", "sit"]]);
  expect(await ask(file, "SELECT name, playerId, joinedAt FROM Seat")).toEqual([["Ann", null, 0]]);
  expect(await ask(file, "PRAGMA foreign_key_check")).toEqual([]);
});
