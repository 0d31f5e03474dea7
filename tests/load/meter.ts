// Loaded into the server before anything else (`--import`): measures its event loop and its memory, and answers the process that
// started it. Nobody else can ask.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout as rest } from "node:timers/promises";

const TICK_MS = 5;
const GIVING_BACK_MS = 5_000;
/** Shorter ones are what answering a request takes. */
const NOTED_MS = 30;
const MAX_STALLS = 5_000;

/** A time in which the event loop did nothing else: when it ended, how long it took, and how much of that had no processor for it. */
export interface Stall {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly ms: number;
  readonly withoutMs: number;
}

/** In bytes. */
export interface Memory {
  readonly rss: number;
  readonly heapUsed: number;
  readonly heapTotal: number;
  readonly external: number;
  readonly arrayBuffers: number;
}

/** What is measured since it was last asked for. */
export interface Measured {
  readonly stalls: readonly Stall[];
  readonly peakRss: number;
  /** Of all threads together. */
  readonly processorMs: number;
  readonly memory: Memory;
  readonly processors: number;
}

/** `collect`: garbage is collected before memory is read. */
export interface Measure {
  readonly measure: "now" | "collected";
}

let stalls: Stall[] = [];
let peakRss = 0;
let processor = process.cpuUsage();
let last = performance.now();
let clocks = readClocks();

setInterval(() => {
  const now = performance.now();
  const ms = now - last - TICK_MS;
  const { worked, waited, stolen } = readClocks();
  if (ms >= NOTED_MS && stalls.length < MAX_STALLS) {
    const without = waited - clocks.waited + stolen - clocks.stolen;
    const rest = Math.max(0, ms - (worked - clocks.worked));
    stalls.push({ until: performance.timeOrigin + now, ms, withoutMs: Math.min(rest, without) });
  }
  last = now;
  clocks = { worked, waited, stolen };
}, TICK_MS).unref();

setInterval(() => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
}, 250).unref();

/**
 * For how many milliseconds this thread was on a processor, and for how many it could have been, had another process not had it; and
 * for how many the machine's host had any of its processors. Linux tells, and does not count the last as the first; elsewhere all are 0.
 */
function readClocks(): { readonly worked: number; readonly waited: number; readonly stolen: number } {
  try {
    const [worked, waited] = readFileSync("/proc/self/schedstat", "utf8").split(" ");
    const all = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/ +/) ?? [];
    // In hundredths of a second, behind the line's name and seven others.
    return { worked: Number(worked) / 1e6, waited: Number(waited) / 1e6, stolen: Number(all[8] ?? 0) * 10 };
  } catch {
    return { worked: 0, waited: 0, stolen: 0 };
  }
}

process.on("message", async ({ measure }: Measure) => {
  if (measure === "collected") await collectGarbage();
  const { user, system } = process.cpuUsage(processor);
  const measured: Measured = {
    stalls,
    peakRss: Math.max(peakRss, process.memoryUsage.rss()),
    processorMs: (user + system) / 1000,
    memory: process.memoryUsage(),
    processors: availableParallelism(),
  };
  process.send?.(measured);
  // Collecting garbage stalls the loop as well, at our own wish.
  stalls = [];
  peakRss = 0;
  processor = process.cpuUsage();
  last = performance.now();
  clocks = readClocks();
});

/** Twice, with a while for what is freed at the first time to be given back to the machine. */
async function collectGarbage(): Promise<void> {
  globalThis.gc?.();
  await rest(GIVING_BACK_MS);
  globalThis.gc?.();
}
// The channel keeps no process running that has nothing else to do.
process.channel?.unref();
