// `npm run bench:writing`: the cost of a tap from the posting phone, to the disk, to the following phones.
// Our program, boardgame.io's server and a bare one alternate in one run. Prints numbers and ratios; asserts
// nothing, because machines differ. eight lone crowd open   only the named parts
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { median } from "./figures";
import { type Running, startOurs } from "./program";
import { startBare } from "./writing/bare";
import { boardgameTables, startBoardgame } from "./writing/boardgame";
import { syncTimes } from "./writing/fsync";
import { httpTables } from "./writing/httpTables";
import { memoryOf } from "./writing/memory";
import { type Contender, inTurns, type Played } from "./writing/play";
import { conditions, lineOf, p50, p99, ratio, speed, wanted } from "./writing/report";
import { BEHIND_PROXY, makeTables, type Places, type Table } from "./writing/tables";

const TABLES = 8;
/** Pause between the taps of a lone phone. */
const PAUSE_MS = 20;
const WATCHERS = 500;
const OPEN_TABLES = 1_000;
/** Warm-up tables. */
const FIRST_TABLES = 50;

const named = process.argv.slice(2);
const isAsked = (part: "eight" | "lone" | "crowd" | "open") => named.length === 0 || named.includes(part);

const folder = mkdtempSync(path.join(tmpdir(), "writing-"));
const dataDir = path.join(folder, "ours");
// The programs always end with this process.
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const running: Running[] = [];

async function started(program: Promise<Running>): Promise<Running> {
  running.push(await program);
  return program;
}

async function stopAll(): Promise<void> {
  for (const program of running.splice(0)) await program.stop();
}

/** Runs contenders in turns, prints and returns their results, with the disk's sync times. */
async function compared<All extends readonly Contender[]>(
  title: string,
  contenders: readonly [...All],
  { pauseMs = 0, shownTo = 1 } = {},
): Promise<[played: { readonly [At in keyof All]: Played }, syncs: readonly number[]]> {
  console.log(`\n${title}`);
  const syncs: number[] = [];
  const played = await inTurns(contenders, () => syncs.push(...syncTimes(folder)), pauseMs);
  for (const one of played) console.log(lineOf(one, shownTo));
  console.log(`  ${conditions(syncs)}`);
  return [played as { [At in keyof All]: Played }, syncs];
}

async function eightTables(ours: string, files: string, bare: string, tables: readonly Table[]) {
  const [[our, their, least]] = await compared(
    `${tables.length} tables, a phone posts at each, another one follows: posted, on disk, shown to the other`,
    [
      { name: "ours", open: httpTables(ours, tables) },
      { name: "boardgame.io, files", open: boardgameTables(files, tables.length, 1) },
      { name: "bare server", open: httpTables(bare, tables) },
    ],
  );
  console.log(wanted("entries, ours to boardgame.io", ratio(our, their, speed), "at least", 5));
  console.log(wanted("p99, ours to boardgame.io", ratio(our, their, p99), "at most", 0.25));
  console.log(wanted("entries, ours to the bare server", ratio(our, least, speed), "at least", 0.5));
}

async function loneTap(ours: string, bare: string, tables: readonly Table[]) {
  const [[our], syncs] = await compared(
    `A lone tap every ${PAUSE_MS} ms`,
    [
      { name: "ours", open: httpTables(ours, tables) },
      { name: "bare server", open: httpTables(bare, tables) },
    ],
    { pauseMs: PAUSE_MS },
  );
  const taken = median(our.stretches.map(p50));
  console.log(wanted("p50 in ms, beside two fsyncs and 3 ms", taken, "at most", 2 * median(syncs) + 3));
}

async function crowd(ours: string, memory: string, tables: readonly Table[]) {
  const [[our, their]] = await compared(
    `One table, shown to ${WATCHERS} phones`,
    [
      { name: "ours", open: httpTables(ours, tables) },
      { name: "boardgame.io, memory", open: boardgameTables(memory, 1, WATCHERS) },
    ],
    { shownTo: WATCHERS },
  );
  console.log(wanted("deliveries, ours to boardgame.io", ratio(our, their, speed), "at least", 1));
}

async function openTables(first: readonly Table[], tables: readonly Table[]) {
  console.log(`\n${tables.length} open tables, a phone follows each, an entry was recorded at each`);
  const { heap, resident } = await memoryOf(dataDir, first, tables);
  console.log(`ours: ${resident.toFixed(1)} kB of resident memory each`);
  console.log(wanted("kB of heap each", heap, "at most", 20));
}

const many = (count: number, places: Places): readonly Places[] => Array(count).fill(places);

try {
  mkdirSync(dataDir);
  const tables = await makeTables(dataDir, [
    // Enough posting phones to stay within the rate limit.
    ...many(TABLES, { players: 150, watchers: 1 }),
    { players: 20, watchers: 1 },
    { players: 50, watchers: WATCHERS },
    ...many(isAsked("open") ? FIRST_TABLES + OPEN_TABLES : 0, { players: 1, watchers: 1 }),
  ]);
  const eight = tables.slice(0, TABLES);
  const [lone, shown] = [tables.slice(TABLES, TABLES + 1), tables.slice(TABLES + 1, TABLES + 2)];
  const others = tables.slice(TABLES + 2);

  const bare = (await started(startBare(dataDir, folder))).origin;
  const files = (await started(startBoardgame(path.join(folder, "matches")))).origin;
  const memory = (await started(startBoardgame())).origin;
  const ours = (await started(startOurs(dataDir, BEHIND_PROXY))).origin;
  if (isAsked("eight")) await eightTables(ours, files, bare, eight);
  if (isAsked("lone")) await loneTap(ours, bare, lone);
  if (isAsked("crowd")) await crowd(ours, memory, shown);
  await stopAll();
  if (isAsked("open")) await openTables(others.slice(0, FIRST_TABLES), others.slice(FIRST_TABLES));
} finally {
  await stopAll();
}
