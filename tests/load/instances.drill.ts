import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NewEntry } from "@/lib/protocol/entry";
import { entry, follow, guest, journalOf, type Phone, recordAt, table } from "../e2e/phonesByFetch";
import { type RunningServer, startServer } from "../e2e/server";
import { emptyFolder } from "../emptyFolder";
import { says, start } from "../engine/tableOf";
import { postgresBin } from "../postgresql/installed";
import { ask, type Server, startServer as startPostgres } from "../postgresql/server";
import { endlessRounds } from "../server/table";

// Two instances on one PostgreSQL database lose an instance, their connections and the database while four
// phones tap. Confirmed and displayed entries must exist afterwards, once. If two keepers tap at once on
// either, one is recorded.

/** Shorter: RUNS=2 RACES=50 npm run test:full -- tests/load/instances.drill.ts */
const RUNS = Number(process.env.RUNS ?? 10);
const RACES = Number(process.env.RACES ?? 1_000);
/** Per game. */
const RAISES = 100;
const DATABASE = "instances";

const LONGER_THAN_ALL = 3_600_000;
/** The recovery time of a killed process. */
const AFTER_ALL = { timeout: 60_000, interval: 100 };

const ACTIONS = [...endlessRounds(3)].flat();

const bin = postgresBin();
let postgres: Server;
let first: RunningServer;
let second: RunningServer;

beforeAll(async () => {
  if (bin === null) return;
  // Confirmed entries must survive the server.
  postgres = await startPostgres(bin, true);
  await ask(postgres.address("postgres"), `CREATE DATABASE ${DATABASE}`);
  const env = {
    DATABASE_URL: postgres.address(DATABASE),
    INSTALLATION_SECRET: randomBytes(32).toString("hex"),
  };
  [first, second] = await Promise.all([
    startServer({ dataDir: emptyFolder(), env }),
    startServer({ dataDir: emptyFolder(), env }),
  ]);
});
afterAll(() => postgres?.end());

/** A phone that taps the next action through one instance, and follows its table through the other. */
class Tapper {
  /** Confirmed entries: `seq` → id. */
  readonly confirmed = new Map<number, string>();
  readonly followed: ReturnType<typeof follow>;
  /** The last `seq` it knows. */
  private seq = 0;

  constructor(
    private readonly phone: Phone,
    private readonly through: RunningServer,
    other: RunningServer,
  ) {
    this.followed = follow(other, phone);
  }

  async tapUntil(over: () => boolean): Promise<void> {
    let waiting: NewEntry | null = null;
    // An entry without a response is resent before the end: it may be recorded.
    while (!over() || waiting !== null) {
      const { seq } = this;
      waiting ??= entry(ACTIONS[seq % ACTIONS.length] as NewEntry["action"], seq);
      if (await this.isAnswered(waiting)) waiting = null;
      await wait(20 + Math.random() * 80);
    }
  }

  /** True once the instance has decided about an entry. */
  private async isAnswered(tap: NewEntry): Promise<boolean> {
    const answer = await recordAt(this.through, this.phone, tap).catch(() => null);
    const body = await answer?.json().catch(() => null);
    if (!answer || !body || answer.status >= 500 || answer.status === 429) return false;
    if (answer.status === 200)
      for (const { seq, id } of body.entries) if (id === tap.id) this.confirmed.set(seq, id);
    // Another phone was first.
    if (answer.status !== 200 && body.code !== "stale")
      throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    const known = body.entries ?? body.unseen ?? [];
    this.seq = Math.max(
      this.seq,
      this.followed.seqs.at(-1) ?? 0,
      ...known.map(({ seq }: { seq: number }) => seq),
    );
    return true;
  }
}

/** Cuts both instances' database connections. */
const cutConnections = () =>
  ask(
    postgres.address("postgres"),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${DATABASE}'`,
  );

const DISTURBANCES = [
  async () => {
    await second.kill("SIGKILL");
    await wait(Math.random() * 1_000);
    await second.restart();
  },
  cutConnections,
  async () => {
    await postgres.kill();
    await wait(Math.random() * 1_000);
    await postgres.start();
  },
  async () => {
    await first.kill("SIGKILL");
    await wait(Math.random() * 1_000);
    await first.restart();
  },
];

async function evening(): Promise<number> {
  const keeper = await table(first);
  const phones = [
    keeper,
    await guest(first, keeper),
    await guest(second, keeper),
    await guest(second, keeper),
  ];
  const tappers = phones.map((phone, at) =>
    at < 2 ? new Tapper(phone, first, second) : new Tapper(phone, second, first),
  );
  let over = false;
  const tapping = Promise.all(tappers.map((tapper) => tapper.tapUntil(() => over)));
  for (const disturb of DISTURBANCES.toSorted(() => Math.random() - 0.5)) {
    await wait(500 + Math.random() * 1_500);
    await disturb();
  }
  await wait(1_500);
  over = true;
  await tapping;
  const journal = await journalOf(first, keeper);
  const ids = journal.map(({ id }) => id);
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, at) => at + 1));
  expect(new Set(ids).size).toBe(ids.length);
  expect(tappers.flatMap(({ confirmed }) => [...confirmed.values()]).toSorted()).toEqual(ids.toSorted());
  for (const { confirmed, followed } of tappers) {
    for (const [seq, id] of confirmed) expect(ids[seq - 1]).toBe(id);
    await expect.poll(() => followed.ids, AFTER_ALL).toEqual(ids);
    await followed.leave();
  }
  return ids.length;
}

describe.skipIf(bin === null)("two instances on one PostgreSQL database", () => {
  test(`lose no confirmed entry when an instance, the connections and the database are killed, ${RUNS} times`, {
    timeout: LONGER_THAN_ALL,
  }, async () => {
    for (let run = 1; run <= RUNS; run++)
      console.log(`Evening ${run} of ${RUNS}: ${await evening()} entries, each confirmed and shown once.`);
  });

  test(`record one of two keepers' taps, ${RACES} times`, { timeout: LONGER_THAN_ALL }, async () => {
    let recorded = 0;
    for (let left = RACES; left > 0; left -= RAISES) {
      const keeper = await table(first);
      const bob = await guest(second, keeper);
      await recordAt(first, keeper, entry(start("s1", 4), 0));
      for (let count = 1; count <= Math.min(RAISES, left); count++) {
        const by = `s${((count - 1) % 3) + 1}`;
        const answers = await Promise.all([
          recordAt(first, keeper, entry(says(by, `${count} sixes`), count)),
          recordAt(second, bob, entry(says(by, `${count} fives`), count)),
        ]);
        expect(answers.map(({ status }) => status).toSorted(), `claim ${count}`).toEqual([200, 409]);
        recorded++;
      }
      expect(await journalOf(second, keeper)).toHaveLength(1 + Math.min(RAISES, left));
    }
    console.log(`${recorded} races, each won by one keeper.`);
  });
});
