import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { restoreBackup } from "@/lib/server/db/restoreBackup";
import { connectSqlite } from "@/lib/server/db/sqlite";
import { backupsFolder, databaseFile, requireDatabase, takeDataDir } from "@/lib/server/process/dataDir";
import { OperatorError } from "@/lib/server/process/operatorError";
import { emptyFolder } from "../../emptyFolder";
import { overwritePages } from "./damage";

const MIGRATIONS = path.resolve("prisma/migrations");

let dataDir: string;
let file: string;
const starts = () => migrate(dataDir, MIGRATIONS);
beforeEach(async () => {
  dataDir = emptyFolder();
  file = databaseFile(dataDir);
  await starts();
});

const refuses = async (sentence: RegExp) => {
  const refused = await starts().catch((thrown: unknown) => thrown);
  expect(refused).toBeInstanceOf(OperatorError);
  expect((refused as OperatorError).message).toMatch(sentence);
};

/** A backup of the current database, named like the daily ones. */
function copy(day = "20261120"): string {
  mkdirSync(backupsFolder(dataDir), { recursive: true });
  const name = `${day}T120000000Z-daily.sqlite`;
  copyFileSync(file, path.join(backupsFolder(dataDir), name));
  return name;
}

const accounts = async () => {
  const database = openDatabase(file);
  const found = await database.account.findMany();
  await database.$disconnect();
  return found.map(({ name }) => name);
};

async function query(sql: string): Promise<void> {
  const connection = await connectSqlite(file);
  await connection.executeScript(sql);
  await connection.dispose();
}

async function signUp(name: string): Promise<void> {
  const database = openDatabase(file);
  await database.account.create({ data: { id: name, name } });
  await database.$disconnect();
}

describe("a start gives the fix in one sentence", () => {
  test.each([
    ["is no database", () => writeFileSync(file, "This is no database. ".repeat(500))],
    ["has overwritten pages", () => overwritePages(file)],
    ["was cut short", () => truncateSync(file, 40_960)],
  ])("if the database %s", async (_what, spoil) => {
    copy();
    spoil();
    await refuses(/is damaged: .* restore the latest backup \(npm run backups -- restore\)/);
  });

  test("if it is damaged without a backup", async () => {
    overwritePages(file);
    await refuses(/restore a backup from elsewhere, because there is none in /);
  });

  test("if the database is read-only", async () => {
    chmodSync(file, 0o444);
    await refuses(/cannot be written: let this user write/);
    chmodSync(file, 0o600);
    expect((await starts()).applied).toEqual([]);
  });

  test("if it is missing although there are backups, and creates no empty one", async () => {
    copy();
    rmSync(file);
    await refuses(/There is no database .* restore the latest one/);
    expect(existsSync(file)).toBe(false);
  });

  test("if it is empty although there are backups, and leaves it and its write-ahead log unchanged", async () => {
    copy();
    truncateSync(file, 0);
    writeFileSync(`${file}-wal`, "what a killed program left");
    await refuses(/is empty, .* restore the latest one \(npm run backups -- restore\)/);
    expect([statSync(file).size, existsSync(`${file}-wal`)]).toEqual([0, true]);
  });

  test("if it has no tables although there are backups", async () => {
    copy();
    rmSync(file);
    await (await connectSqlite(file)).dispose();
    expect(statSync(file).size).toBeGreaterThan(0);
    await refuses(/is empty, .* restore the latest one \(npm run backups -- restore\)/);
  });

  test("if an update was interrupted, with the backup from before it", async () => {
    await query(
      "UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)",
    );
    const name = copy();
    await refuses(
      new RegExp(`An update of the database .* was interrupted.*npm run backups -- restore ${name}`),
    );
  });

  test("if an update was interrupted without a backup", async () => {
    await query(
      "UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)",
    );
    await refuses(/was interrupted.*there is none in /);
  });
});

test("takes an empty file without backups as a new database", async () => {
  truncateSync(file, 0);
  expect((await starts()).applied.length).toBeGreaterThan(0);
});

test("backs up no empty database with npm run backup", () => {
  truncateSync(file, 0);
  expect(() => requireDatabase(dataDir)).toThrow(/There is no database/);
});

test("creates a database for its owner only in a readable data folder", async () => {
  chmodSync(dataDir, 0o755);
  chmodSync(file, 0o644);
  writeFileSync(`${file}-wal`, "", { mode: 0o644 });
  await starts();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const fresh = emptyFolder();
  chmodSync(fresh, 0o755);
  await migrate(fresh, MIGRATIONS);
  const database = openDatabase(databaseFile(fresh));
  await database.account.create({ data: { id: "a", name: "Ann" } });
  const files = readdirSync(fresh).filter((name) => name.startsWith("liars-table.sqlite"));
  expect(files).toContain("liars-table.sqlite-wal");
  expect(files.map((name) => statSync(path.join(fresh, name)).mode & 0o777)).toEqual(files.map(() => 0o600));
  await database.$disconnect();
});

describe("a restored backup", () => {
  test("replaces a damaged database, which is kept", async () => {
    await signUp("Ann");
    copy("20261119");
    await signUp("Bob");
    const name = copy("20261120");
    overwritePages(file);
    writeFileSync(`${file}-wal`, "what a killed program left");
    const { copy: back, previous } = await restoreBackup(dataDir);
    expect(back.name).toBe(name);
    expect(readdirSync(previous as string)).toEqual([path.basename(file), `${path.basename(file)}-wal`]);
    await starts();
    expect(await accounts()).toEqual(["Ann", "Bob"]);
    await restoreBackup(dataDir, "20261119T120000000Z-daily.sqlite");
    await starts();
    expect(await accounts()).toEqual(["Ann"]);
  });

  test("is refused if damaged itself, or missing: nothing changes", async () => {
    const name = copy();
    overwritePages(path.join(backupsFolder(dataDir), name));
    await expect(restoreBackup(dataDir)).rejects.toThrow(/is damaged .*: choose another/);
    writeFileSync(path.join(backupsFolder(dataDir), "20261121T120000000Z-daily.sqlite"), "");
    await expect(restoreBackup(dataDir)).rejects.toThrow(/it has no tables\): choose another/);
    await expect(restoreBackup(dataDir, "../secret")).rejects.toThrow("There is no backup ../secret");
    expect((await starts()).applied).toEqual([]);
    expect(readdirSync(dataDir).filter((one) => /^replaced|unfinished$/.test(one))).toEqual([]);
  });

  test("is refused while the program runs, which would lose confirmed entries", async () => {
    copy();
    await signUp("Ann");
    const stop = await takeDataDir(dataDir);
    await expect(restoreBackup(dataDir)).rejects.toThrow(/The program is running .*: stop it first/);
    expect(await accounts()).toEqual(["Ann"]);
    await stop();
    await restoreBackup(dataDir);
    await starts();
    expect(await accounts()).toEqual([]);
  });

  test("is the latest that is not dated in the future; otherwise the latest", async () => {
    const [soon, later] = [copy("29990101"), copy("29990102")];
    const past = copy("20261119");
    expect((await restoreBackup(dataDir)).copy.name).toBe(past);
    rmSync(path.join(backupsFolder(dataDir), past));
    expect((await restoreBackup(dataDir, undefined, new Date("2999-01-01T13:00:00Z"))).copy.name).toBe(soon);
    expect((await restoreBackup(dataDir)).copy.name).toBe(later);
  });
});
