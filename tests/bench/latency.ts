// From a tap on one phone to the change on the others' screens: ten real pages on one table, in one browser on this machine.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { FACES } from "@/lib/engine";
import { Hands } from "../e2e/hands";
import { startEvening } from "./evening";
import { median, quantile } from "./figures";
import { openBrowser, openPhone } from "./phones";
import { startOurs } from "./program";

const NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jo"];
const ROUNDS = 2;
/** In each round every face from 1 up to so many. */
const HIGHEST = 18;

declare global {
  interface Window {
    /** When the finger came down last, by the clock. */
    touchedAt?: number;
    /** When the felt was first drawn with what it says, by the clock. */
    drawnAt?: Map<string, number>;
  }
}

/** Has a phone note when it was touched, and when its felt was drawn. */
const watchFelt = (phone: Page) =>
  phone.addInitScript(() => {
    const drawnAt = new Map<string, number>();
    window.drawnAt = drawnAt;
    addEventListener(
      "pointerdown",
      () => {
        window.touchedAt = performance.timeOrigin + performance.now();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      const said = document.querySelector("main .stage")?.textContent ?? "";
      if (drawnAt.has(said)) return;
      drawnAt.set(said, Number.NaN);
      // What changed now is drawn in the next frame; the one after begins when that was shown.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => drawnAt.set(said, performance.timeOrigin + performance.now())),
      );
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** From here on only what the felt says anew is noted. */
const listenAnew = (phone: Page): Promise<void> => phone.evaluate(() => window.drawnAt?.clear());

const dataDir = mkdtempSync(path.join(tmpdir(), "latency-"));
const ours = await startOurs(dataDir);
const browser = await openBrowser();

const { id, cookie, join } = await startEvening(ours.origin, NAMES, []);
const phones = await Promise.all(
  NAMES.map(async (_, at) => {
    const phone = await openPhone(browser, ours.origin, at === 0 ? cookie : "");
    await watchFelt(phone);
    await phone.goto(at === 0 ? `/games/${id}` : join);
    await new Hands(phone).isLive();
    return phone;
  }),
);
const [first, ...others] = phones as [Page, ...Page[]];
const hands = new Hands(first);

const waits: number[] = [];
let taps = 0;
for (let round = 0; round < ROUNDS; round++) {
  if (round === 0) await hands.opens("Ann");
  await hands.redDie(4);
  for (let count = 1; count <= HIGHEST; count++)
    for (const face of FACES) {
      await Promise.all(phones.map(listenAnew));
      await hands.claim(count, face);
      taps++;
      const said = await first.waitForFunction(() =>
        [...(window.drawnAt ?? [])].find(([, drawn]) => !Number.isNaN(drawn))?.at(0),
      );
      const felt = String(await said.jsonValue());
      const touched = await first.evaluate(() => window.touchedAt ?? Number.NaN);
      const drawn = await Promise.all(
        others.map(async (phone) => {
          const shown = await phone.waitForFunction((text) => window.drawnAt?.get(text), felt);
          return Number(await shown.jsonValue());
        }),
      );
      waits.push(...drawn.map((at) => at - touched));
    }
  await hands.bang();
  await hands.way("Just the answer");
  await hands.press(/^Short/);
  await hands.verdict().waitFor();
}

console.log(
  `${taps} taps on one of ${phones.length} phones, all real pages in one browser: the change on each other phone after ` +
    `${median(waits).toFixed(0)} ms (median), ${quantile(waits, 0.99).toFixed(0)} ms (p99), ${Math.max(...waits).toFixed(0)} ms at most`,
);

await browser.close();
await ours.stop();
rmSync(dataDir, { recursive: true });
