import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Action } from "@/lib/engine";
import { closeDatabase } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import type { Pass } from "@/lib/server/identity/access";
import { record } from "@/lib/server/table/record/record";
import { endlessRounds, entriesOf, recordAll, seatedTable } from "../server/table";
import { median } from "./figures";

// The cost of an entry early and late in a long game, on a real file: it must not grow with the game.

const EARLY = 10;
const LATE = 10_000;
/** Timed entries of each. */
const TIMED = 100;
/** Batch size of untimed entries. */
const AT_ONCE = 200;

const dataDir = mkdtempSync(path.join(tmpdir(), "bench-"));
process.env.DATA_DIR = dataDir;
await migrate(dataDir, path.resolve("prisma/migrations"));

/** A game up to some entry. */
interface Game {
  readonly pass: Pass;
  readonly actions: readonly Action[];
  seq: number;
}

async function gameAt(seq: number): Promise<Game> {
  const pass = await seatedTable();
  const actions = [...endlessRounds((seq + TIMED) / 4 + 1)].flat();
  for (let at = 0; at < seq; at += AT_ONCE)
    await recordAll(pass, actions.slice(at, Math.min(seq, at + AT_ONCE)), at);
  return { pass, actions, seq };
}

/** Records one more entry, and returns its duration in milliseconds. */
async function costOfNext(game: Game): Promise<number> {
  const list = entriesOf(game.actions.slice(game.seq, game.seq + 1), game.seq++);
  const before = performance.now();
  const done = await record(game.pass, list);
  const cost = performance.now() - before;
  if (!done.ok) throw new Error(done.refusal.message);
  return cost;
}

/** The durations of the games' next entries, alternating, so that disturbances affect both. */
async function costsOf(games: readonly Game[]): Promise<readonly (readonly number[])[]> {
  const costs = games.map((): number[] => []);
  for (let turn = 0; turn < TIMED; turn++)
    for (const [at, game] of games.entries()) costs[at]?.push(await costOfNext(game));
  return costs;
}

// New code is slow, which would hide the cost of a long game.
for (let turn = 0; turn < 4; turn++) await costsOf([await gameAt(EARLY), await gameAt(EARLY)]);
const [early = [], late = []] = await costsOf([await gameAt(EARLY), await gameAt(LATE)]);

const line = (from: number, costs: readonly number[]) =>
  console.log(`entries ${from}–${from + TIMED}: ${median(costs).toFixed(3)} ms (median)`);
line(EARLY, early);
line(LATE, late);
console.log(`ratio: ${(median(late) / median(early)).toFixed(2)}`);

await closeDatabase();
rmSync(dataDir, { recursive: true });
