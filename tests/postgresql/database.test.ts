import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, inject, test, vi } from "vitest";
import * as health from "@/app/api/health/route";
import { postgresModels } from "@/lib/cli/postgresModels";
import { postgresSql } from "@/lib/cli/postgresSql";
import { backUpByCommand, backUpDaily } from "@/lib/server/admin/backups";
import { closeDatabase, database } from "@/lib/server/db/db";
import { faultNow } from "@/lib/server/db/faults/faults";
import { lookerAt } from "@/lib/server/db/faults/watchDatabase";
import { asJson } from "@/lib/server/db/json";
import { migratePostgres } from "@/lib/server/db/migratePostgres";
import { type Device, deviceCookie } from "@/lib/server/identity/device";
import { emptyFolder } from "../emptyFolder";
import { start } from "../engine/tableOf";
import { testGroup } from "../server/group";
import { ownDataFolder } from "../server/ownDataFolder";
import { routeAt } from "../server/routeAt";
import { entriesOf, seatedTable } from "../server/table";
import { postgresBin } from "./installed";
import { freshDatabase } from "./ownDatabase";
import { ask, startServer } from "./server";

ownDataFolder();
afterEach(() => vi.restoreAllMocks());

const OURS = path.resolve("prisma/postgresql/migrations");
/** This file's own database: nobody connects to the template, of which others make copies meanwhile. */
const own = () => process.env.DATABASE_URL as string;

/** A database with nothing in it. */
async function emptyDatabase(): Promise<string> {
  const url = await freshDatabase(inject("postgresTemplate") as string);
  await ask(url, "DROP SCHEMA public CASCADE");
  await ask(url, "CREATE SCHEMA public");
  return url;
}

/** What a database is made of, by its own word. */
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

test("the migrations lead to the models", async () => {
  const made = await emptyDatabase();
  const sql = (await postgresSql(null, postgresModels())) ?? "";
  for (const statement of sql.split(";").filter((one) => one.trim())) await ask(made, statement);
  const shape = await shapeOf(made);
  expect(JSON.stringify(shape)).toContain("Game playedAt timestamp without time zone 3 NO");
  expect(await shapeOf(own())).toEqual(shape);
  // Where the next one begins.
  expect(readFileSync("prisma/postgresql/reached.prisma", "utf8")).toBe(postgresModels());
});

test("several instances may bring one database up to date at once", async () => {
  const url = await emptyDatabase();
  const done = await Promise.all([1, 2, 3, 4].map(() => migratePostgres(url, OURS)));
  expect(done.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
  expect(done.flatMap(({ applied }) => applied).length).toBeGreaterThan(0);
  expect(await ask(url, `SELECT count(*)::int FROM "Game"`)).toEqual([[0]]);
});

test("a database that cannot be brought up to date is left as it was, or is somebody's own", async () => {
  const url = await emptyDatabase();
  await ask(url, `CREATE TABLE "Seat" (id int)`);
  await expect(migratePostgres(url, OURS)).rejects.toThrow(
    /could not be brought up to date and was left as it was/,
  );
  expect(
    await ask(url, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"),
  ).toEqual([["Seat"]]);
  await expect(migratePostgres(own(), emptyFolder())).rejects.toThrow(/was made by a newer version/);
  const nowhere = new URL(url);
  nowhere.pathname = "/nowhere";
  await expect(migratePostgres(nowhere.href, OURS)).rejects.toThrow(/nowhere cannot be used/);
});

test("JSON comes back as it was written, times by the millisecond, texts by their signs", async () => {
  const { id } = await testGroup();
  const house = { zebra: 1, apple: { second: [1, 2], first: null }, "": "\u0000 and 🎲" };
  const names = ["Zoë", "ärmel", "_x", "anna", "Émile", "Anna", "🎲", "zoe"];
  for (const [at, name] of names.entries())
    await database().season.create({
      data: { id: `${id}-${at}`, groupId: id, name, createdAt: new Date(1_700_000_000_123 + at) },
    });
  await database().group.update({ where: { id }, data: { house: asJson(house) } });
  const kept = await database().group.findUniqueOrThrow({
    where: { id },
    include: { seasons: { orderBy: { name: "asc" } } },
  });
  expect(JSON.stringify(kept.house)).toBe(JSON.stringify(house));
  expect(kept.seasons.map(({ name }) => name)).toEqual([
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

test("what is about SQLite's file says what to do instead", async () => {
  await seatedTable();
  expect(await backUpDaily(new Date())).toBe(0);
  await expect(backUpByCommand(new Date())).rejects.toThrow(/copy them with pg_dump/);
  for (const passed of [[], ["restore"]]) {
    const ran = await promisify(execFile)(process.execPath, [
      "--import",
      "tsx",
      "lib/cli/backups.ts",
      ...passed,
    ]).catch((thrown: { code: number; stderr: string }) => thrown);
    expect(ran).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The games are in PostgreSQL: .*pg_dump.*\n$/),
    });
  }
});

const recorded = routeAt("/api/v1/games/{game}/entries");

test("while there is no database that is told, nothing is lost, and it comes back by itself", async () => {
  const server = await startServer(postgresBin() as string, true);
  const before = process.env.DATABASE_URL as string;
  await closeDatabase();
  try {
    const said: string[] = [];
    for (const level of ["error", "log"] as const)
      vi.spyOn(console, level).mockImplementation((line) => void said.push(String(line)));
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
      const answer = await health.GET(new Request("http://table.local/"), { params: Promise.resolve({}) });
      return [answer.status, (await answer.json()).code ?? "well"];
    };
    // One connection, or all of them, may be cut off at any time: whoever asks next is given another.
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
    expect(said.join("\n")).toContain("does not answer: see that PostgreSQL runs there");
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
