import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { fold } from "@/lib/protocol/journal";
import { closeDatabase, database } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { connectSqlite } from "@/lib/server/db/sqlite";
import { access, type Pass } from "@/lib/server/identity/access";
import { databaseFile } from "@/lib/server/process/dataDir";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { readHistory } from "@/lib/server/table/history/history";
import { openTable } from "@/lib/server/table/openTable";
import { record } from "@/lib/server/table/record/record";
import { rebuild } from "@/lib/server/table/snapshots/rebuild";
import { emptyFolder } from "../emptyFolder";
import { doubts } from "../engine/tableOf";
import { sampleOf } from "../everyCase";
import { entriesOf, guest } from "./table";

// A database after each migration, with a game by the engine of that day: one round settled, one open. They
// are kept forever, unchanged. A new migration adds one: SQL statements (from `.dump` of the sqlite3 program)
// with the game of the newest file, recorded by the current program.
const FIXTURES = path.resolve("tests/server/fixtures");
const OURS = path.resolve("prisma/migrations");
const MIGRATIONS = readdirSync(OURS)
  .filter((name) => /^\d/.test(name))
  .toSorted();

vi.setConfig({ testTimeout: 120_000 });
afterEach(async () => {
  await stopWorkers();
  await closeDatabase();
});

/** The keeper of a fixture's game, after migration. */
async function opened(name: string): Promise<Pass> {
  const dataDir = emptyFolder();
  const before = await connectSqlite(databaseFile(dataDir));
  await before.executeScript(readFileSync(path.join(FIXTURES, `${name}.sql`), "utf8"));
  await before.dispose();
  expect((await migrate(dataDir, OURS)).applied).toEqual(MIGRATIONS.filter((other) => other > name));
  process.env.DATA_DIR = dataDir;
  const keeper = guest();
  await database().grant.updateMany({ data: { holder: keeper.device?.id ?? "" } });
  const pass = await access(keeper, "a-game-from-before", "record");
  if (!pass.ok) throw new Error(pass.refusal.message);
  return pass.value;
}

test("has a database of every migration", () => {
  expect(readdirSync(FIXTURES).toSorted()).toEqual(MIGRATIONS.map((name) => `${name}.sql`));
});

// The newest and the oldest in every run, and one in between.
const TRIED = [...sampleOf(MIGRATIONS.slice(1, -1), 1), MIGRATIONS[0] ?? "", MIGRATIONS.at(-1) ?? ""];

test.each(TRIED)("opens and continues a game from when %s was new", async (name) => {
  const pass = await opened(name);
  const history = await readHistory(pass);
  const { state, refused } = fold(history.opening, history.entries);
  expect(refused).toEqual([]);
  expect(await openTable(pass)).toMatchObject({
    seq: 6,
    state,
    names: { s1: "Ann", s2: "Bob", s3: "Cy" },
    round: [{ seq: 5 }, { seq: 6 }],
    rounds: [{ round: 1, claim: { count: 9, face: 6 }, right: true, winner: "s3", loser: "s1" }],
  });
  expect(await record(pass, entriesOf([doubts("s1")], 6))).toMatchObject({ ok: true });
  expect(await openTable(pass)).toMatchObject({ seq: 7, state: { phase: "revealing" } });
  await rebuild(process.env.DATA_DIR as string, false);
  expect(await rebuild(process.env.DATA_DIR as string, true)).toMatchObject({
    games: 1,
    outdated: 0,
    drifted: 0,
    refused: 0,
    failed: 0,
  });
  expect(await openTable(pass)).toMatchObject({ seq: 7, state: { phase: "revealing" } });
});
