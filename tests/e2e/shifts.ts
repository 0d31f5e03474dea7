import type { Page } from "playwright-core";

/** A layout shift, as the browser reports it (Layout Instability). */
interface Shift extends PerformanceEntry {
  readonly value: number;
}

declare global {
  interface Window {
    /** The total shift since the last query. */
    shifted?: number;
  }
}

/**
 * Sums layout shifts on every page opened from now on, including those right after a tap, which the browser
 * excuses.
 */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[]) window.shifted = (window.shifted ?? 0) + value;
    }).observe({ type: "layout-shift", buffered: true });
  });

/**
 * The total layout shift since the last query.
 * @param wait Extra milliseconds for late content: idle loads; a sequence takes longer.
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
