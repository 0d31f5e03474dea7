import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { migrate, requireMigrated } from "@/lib/server/db/migrate";
import { connectSqlite, statement } from "@/lib/server/db/sqlite";
import { backupsFolder, databaseFile } from "@/lib/server/process/dataDir";
import { emptyFolder } from "../emptyFolder";
import { baselineOnly, FIRST_OLD, LAST_OLD, oldDataDir } from "./oldDatabase";
import { beforeMoney, NEW_MONEY, OLD_MONEY } from "./oldMoney";

const OURS = path.resolve("prisma/migrations");

type Migration = readonly [name: string, sql: string];

/** The project's migrations, followed by others. */
function migrationsThen(...more: readonly Migration[]): string {
  const folder = path.join(emptyFolder(), "migrations");
  cpSync(OURS, folder, { recursive: true });
  return add(folder, more);
}

function add(folder: string, more: readonly Migration[]): string {
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

/** A database's schema, by the names of tables and indexes. Spaces depend on how a column was added. */
async function schemaOf(file: string): Promise<unknown> {
  const found = await ask(file, "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL");
  return Object.fromEntries(
    found.map(([name, sql]) => [
      name,
      String(sql)
        .replace(/\s+/g, " ")
        .replace(/ (?=[,)])/g, ""),
    ]),
  );
}

/** A whole database: its schema, and all rows. @param except A table to leave out. */
async function contents(file: string, except?: string): Promise<unknown> {
  const tables = await ask(file, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  const names = tables.map(([name]) => String(name)).filter((name) => name !== except);
  const all = await Promise.all(names.map((name) => ask(file, `SELECT * FROM "${name}"`)));
  return [await schemaOf(file), names.map((name, at) => [name, all[at]])];
}

const recorded = async (file: string) =>
  (await ask(file, "SELECT migration_name FROM _prisma_migrations")).map(([name]) => name).sort();

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
  const later = migrationsThen(["29990101000000_lanterns", "CREATE TABLE Lantern (id TEXT)"]);
  await expect(requireMigrated(dataDir, later)).rejects.toThrow(
    /is from an older version: start the program once/,
  );
  const { applied, backup = "" } = await migrate(dataDir, later);
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

const ONLY_BASELINE = baselineOnly(OURS);
const [BASELINE = ""] = readdirSync(ONLY_BASELINE).toSorted();

test("opens a database of the last migration before the baseline with all its rows, and no backup", async () => {
  const dataDir = await oldDataDir(LAST_OLD);
  const file = databaseFile(dataDir);
  const [rows, names] = [await contents(file, "_prisma_migrations"), await recorded(file)];
  expect(JSON.stringify(rows)).toContain("a-game-from-before");
  await requireMigrated(dataDir, ONLY_BASELINE);
  const done = await Promise.all([1, 2].map(() => migrate(dataDir, ONLY_BASELINE)));
  expect(done).toEqual([1, 2].map(() => ({ applied: [], backup: undefined })));
  expect(await contents(file, "_prisma_migrations")).toEqual(rows);
  expect(await recorded(file)).toEqual([...names, BASELINE]);
  expect(backups(dataDir)).toEqual([]);
});

test("creates the schema of that database", async () => {
  const [fresh, old] = [emptyFolder(), await oldDataDir(LAST_OLD)];
  for (const dataDir of [fresh, old]) await migrate(dataDir, OURS);
  expect(await schemaOf(databaseFile(fresh))).toEqual(await schemaOf(databaseFile(old)));
});

test("keeps every amount’s meaning when money moves to the smallest unit", async () => {
  const dataDir = emptyFolder();
  const file = databaseFile(dataDir);
  await migrate(dataDir, beforeMoney(OURS));
  for (const sql of OLD_MONEY) await ask(file, sql);
  await migrate(dataDir, OURS);
  for (const [sql, rows] of NEW_MONEY) expect(await ask(file, sql)).toEqual(rows);
  expect(await ask(file, "PRAGMA foreign_key_check")).toEqual([]);
});

test("records the baseline with later migrations, all or none, after a backup", async () => {
  const dataDir = await oldDataDir(LAST_OLD);
  const file = databaseFile(dataDir);
  const before = await contents(file);
  const bad = add(baselineOnly(OURS), [["29990101000000_bad", "SELECT nonsense"]]);
  await expect(migrate(dataDir, bad)).rejects.toThrow(/could not be updated and is unchanged/);
  expect(await contents(file)).toEqual(before);
  const later = add(baselineOnly(OURS), [["29990101000000_lanterns", "CREATE TABLE Lantern (id TEXT)"]]);
  const { applied, backup = "" } = await migrate(dataDir, later);
  expect(applied).toEqual(["29990101000000_lanterns"]);
  expect(await contents(backup)).toEqual(before);
  expect((await recorded(file)).slice(-2)).toEqual([BASELINE, ...applied]);
});

test.each([
  ["the first migration", FIRST_OLD, ""],
  ["the last but one", LAST_OLD, `DELETE FROM _prisma_migrations WHERE migration_name = '${LAST_OLD}'`],
])("refuses a database that stopped at %s before the baseline, unchanged", async (_what, name, forget) => {
  const dataDir = await oldDataDir(name);
  const file = databaseFile(dataDir);
  if (forget) await ask(file, forget);
  const before = await contents(file);
  const refusal =
    /is too old .* and is unchanged: update it through the 0\.1\.0 pre-release of November 26, 2026 first/;
  await expect(migrate(dataDir, OURS)).rejects.toThrow(refusal);
  await expect(requireMigrated(dataDir, OURS)).rejects.toThrow(refusal);
  expect(await contents(file)).toEqual(before);
  expect(backups(dataDir)).toEqual([]);
});
