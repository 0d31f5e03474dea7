import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { RequestQueue } from "@/lib/server/http/requestQueue";

/** Blocks the event loop for a while. */
function busy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe("simultaneous requests", () => {
  test("start in order, one per turn of the event loop", async () => {
    const admission = new RequestQueue();
    const begun: number[] = [];
    for (let at = 0; at < 50; at++) admission.admit(() => begun.push(at));
    expect(begun).toEqual([]);
    for (let turns = 1; begun.length < 50; turns++) {
      await turn();
      expect(begun.length).toBeLessThanOrEqual(turns);
    }
    expect(begun).toEqual(Array.from({ length: 50 }, (_, at) => at));
  });

  test("wait while earlier ones block the loop, and start all the same", async () => {
    const admission = new RequestQueue();
    let begun = 0;
    for (let at = 0; at < 20; at++) admission.admit(() => begun++);
    let turns = 0;
    for (; begun < 3; turns++) {
      busy(30);
      await turn();
    }
    // Two of them started after the maximum number of skipped turns.
    expect(turns).toBeGreaterThan(10);
    while (begun < 20) await turn();
  });

  test.each([0, 30])("start an urgent one first, with the loop busy for %i ms", async (ms) => {
    const admission = new RequestQueue();
    const begun: string[] = [];
    for (let at = 0; at < 3; at++) admission.admit(() => begun.push("waits"));
    busy(ms);
    admission.admit(() => begun.push("urgent"), true);
    await turn();
    busy(ms);
    await turn();
    expect(begun[0]).toBe("urgent");
  });
});
