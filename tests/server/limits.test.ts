import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as turn } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeDatabase } from "@/lib/server/db/db";
import { type Device, newDevice } from "@/lib/server/identity/device";
import {
  byAddress,
  byHolder,
  canTry,
  count,
  EVERYBODY,
  type LimitKind,
  overLimit,
  rateLimitKeys,
  refund,
} from "@/lib/server/identity/limits";
import { outsideRequests } from "@/lib/server/process/requestContext";
import { emptyFolder } from "../emptyFolder";
import { collectGarbage } from "./collectGarbage";

// Reached limits are logged there.
process.env.DATA_DIR = emptyFolder();

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());
afterAll(closeDatabase);

let made = 0;
const fresh = () => `key ${++made}`;
const guest = (device: Device) => ({ device, account: null });
const anonymous = { device: null, account: null };
const from = (address: string) => new Request("http://table/", { headers: { "x-peer-address": address } });

async function doneIn(kind: LimitKind, keys: readonly string[]): Promise<number> {
  for (let times = 0; ; times++) if ((await overLimit(kind, keys)) !== null) return times;
}

test("does not retain a request for the hour its count lasts", async () => {
  vi.useRealTimers();
  const requests = new AsyncLocalStorage<object>();
  const asked = async () => {
    const request = { answer: "a long one" };
    await requests.run(request, async () => {
      await overLimit("start", [fresh()]);
      await count("start", [fresh()]);
    });
    return new WeakRef(request);
  };
  // The program does so before it listens.
  outsideRequests(() => undefined);
  const request = await asked();
  await turn();
  collectGarbage();
  expect(request.deref()).toBeUndefined();
});

describe("limits", () => {
  test.each([
    ["picture", 60, 60],
    ["write", 240, 600],
    ["start", 30, 120],
    ["sign-in", 5, 120],
    ["sign-up", 30, 60],
    ["invitation", 10, 30],
  ] as const)("allow %s: %i times per holder, %i per address", async (kind, each, address) => {
    expect(await doneIn(kind, [byHolder(fresh())])).toBe(each);
    expect(await doneIn(kind, [byAddress(from(fresh()))])).toBe(address);
  });

  test("end at the announced time", async () => {
    const keys = [fresh()];
    await doneIn("sign-in", keys);
    const wait = await overLimit("sign-in", keys);
    expect(wait).toBe(60);
    vi.advanceTimersByTime(30_000);
    expect(await overLimit("sign-in", keys)).toBe(30);
    vi.advanceTimersByTime(30_000);
    expect(await overLimit("sign-in", keys)).toBeNull();
  });

  test("do not extend with further tries", async () => {
    const keys = [fresh()];
    await doneIn("sign-in", keys);
    vi.advanceTimersByTime(59_000);
    for (let tries = 0; tries < 1_000; tries++) await overLimit("sign-in", keys);
    vi.advanceTimersByTime(1_000);
    expect(await canTry("sign-in", keys)).toBeNull();
  });

  test("are separate per kind", async () => {
    const keys = [fresh()];
    await doneIn("sign-in", keys);
    expect(await overLimit("invitation", keys)).toBeNull();
  });
});

describe("cost limits", () => {
  test("count per address, and in total", async () => {
    const own = fresh();
    expect(await overLimit("thinking", [own], 9_000)).toBeNull();
    expect(await overLimit("thinking", [own], 1_001)).not.toBeNull();
    for (let address = 0; address < 6; address++)
      expect(await overLimit("thinking", [EVERYBODY], 10_000)).toBeNull();
    expect(await overLimit("thinking", [EVERYBODY], 1)).not.toBeNull();
    expect(await overLimit("thinking", [fresh()], 10_000)).toBeNull();
  });

  test("refund an overestimate, and no more", async () => {
    const keys = [fresh()];
    await overLimit("thinking", keys, 5_000);
    await refund("thinking", keys, 4_000);
    expect(await overLimit("thinking", keys, 9_000)).toBeNull();
    await refund("thinking", keys, 1_000_000);
    expect(await overLimit("thinking", keys, 10_001)).not.toBeNull();
  });
});

describe("many phones at one address", () => {
  test("are not affected by a refused phone", async () => {
    const place = from(fresh());
    const loud = newDevice();
    for (let times = 0; times < 2_000; times++) await overLimit("write", rateLimitKeys(place, guest(loud)));
    expect(await doneIn("write", rateLimitKeys(place, guest(newDevice())))).toBe(240);
  });
  test("are not affected by an unknown visitor", async () => {
    const place = from(fresh());
    for (let times = 0; times < 2_000; times++) await overLimit("write", rateLimitKeys(place, anonymous));
    expect(await overLimit("write", rateLimitKeys(place, anonymous))).not.toBeNull();
    expect(await overLimit("write", rateLimitKeys(place, guest(newDevice())))).toBeNull();
  });
});

describe("limits on failures", () => {
  test("do not count requests, only failures", async () => {
    const [person, address] = [fresh(), fresh()];
    for (let times = 0; times < 100; times++) expect(await canTry("sign-in", [person, address])).toBeNull();
    for (let times = 0; times < 5; times++) {
      expect(await canTry("sign-in", [person, address])).toBeNull();
      await count("sign-in", [person, address]);
    }
    expect(await canTry("sign-in", [person, fresh()])).toBe(60);
    expect(await canTry("sign-in", [fresh(), address])).toBe(60);
    expect(await canTry("sign-in", [fresh(), fresh()])).toBeNull();
  });

  test("admit five of a hundred at once, and refund a right one", async () => {
    const keys = [fresh(), fresh()];
    const tries = await Promise.all(Array.from({ length: 100 }, () => overLimit("sign-in", keys)));
    expect(tries.filter((wait) => wait === null)).toHaveLength(5);
    const others = [fresh()];
    for (let times = 0; times < 100; times++) {
      expect(await overLimit("sign-in", others)).toBeNull();
      await refund("sign-in", others);
    }
  });

  test("give no credit", async () => {
    const keys = [fresh()];
    for (let times = 0; times < 100; times++) await refund("sign-in", keys);
    expect(await doneIn("sign-in", keys)).toBe(5);
  });
});
