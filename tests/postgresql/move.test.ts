import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import Sqlite from "better-sqlite3";
import { Client } from "pg";
import { beforeAll, expect, inject, test } from "vitest";
import { closeDatabase, openDatabase } from "@/lib/server/db/db";
import { withPostgres } from "@/lib/server/db/migratePostgres";
import { moveDatabase } from "@/lib/server/db/move/moveDatabase";
import { postgresTables } from "@/lib/server/db/move/postgresTables";
import { sqliteTables } from "@/lib/server/db/move/sqliteTables";
import type { DatabaseTable } from "@/lib/server/db/move/tables";
import { SERVING } from "@/lib/server/db/notices";
import { connectSqlite, rows } from "@/lib/server/db/sqlite";
import { databaseFile, servingLock } from "@/lib/server/process/dataDir";
import { OperatorError } from "@/lib/server/process/operatorError";
import { withFileLock } from "@/lib/server/process/startLock";
import { changes, dump } from "../access/dump";
import { emptyFolder } from "../emptyFolder";
import { oneIn } from "../everyCase";
import { seed } from "../load/seed/seed";
import { bundleFor } from "../server/bundles";
import { freshDatabase } from "./ownDatabase";
import { ask } from "./server";

// npm run move, between real databases. Each run is a process of its own, as for an operator.

const WANTED = { entries: 1_000, groups: 3, largest: 6, seed: 5 };

/** Values that one of the databases could change: large numbers, forms of JSON and times, unusual texts. */
const HARD = [
  `INSERT INTO RateLimit VALUES ('far', -7, 9007199254740993)`,
  `INSERT INTO "Table" (id, name, createdAt) VALUES ('t''1', '"quoted" \\ 🎲 {a,b} NULL', '2026-01-02T03:04:05.006+00:00'), ('t2', '', '1969-12-31T23:59:59.999+00:00')`,
  `INSERT INTO Visit (id, tableId, holder, browser, by, at) VALUES (7, 't2', NULL, 'NULL', '\\x00', '2026-07-01T00:00:00.120+00:00'), (900, 't2', '', 'b', 'c', '2026-07-01T00:00:00.000+00:00')`,
  // The counter remembers the deleted one.
  `DELETE FROM Visit WHERE id = 900`,
  `INSERT INTO Tones VALUES ('g2', NULL, '[ "a" , 1.50, "\\u0000\\ud800", {"zebra":1,"10":2,"2":3} ]')`,
];

/** A game that decides one with a later id, so that a reference points forward. */
const game = (id: string, playoffOf: string | null) =>
  `INSERT INTO Game (id, ruleSet, house, seq, state, engineVersion, tableId, startedBy, playedAt, createdAt, updatedAt, resultOnly, playoffOf, deletedAt)
   VALUES ('${id}', 'firehouse', '{}', 0, 'null', 1, 't2', 'x', ${[7, 70, 700].map((ms) => `'2026-02-03T04:05:06.${String(ms).padStart(3, "0")}+00:00'`).join(", ")}, true, ${playoffOf && `'${playoffOf}'`}, '2026-02-04T00:00:00.000+00:00')`;

let source = "";

/** Runs SQL on a data folder's database. */
async function onFile(dataDir: string, ...statements: readonly string[]): Promise<unknown[][]> {
  const connection = await connectSqlite(databaseFile(dataDir), { mustExist: true });
  try {
    await connection.executeScript("PRAGMA foreign_keys = OFF");
    let answer: unknown[][] = [];
    for (const sql of statements) answer = await rows(connection, sql);
    return answer;
  } finally {
    await connection.dispose();
  }
}

/** A data folder with a copy of the source database. */
function copiedFolder(): string {
  const folder = emptyFolder();
  cpSync(databaseFile(source), databaseFile(folder));
  return folder;
}

/** Every row of a SQLite file as a statement, and its counters. */
async function contents(dataDir: string) {
  delete process.env.DATABASE_URL;
  const db = openDatabase(databaseFile(dataDir));
  try {
    return {
      rows: await dump(db),
      counters: await onFile(dataDir, "SELECT name, seq FROM sqlite_sequence ORDER BY name"),
    };
  } finally {
    await db.$disconnect();
  }
}

const fresh = () => freshDatabase(inject("postgresTemplate") as string);

/** An existing database without tables. */
async function withoutTables(): Promise<string> {
  const url = await fresh();
  await ask(url, "DROP SCHEMA public CASCADE");
  await ask(url, "CREATE SCHEMA public");
  return url;
}

const TABLES = `SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
  AND relname <> '_prisma_migrations'`;

/** How many rows each table of a PostgreSQL database has; tables without rows are left out. */
async function countsOf(url: string): Promise<Readonly<Record<string, number>>> {
  const tables = (await ask(url, TABLES)).map(([name]) => `SELECT '${name}', count(*)::int FROM "${name}"`);
  const counted = tables.length === 0 ? [] : await ask(url, tables.join(" UNION ALL "));
  return Object.fromEntries(counted.filter(([, rows]) => rows !== 0));
}

const REFERENCES = "SELECT conname::text, pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1";

function starts(to: readonly string[], dataDir: string, from = ""): ChildProcess {
  return spawn(process.execPath, [bundleFor("move"), ...to], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: from },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Moves a data folder's games, or those of a PostgreSQL database. */
async function move(to: readonly string[], dataDir: string, from = "") {
  const child = starts(to, dataDir, from);
  const [out, problem, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, "close"),
  ]);
  return { out, problem, code };
}

/** The rows by table that a run printed. */
const printed = (out: string) =>
  Object.fromEntries([...out.matchAll(/^ *(\d+) (\w+)$/gm)].map(([, rows, table]) => [table, Number(rows)]));

beforeAll(async () => {
  if (inject("postgresTemplate") === null) return;
  delete process.env.DATABASE_URL;
  source = emptyFolder();
  await seed(source, WANTED);
  await closeDatabase();
  await onFile(source, ...HARD, game("g1", "g2"), game("g2", null), "PRAGMA wal_checkpoint(TRUNCATE)");
});

/** The two longest. */
const long = oneIn(test, 2);

long("moves a group to PostgreSQL and back without changing a byte", async () => {
  const before = await contents(source);
  const url = await withoutTables();
  const there = await move([url], source);
  expect(there).toMatchObject({ code: 0, problem: "" });
  // Without a terminal there is a line for each tenth.
  expect(there.out).toMatch(/^100 %, (\d+) of \1 rows$/m);
  expect(there.out).toMatch(/^No drift/m);
  expect(there.out).toMatch(/^Counted the statistics of 3 groups: no drift\.$/m);
  const counts = Object.fromEntries(
    [...before.rows].flatMap(([table, rows]) => (rows.length > 0 ? [[table, rows.length]] : [])),
  );
  expect(Object.keys(counts).length).toBeGreaterThan(15);
  expect(await countsOf(url)).toEqual(counts);
  expect(printed(there.out)).toEqual(counts);
  expect(await ask(url, REFERENCES)).toEqual(await ask(await fresh(), REFERENCES));
  expect(await ask(url, `SELECT away::text FROM "Tones" WHERE "gameId" = 'g2'`)).toEqual([
    ['[ "a" , 1.50, "\\u0000\\ud800", {"zebra":1,"10":2,"2":3} ]'],
  ]);
  // A new row gets a number that no row had before.
  expect(await ask(url, `INSERT INTO "Visit" ("tableId", by) VALUES ('t2', 'x') RETURNING id`)).toEqual([
    [901],
  ]);
  await ask(url, `DELETE FROM "Visit" WHERE id = 901`);

  const folder = emptyFolder();
  const back = await move(["sqlite"], folder, url);
  expect(back).toMatchObject({ code: 0, problem: "" });
  expect(back.out).toMatch(/^No drift/m);
  expect(printed(back.out)).toEqual(counts);
  const after = await contents(folder);
  expect(changes(before.rows, after.rows)).toEqual([]);
  expect(after.counters).toEqual(
    before.counters.map(([name, last]) => [name, name === "Visit" ? 901 : last]),
  );
  expect(statSync(databaseFile(folder)).mode & 0o077).toBe(0);
  expect(await contents(source)).toEqual(before);
});

/** A refusal with its destination, its data folder, and its source database if not SQLite. */
const REFUSED: readonly (readonly [
  what: string,
  sentence: RegExp,
  made: () => Promise<readonly [to: string, dataDir: string, from?: string]>,
])[] = [
  ["the same kind of database", /in SQLite already/, async () => ["sqlite", source]],
  [
    "the same database",
    /already: name another database/,
    async () => {
      const url = await fresh();
      return [url, emptyFolder(), url];
    },
  ],
  [
    "a destination in use",
    /is not empty \(Installation has 1 row\): create a new one/,
    async () => {
      const url = await fresh();
      await ask(url, `INSERT INTO "Installation" DEFAULT VALUES`);
      return [url, source];
    },
  ],
  [
    "a server that does not respond",
    /nowhere does not respond: .*Nothing was moved/,
    async () => [`postgresql://dice@localhost/nowhere?host=${emptyFolder()}`, source],
  ],
  [
    "a database that does not exist",
    /cannot be used .*: create it/,
    async () => {
      const url = new URL(await fresh());
      url.pathname = "/nowhere";
      return [url.href, source];
    },
  ],
  [
    "a destination of a newer version",
    /is from a newer version \(it has the migration 3/,
    async () => {
      const url = await fresh();
      await ask(url, "UPDATE _prisma_migrations SET migration_name = '30000101000000_later'");
      return [url, source];
    },
  ],
  [
    "a source of a newer version",
    /is from a newer version/,
    async () => {
      const folder = copiedFolder();
      await onFile(folder, "UPDATE _prisma_migrations SET migration_name = '30000101000000_later'");
      return [await fresh(), folder];
    },
  ],
  ["a source that was never started", /There is no database/, async () => [await fresh(), emptyFolder()]],
  [
    "a source without its migrations",
    /is from an older version: start the program once/,
    async () => ["sqlite", emptyFolder(), await withoutTables()],
  ],
  [
    "a source with a damaged row",
    /Nothing was moved.*in Tones: .*json/s,
    async () => {
      const folder = copiedFolder();
      await onFile(folder, "UPDATE Tones SET away = '[half'");
      return [await fresh(), folder];
    },
  ],
  [
    "a source with a row that refers to nothing",
    /Nothing was moved/,
    async () => {
      const folder = copiedFolder();
      await onFile(folder, "UPDATE Seat SET playerId = 'no one' WHERE rowid = 1");
      return [await fresh(), folder];
    },
  ],
  [
    "a database file that is there",
    /exists already and is not overwritten/,
    async () => ["sqlite", copiedFolder(), await fresh()],
  ],
];

/** Moves in this process. */
function moveHere(to: string, dataDir: string, from: string) {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: from });
  return moveDatabase(to === "sqlite" ? to : { url: to });
}

test.each(REFUSED)("refuses %s, and leaves both databases unchanged", async (_what, sentence, made) => {
  const [to, dataDir, from = ""] = await made();
  const urls = [to, from].filter((url) => url.startsWith("postgresql://") && !url.includes("nowhere"));
  const state = async () => [
    existsSync(databaseFile(dataDir)) && (await contents(dataDir)),
    await Promise.all(urls.map(countsOf)),
  ];
  const before = await state();
  const thrown = await moveHere(to, dataDir, from).catch((refused: unknown) => refused);
  expect(thrown).toBeInstanceOf(OperatorError);
  expect((thrown as OperatorError).message).toMatch(sentence);
  expect(await state()).toEqual(before);
});

test("says how to call it", async () => {
  for (const to of [[], ["mysql://db/dice"], ["sqlite", "sqlite"]])
    expect(await move(to, source)).toEqual({
      code: 1,
      out: "",
      problem: expect.stringMatching(/^Usage: npm run move .*\n$/),
    });
});

test("refuses while a program runs on either database", async () => {
  const url = await fresh();
  await withFileLock(servingLock(source), async () => {
    await expect(moveHere(url, source, "")).rejects.toThrow(/The program is running with the data folder/);
  });
  const program = new Client({ connectionString: url, application_name: SERVING });
  await program.connect();
  try {
    for (const [to, dataDir, from] of [
      [url, source, ""],
      ["sqlite", emptyFolder(), url],
    ] as const)
      await expect(moveHere(to, dataDir, from)).rejects.toThrow(/A program is running with the database/);
  } finally {
    await program.end();
  }
  expect(await countsOf(url)).toEqual({});
});

/** Lets a run come as far as a locked table, kills it there, and removes the lock. */
async function killAt(url: string, lock: string, run: () => ChildProcess): Promise<void> {
  const other = new Client({ connectionString: url });
  await other.connect();
  try {
    await other.query(`BEGIN; ${lock}`);
    const child = run();
    const waits = `SELECT count(*)::int FROM pg_locks WHERE NOT granted AND relation = '"RateLimit"'::regclass`;
    await expect.poll(async () => (await other.query(waits)).rows[0].count).toBe(1);
    child.kill("SIGKILL");
    await once(child, "close");
  } finally {
    await other.end();
  }
}

long("leaves PostgreSQL empty if killed in the middle, and can be repeated", async () => {
  const [url, before] = [await fresh(), await contents(source)];
  // It has inserted the tables before this one.
  await killAt(url, `LOCK TABLE "RateLimit" IN SHARE MODE`, () => starts([url], source));
  expect(await countsOf(url)).toEqual({});
  expect(await contents(source)).toEqual(before);
  expect(await move([url], source)).toMatchObject({ code: 0, problem: "" });
  expect(await ask(url, REFERENCES)).toEqual(await ask(await fresh(), REFERENCES));

  const folder = emptyFolder();
  const counts = await countsOf(url);
  await killAt(url, `LOCK TABLE "RateLimit" IN ACCESS EXCLUSIVE MODE`, () => starts(["sqlite"], folder, url));
  expect(existsSync(databaseFile(folder))).toBe(false);
  expect(await countsOf(url)).toEqual(counts);
  // A killed run leaves its draft.
  expect(readdirSync(folder)).toContain("moving.unfinished");
  writeFileSync(path.join(folder, "moving.unfinished", "liars-table.sqlite"), "half");
  expect(await move(["sqlite"], folder, url)).toMatchObject({ code: 0, problem: "" });
  expect(readdirSync(folder)).not.toContain("moving.unfinished");
  expect(changes(before.rows, (await contents(folder)).rows)).toEqual([]);
});

/** A table with every type of column, in the order of `columns`. */
const TYPES = [
  ["id", "INTEGER", "integer"],
  ["at", "DATETIME", "timestamp(3)"],
  ["order", "BIGINT", "bigint"],
  ["photo", "BLOB", "bytea"],
  ["share", "REAL", "double precision"],
  ["yes", "BOOLEAN", "boolean"],
] as const;
const later = (kind: 1 | 2) => `CREATE TABLE "Later" (${TYPES.map((type) => `"${type[0]}" ${type[kind]}`)})`;

test("converts every type of column", async () => {
  const [first, last, url] = [new Sqlite(":memory:"), new Sqlite(":memory:"), await withoutTables()];
  for (const one of [first, last]) one.exec(later(1));
  await ask(url, later(2));
  first.exec(`INSERT INTO Later VALUES (1, '2026-01-02T03:04:05.060+00:00', -9223372036854775808, x'00ff5c', 0.1, true),
    (2, '0099-12-31T23:59:59.999+00:00', 9223372036854775807, x'', 1e300, false), (3, NULL, NULL, NULL, NULL, NULL)`);
  await withPostgres(url, async (connection) => {
    const there = await postgresTables(connection);
    const [fromFirst, toLast] = [sqliteTables(first), sqliteTables(last)];
    const [[sqlite], [postgres]] = [await fromFirst.tables(), await there.tables()];
    if (!sqlite || !postgres) throw new Error("no table");
    for await (const batch of fromFirst.read(sqlite)) await there.insert(postgres, batch);
    for await (const batch of there.read(postgres)) await toLast.insert(sqlite, batch);
  });
  const all = `SELECT ${TYPES.map(([name]) => `quote("${name}")`)} FROM Later ORDER BY id`;
  expect(last.prepare(all).raw().all()).toEqual(first.prepare(all).raw().all());
  // Other forms of a time, as another program may have written them, keep their instant.
  first.exec(`DELETE FROM Later; INSERT INTO Later (at) VALUES ('2026-01-02 03:04:05'), (1767323045006)`);
  const [table] = await sqliteTables(first).tables();
  const times: unknown[] = [];
  for await (const batch of sqliteTables(first).read(table as DatabaseTable))
    times.push(...batch.map(([at]) => at));
  expect(times).toEqual(["2026-01-02T03:04:05.000", "2026-01-02T03:04:05.006"]);
  first.close();
  last.close();
});
