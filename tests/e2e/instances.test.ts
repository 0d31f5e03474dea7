import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyFolder } from "../emptyFolder";
import { bangs, says, start } from "../engine/tableOf";
import { sampled } from "../everyCase";
import { postgresBin } from "../postgresql/installed";
import { ask, type Server, startServer as startPostgres } from "../postgresql/server";
import { WITHOUT_BEAT } from "./heldBack";
import { entry, follow, guest, recordAt, table } from "./phonesByFetch";
import { type RunningServer, type ServerPlace, startServer } from "./server";

// Two instances of the program on one PostgreSQL database, with phones on both. Streams have no heartbeat:
// phones receive only immediate messages.

const bin = postgresBin();
const SECRET = randomBytes(32).toString("hex");

let postgres: Server;
let first: RunningServer;
let second: RunningServer;

beforeAll(async () => {
  if (bin === null) return;
  // Confirmed entries must survive the server.
  postgres = await startPostgres(bin, true);
  await ask(postgres.address("postgres"), "CREATE DATABASE instances");
  const env = { DATABASE_URL: postgres.address("instances"), INSTALLATION_SECRET: SECRET };
  [first, second] = await Promise.all([
    startServer({ dataDir: emptyFolder(), env, node: WITHOUT_BEAT }),
    startServer({ dataDir: emptyFolder(), env, node: WITHOUT_BEAT }),
  ]);
});
afterAll(() => postgres?.end());

/** The recovery time of a killed process. */
const AFTER_ALL = { timeout: 60_000, interval: 100 };

describe.skipIf(bin === null)("two instances on one PostgreSQL database", () => {
  test("sends an entry recorded on one to the streams of the other, once and in order", async () => {
    const keeper = await table(first);
    const bob = await guest(second, keeper);
    const [here, there] = [follow(first, bob), follow(second, keeper)];
    await expect.poll(() => here.events.length * there.events.length).toBeGreaterThan(0);
    const actions = [start("s1", 4), says("s1", "9 sixes"), says("s2", "10 sixes"), bangs("s3")];
    for (const [after, action] of actions.entries()) {
      const answer = await recordAt(
        after % 2 ? first : second,
        after % 2 ? keeper : bob,
        entry(action, after),
      );
      expect(answer.status).toBe(200);
    }
    await expect
      .poll(() => [here.seqs, there.seqs])
      .toEqual([
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ]);
    await Promise.all([here.leave(), there.leave()]);
  });

  test("closes a removed phone's streams on the other at once", async () => {
    const keeper = await table(first);
    const bob = await guest(second, keeper);
    const followed = follow(second, bob);
    expect((await recordAt(second, bob, entry(start("s1", 4), 0))).status).toBe(200);
    await expect.poll(() => followed.seqs).toEqual([1]);
    const headers = { cookie: keeper.cookie };
    const shared = await fetch(new URL(`/api/v1/games/${keeper.game}/links`, first.origin), { headers });
    const { phones } = (await shared.json()) as { phones: { phone: string; own: boolean }[] };
    const [his] = phones.filter(({ own }) => !own);
    const address = `/api/v1/games/${keeper.game}/phones/${his?.phone}`;
    const out = await fetch(new URL(address, first.origin), { method: "DELETE", headers });
    expect(out.status).toBe(200);
    await expect.poll(() => followed.events.at(-1)).toBe("gone");
    expect((await recordAt(second, bob, entry(says("s1", "9 sixes"), 1))).status).toBe(404);
    await followed.leave();
  });

  test("records exactly one of two simultaneous taps, each time", async () => {
    const times = sampled(100, 10);
    const keeper = await table(first);
    const bob = await guest(second, keeper);
    let seq = 0;
    expect((await recordAt(first, keeper, entry(start("s1", 4), seq++))).status).toBe(200);
    for (let count = 1; count <= times; count++) {
      const by = `s${((count - 1) % 3) + 1}`;
      const answers = await Promise.all([
        recordAt(first, keeper, entry(says(by, `${count} sixes`), seq)),
        recordAt(second, bob, entry(says(by, `${count} fives`), seq)),
      ]);
      const statuses = answers.map(({ status }) => status).toSorted();
      // Fives are lower: a later tap with sixes is stale, and gets that message.
      expect(statuses, `claim ${count}`).toEqual([200, 409]);
      seq++;
    }
    const [[entries] = []] = (await ask(
      postgres.address("instances"),
      `SELECT count(*) FROM "Entry" WHERE "gameId" = '${keeper.game}'`,
    )) as unknown[][];
    expect(Number(entries)).toBe(times + 1);
  });

  test("outlives a database that fails as soon as the instance serves", async () => {
    await second.kill("SIGKILL");
    await second.restart();
    await postgres.kill();
    const ready = async ({ origin }: ServerPlace) => (await fetch(new URL("/readyz", origin))).status;
    await expect.poll(() => ready(second), AFTER_ALL).toBe(503);
    await postgres.start();
    for (const each of [first, second]) await expect.poll(() => ready(each), AFTER_ALL).toBe(200);
  });

  test("recovers a killed instance and database with all confirmed entries, and phones continue", async () => {
    const keeper = await table(first);
    const bob = await guest(second, keeper);
    const followed = follow(second, bob);
    expect((await recordAt(first, keeper, entry(start("s1", 4), 0))).status).toBe(200);
    await expect.poll(() => followed.seqs).toEqual([1]);

    await second.kill("SIGKILL");
    expect((await recordAt(first, keeper, entry(says("s1", "9 sixes"), 1))).status).toBe(200);
    await second.restart();
    await expect.poll(() => followed.seqs, AFTER_ALL).toEqual([1, 2]);

    await postgres.kill();
    expect((await recordAt(first, keeper, entry(says("s2", "10 sixes"), 2))).status).toBe(503);
    await postgres.start();
    const again = async () => (await recordAt(first, keeper, entry(says("s2", "10 sixes"), 2))).status;
    await expect.poll(again, AFTER_ALL).toBe(200);
    await expect.poll(() => followed.seqs, AFTER_ALL).toEqual([1, 2, 3]);
    // Both are connected again.
    await expect
      .poll(async () => {
        const answer = await recordAt(first, keeper, entry(says("s3", "11 sixes"), 3));
        return [200, 409].includes(answer.status);
      }, AFTER_ALL)
      .toBe(true);
    await expect.poll(() => followed.seqs).toEqual([1, 2, 3, 4]);
    await followed.leave();
  });
});
