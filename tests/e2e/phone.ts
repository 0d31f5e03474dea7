import { createHash } from "node:crypto";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { chromiumPath, NO_CHROMIUM } from "./chromium";
import { watchPolicy } from "./policy";
import { sharedOrigin } from "./server";

/** How long a step waits for what it needs, on however busy a machine. */
export const WAIT_MS = 60_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters as wide as on phones.
  "--font-render-hinting=none",
  // A name that is not localhost's, to be treated as phones on the network are.
  "--host-resolver-rules=MAP table.test 127.0.0.1",
];

/** A test that needs a browser: left out, and counted at the end of the run, where there is none. */
export const browserTest = test.skipIf(!chromiumPath());

/** What a story runs is over before it is worth optimizing. */
const UNOPTIMIZED = "--js-flags=--no-opt --no-maglev";

/** By whether it optimizes what it runs. */
const launched = new Map<boolean, Promise<Browser>>();

/** A browser of this process: one test file after the other opens phones in it. It ends with the process. */
export function browser(optimizes = false): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const before = launched.get(optimizes);
  if (before) return before;
  const args = optimizes ? FLAGS : [...FLAGS, UNOPTIMIZED];
  const launching = chromium.launch({ executablePath, args });
  launched.set(optimizes, launching);
  // One that crashed is none for the next test.
  const forget = () => void launched.delete(optimizes);
  launching.then((one) => one.once("disconnected", forget), forget);
  return launching;
}

/** Where the phones of this test file come from, for a server that believes them: each crew has a network of its own. */
function network(): string {
  const [a, b, c] = createHash("sha256").update(`${expect.getState().testPath}`).digest();
  return `10.${a}.${b}.${c}`;
}

/** Where failing tests leave what they saw. */
const EVIDENCE = "tests/output/failed";

/** How a phone looks and behaves. */
export interface Phone {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly dark?: boolean;
  /** Pictures move; still unless told. */
  readonly moving?: boolean;
  /** Keeps the app for when there is no connection; not unless told: that costs more than most stories. */
  readonly offline?: boolean;
  /** Takes answers compressed; not unless told: every phone loads all anew, and compressing that for each costs more than drawing it. */
  readonly compressed?: boolean;
  /** Computes for long, as what reads photos does: its browser optimizes that. */
  readonly computes?: boolean;
  /** Console errors, failed requests and exceptions that belong to the test's story. */
  readonly expected?: readonly RegExp[];
}

/**
 * Opens a page on a phone of its own (nothing shared with other phones), with paths relative to the origin. Closed when
 * the test is finished; the test fails when the page threw, logged an error or lost a request, unless expected, and in
 * any case when it broke its Content-Security-Policy.
 */
export async function openPhone(origin: string, phone: Phone = {}): Promise<Page> {
  const { width = 390, height = 844, touch = true, dark = false, moving = false, offline = false } = phone;
  const { compressed = false, computes = false, expected = [] } = phone;
  const context = await (await browser(computes)).newContext({
    baseURL: origin,
    extraHTTPHeaders: {
      ...(new URL(origin).port === new URL(sharedOrigin()).port && { "x-forwarded-for": network() }),
      ...(!compressed && { "accept-encoding": "identity" }),
    },
    viewport: { width, height },
    deviceScaleFactor: 1,
    isMobile: touch,
    hasTouch: touch,
    colorScheme: dark ? "dark" : "light",
    // What moves is tested where it is the story; elsewhere it is only waited for.
    reducedMotion: moving ? "no-preference" : "reduce",
    serviceWorkers: offline ? "allow" : "block",
  });
  await context.tracing.start();
  context.setDefaultTimeout(WAIT_MS);
  const breaches = await watchPolicy(context);
  const page = answeringPage(await context.newPage());
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`exception: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // The browser's own doing: leaving a page ends what it was still loading.
    if (why !== "net::ERR_ABORTED") troubles.push(`request: ${request.method()} ${request.url()} ${why}`);
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await keepEvidence(page, task.name);
    await context.close();
    if (breaches.length > 0) throw new Error(`The page broke its policy:\n${breaches.join("\n")}`);
    const unexpected = troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble)));
    if (unexpected.length > 0) throw new Error(`The phone had trouble:\n${unexpected.join("\n")}`);
  });
  return page;
}

let kept = 0;

/** Saves what a phone showed, did and sent when its test failed. The context must be tracing. */
export async function keepEvidence(page: Page, test: string): Promise<void> {
  const name = `${test.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60)}-${process.pid}-${++kept}`;
  await page.screenshot({ path: `${EVIDENCE}/${name}.png`, timeout: 5_000 }).catch(() => {});
  await page.context().tracing.stop({ path: `${EVIDENCE}/${name}.zip` });
  console.log(`What the phone showed, and its trace: ${EVIDENCE}/${name}.png and .zip`);
}

/** Waits until a page answers taps and keys by itself: one that was sent by the server does so only when its scripts have come. */
export const answersTaps = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !("answerFirstTap" in window));

/** The same page; opening an address in it, or reloading it, ends when it answers taps (`app/ui/FirstTap.tsx`). */
export function answeringPage(page: Page): Page {
  const { goto, reload } = page;
  return Object.assign(page, {
    goto: async (...passed: Parameters<Page["goto"]>) => {
      const answer = await goto.apply(page, passed);
      await answersTaps(page);
      return answer;
    },
    reload: async (...passed: Parameters<Page["reload"]>) => {
      const answer = await reload.apply(page, passed);
      await answersTaps(page);
      return answer;
    },
  });
}
