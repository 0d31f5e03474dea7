import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { closeDatabase } from "@/lib/server/db/db";
import { exportDatabase, importDatabase } from "@/lib/server/db/move/moveDatabase";
import { connectSqlite, rows } from "@/lib/server/db/sqlite";
import { databaseFile, servingLock } from "@/lib/server/process/dataDir";
import { OperatorError } from "@/lib/server/process/operatorError";
import { withFileLock } from "@/lib/server/process/startLock";
import { emptyFolder } from "../emptyFolder";
import { seed } from "../load/seed/seed";
import { bundleFor } from "../server/bundles";
import { freshDatabase } from "./ownDatabase";
import { ask } from "./server";

// npm run export and npm run import, between real databases.

let source = "";
let archive = "";

const fresh = () => freshDatabase(inject("postgresTemplate") as string);
const newFile = () => path.join(emptyFolder(), "house.jsonl");

function run(command: "export" | "import", file: string, dataDir: string, url = "") {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundleFor(command), file], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url },
    encoding: "utf8",
  });
  return { status, out: stdout, problem: stderr };
}

function exportHere(file: string, dataDir: string, url = "") {
  Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: url });
  return exportDatabase(file);
}

/** Runs SQL on a data folder's database. */
async function onFile(dataDir: string, ...statements: readonly string[]): Promise<void> {
  const connection = await connectSqlite(databaseFile(dataDir), { mustExist: true });
  try {
    for (const sql of statements) await rows(connection, sql);
  } finally {
    await connection.dispose();
  }
}

beforeAll(async () => {
  if (inject("postgresTemplate") === null) return;
  delete process.env.DATABASE_URL;
  source = emptyFolder();
  await seed(source, { entries: 300, groups: 3, largest: 6, seed: 5 });
  await closeDatabase();
  await onFile(
    source,
    // Forms that the databases write in their own way, and texts that they sort in their own way.
    `INSERT INTO RateLimit VALUES ('far', -7, 9007199254740993), ('Ärger', 0, 0), ('z', 0, 0), ('_', 0, 0)`,
    `INSERT INTO "Table" (id, name, createdAt) VALUES ('t''1', '"quoted" \\ 🎲 {a,b} NULL', '2026-01-02T03:04:05.100+00:00'), ('T2', '', '1969-12-31T23:59:59.999+00:00')`,
    `INSERT INTO Visit (id, tableId, holder, browser, by, at) VALUES (7, 'T2', NULL, 'NULL', '\\x00', '2026-07-01T00:00:00.000+00:00'), (900, 'T2', '', 'b', 'c', '2026-07-01T00:00:00.000+00:00')`,
    `DELETE FROM Visit WHERE id = 900`,
    "PRAGMA wal_checkpoint(TRUNCATE)",
  );
  archive = newFile();
});

test("exports, imports into the other database and exports the same bytes, twice", async () => {
  const written = run("export", archive, source);
  expect(written).toMatchObject({ status: 0, problem: "" });
  expect(written.out).toMatch(/Exported \d{3,} rows from .* to .*house\.jsonl\. Keep it safe/);
  expect(statSync(archive).mode & 0o077).toBe(0);
  const bytes = readFileSync(archive, "utf8");
  expect(bytes).toContain('"\\"quoted\\" \\\\ 🎲 {a,b} NULL"');

  const url = await fresh();
  const there = run("import", archive, emptyFolder(), url);
  expect(there).toMatchObject({ status: 0, problem: "" });
  expect(there.out).toMatch(/^No drift/m);
  expect(there.out).toMatch(/^Counted the statistics of 3 groups: no drift\.$/m);
  const again = newFile();
  await exportHere(again, emptyFolder(), url);
  expect(readFileSync(again, "utf8") === bytes).toBe(true);
  // A new row gets a number that no row had before.
  expect(await ask(url, `INSERT INTO "Visit" ("tableId", by) VALUES ('T2', 'x') RETURNING id`)).toEqual([
    [901],
  ]);

  const folder = emptyFolder();
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: "" });
  await importDatabase(again);
  const third = newFile();
  await exportHere(third, folder);
  expect(readFileSync(third, "utf8") === bytes).toBe(true);
}, 300_000);

test("exports while a program runs, and never over a file", async () => {
  await withFileLock(servingLock(source), () => exportHere(newFile(), source));
  const before = readFileSync(archive);
  const again = run("export", archive, source);
  expect(again).toMatchObject({ status: 1, out: "" });
  expect(again.problem).toMatch(/exists already and is not overwritten/);
  expect(readFileSync(archive).equals(before)).toBe(true);
  expect(existsSync(`${archive}.unfinished`)).toBe(false);
});

test.each<readonly [what: string, file: () => string, sentence: RegExp]>([
  [
    "a folder that is not there",
    () => path.join(emptyFolder(), "no", "house.jsonl"),
    /cannot be written \(ENOENT/,
  ],
  ["no name", () => "", /^Usage: npm run export -- FILE/],
])("says what to do about %s", (_what, file, sentence) => {
  const { status, problem } = run("export", file(), source);
  expect([status, problem]).toEqual([1, expect.stringMatching(sentence)]);
  expect(problem.trim().split("\n")).toHaveLength(1);
});

/** An archive with changed lines. */
function changed(change: (lines: string[]) => readonly string[]): string {
  const file = newFile();
  writeFileSync(file, change(readFileSync(archive, "utf8").trimEnd().split("\n")).join("\n"));
  return file;
}

test.each<readonly [what: string, sentence: RegExp, file: () => string]>([
  ["is not there", /cannot be read/, newFile],
  ["is empty", /line 1: the archive ends too early/, () => changed(() => [])],
  [
    "is a record",
    /line 1: this is not the first line of a dice-installation\/1/,
    () => changed(() => ['{"format":"dice-record/1"}']),
  ],
  [
    "lost its last rows",
    /the archive ends too early\. Nothing was imported/,
    () => changed((lines) => lines.slice(0, -3)),
  ],
  ["goes on", /the archive goes on after its last row/, () => changed((lines) => [...lines, "[]"])],
  ["has a broken row", /line 40: this is not a row/, () => changed((lines) => lines.with(39, "[1"))],
  [
    "has a row of another table",
    /line 40: this row has 1 of \d+ values/,
    () => changed((lines) => lines.with(39, '["x"]')),
  ],
  [
    "is of another version",
    /do not fit \(in \w+: the columns differ\)/,
    () =>
      changed(([first = "", ...more]) => [first.replace('"columns":["', '"columns":["later","'), ...more]),
  ],
  [
    "has a value that no column takes",
    /Nothing was moved|cannot be/,
    () => changed((lines) => lines.map((line) => line.replaceAll(/"20\d\d-[^"]{15,20}"/g, '"last week"'))),
  ],
])("refuses an archive that %s, and leaves the database empty", async (_, sentence, file) => {
  const [url, folder] = [await fresh(), emptyFolder()];
  for (const databaseUrl of ["", url]) {
    Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: databaseUrl });
    const thrown = await importDatabase(file()).catch((refused: unknown) => refused);
    expect(thrown).toBeInstanceOf(OperatorError);
    expect((thrown as OperatorError).message).toMatch(sentence);
  }
  expect(existsSync(databaseFile(folder))).toBe(false);
  expect(await ask(url, `SELECT count(*)::int FROM "Game"`)).toEqual([[0]]);
});

test("imports only into an empty database, while no program runs", async () => {
  const folder = emptyFolder();
  cpSync(databaseFile(source), databaseFile(folder));
  Object.assign(process.env, { DATA_DIR: folder, DATABASE_URL: "" });
  await expect(importDatabase(archive)).rejects.toThrow(/The database .* exists already/);
  const empty = emptyFolder();
  process.env.DATA_DIR = empty;
  await withFileLock(servingLock(empty), async () => {
    await expect(importDatabase(archive)).rejects.toThrow(/The program is running with the data folder/);
  });
});
