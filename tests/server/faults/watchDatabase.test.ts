import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, copyFileSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { answerHealth } from "@/lib/server/admin/health";
import { database, write } from "@/lib/server/db/db";
import { faultNow } from "@/lib/server/db/faults/faults";
import { type Look, lookerAt } from "@/lib/server/db/faults/watchDatabase";
import { type Device, deviceCookie } from "@/lib/server/identity/device";
import { lastLines } from "@/lib/server/process/audit/auditFiles";
import { databaseFile } from "@/lib/server/process/dataDir";
import { stopWorkers } from "@/lib/server/process/workers/pool";
import { ownDataFolder } from "../ownDataFolder";
import { routeAt } from "../routeAt";
import { endlessRounds, entriesOf, seatedTable } from "../table";
import { overwritePages } from "./damage";

const entries = routeAt("/api/v1/games/{game}/entries");

ownDataFolder();
afterAll(stopWorkers);

let logged: string[] = [];
beforeEach(() => {
  logged = [];
  for (const level of ["error", "log"] as const)
    vi.spyOn(console, level).mockImplementation((line) => void logged.push(String(line)));
});

let look: Look;
const folder = () => process.env.DATA_DIR as string;
const file = () => databaseFile(folder());
beforeAll(async () => {
  look = lookerAt(folder());
  await look();
});

const healthNow = async () => {
  const answer = await answerHealth("/readyz", "GET");
  return [answer.status, (await answer.json()).code ?? "well"];
};

/** Records on its own table, a round per call, like a phone. */
async function recording() {
  const pass = await seatedTable();
  const cookie = (await deviceCookie(pass.visitor.device as Device)).split(";")[0] as string;
  const rounds = endlessRounds(2_000);
  let after = 0;
  const next = () => JSON.stringify({ entries: entriesOf(rounds.next().value ?? [], after) });
  let body = next();
  const round = async () => {
    const headers = { "content-type": "application/json", cookie };
    const request = new Request("http://table.local/", { method: "POST", headers, body });
    const answer = await entries.POST(request, { params: Promise.resolve({ id: pass.gameId }) });
    if (answer.ok) {
      after += 4;
      body = next();
    }
    return [answer.status, (await answer.json()).code ?? "recorded"] as const;
  };
  return { id: pass.gameId, round, recorded: () => after };
}

/** Limits the size of the file, in pages, for the connection that records. A write changes a row. */
const limitPages = (game: string, pages: number) =>
  write({
    guard: { sql: `UPDATE "Game" SET "id" = "id" WHERE "id" = ?`, values: [game] },
    others: [{ sql: `PRAGMA max_page_count = ${pages}`, values: [] }],
  });

const events = () => lastLines(folder(), "faults", 2).map(({ event, code }) => `${event} ${code}`);

test("answers 507 on a full disk to writes, writes nothing partially, shows 503 in health, and recovers", async () => {
  const { id, round, recorded } = await recording();
  await limitPages(id, 1);
  let answered = await round();
  while (answered[0] === 200) answered = await round();
  expect(answered).toEqual([507, "disk-full"]);
  expect(await healthNow()).toEqual([503, "disk-full"]);
  expect(logged).toEqual([expect.stringMatching(/^The disk that holds .* is full: free some space\./)]);
  const { seq } = await database().game.findUniqueOrThrow({ where: { id } });
  expect([seq, await database().entry.count({ where: { gameId: id } })]).toEqual([recorded(), recorded()]);
  expect(await database().roundRow.count({ where: { gameId: id } })).toBe(recorded() / 4);

  await limitPages(id, 1_000_000);
  expect(await round()).toEqual([200, "recorded"]);
  await look();
  expect(await healthNow()).toEqual([200, "well"]);
  expect(events()).toEqual(["recovered disk-full", "disk-full disk-full"]);
});

/** Another program that holds the lock of the database for writing, until it gets the signal. */
async function lockElsewhere(): Promise<() => Promise<void>> {
  const script = `const db = new (require("better-sqlite3"))(process.argv[1]);
    db.exec("BEGIN IMMEDIATE");
    console.log("held");
    process.stdin.on("end", () => db.exec("ROLLBACK")).resume();`;
  const other = spawn(process.execPath, ["-e", script, file()], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = once(other, "exit");
  await once(other.stdout, "data");
  return async () => {
    other.stdin.end();
    expect((await ended)[0]).toBe(0);
  };
}

test("answers 503 while another program locks the database, reads on, writes nothing partially, and recovers", async () => {
  const { id, round, recorded } = await recording();
  await round();
  const letGo = await lockElsewhere();
  expect(await round()).toEqual([503, "database-locked"]);
  expect(await healthNow()).toEqual([503, "database-locked"]);
  expect(logged).toEqual([expect.stringMatching(/^Another program has locked the database .*: close it\./)]);
  await look();
  expect(faultNow()).toBe("database-locked");
  const { seq } = await database().game.findUniqueOrThrow({ where: { id } });
  expect([seq, await database().entry.count({ where: { gameId: id } })]).toEqual([recorded(), recorded()]);

  await letGo();
  await look();
  expect(await healthNow()).toEqual([200, "well"]);
  expect(await round()).toEqual([200, "recorded"]);
  expect(events()).toEqual(["recovered database-locked", "database-unavailable database-locked"]);
});

test("survives a database that is moved away and back", async () => {
  renameSync(file(), `${file()}.aside`);
  await look();
  expect(await healthNow()).toEqual([503, "database-gone"]);
  expect(logged).toEqual([expect.stringContaining("is gone: ")]);
  renameSync(`${file()}.aside`, file());
  await look();
  expect(await healthNow()).toEqual([200, "well"]);
});

test("reports no fault once the program stops, which removes the write-ahead log", async () => {
  const stop = new AbortController();
  const late = lookerAt(folder(), stop.signal);
  await late();
  renameSync(`${file()}-wal`, `${file()}-wal.aside`);
  const looking = late();
  stop.abort();
  await looking;
  expect([faultNow(), logged]).toEqual([null, []]);
  renameSync(`${file()}-wal.aside`, `${file()}-wal`);
});

test("refuses writes after the database file was replaced: they would go to the old one", async () => {
  renameSync(file(), `${file()}.aside`);
  copyFileSync(`${file()}.aside`, file());
  await look();
  expect(await healthNow()).toEqual([503, "database-gone"]);
  expect(logged).toEqual([expect.stringContaining("start the program again")]);
  renameSync(`${file()}.aside`, file());
  await look();
  expect(faultNow()).toBeNull();
});

test.each([["file", 0o444, 0o600] as const, ["folder", 0o555, 0o700] as const])(
  "survives a %s that becomes read-only, and writable again",
  async (what, mode, before) => {
    const place = what === "file" ? file() : folder();
    chmodSync(place, mode);
    await look();
    expect(await healthNow()).toEqual([503, "database-read-only"]);
    expect(logged[0]).toMatch(/cannot be written: let this user write/);
    chmodSync(place, before);
    await look();
    expect(await healthNow()).toEqual([200, "well"]);
  },
);

test("detects overwritten pages while the program runs, even unread ones", async () => {
  await recording();
  await database().$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
  await look();
  expect(faultNow()).toBeNull();
  copyFileSync(file(), `${file()}.sound`);
  overwritePages(file());
  await vi.waitFor(async () => {
    await look();
    expect(await healthNow()).toEqual([503, "database-damaged"]);
  }, 20_000);
  expect(logged).toContainEqual(expect.stringContaining("is damaged: "));
  expect(events()[0]).toBe("database-damaged database-damaged");
  // The same file restored, as after the disk was reconnected.
  writeFileSync(file(), readFileSync(`${file()}.sound`));
  rmSync(`${file()}.sound`);
  await vi.waitFor(async () => {
    await look();
    expect(await healthNow()).toEqual([200, "well"]);
  }, 20_000);
});
