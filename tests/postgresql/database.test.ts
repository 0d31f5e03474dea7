import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, inject, test, vi } from "vitest";
import { postgresModels } from "@/lib/cli/postgresModels";
import { postgresSql } from "@/lib/cli/postgresSql";
import { answerHealth } from "@/lib/server/admin/health";
import { backUpByCommand, backUpDaily } from "@/lib/server/admin/makeBackup";
import { closeDatabase, database } from "@/lib/server/db/db";
import { faultNow } from "@/lib/server/db/faults/faults";
import { lookerAt } from "@/lib/server/db/faults/watchDatabase";
import { asJson } from "@/lib/server/db/json";
import { migratePostgres, requirePostgresMigrated, withPostgres } from "@/lib/server/db/migratePostgres";
import { type Device, deviceCookie } from "@/lib/server/identity/device";
import { emptyFolder } from "../emptyFolder";
import { start } from "../engine/tableOf";
import { bundleFor } from "../server/bundles";
import { testGroup } from "../server/group";
import { baselineOnly, LAST_OLD } from "../server/oldDatabase";
import { beforeMoney, NEW_MONEY, OLD_MONEY } from "../server/oldMoney";
import { ownDataFolder } from "../server/ownDataFolder";
import { routeAt } from "../server/routeAt";
import { entriesOf, seatedTable } from "../server/table";
import { postgresBin } from "./installed";
import { freshDatabase } from "./ownDatabase";
import { ask, startServer } from "./server";

ownDataFolder();
afterEach(() => vi.restoreAllMocks());

const OURS = path.resolve("prisma/postgresql/migrations");
/** This file's own database: connections to the template would block the other files' copies. */
const own = () => process.env.DATABASE_URL as string;

/** An empty database. */
async function emptyDatabase(): Promise<string> {
  const url = await freshDatabase(inject("postgresTemplate") as string);
  await ask(url, "DROP SCHEMA public CASCADE");
  await ask(url, "CREATE SCHEMA public");
  return url;
}

/** A database's schema, from its catalog. */
async function shapeOf(url: string): Promise<unknown> {
  const asked = [
    `SELECT table_name, column_name, data_type, datetime_precision, is_nullable, column_default, collation_name
     FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'`,
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'",
    `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
     WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations'`,
  ];
  return Promise.all(asked.map(async (sql) => (await ask(url, sql)).map((row) => row.join(" ")).sort()));
}

test("migrates to the models", async () => {
  const made = await emptyDatabase();
  const sql = (await postgresSql(null, postgresModels())) ?? "";
  await withPostgres(made, (connection) => connection.executeScript(`${sql}; COMMIT`));
  const shape = await shapeOf(made);
  expect(JSON.stringify(shape)).toContain("Game playedAt timestamp without time zone 3 NO");
  expect(await shapeOf(own())).toEqual(shape);
  // Models cannot say this of the table that waits for no disk.
  const unlogged = "SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relpersistence = 'u'";
  expect(await ask(own(), unlogged)).toEqual([["RateLimit"]]);
  // The next one starts here.
  expect(readFileSync("prisma/postgresql/reached.prisma", "utf8")).toBe(postgresModels());
});

test("keeps every amount’s meaning when money moves to the smallest unit", async () => {
  const url = await emptyDatabase();
  await migratePostgres(url, beforeMoney(OURS));
  for (const sql of OLD_MONEY) await ask(url, sql);
  await migratePostgres(url, OURS);
  for (const [sql, rows] of NEW_MONEY) expect(await ask(url, sql)).toEqual(rows);
});

test("migrates one database from several instances at once", async () => {
  const url = await emptyDatabase();
  const done = await Promise.all([1, 2, 3, 4].map(() => migratePostgres(url, OURS)));
  expect(done.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
  expect(done.flatMap(({ applied }) => applied).length).toBeGreaterThan(0);
  expect(await ask(url, `SELECT count(*)::int FROM "Game"`)).toEqual([[0]]);
});

test("opens a database of the last migration before the baseline, and refuses an older one unchanged", async () => {
  const url = await emptyDatabase();
  const folder = baselineOnly(OURS);
  await migratePostgres(url, folder);
  const shape = await shapeOf(url);
  const recorded = () => ask(url, "SELECT migration_name FROM _prisma_migrations ORDER BY 1");
  const [[baseline] = []] = await recorded();
  const stopAt = (name: string) => ask(url, `UPDATE _prisma_migrations SET migration_name = '${name}'`);
  await stopAt("20261126075223_score_only");
  await expect(migratePostgres(url, folder)).rejects.toThrow(
    /is too old .* and is unchanged: update it through/,
  );
  expect(await recorded()).toEqual([["20261126075223_score_only"]]);
  await stopAt(LAST_OLD);
  await requirePostgresMigrated(url, folder);
  const done = await Promise.all([1, 2, 3].map(() => migratePostgres(url, folder)));
  expect(done).toEqual([1, 2, 3].map(() => ({ applied: [], backup: undefined })));
  expect(await recorded()).toEqual([[LAST_OLD], [baseline]]);
  expect(await shapeOf(url)).toEqual(shape);
});

test("leaves a database that cannot be migrated, or is another program's, unchanged", async () => {
  const url = await emptyDatabase();
  await ask(url, `CREATE TABLE "Seat" (id int)`);
  await expect(migratePostgres(url, OURS)).rejects.toThrow(/could not be updated and is unchanged/);
  expect(
    await ask(url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"),
  ).toEqual([["Seat"]]);
  await expect(migratePostgres(own(), emptyFolder())).rejects.toThrow(/is from a newer version/);
  const nowhere = new URL(url);
  nowhere.pathname = "/nowhere";
  await expect(migratePostgres(nowhere.href, OURS)).rejects.toThrow(/nowhere cannot be used/);
});

test("returns JSON as written, times to the millisecond, and texts by code point", async () => {
  const { id } = await testGroup();
  const house = { zebra: 1, apple: { second: [1, 2], first: null }, "": "\u0000 and 🎲" };
  const names = ["Zoë", "ärmel", "_x", "anna", "Émile", "Anna", "🎲", "zoe"];
  for (const [at, name] of names.entries())
    await database().season.create({
      data: { id: `${id}-${at}`, groupId: id, name, createdAt: new Date(1_700_000_000_123 + at) },
    });
  await database().group.update({ where: { id }, data: { house: asJson(house) } });
  const stored = await database().group.findUniqueOrThrow({
    where: { id },
    include: { seasons: { orderBy: { name: "asc" } } },
  });
  expect(JSON.stringify(stored.house)).toBe(JSON.stringify(house));
  expect(stored.seasons.map(({ name }) => name)).toEqual([
    "Anna",
    "Zoë",
    "_x",
    "anna",
    "zoe",
    "Émile",
    "ärmel",
    "🎲",
  ]);
  expect(
    await database().season.count({ where: { groupId: id, createdAt: { gt: new Date(1_700_000_000_126) } } }),
  ).toBe(4);
  expect(
    await database().season.findMany({ where: { groupId: id, createdAt: new Date(1_700_000_000_125) } }),
  ).toMatchObject([{ name: "_x" }]);
});

test("explains the alternative for SQLite-only commands", async () => {
  await seatedTable();
  expect(await backUpDaily(new Date())).toBe(0);
  await expect(backUpByCommand(new Date())).rejects.toThrow(/back them up with pg_dump/);
  for (const passed of [[], ["restore"]]) {
    const ran = await promisify(execFile)(process.execPath, [bundleFor("backups"), ...passed]).catch(
      (thrown: { code: number; stderr: string }) => thrown,
    );
    expect(ran).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The games are in PostgreSQL: .*pg_dump.*\n$/),
    });
  }
});

const recorded = routeAt("/api/v1/games/{game}/entries");

test("reports a missing database, loses nothing, and recovers by itself", async () => {
  const server = await startServer(postgresBin() as string, true);
  const before = process.env.DATABASE_URL as string;
  await closeDatabase();
  try {
    const logged: string[] = [];
    for (const level of ["error", "log"] as const)
      vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
    const url = server.address("postgres");
    process.env.DATABASE_URL = url;
    await migratePostgres(url, OURS);
    const look = lookerAt(process.env.DATA_DIR as string);
    const pass = await seatedTable();
    const cookie = (await deviceCookie(pass.visitor.device as Device)).split(";")[0] as string;
    const body = JSON.stringify({ entries: entriesOf([start("s1", 4)]) });
    const tap = async () => {
      const headers = { "content-type": "application/json", cookie };
      const request = new Request("http://table.local/", { method: "POST", headers, body });
      const answer = await recorded.POST(request, {
        params: Promise.resolve({ game: pass.gameId }) as never,
      });
      return [answer.status, (await answer.json()).code ?? "recorded"];
    };
    const healthNow = async () => {
      const answer = await answerHealth("/readyz", "GET");
      return [answer.status, (await answer.json()).code ?? "well"];
    };
    // Connections can break at any time: the next query gets another one.
    await ask(
      url,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'liars-table'",
    );
    await expect.poll(healthNow).toEqual([200, "well"]);
    await server.kill();
    await expect.poll(healthNow).toEqual([503, "no-database"]);
    expect(await tap()).toEqual([503, "no-database"]);
    await look();
    expect(faultNow()).toBe("no-database");
    expect(logged.join("\n")).toContain("does not respond: check that PostgreSQL runs there");
    await server.start();
    await look();
    expect([faultNow(), await healthNow()]).toEqual([null, [200, "well"]]);
    expect(await tap()).toEqual([200, "recorded"]);
    expect(await tap()).toEqual([200, "recorded"]);
    expect(await database().entry.count({ where: { gameId: pass.gameId } })).toBe(1);
  } finally {
    await closeDatabase();
    process.env.DATABASE_URL = before;
    await server.end();
  }
}, 60_000);
