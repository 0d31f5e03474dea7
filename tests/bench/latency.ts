// From a tap on one phone to the change on the others: ten real pages at one table, in one browser on this
// machine.
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { newId } from "@/lib/client/newId";
import { type Action, FACES } from "@/lib/engine";
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
  for (const [at, phone] of others.entries())
    await new Hands(phone).join(origin + join, NAMES[at + 1] as string);
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

/** Bangs on one phone: the spread between the first and the last screen, and the delays to the others. */
async function bangsOf(phones: readonly [Page, ...Page[]]) {
  const hands = new Hands(phones[0]);
  const spreads: number[] = [];
  const waits: number[] = [];
  await hands.redDie(4);
  await hands.claim(11, 6);
  for (let bang = 0; bang < BANGS; bang++) {
    await Promise.all(phones.map((phone) => startLooking(phone, BANG, PATIENCE)));
    await hands.bang();
    const drawn = await Promise.all(phones.map(drawnAt));
    spreads.push(Math.max(...drawn) - Math.min(...drawn));
    const touched = await touchedAt(phones[0]);
    waits.push(...drawn.slice(1).map((at) => at - touched));
    await hands.press(/^Undo: /);
    await Promise.all(
      phones.map((phone) => phone.locator("main .stage .sr-only").first().waitFor({ state: "attached" })),
    );
    await Promise.all(
      phones.map((phone) => phone.locator('[data-moment="bang"]').waitFor({ state: "detached" })),
    );
  }
  return { spreads, waits };
}

const OPENED: readonly Action[] = [
  { do: "start-round", wild: 4, starter: "s1" },
  { do: "claim", by: "s1", claim: { count: 11, face: 6 } },
];

/** Bangs at a table that as many streams follow without a browser, and returns the delay to each. */
async function streamWaits(origin: string): Promise<readonly number[]> {
  const { id, cookie } = await startEvening(origin, NAMES, OPENED);
  const stop = new AbortController();
  const arrivals: ((text: string) => void)[] = [];
  const streams = await Promise.all(
    NAMES.map(() =>
      fetch(new URL(`/api/v1/games/${id}/stream`, origin), { headers: { cookie }, signal: stop.signal }),
    ),
  );
  const reading = streams.map(async ({ body }, at) => {
    const text = new TextDecoder();
    let unread = "";
    for await (const piece of body ?? []) {
      unread = (unread + text.decode(piece, { stream: true })).slice(-100_000);
      arrivals[at]?.(unread);
    }
  });
  const waits: number[] = [];
  const record = async (entry: object) => {
    const headers = { "content-type": "application/json", origin, cookie };
    const body = JSON.stringify({ entries: [entry] });
    const answer = await fetch(new URL(`/api/v1/games/${id}/entries`, origin), {
      ...{ method: "POST", headers, body },
    });
    if (!answer.ok) throw new Error(`An entry was answered ${answer.status}: ${await answer.text()}`);
  };
  for (let bang = 0; bang < BANGS; bang++) {
    const seq = OPENED.length + 2 * bang + 1;
    const entry = { id: newId(), action: { do: "challenge", by: "s2", kind: "doubt" }, after: seq - 1 };
    const arrived = NAMES.map(
      (_, at) =>
        new Promise<number>((resolve) => {
          arrivals[at] = (text) => text.includes(entry.id) && resolve(performance.now());
        }),
    );
    const sent = performance.now();
    await record(entry);
    waits.push(...(await Promise.all(arrived)).map((at) => at - sent));
    await record({ id: newId(), action: null, replaces: [seq], after: seq });
  }
  stop.abort();
  await Promise.allSettled(reading);
  return waits;
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
  const bare = await streamWaits(ours.origin);
  console.log(
    `${BANGS} bangs to ${NAMES.length} streams without a browser: ${median(bare).toFixed(0)} ms (median), ${quantile(bare, 0.99).toFixed(0)} ms (p99), ` +
      `${Math.max(...bare).toFixed(0)} ms at most; load of this machine ${load.toFixed(1)}`,
  );
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
  const { spreads, waits: bangWaits } = await bangsOf(phones);
  console.log(
    `${BANGS} bangs: between the first of the ${NAMES.length} screens that showed it and the last ${median(spreads).toFixed(0)} ms (median), ` +
      `${quantile(spreads, 0.99).toFixed(0)} ms (p99); from the touch to each of the others ${median(bangWaits).toFixed(0)} ms (median), ` +
      `${quantile(bangWaits, 0.99).toFixed(0)} ms (p99)`,
  );
} finally {
  await browser.close();
  await ours.stop();
  clearTimeout(tooLong);
  rmSync(dataDir, { recursive: true });
}
