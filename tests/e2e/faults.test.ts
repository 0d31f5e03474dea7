import { execFileSync } from "node:child_process";
import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/client/newId";
import { openDatabase } from "@/lib/server/db/db";
import { backupsFolder, databaseFile } from "@/lib/server/process/dataDir";
import { overwritePages } from "../server/faults/damage";
import { type RunningServer, startServer } from "./server";

const PEOPLE = ["Ann", "Bob"].map((name, at) => ({ seat: `s${at + 1}`, name }));

/** Requests as a phone with a table. */
async function phoneAt({ origin }: RunningServer) {
  const id = newId();
  let cookie = "";
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${origin}/api/v1/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
    cookie ||= answer.headers
      .getSetCookie()
      .map((set) => set.split(";")[0])
      .join("; ");
    const { code = "recorded" } = await answer.json();
    return [answer.status, code];
  };
  expect(await send("games", { id, game: "firehouse", house: {}, players: PEOPLE })).toEqual([
    201,
    "recorded",
  ]);
  let seq = 0;
  /** Records a penalty, or undoes it. */
  const record = async () => {
    const [from, to] = seq % 2 === 0 ? ["bank", "s1"] : ["s1", "bank"];
    const action = { do: "adjust", what: "bad", count: 1, from, to, note: "late" };
    const answered = await send(`games/${id}/entries`, { entries: [{ id: newId(), after: seq, action }] });
    if (answered[0] === 200) seq++;
    return answered;
  };
  const page = async (where = `/games/${id}`) => {
    const answer = await fetch(origin + where, {
      headers: { cookie, accept: "text/html", "accept-language": "de" },
    });
    return { status: answer.status, text: await answer.text() };
  };
  return { record, page };
}

const health = async ({ origin }: RunningServer) => {
  const answer = await fetch(`${origin}/api/health`);
  return [answer.status, (await answer.json()).code ?? "well"];
};

async function becomes(server: RunningServer, expected: readonly unknown[]): Promise<void> {
  while (JSON.stringify(await health(server)) !== JSON.stringify(expected)) await wait(100);
}

/**
 * Limits a process's file size in bytes, or lifts the limit: for the process the disk is then full. A really
 * full disk, or a quota, needs rights that not every test user has.
 */
const letGrow = (server: RunningServer, bytes: number | "unlimited") =>
  execFileSync("prlimit", ["--pid", String(server.process().pid), `--fsize=${bytes}:unlimited`]);

let server: RunningServer;
let record: () => Promise<readonly unknown[]>;
let page: (where?: string) => Promise<{ readonly status: number; readonly text: string }>;
beforeAll(async () => {
  server = await startServer();
  ({ record, page } = await phoneAt(server));
});

test("answers 507 on a full disk, still serves pages, and recovers by itself", async () => {
  expect(await record()).toEqual([200, "recorded"]);
  letGrow(server, statSync(`${databaseFile(server.dataDir)}-wal`).size);
  expect(await record()).toEqual([507, "disk-full"]);
  expect(await health(server)).toEqual([503, "disk-full"]);
  expect((await page()).status).toBe(200);
  expect(server.printed().match(/^The disk .* is full: free some space\..*$/gm)).toHaveLength(1);
  expect(server.printed()).not.toContain("    at ");
  letGrow(server, "unlimited");
  await becomes(server, [200, "well"]);
  expect(await record()).toEqual([200, "recorded"]);
});

test("reports a damaged database, and restores a backup by a command", async () => {
  const { dataDir } = server;
  const name = "20261120T120000000Z-daily.sqlite";
  mkdirSync(backupsFolder(dataDir), { recursive: true });
  const database = openDatabase(databaseFile(dataDir));
  await database.$executeRawUnsafe(`VACUUM INTO '${path.join(backupsFolder(dataDir), name)}'`);
  // Makes pages read from the file.
  await database.$queryRaw`PRAGMA wal_checkpoint(TRUNCATE)`;
  await database.$disconnect();
  expect((await page()).status).toBe(200);

  overwritePages(databaseFile(dataDir));
  await becomes(server, [503, "database-damaged"]);
  expect(await record()).toEqual([503, "database-damaged"]);
  const { status, text } = await page("/");
  expect([status, text]).toEqual([503, expect.stringContaining("Die Datenbank des Servers ist beschädigt")]);

  await server.kill("SIGKILL");
  const copies = (...more: readonly string[]) =>
    execFileSync(process.execPath, ["--import", "tsx", "lib/cli/backups.ts", ...more], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: "utf8",
    });
  expect(copies()).toMatch(/^20261120T120000000Z-daily\.sqlite +2026-11-20 12:00 +UTC .* daily$/m);
  expect(copies("restore", name)).toContain(`Restored ${name}`);
});
