import type { RateLimiterMemory } from "rate-limiter-flexible";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { count, overLimit } from "@/lib/server/identity/limits";
import { collectGarbage } from "./collectGarbage";
import { forget, singletonOf } from "./processSingleton";

beforeEach(() => {
  vi.useFakeTimers();
  forget("Limits");
});
afterEach(() => void vi.useRealTimers());

let made = 0;
const fresh = () => `key ${++made}`;

const storedKeys = () =>
  [...(singletonOf<{ limiters: Map<string, RateLimiterMemory> }>("Limits")?.limiters.values() ?? [])].flatMap(
    (limiter) => limiter.dump().storage,
  );

test("forgets every key when its time is over", async () => {
  for (const kind of ["picture", "start"] as const)
    for (let at = 0; at < 1_000; at++) await overLimit(kind, [fresh()]);
  expect(storedKeys().length).toBeGreaterThanOrEqual(2_000);
  vi.advanceTimersByTime(2 * 3600_000);
  expect(storedKeys()).toEqual([]);
});

/** In bytes, without garbage: other files of this thread leave some. */
function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test("fits a hundred thousand addresses a minute into memory", async () => {
  vi.useRealTimers();
  const grown: number[] = [];
  // Late work of other files can add to one of the measurements.
  for (const crowd of ["one", "two"]) {
    forget("Limits");
    const before = heapInUse();
    for (let at = 0; at < 100_000; at++) await overLimit("picture", [`crowd ${crowd} ${at}`]);
    grown.push((heapInUse() - before) / 1e6);
  }
  console.log(`A hundred thousand addresses take ${grown.map(Math.round).join(", ")} MB.`);
  // 50 MB alone; 200 MB were seen in a thread that kept more of each timer.
  expect(Math.min(...grown)).toBeLessThan(250);
});

test("holds no address, and no key longer than its digest", async () => {
  await count("sign-in", ["ann@example.org", "x".repeat(100_000)]);
  for (const { key } of storedKeys()) expect(key).toMatch(/^[\w-]{43}$/);
});
