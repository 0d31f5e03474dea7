import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { warningsOf } from "@/lib/server/admin/installationNow";
import { backUpDaily, backUpNow, removePartialBackups } from "@/lib/server/admin/makeBackup";
import { sweep } from "@/lib/server/admin/sweep";
import { backupsIn } from "@/lib/server/db/backupFiles";
import { closeDatabase, database } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { access } from "@/lib/server/identity/access";
import { readSettings } from "@/lib/server/identity/settings";
import { backupsFolder, copyingLock, databaseFile } from "@/lib/server/process/dataDir";
import { withFileLock } from "@/lib/server/process/startLock";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { emptyFolder } from "../../emptyFolder";
import { start } from "../../engine/tableOf";
import { bundleFor } from "../bundles";
import { ownDataFolder } from "../ownDataFolder";
import { entriesOf, ROUND, recordAll, seatedTable } from "../table";
import { ownerCalled } from "./owner";

ownDataFolder();

const HOUR_MS = 60 * 60 * 1000;
const MIGRATIONS = path.resolve("prisma/migrations");
const folder = () => backupsFolder(process.env.DATA_DIR as string);
const daily = () => backupsIn(folder()).filter(({ why }) => why === "daily");

beforeEach(() => rmSync(folder(), { recursive: true, force: true }));
afterAll(stopWorkers);

/** Restores a backup as docs/guide/operating.md says. */
async function restore(copy: string): Promise<void> {
  await closeDatabase();
  const file = databaseFile(process.env.DATA_DIR as string);
  for (const stale of [`${file}-wal`, `${file}-shm`]) rmSync(stale, { force: true });
  copyFileSync(path.join(folder(), copy), file);
  await migrate(process.env.DATA_DIR as string, MIGRATIONS);
}

describe("the daily backup", () => {
  test("is not made of an empty database", async () => {
    expect(await backUpDaily(new Date())).toBe(0);
    expect(existsSync(folder())).toBe(false);
  });

  test("is made once a day, for its owner only", async () => {
    await recordAll(await seatedTable(), ROUND);
    const noon = new Date("2026-11-20T12:00:00.000Z");
    const hence = (hours: number) => new Date(noon.getTime() + hours * HOUR_MS);
    expect(await backUpDaily(noon)).toBe(1);
    const [copy] = daily();
    expect(copy).toMatchObject({
      name: "20261120T120000000Z-daily.sqlite",
      why: "daily",
      at: noon.toISOString(),
    });
    expect(statSync(path.join(folder(), copy?.name ?? "")).mode & 0o777).toBe(0o600);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    for (const hours of [6, 12, 18]) expect(await backUpDaily(hence(hours))).toBe(0);
    expect(await backUpDaily(hence(24))).toBe(1);
    expect(daily()).toHaveLength(2);
  });

  test("is made even if one from the future exists: the clock was wrong then", async () => {
    mkdirSync(folder());
    writeFileSync(path.join(folder(), "29990101T000000000Z-daily.sqlite"), "");
    expect(await backUpDaily(new Date())).toBe(1);
    expect(daily()[1]?.name).toBe("29990101T000000000Z-daily.sqlite");
    expect(await backUpDaily(new Date(Date.now() + 6 * HOUR_MS))).toBe(0);
  });

  test("keeps fourteen, and ignores other backups and files", async () => {
    mkdirSync(folder());
    const others = [
      "20200101T000000000Z-before-x.sqlite",
      "20200101T000000000Z-asked.sqlite",
      "notes.txt",
      "my-own.sqlite",
    ];
    for (const name of others) writeFileSync(path.join(folder(), name), "");
    for (let day = 10; day < 30; day++)
      writeFileSync(path.join(folder(), `202501${day}T000000000Z-daily.sqlite`), "");
    await backUpDaily(new Date("2026-11-20T12:00:00.000Z"));
    const remaining = daily().map(({ name }) => name);
    expect(remaining).toHaveLength(14);
    expect([remaining[0], remaining.at(-1)]).toEqual([
      "20261120T120000000Z-daily.sqlite",
      "20250117T000000000Z-daily.sqlite",
    ]);
    expect(readdirSync(folder())).toEqual(expect.arrayContaining(others));
  });

  test("logs a failure, lets other tasks continue, and leaves nothing behind", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    writeFileSync(folder(), "in the way");
    expect(await sweep(new Date())).toMatchObject({ "database backups": null, "abandoned games": 0 });
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
    rmSync(folder());
  });

  test("runs off the server's own thread, which has little to do", async () => {
    await database().$executeRawUnsafe("CREATE TABLE Ballast AS SELECT zeroblob(40000000) AS bytes");
    const before = performance.eventLoopUtilization();
    expect(await backUpDaily(new Date())).toBe(1);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
    await database().$executeRawUnsafe("DROP TABLE Ballast");
  });
});

describe("the rest of an aborted backup", () => {
  const LEFT = [
    "20260101T000000000Z-daily.sqlite.unfinished",
    "20260101T000000000Z-daily.sqlite.unfinished-journal",
  ];
  beforeEach(() => {
    mkdirSync(folder());
    for (const name of [...LEFT, "notes.txt"]) writeFileSync(path.join(folder(), name), "half");
  });

  test("is deleted when the program starts", async () => {
    await removePartialBackups(process.env.DATA_DIR as string);
    expect(readdirSync(folder())).toEqual(["notes.txt"]);
  });

  test("is deleted before the next backup", async () => {
    await backUpDaily(new Date());
    expect(readdirSync(folder())).toEqual([expect.stringMatching(/-daily\.sqlite$/), "notes.txt"]);
  });

  test("stays while another process makes a backup: it may be that one", async () => {
    const dataDir = process.env.DATA_DIR as string;
    await withFileLock(copyingLock(dataDir), async () => removePartialBackups(dataDir));
    expect(readdirSync(folder())).toEqual([...LEFT, "notes.txt"]);
  });
});

test("restores the table as it was, and the game continues from there", async () => {
  const { pass } = await ownerCalled("Olive");
  const table = await seatedTable();
  await recordAll(table, ROUND);
  const before = await openTable(table);
  const made = await backUpNow(pass);
  if (!made.ok) throw new Error(made.refusal.message);
  await recordAll(table, [start("s3", 2)], 4);
  const lost = await seatedTable();

  await restore(made.value.copy.name);
  expect(await openTable(table)).toEqual(before);
  expect(await access(lost.visitor, lost.gameId, "read")).toMatchObject({ ok: false });
  expect(await record(table, entriesOf([start("s3", 5)], 4))).toMatchObject({ ok: true });
  const [check] = await database().$queryRaw<[{ integrity_check: string }]>`PRAGMA integrity_check`;
  expect(check.integrity_check).toBe("ok");
});

test("makes the daily backup first: it contains the abandoned game that the same sweep deletes", async () => {
  const table = await seatedTable();
  await recordAll(table, ROUND);
  await database().game.update({ where: { id: table.gameId }, data: { updatedAt: new Date("2020-01-01") } });
  await readSettings();
  await database().installation.update({
    where: { id: 1 },
    data: { guestGameDays: 90, guestDaysFrom: new Date("2020-01-01") },
  });
  expect(await sweep(new Date())).toMatchObject({ "database backups": 1, "abandoned games": 1 });
  expect(await access(table.visitor, table.gameId, "read")).toMatchObject({ ok: false });
  const [copy] = daily();
  await restore(copy?.name ?? "");
  expect(await access(table.visitor, table.gameId, "read")).toMatchObject({ ok: true });
});

test("makes a complete backup while games are recorded", async () => {
  const { pass } = await ownerCalled("Olive");
  const tables = [await seatedTable(), await seatedTable(), await seatedTable()];
  const [made] = await Promise.all([
    backUpNow(pass),
    ...tables.map((table) => recordAll(table, ROUND)),
    ...tables.map(() => seatedTable()),
  ]);
  if (!made.ok) throw new Error(made.refusal.message);
  const other = emptyFolder();
  copyFileSync(path.join(folder(), made.value.copy.name), databaseFile(other));
  expect((await migrate(other, MIGRATIONS)).applied).toEqual([]);
});

test("makes one with npm run backup and prints its path; none without a database", async () => {
  const backup = (dataDir: string) =>
    spawnSync(process.execPath, [bundleFor("backup")], {
      encoding: "utf8",
      env: { ...process.env, DATA_DIR: dataDir },
    });
  await recordAll(await seatedTable(), ROUND);
  const { status, stdout } = backup(process.env.DATA_DIR as string);
  const [copy] = backupsIn(folder());
  expect([status, copy?.why]).toEqual([0, "asked"]);
  expect(stdout).toContain(path.join(folder(), copy?.name ?? ""));
  const other = emptyFolder();
  copyFileSync(path.join(folder(), copy?.name ?? ""), databaseFile(other));
  expect((await migrate(other, MIGRATIONS)).applied).toEqual([]);
  const none = backup(emptyFolder());
  expect([none.status, none.stderr]).toEqual([1, expect.stringContaining("There is no database")]);
});

const DAY_MS = 24 * HOUR_MS;
const NOW = new Date("2026-11-20T12:00:00.000Z");
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const copied = (days: number) => [{ name: "x", why: "daily" as const, at: ago(days), bytes: 1 }];
const well = {
  version: "1",
  engineVersion: 1,
  runningSince: NOW.toISOString(),
  storage: {
    file: "",
    databaseBytes: 1e6,
    walBytes: 0,
    freeBytes: 1e10,
    groups: 1,
    accounts: 1,
    games: 1,
    entries: 1,
    oldestAt: ago(100),
  },
  backups: { folder: "", copies: copied(1) },
  settings: { signUp: "open" as const, guestGameDays: 90 },
  reach: {
    publicUrl: "https://dice.example.org",
    trustedProxies: [],
    mail: false,
    mailFailure: null,
    signInElsewhere: false,
  },
};

test.each([
  ["all is well", {}, []],
  ["no address is set", { reach: { ...well.reach, publicUrl: null } }, ["no-public-url"]],
  ["the address is http", { reach: { ...well.reach, publicUrl: "http://dice.example.org" } }, ["http-only"]],
  ["the disk is full", { storage: { ...well.storage, freeBytes: 4e8 } }, ["disk-nearly-full"]],
  [
    "the last mail was not sent",
    { reach: { ...well.reach, mailFailure: { at: ago(0), why: "certificate has expired" } } },
    ["mail-fails"],
  ],
  [
    "two backups do not fit on the disk",
    { storage: { ...well.storage, databaseBytes: 5e9 } },
    ["disk-nearly-full"],
  ],
  ["a backup is seven days old", { backups: { folder: "", copies: copied(7) } }, []],
  ["a backup is older", { backups: { folder: "", copies: copied(7.1) } }, ["old-backups"]],
  ["there is no backup", { backups: { folder: "", copies: [] } }, ["old-backups"]],
  [
    "there is nothing to back up",
    { backups: { folder: "", copies: [] }, storage: { ...well.storage, oldestAt: null } },
    [],
  ],
  [
    "what there is is new",
    { backups: { folder: "", copies: [] }, storage: { ...well.storage, oldestAt: ago(6.9) } },
    [],
  ],
])("warns if %s", (_what, now, expected) => {
  expect(warningsOf({ ...well, ...now }, NOW)).toEqual(expected);
});

test("lists a known fault as the first warning", () => {
  const full = { ...well, storage: { ...well.storage, freeBytes: 0 } };
  expect(warningsOf(full, NOW, "disk-full")).toEqual(["disk-full"]);
  expect(warningsOf(well, NOW, "database-read-only")).toEqual(["database-read-only"]);
});
