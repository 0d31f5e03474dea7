import { beforeEach, expect, test, vi } from "vitest";
import { byAnyone, expectedMs, overBudget } from "@/lib/server/api/costs";
import type { runInWorker } from "@/lib/server/process/workers/pool";
import { forget } from "./processSingleton";

beforeEach(() => {
  forget("Limits");
});

const from = (address: string) => new Request("http://table/", { headers: { "x-peer-address": address } });
type Run = typeof runInWorker;
const NOTHING = new Uint8Array();

/** Work without a thread, with a given cost. */
const costing = (ms: number) => vi.fn(async () => ({ ok: true, value: { ok: true, json: NOTHING }, ms }));
const spend = (address: string, expected: number, run: ReturnType<typeof costing>) =>
  byAnyone(from(address), "settle", NOTHING, expected, run as unknown as Run);

/** How often a cost is admitted from an address in a row. */
async function timesUntilOver(address: string, ms: number, expected = 20) {
  for (let times = 0; ; times++) {
    const done = await spend(address, expected, costing(ms));
    if (!done.ok) return { times, refusal: done.refusal };
  }
}

test("counts the cost, not the number of requests", async () => {
  expect(await timesUntilOver("dear", 2_500)).toMatchObject({
    times: 4,
    refusal: { code: "too-many", wait: 60 },
  });
  expect((await timesUntilOver("cheap", 0.1)).times).toBe(500);
  expect(await overBudget(from("cheap"))).toBe(60);
  expect(await overBudget(from("somebody else"))).toBeNull();
});

test("refunds an overestimate", async () => {
  expect((await timesUntilOver("large", 100, expectedMs(2 ** 20))).times).toBe(90);
});

test("counts all simultaneous requests before any work", async () => {
  const run = costing(3_000);
  const asked = await Promise.all(Array.from({ length: 100 }, () => spend("crowd", 3_000, run)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(3);
  expect(run).toHaveBeenCalledTimes(3);
});

test("answers busy to many addresses together, without charging refusals", async () => {
  for (let each = 0; each < 7; each++) await spend(`bot ${each}`, 20, costing(9_000));
  const refused = await spend("a table", 20, costing(1));
  expect(refused).toMatchObject({ ok: false, refusal: { code: "busy", wait: expect.any(Number) } });
  expect(await overBudget(from("a table"))).toBeNull();
});

test.each([
  ["busy", 0, { code: "busy", wait: 5 }],
  ["too-costly", 9_990, { code: "too-costly" }],
] as const)("reports %s as such, and charges its cost", async (why, ms, refusal) => {
  const stopped = (async () => ({ ok: false, why, ms })) as unknown as Run;
  const done = await byAnyone(from("one"), "settle", NOTHING, 20, stopped);
  expect(done).toMatchObject({ ok: false, refusal });
  expect((await spend("one", 100, costing(1))).ok).toBe(why === "busy");
});
