// From a tap on one phone to the change on the others: ten real pages at one table, in one browser on this
// machine.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { FACES } from "@/lib/engine";
import { sayClaim } from "@/lib/messages/terms";
import { Hands } from "../e2e/hands";
import { startEvening } from "./evening";
import { BANG, drawnAt, noteTouches, onFelt, startLooking, touchedAt } from "./felt";
import { median, quantile } from "./figures";
import { openBrowser, openPhone } from "./phones";
import { startOurs } from "./program";

const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo"] as const;
const ROUNDS = 2;
const BANGS = 40;
/** Each round claims every face, from 1 up to this count. */
const HIGHEST = 10;
/** Timeout per tap in milliseconds. */
const PATIENCE = 10_000;
/** Timeout of the whole run. */
const LONGEST = 240_000;

/** One phone per name at one table: the first is the scorekeeper, the others are seated. */
async function seated(browser: Browser, origin: string): Promise<readonly [Page, ...Page[]]> {
  const { id, cookie, join } = await startEvening(origin, NAMES, []);
  const keeper = await openPhone(browser, origin, cookie);
  await noteTouches(keeper);
  const others = await Promise.all(NAMES.slice(1).map(() => openPhone(browser, origin)));
  for (const phone of [keeper, ...others]) phone.setDefaultTimeout(PATIENCE);
  await keeper.goto(`/games/${id}`);
  await new Hands(keeper).isLive();
  for (const [at, phone] of others.entries()) await new Hands(phone).join(join, NAMES[at + 1] as string);
  return [keeper, ...others];
}

/** Claims on the first phone, and returns the delay to each other phone. */
async function waitsOf([keeper, ...others]: readonly [Page, ...Page[]]): Promise<readonly number[]> {
  const hands = new Hands(keeper);
  const waits: number[] = [];
  await hands.opens("Ann");
  for (let round = 0; round < ROUNDS; round++) {
    await hands.redDie(4);
    for (let count = 1; count <= HIGHEST; count++)
      for (const face of FACES) {
        const claim = sayClaim({ count, face });
        await Promise.all(others.map((phone) => startLooking(phone, onFelt(claim), PATIENCE)));
        await hands.claim(count, face);
        const drawn = await Promise.all(others.map(drawnAt));
        const touched = await touchedAt(keeper);
        waits.push(...drawn.map((at) => at - touched));
      }
    await hands.bang();
    await hands.way("Short or there");
    await hands.press(/^Short/);
    await hands.verdict().waitFor();
  }
  return waits;
}

const dataDir = mkdtempSync(path.join(tmpdir(), "latency-"));
/** Bangs on one phone, and returns each time the spread between the first and the last screen. */
async function spreadsOf(phones: readonly [Page, ...Page[]]): Promise<readonly number[]> {
  const hands = new Hands(phones[0]);
  const spreads: number[] = [];
  await hands.redDie(4);
  await hands.claim(11, 6);
  for (let bang = 0; bang < BANGS; bang++) {
    await Promise.all(phones.map((phone) => startLooking(phone, BANG, PATIENCE)));
    await hands.bang();
    const drawn = await Promise.all(phones.map(drawnAt));
    spreads.push(Math.max(...drawn) - Math.min(...drawn));
    await hands.press(/^Undo: /);
    await Promise.all(
      phones.map((phone) => phone.locator("main .stage .sr-only").first().waitFor({ state: "attached" })),
    );
    await Promise.all(
      phones.map((phone) => phone.locator('[data-moment="bang"]').waitFor({ state: "detached" })),
    );
  }
  return spreads;
}

const ours = await startOurs(dataDir);
const browser = await openBrowser();
const load = loadavg()[0] ?? Number.NaN;
// A hung page would block forever.
const tooLong = setTimeout(() => {
  console.error(`It was not done after ${LONGEST / 1000} s`);
  process.exit(1);
}, LONGEST);
try {
  const phones = await seated(browser, ours.origin);
  const waits = await waitsOf(phones);
  const taps = ROUNDS * HIGHEST * FACES.length;
  const others = NAMES.length - 1;
  const measured = waits.filter((wait) => wait > 0).length;
  if (measured !== taps * others)
    throw new Error(`${taps} taps were measured ${measured} times on ${others} phones`);
  console.log(
    `${taps} taps on one of ${NAMES.length} phones, all real pages in one browser: the change drawn on each of the others after ` +
      `${median(waits).toFixed(0)} ms (median), ${quantile(waits, 0.99).toFixed(0)} ms (p99), ` +
      `${Math.max(...waits).toFixed(0)} ms at most; load of this machine ${load.toFixed(1)}`,
  );
  const spreads = await spreadsOf(phones);
  console.log(
    `${BANGS} bangs: between the first of the ${NAMES.length} screens that showed it and the last ${median(spreads).toFixed(0)} ms (median), ` +
      `${quantile(spreads, 0.99).toFixed(0)} ms (p99)`,
  );
} finally {
  await browser.close();
  await ours.stop();
  clearTimeout(tooLong);
  rmSync(dataDir, { recursive: true });
}
