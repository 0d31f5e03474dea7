// `npm run bench:history`: pages of a group with 1,000 games next to the same pages with 10. They must take
// at most half as long again. --small DIR --large DIR   data folders filled by `npm run seed`; without them
// both are created, which takes minutes
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ProgressBar } from "@/lib/cli/progressBar";
import { newId } from "@/lib/client/newId";
import { seed } from "../load/seed/seed";
import { median } from "./figures";
import { type World, worldOf } from "./history/world";

/** The pages; missing ones are omitted. Add a line for a page that reads more than one game. */
const PAGES: readonly (readonly [name: string, path: (world: World) => string])[] = [
  ["start page", () => "/"],
  ["group", ({ group }) => `/groups/${group}`],
  ["games, searched", ({ group }) => `/groups/${group}/games`],
  ["a game’s history", ({ game }) => `/games/${game}/history`],
  ["ledger", ({ group }) => `/groups/${group}/ledger`],
  ["people", ({ group }) => `/groups/${group}/people`],
  ["a person", ({ group, person }) => personPath(group, person)],
  ["a day", ({ group, day }) => `/groups/${group}/days/${day}`],
  ["year", ({ group, year }) => `/groups/${group}/year/${year}`],
  ["review of the year", ({ group, year }) => `/groups/${group}/review/${year}`],
  ["roster", ({ group }) => `/groups/${group}/roster`],
];

const personPath = (group: string, person: string) => `/groups/${group}/people/${person}`;

const SIZES = {
  small: { entries: 10_000, groups: 40, largest: 10, seed: 1 },
  large: { entries: 1_000_000, groups: 40, largest: 1_000, seed: 1 },
} as const;

const TIMES = 15;
/** Untimed runs first: new code is slow. */
const WARM_UP = 4;
const LIMIT = 1.5;
/** Timeout for a correction to appear, in milliseconds. */
const PATIENCE_MS = 60_000;

const { values } = parseArgs({ options: { small: { type: "string" }, large: { type: "string" } } });
const made: string[] = [];

async function folderOf(size: keyof typeof SIZES): Promise<string> {
  const named = values[size];
  if (named !== undefined) return path.resolve(named);
  const folder = mkdtempSync(path.join(tmpdir(), "history-"));
  made.push(folder);
  const bar = new ProgressBar("entries");
  await seed(folder, SIZES[size], (done, of) => bar.show(done, of));
  bar.clear();
  return folder;
}

/** A page's response, and its duration in milliseconds. Null if there is no such page. */
async function timed({ server, cookie }: World, address: string) {
  const before = performance.now();
  const answer = await fetch(new URL(address, server.origin), { headers: { cookie }, redirect: "manual" });
  const text = await answer.text();
  const ms = performance.now() - before;
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new Error(`${address} was answered ${answer.status}`);
  return { ms, text };
}

/** A page's durations in both worlds, alternating, so that disturbances affect both. */
async function compared(worlds: readonly World[], address: (world: World) => string) {
  const times = worlds.map((): number[] => []);
  const kilobytes = worlds.map(() => 0);
  for (let turn = -WARM_UP; turn < TIMES; turn++)
    for (const [at, world] of worlds.entries()) {
      const answer = await timed(world, address(world));
      if (answer === null) return null;
      if (turn >= 0) times[at]?.push(answer.ms);
      kilobytes[at] = answer.text.length / 1024;
    }
  return { times, kilobytes };
}

/** The visible text of a page. */
const readOn = (html: string): string =>
  html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");

/**
 * The time from a correction in an old game to new statistics on the claimer's page. Null if there is no such
 * page.
 */
async function correctedAfter(world: World): Promise<number | null> {
  const { server, cookie, group, correction } = world;
  const { game, seq, replaces, action, person } = correction;
  const address = personPath(group, person);
  const before = await timed(world, address);
  if (before === null) return null;
  const began = performance.now();
  const sent = await fetch(new URL(`/api/v1/games/${game}/entries`, server.origin), {
    method: "POST",
    headers: { cookie, origin: server.origin, "content-type": "application/json" },
    body: JSON.stringify({ entries: [{ id: newId(), action, after: seq, replaces: [replaces] }] }),
  });
  if (!sent.ok) throw new Error(`The correction was answered ${sent.status}: ${await sent.text()}`);
  for (;;) {
    const now = await timed(world, address);
    if (now && readOn(now.text) !== readOn(before.text)) return performance.now() - began;
    if (performance.now() - began > PATIENCE_MS)
      throw new Error(`A correction in ${game} is not seen on ${address}`);
  }
}

const worlds = [await worldOf(await folderOf("small")), await worldOf(await folderOf("large"))] as const;
try {
  const [small, large] = worlds;
  const ms = (time: number | undefined) => `${(time ?? Number.NaN).toFixed(1)} ms`.padStart(10);
  const of = ({ entries, games }: World) => `${entries} entries, ${games} games in the largest group`;
  console.log(`${of(small)}, beside ${of(large)}; load of this machine ${loadavg()[0]?.toFixed(1)}`);
  console.log(`medians of ${TIMES}, in turns`);
  let over = 0;
  const ratio = ([one = Number.NaN, other = Number.NaN]: readonly number[]) => other / one;
  const line = (name: string, times: readonly (readonly number[])[], kilobytes?: readonly number[]) => {
    const medians = times.map(median);
    const isOver = ratio(medians) > LIMIT;
    over += Number(isOver);
    const mark = isOver ? `  over the limit of ${LIMIT}` : "";
    const fastest = ratio(times.map((some) => Math.min(...some))).toFixed(2);
    // More people, kinds and months make a longer page.
    const size = kilobytes ? `, the page ×${ratio(kilobytes).toFixed(2)}` : "";
    console.log(
      `${name.padEnd(24)}${ms(medians[0])}${ms(medians[1])}  ×${ratio(medians).toFixed(2)}, of the fastest ×${fastest}${size}${mark}`,
    );
  };
  for (const [name, address] of PAGES) {
    const found = await compared(worlds, address);
    if (found === null) console.log(`${name.padEnd(24)} there is no such page`);
    else line(name, found.times, found.kilobytes);
  }
  const corrections: (readonly number[])[] = [];
  for (const world of worlds) {
    const after = await correctedAfter(world);
    if (after !== null) corrections.push([after]);
  }
  if (corrections.length === worlds.length) line("a correction, till shown", corrections);
  else console.log("a correction, till shown  there is no person’s page");
  if (over > 0) process.exitCode = 1;
} finally {
  for (const { server } of worlds) await server.stop();
  for (const folder of made) rmSync(folder, { recursive: true });
}
