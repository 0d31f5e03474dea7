import type { Page } from "playwright-core";

/** A part of the screen that was moved, as the browser tells of it (Layout Instability). */
interface Shift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** By how much everything was moved since it was last asked. */
    shifted?: number;
  }
}

/** Adds up what is moved on each page that is opened from now on: also right after a tap, which the browser would excuse. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) window.shifted = (window.shifted ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/**
 * By how much everything was moved since this was asked last.
 * @param wait for what comes late, in milliseconds: what is fetched at rest; a show lasts longer.
 */
export async function shiftsSince(page: Page, wait = 600): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(wait);
  return page.evaluate(() => {
    const shifted = window.shifted ?? Number.NaN;
    window.shifted = 0;
    return shifted;
  });
}
