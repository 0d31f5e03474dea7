import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeDatabase, database } from "@/lib/server/db/db";
import { clearFault } from "@/lib/server/db/faults/faults";
import { migratePostgres } from "@/lib/server/db/migratePostgres";
import { byAddress, byEmail, byHolder, canTry, count, overLimit } from "@/lib/server/identity/limits";
import { ownDataFolder } from "../server/ownDataFolder";
import { forget } from "../server/processSingleton";
import { routeAt } from "../server/routeAt";
import { postgresBin } from "./installed";
import { startServer } from "./server";

// Limits that several instances share. races.test.ts tests simultaneous counting, e2e/instances two programs.

ownDataFolder();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let made = 0;
const fresh = () => byHolder(`somebody ${++made}`);
const from = (address: string) => new Request("http://table/", { headers: { "x-peer-address": address } });
const rows = () => database().rateLimit.findMany();

const screens = routeAt("/api/v1/screens");

/** The response to a browser that requests a TV code. */
async function shown(): Promise<readonly unknown[]> {
  const headers = { "content-type": "application/json", "x-peer-address": "192.0.2.9" };
  const asked = new Request("http://table.local/", { method: "POST", headers, body: "{}" });
  const answer = await screens.POST(asked, { params: Promise.resolve({}) as never });
  return [answer.status, (await answer.json()).code];
}

/** How many of some tries pass. */
async function letIn(tries: number, key: string): Promise<number> {
  let times = 0;
  for (let at = 0; at < tries; at++) if ((await overLimit("sign-in", [key])) === null) times++;
  return times;
}

test("keeps counts for an instance that starts later, until they expire", async () => {
  const key = fresh();
  expect(await letIn(3, key)).toBe(3);
  forget("Limits");
  expect(await letIn(3, key)).toBe(2);
  forget("Limits");
  expect(await canTry("sign-in", [key])).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(await canTry("sign-in", [key])).toBeNull();
  expect(await letIn(6, key)).toBe(5);
});

test("stores no identity in the database", async () => {
  await database().rateLimit.deleteMany();
  const who = [byEmail("ann@example.org"), byAddress(from("192.0.2.7")), byHolder("x".repeat(100_000))];
  await count("sign-in", [...who, "invitation nobody-knows-this"]);
  const stored = await rows();
  expect(stored).toHaveLength(4);
  for (const { key } of stored) expect(key).toMatch(/^sign-in:[\w-]{43}$/);
  // Knowing all addresses without the secret does not help either.
  forget("Limits");
  const given = process.env.INSTALLATION_SECRET;
  process.env.INSTALLATION_SECRET = "0".repeat(64);
  await count("sign-in", who);
  process.env.INSTALLATION_SECRET = given ?? "";
  forget("Limits");
  expect(await rows()).toHaveLength(7);
});

test("keeps limits of a process's own CPU out of the database", async () => {
  await database().rateLimit.deleteMany();
  for (const kind of ["thinking", "table-work", "write", "picture"] as const) {
    await overLimit(kind, [fresh(), byAddress(from("192.0.2.8"))]);
    await count(kind, [fresh()]);
  }
  expect(await rows()).toEqual([]);
});

test("refuses a flood from memory, without database queries", async () => {
  await database().rateLimit.deleteMany();
  const key = fresh();
  expect(await letIn(2_000, key)).toBe(5);
  expect(await rows()).toMatchObject([{ points: 11 }]);
  vi.advanceTimersByTime(60_000);
  expect(await letIn(2_000, key)).toBe(5);
});

test("logs a counting error of the database, and counts per process", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const rename = (one: string, other: string) =>
    database().$executeRawUnsafe(`ALTER TABLE "${one}" RENAME TO "${other}"`);
  await rename("RateLimit", "Elsewhere");
  try {
    expect(await letIn(10, fresh())).toBe(5);
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ cause: { kind: "TableDoesNotExist" } });
  } finally {
    await rename("Elsewhere", "RateLimit");
  }
});

test("counts per process without a database, and together again when it is back", async () => {
  const server = await startServer(postgresBin() as string, true);
  const before = process.env.DATABASE_URL as string;
  await closeDatabase();
  try {
    for (const level of ["error", "log"] as const)
      vi.spyOn(console, level).mockImplementation(() => undefined);
    process.env.DATABASE_URL = server.address("postgres");
    await migratePostgres(process.env.DATABASE_URL, path.resolve("prisma/postgresql/migrations"));
    const key = fresh();
    expect(await letIn(1, key)).toBe(1);
    await server.kill();
    // The first request that notices also gets the real reason.
    expect(await shown()).toEqual([503, "no-database"]);
    expect(await letIn(10, key)).toBe(5);
    expect(await canTry("sign-in", [key])).toBe(60);
    await server.start();
    expect(await letIn(1, fresh())).toBe(1);
    expect(await rows()).not.toEqual([]);
  } finally {
    clearFault();
    await closeDatabase();
    process.env.DATABASE_URL = before;
    await server.end();
  }
}, 60_000);
