import { createHash } from "node:crypto";
import { type Browser, chromium, type Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { chromiumPath, NO_CHROMIUM } from "./chromium";
import { watchPolicy } from "./policy";
import { sharedOrigin } from "./server";

/** The timeout of a step, also on a busy machine. */
export const WAIT_MS = 30_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Font widths as on phones.
  "--font-render-hinting=none",
  // A name other than localhost, so that the browser treats it like the network.
  "--host-resolver-rules=MAP table.test 127.0.0.1",
];

/** A browser test: skipped and counted at the end of the run without a browser. */
export const browserTest = test.skipIf(!chromiumPath());

/** Stories are over before optimized code pays off. */
const UNOPTIMIZED = "--js-flags=--no-opt --no-maglev";

/** By optimization. */
const launched = new Map<boolean, Promise<Browser>>();

/**
 * The shared browser of this process: test files open phones in it one after the other. It ends with the
 * process.
 */
export function browser(optimizes = false): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const before = launched.get(optimizes);
  if (before) return before;
  const args = optimizes ? FLAGS : [...FLAGS, UNOPTIMIZED];
  const launching = chromium.launch({ executablePath, args });
  launched.set(optimizes, launching);
  // A crashed one is discarded.
  const forget = () => void launched.delete(optimizes);
  launching.then((one) => one.once("disconnected", forget), forget);
  return launching;
}

/** The network of this test file's phones, for a server that trusts it: each crew has its own. */
function network(): string {
  const [a, b, c] = createHash("sha256").update(`${expect.getState().testPath}`).digest();
  return `10.${a}.${b}.${c}`;
}

/** The folder for the evidence of failed tests. */
const EVIDENCE = "tests/output/failed";

/** A phone's settings. */
export interface Phone {
  readonly width?: number;
  readonly height?: number;
  readonly touch?: boolean;
  readonly dark?: boolean;
  /** Animations; off by default. */
  readonly moving?: boolean;
  /** Offline install; off by default, because it costs more than most stories. */
  readonly offline?: boolean;
  /** Compression; off by default, because every phone loads everything again. */
  readonly compressed?: boolean;
  /** Heavy computation, like reading photos: its browser optimizes code. */
  readonly computes?: boolean;
  /** Console errors, failed requests and exceptions that the test expects. */
  readonly expected?: readonly RegExp[];
}

/**
 * Opens a page on a new phone (nothing shared with other phones), with relative paths. Closed after
 * the test, which fails on exceptions, console errors or failed requests of the page, unless expected, and
 * always on Content-Security-Policy violations.
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
    // Animations have their own tests; elsewhere they only cost time.
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
    // The browser's own doing: leaving a page aborts its requests.
    if (why !== "net::ERR_ABORTED") troubles.push(`request: ${request.method()} ${request.url()} ${why}`);
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "fail") await keepEvidence(page, task.name);
    await context.close();
    if (breaches.length > 0) throw new Error(`The page broke its policy:\n${breaches.join("\n")}`);
    const unexpected = troubles.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
    if (unexpected.length > 0) throw new Error(`The phone had trouble:\n${unexpected.join("\n")}`);
  });
  return page;
}

let evidenceCount = 0;

/** Saves a failed test's screen, actions and requests. The context must be tracing. */
export async function keepEvidence(page: Page, test: string): Promise<void> {
  const name = `${test.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60)}-${process.pid}-${++evidenceCount}`;
  await page.screenshot({ path: `${EVIDENCE}/${name}.png`, timeout: 5_000 }).catch(() => {});
  await page.context().tracing.stop({ path: `${EVIDENCE}/${name}.zip` });
  console.log(`What the phone showed, and its trace: ${EVIDENCE}/${name}.png and .zip`);
}

/** Blocks a page's scripts: it is visible, but unresponsive. Returns what releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until a page is hydrated: before, only its markup is there. */
export const answersTaps = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !("answerFirstTap" in window));

/** The same page, whose navigation and reload wait for hydration (`app/ui/FirstTap.tsx`). */
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
