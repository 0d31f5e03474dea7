import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { Entry, NewEntry } from "@/lib/protocol/entry";
import { entry, follow, journalOf, type Phone, recordAt, table } from "../e2e/phonesByFetch";
import { type RunningServer, startServer } from "../e2e/server";
import { emptyFolder } from "../emptyFolder";
import { postgresBin } from "../postgresql/installed";
import { ask, startServer as startPostgres } from "../postgresql/server";
import { endlessRounds } from "../server/table";

// The program is killed repeatedly while eight tables play: confirmed and displayed entries must exist
// afterwards, once.

const TABLES = 8;
/** Shorter: KILLS=20 npm run test:full -- tests/load/killed.drill.ts */
const KILLS = Number(process.env.KILLS ?? 200);

const LONGER_THAN_ALL = 3_600_000;

/** A table that plays endlessly. */
interface Played {
  readonly phone: Phone;
  /** Confirmed entries: `seq` → id. */
  readonly confirmed: Map<number, string>;
  readonly followed: ReturnType<typeof follow>;
  /** The entry without a response. */
  waiting: NewEntry | null;
  seq: number;
}

const ACTIONS = [...endlessRounds(3)].flat();

/** Plays until there is no response, or the rate limit is reached; first resends the unanswered entry. */
async function play(server: RunningServer, played: Played): Promise<void> {
  for (;;) {
    const action = ACTIONS[played.seq % ACTIONS.length] as NewEntry["action"];
    const next: NewEntry = played.waiting ?? entry(action, played.seq);
    played.waiting = next;
    const answer = await recordAt(server, played.phone, next).catch(() => null);
    if (answer === null || answer.status === 429) return;
    const body = await answer.json().catch(() => null);
    if (body === null) return;
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(body)}`);
    const [{ seq, id }] = body.entries as [Entry];
    played.confirmed.set(seq, id);
    played.seq = seq;
    played.waiting = null;
  }
}

async function killedAgainAndAgain(server: RunningServer): Promise<void> {
  const tables: Played[] = [];
  for (let at = 0; at < TABLES; at++) {
    const phone = await table(server);
    tables.push({ phone, confirmed: new Map(), followed: follow(server, phone), waiting: null, seq: 0 });
  }
  for (let kill = 1; kill <= KILLS; kill++) {
    const playing = Promise.all(tables.map((one) => play(server, one)));
    await wait(100 + Math.random() * 900);
    await server.kill("SIGKILL");
    await playing;
    await server.restart();
  }
  let confirmed = 0;
  for (const { phone, confirmed: theirs, followed } of tables) {
    await followed.leave();
    const journal = await journalOf(server, phone);
    expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, at) => at + 1));
    expect(new Set(journal.map(({ id }) => id)).size).toBe(journal.length);
    for (const [seq, id] of theirs) expect(journal[seq - 1]?.id).toBe(id);
    for (const [at, seq] of followed.seqs.entries()) expect(journal[seq - 1]?.id).toBe(followed.ids[at]);
    // Each was shown once.
    expect(new Set(followed.seqs).size).toBe(followed.seqs.length);
    confirmed += theirs.size;
  }
  console.log(`killed ${KILLS} times, ${confirmed} entries confirmed: all are there, once`);
  expect(confirmed).toBeGreaterThan(KILLS * TABLES);
}

describe("a program that is killed while eight tables are played at", () => {
  test("keeps every confirmed entry in SQLite", { timeout: LONGER_THAN_ALL }, async () => {
    await killedAgainAndAgain(await startServer());
  });

  const bin = postgresBin();
  test.skipIf(bin === null)(
    "keeps every confirmed entry in PostgreSQL",
    { timeout: LONGER_THAN_ALL },
    async () => {
      const postgres = await startPostgres(bin as string, true);
      try {
        await ask(postgres.address("postgres"), "CREATE DATABASE killed");
        const env = { DATABASE_URL: postgres.address("killed") };
        const server = await startServer({ dataDir: emptyFolder(), env });
        await killedAgainAndAgain(server);
        await server.kill("SIGKILL");
      } finally {
        await postgres.end();
      }
    },
  );
});
