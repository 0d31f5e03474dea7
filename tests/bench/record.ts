import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { closeDatabase } from "@/lib/server/db/db";
import { migrate } from "@/lib/server/db/migrate";
import { record } from "@/lib/server/table/record/record";
import { endlessRounds, entriesOf, seatedTable } from "../server/table";
import { median } from "./figures";

// What one entry costs early and late in a long game, on a real file: it must not grow with the game.

const ENTRIES = 2_200;
const EARLY = [10, 110] as const;
const LATE = [1_950, 2_050] as const;

const dataDir = mkdtempSync(path.join(tmpdir(), "bench-"));
process.env.DATA_DIR = dataDir;
await migrate(dataDir, path.resolve("prisma/migrations"));

/** Records a game one entry at a time, and answers what each cost in milliseconds. */
async function costsOf(entries: number): Promise<readonly number[]> {
  const pass = await seatedTable();
  const costs: number[] = [];
  for (const action of [...endlessRounds(entries / 4)].flat()) {
    const list = entriesOf([action], costs.length);
    const before = performance.now();
    const done = await record(pass, list);
    costs.push(performance.now() - before);
    if (!done.ok) throw new Error(done.refusal.message);
  }
  return costs;
}

// Code that runs for the first time is slow, which would hide what a long game costs.
await costsOf(800);
const costs = await costsOf(ENTRIES);

const early = median(costs.slice(...EARLY));
const late = median(costs.slice(...LATE));
const ms = (cost: number) => `${cost.toFixed(3)} ms`;
console.log(`entries ${EARLY.join("–")}: ${ms(early)} (median)`);
console.log(`entries ${LATE.join("–")}: ${ms(late)} (median)`);
console.log(`ratio: ${(late / early).toFixed(2)}`);

await closeDatabase();
rmSync(dataDir, { recursive: true });
