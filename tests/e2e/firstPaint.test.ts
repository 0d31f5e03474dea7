import type { Page } from "playwright-core";
import { expect } from "vitest";
import { oneIn } from "../everyCase";
import { browserTest, holdScripts, openPhone } from "./phone";
import { sharedOrigin } from "./server";

/** A run plays some of the stories, `npm run test:full` all. */
const story = oneIn(browserTest, 3);

// A page is visible before its scripts load (docs/decisions/0013-first-paint-before-scripts.md).

const origin = sharedOrigin();

/** The time of the first text, and of each request whose path ends so. */
const timesOf = (phone: Page, ends: string) =>
  phone.evaluate((end) => {
    const seen = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const parts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(end));
    return { seen, asked: parts.map(({ startTime }) => startTime) };
  }, ends);

story("the browser requests no script, style sheet or font before the first paint", async () => {
  const phone = await openPhone(origin, { compressed: true });
  await phone.goto("/new", { waitUntil: "networkidle" });
  for (const kind of [".js", ".css", ".woff2"]) {
    const { seen, asked } = await timesOf(phone, kind);
    expect(asked.length, kind).toBeGreaterThan(0);
    expect(Math.min(...asked), kind).toBeGreaterThanOrEqual(seen);
  }
});

story("a returning phone requests its fonts before the first paint", async () => {
  const phone = await openPhone(origin, { compressed: true });
  await phone.goto("/", { waitUntil: "networkidle" });
  await phone.goto("/new", { waitUntil: "networkidle" });
  const { seen, asked } = await timesOf(phone, ".css");
  expect(asked.length).toBeGreaterThan(0);
  expect(Math.max(...asked)).toBeLessThan(seen);
});

declare global {
  interface Window {
    /** The number of replayed early taps. */
    done: number;
  }
}

/** A page with blocked scripts: visible, but unresponsive until they are released. */
async function onASlowLine(path: string) {
  const phone = await openPhone(origin, { compressed: true, expected: [/ERR_FAILED/] });
  const through = await holdScripts(phone);
  const opened = phone.goto(path);
  await phone.getByRole("heading").first().waitFor();
  return { phone, through, opened };
}

story("a tap before hydration runs once, after it", async () => {
  const { phone, through, opened } = await onASlowLine("/rules/firehouse");
  const key = phone.getByRole("button", { name: "House rules" });
  for (const _ of [1, 2, 3]) await key.tap();
  expect(await phone.getByRole("dialog").count()).toBe(0);
  await key.evaluate((tapped) => {
    Object.assign(window, { done: 0 });
    tapped.addEventListener("click", () => Object.assign(window, { done: window.done + 1 }));
  });
  through();
  await opened;
  await phone.getByRole("dialog").getByLabel("Challenges out of turn", { exact: true }).waitFor();
  expect(await phone.evaluate(() => window.done)).toBe(1);
});

story("the page looks right when its scripts and styles never load", async () => {
  const phone = await openPhone(origin, { compressed: true, expected: [/ERR_FAILED/] });
  await phone.route("**/_next/static/**", (route) => route.abort());
  // It never finishes, and no one waits for it.
  void phone.goto("/").catch(() => undefined);
  const key = phone.getByRole("link", { name: "New game" });
  await key.waitFor();
  expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const drawn = (selector: string) =>
    phone
      .locator(selector)
      .first()
      .evaluate((part) => {
        const { backgroundColor, borderRadius, display } = getComputedStyle(part);
        return { backgroundColor, borderRadius, display };
      });
  const bare = await drawn(".felt");
  await phone.unroute("**/_next/static/**");
  await phone.reload({ waitUntil: "networkidle" });
  expect(await drawn(".felt")).toEqual(bare);
});

story("a browser that reports no paint still gets its scripts", async () => {
  const phone = await openPhone(origin, { compressed: true });
  await phone.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "paint") observe.call(this, options);
    };
  });
  await phone.goto("/new");
  await phone.locator("input:focus").waitFor();
});

story("a page without server-rendered content does not wait for a paint", async () => {
  const phone = await openPhone(origin, { compressed: true, expected: [/status of 404/] });
  await phone.addInitScript(() => {
    const later = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === 1_000 ? 0 : later(run, delay)),
    });
  });
  await phone.goto("/games/no-such-table");
  await phone.getByRole("heading").waitFor();
});
