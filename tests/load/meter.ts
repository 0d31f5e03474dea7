// Loaded into the server before anything else (`--import`): measures its event loop and memory, and answers
// its parent process only.
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setTimeout as rest } from "node:timers/promises";

const TICK_MS = 5;
const GIVING_BACK_MS = 5_000;
/** Shorter ones are normal. */
const NOTED_MS = 30;
const MAX_STALLS = 5_000;

/** A blocked event loop: its end, its duration, and the part without a CPU. */
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

/** Measurements since the last call. */
export interface Measured {
  readonly stalls: readonly Stall[];
  readonly peakRss: number;
  /** CPU time of all threads. */
  readonly processorMs: number;
  readonly memory: Memory;
  readonly processors: number;
}

/** `collect`: runs the garbage collector before reading memory. */
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
 * Milliseconds in which this thread ran, in which it waited for a CPU, and in which the machine's host used a
 * CPU. Linux reports them, and counts the last one separately; elsewhere all are 0.
 */
function readClocks(): { readonly worked: number; readonly waited: number; readonly stolen: number } {
  try {
    const [worked, waited] = readFileSync("/proc/self/schedstat", "utf8").split(" ");
    const all = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/ +/) ?? [];
    // In hundredths of a second, after the line's name and seven other values.
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
  // Garbage collection blocks the loop too, intentionally.
  stalls = [];
  peakRss = 0;
  processor = process.cpuUsage();
  last = performance.now();
  clocks = readClocks();
});

/** Twice, with a pause so that freed memory returns to the machine. */
async function collectGarbage(): Promise<void> {
  globalThis.gc?.();
  await rest(GIVING_BACK_MS);
  globalThis.gc?.();
}
// The channel must not keep an idle process alive.
process.channel?.unref();
