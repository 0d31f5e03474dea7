// Friendly and hostile requests of every kind, many at once from many addresses, against the installed
// program. Set the number with REQUESTS=5000 npm run test:full mixedAttack. It measures time, so it needs an
// otherwise idle machine.
import { writeSync } from "node:fs";
import { setTimeout as rest } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { quantile } from "../bench/figures";
import { type RunningServer, startServer } from "../e2e/server";
import type { Outcome } from "./attack";
import { type Watched, watchHealth } from "./health";
import { KINDS } from "./kinds";
import { METERED, measure } from "./measure";
import type { Measured, Memory, Stall } from "./meter";
import { Attack } from "./processes";

const REQUESTS = Number(process.env.REQUESTS ?? 200_000);
/** Requests per kind alone. */
const ALONE = Number(process.env.ALONE ?? 10);
const AT_ONCE = Number(process.env.AT_ONCE ?? 24);
/** After this, every code path ran once and intended caches are full. */
const WARM_UP = Math.min(4_000, REQUESTS);
/** Time for streams, connections and limits to end, in milliseconds. */
const REST_MS = 75_000;

const MAX_STALL_MS = 100;
const SLOWEST_HEALTH_MS = 1_000;
const MAX_GROWTH = 1.2;

const HOURS = 3_600_000;

let server: RunningServer;
const attack = new Attack();
beforeAll(async () => {
  server = await startServer({ node: METERED, env: { TRUSTED_PROXIES: "127.0.0.1" } });
  await attack.order({ order: "prepare", origin: server.origin });
}, 10 * 60_000);

/** Printed at once, not at the end of an hour-long test. */
const report = (line: string) => writeSync(1, `${line}\n`);

const millions = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const say = ({ rss, heapUsed, heapTotal, external, arrayBuffers }: Memory) =>
  `${millions(rss)} resident, heap ${millions(heapUsed)} of ${millions(heapTotal)}, external ${millions(external)}, buffers ${millions(arrayBuffers)}`;

/** The program's own part of a stall, without other processes and the host. */
const own = ({ ms, withoutMs }: Stall) => ms - withoutMs;
const longestFirst = ({ stalls }: Measured): readonly Stall[] => stalls.toSorted((a, b) => own(b) - own(a));
const longestOf = (measured: Measured): number => Math.max(0, ...measured.stalls.map(own));

/** Sends requests of one kind sequentially: the longest stall, and each cost, in milliseconds. */
async function sentAlone(kind: string, requests: number) {
  await measure(server.process());
  const { statuses } = await attack.order({ order: "alone", kind, requests });
  const measured = await measure(server.process());
  return {
    stall: longestOf(measured),
    each: measured.processorMs / requests,
    statuses: JSON.stringify(statuses[kind]),
  };
}

describe("the program under attack", () => {
  test("blocks the event loop only briefly for each kind alone", {
    timeout: HOURS,
  }, async () => {
    const longest: Record<string, number> = {};
    for (const kind of Object.keys(KINDS)) {
      const first = await sentAlone(kind, 1);
      const more = await sentAlone(kind, ALONE);
      // The first one loads code, once per process: it is reported, and cannot be repeated.
      longest[kind] = more.stall;
      report(
        `${kind}: longest stall ${first.stall.toFixed(0)} ms at first, ${more.stall.toFixed(0)} ms later, ` +
          `${more.each.toFixed(1)} ms of processor each, ${more.statuses}`,
      );
    }
    expect(Object.entries(longest).filter(([, ms]) => ms >= MAX_STALL_MS)).toEqual([]);
  });

  describe("all kinds at once", () => {
    let outcome: Outcome;
    let health: Watched;
    let during: Measured;
    let before: Memory;
    let after: Memory;

    beforeAll(async () => {
      await attack.order({ order: "mix", requests: WARM_UP, atOnce: AT_ONCE });
      await rest(REST_MS);
      before = (await measure(server.process(), "collected")).memory;
      report(`Before: ${say(before)}`);
      const watched = watchHealth(server.origin);
      outcome = await attack.order({ order: "mix", requests: REQUESTS, atOnce: AT_ONCE });
      health = await watched();
      during = await measure(server.process());
      const worst = longestFirst(during).slice(0, 15);
      const attributed = await attack.order({ order: "attribute", stalls: worst });
      reportOutcome(outcome, health, during);
      for (const [at, stall] of worst.entries())
        report(
          `Stall of ${stall.ms.toFixed(0)} ms, ${stall.withoutMs.toFixed(0)} of it for want of a processor, during ${attributed.during[at]?.join(", ")}`,
        );
      await rest(REST_MS);
      report(`After a rest: ${say((await measure(server.process())).memory)}`);
      after = (await measure(server.process(), "collected")).memory;
      report(`After: ${say(after)}`);
    }, 8 * HOURS);

    test("answers every request without a server error", () => {
      expect(Object.entries(outcome.statuses).filter(([, counts]) => counts[500])).toEqual([]);
    });

    test("answers health within a second", () => {
      expect(health.unwell).toBe(0);
      expect(Math.max(...health.took)).toBeLessThan(SLOWEST_HEALTH_MS);
    });

    test("never blocks the event loop for a tenth of a second", () => {
      expect(longestOf(during)).toBeLessThan(MAX_STALL_MS);
    });

    test("returns to within a fifth of its initial memory", () => {
      expect(after.rss / before.rss).toBeLessThan(MAX_GROWTH);
    });
  });
});

function reportOutcome(
  { seconds, statuses, slowest }: Outcome,
  { took, unwell }: Watched,
  measured: Measured,
): void {
  for (const [kind, counts] of Object.entries(statuses))
    report(`${kind}: ${JSON.stringify(counts)}, slowest ${slowest[kind]?.toFixed(0)} ms`);
  report(
    `${REQUESTS} requests in ${seconds.toFixed(0)} s; processor ${(measured.processorMs / 1000).toFixed(0)} s of ${measured.processors} processors. ` +
      `Health asked ${took.length} times, ${unwell} times unwell: ${quantile(took, 0.5).toFixed(0)} ms (median), ${quantile(took, 0.99).toFixed(0)} ms (p99), ${Math.max(...took).toFixed(0)} ms at most. ` +
      `Longest stall ${longestOf(measured).toFixed(0)} ms, ${measured.stalls.filter((one) => own(one) > MAX_STALL_MS).length} over ${MAX_STALL_MS} ms. Peak ${millions(measured.peakRss)}.`,
  );
}
