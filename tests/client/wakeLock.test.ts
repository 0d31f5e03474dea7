import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stayAwake } from "@/lib/client/wakeLock";
import { wakeLockUnsupported } from "@/lib/client/wakeLockUnsupported";
import { stubBrowser } from "./browserStub";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser with wake locks, and counts of granted and held ones. */
function withLocks() {
  const locks: EventTarget[] = [];
  let given = 0;
  const release = async (lock: EventTarget) => {
    if (!locks.includes(lock)) return;
    locks.splice(locks.indexOf(lock), 1);
    lock.dispatchEvent(new Event("release"));
  };
  const request = async () => {
    const lock = new EventTarget();
    given++;
    locks.push(lock);
    return Object.assign(lock, { release: () => release(lock) });
  };
  const { page, fire } = stubBrowser({ wakeLock: { request } });
  const hide = async () => {
    page.visibilityState = "hidden";
    for (const lock of [...locks]) await release(lock);
    fire("visibilitychange");
  };
  const show = () => {
    page.visibilityState = "visible";
    fire("visibilitychange");
  };
  return { lockCount: () => locks.length, given: () => given, hide, show };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe("a screen that stays on", () => {
  test("holds one lock from the first activity on", async () => {
    const { lockCount, given } = withLocks();
    const awake = stayAwake();
    await settled();
    expect(lockCount()).toBe(0);
    awake.extend();
    awake.extend();
    await settled();
    awake.extend();
    await settled();
    expect([lockCount(), given()]).toEqual([1, 1]);
    awake.stop();
  });

  test("requests it again when the page is visible", async () => {
    const { lockCount, given, hide, show } = withLocks();
    const awake = stayAwake();
    awake.extend();
    await settled();
    await hide();
    await settled();
    expect(lockCount()).toBe(0);
    show();
    await settled();
    expect([lockCount(), given()]).toEqual([1, 2]);
    awake.stop();
    await settled();
    expect(lockCount()).toBe(0);
    show();
    await settled();
    expect(given()).toBe(2);
  });

  test("releases it after the game, even when the page becomes visible", async () => {
    const { lockCount, hide, show } = withLocks();
    const awake = stayAwake();
    awake.extend();
    await settled();
    awake.rest();
    await settled();
    expect(lockCount()).toBe(0);
    await hide();
    show();
    await settled();
    expect(lockCount()).toBe(0);
  });

  test("dims after twenty minutes without entries, and wakes with the next one", async () => {
    const { lockCount } = withLocks();
    const awake = stayAwake();
    awake.extend();
    await vi.advanceTimersByTimeAsync(19 * 60_000);
    awake.extend();
    await vi.advanceTimersByTimeAsync(19 * 60_000);
    expect(lockCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(lockCount()).toBe(0);
    awake.extend();
    await settled();
    expect(lockCount()).toBe(1);
  });

  test("releases a lock that arrives after the end of the game", async () => {
    const { lockCount, given } = withLocks();
    const awake = stayAwake();
    awake.extend();
    awake.rest();
    await settled();
    expect([lockCount(), given()]).toEqual([0, 1]);
  });

  test.each([
    ["there is none", {}],
    ["it is refused", { wakeLock: { request: () => Promise.reject(new Error("the battery is low")) } }],
  ])("never throws where %s", async (_, navigator) => {
    const { fire } = stubBrowser(navigator);
    const awake = stayAwake();
    awake.extend();
    await settled();
    fire("visibilitychange");
    await settled();
    awake.stop();
  });
});

test("warns that the screen turns off only over plain http", () => {
  stubBrowser();
  expect(wakeLockUnsupported()).toBe(null);
  vi.stubGlobal("window", { isSecureContext: false });
  expect(wakeLockUnsupported()).toBe("plain-http");
  vi.stubGlobal("navigator", { wakeLock: {} });
  expect(wakeLockUnsupported()).toBe(null);
});

test("warns in a Home Screen app on an iPhone before iOS 18.4", () => {
  stubBrowser({ wakeLock: {}, standalone: true });
  expect(wakeLockUnsupported()).toBe("home-screen");
  vi.stubGlobal("window", { isSecureContext: true, cookieStore: {} });
  expect(wakeLockUnsupported()).toBe(null);
});
