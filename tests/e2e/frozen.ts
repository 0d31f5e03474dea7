import type { Page } from "playwright-core";

/** As long as a claim takes to leave the table: a timer takes it away then. */
const LEAVING = 140;

/** From now on everything on a page that moves stands still at its beginning, until it is put to a moment; and what leaves it stays. */
export async function freezeMotion(page: Page): Promise<void> {
  await page.evaluate((leaving) => {
    const later = window.setTimeout;
    window.setTimeout = ((call: () => void, after?: number) =>
      after === leaving ? 0 : later(call, after)) as typeof window.setTimeout;
  }, LEAVING);
  const debug = await page.context().newCDPSession(page);
  await debug.send("Animation.enable");
  await debug.send("Animation.setPlaybackRate", { playbackRate: 0 });
}

/** Puts everything that moves to so many milliseconds after its beginning. */
export const putMotionTo = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) animation.currentTime = at;
  }, milliseconds);

/** When something moves, in milliseconds after the beginning. */
export interface Moves {
  readonly from: number;
  readonly to: number;
}

/** When the things move that a selector means; those that stand still are left out. */
export const motionOf = (page: Page, selector: string): Promise<readonly Moves[]> =>
  page.evaluate(
    (meant) =>
      document.getAnimations().flatMap(({ effect }) => {
        if (!(effect instanceof KeyframeEffect) || !effect.target?.matches(meant)) return [];
        const { delay = 0, endTime = 0 } = effect.getComputedTiming();
        return [{ from: delay, to: Number(endTime) }];
      }),
    selector,
  );

/** How much is seen of what a selector means, 0 to 1 each. */
export const seenOf = (page: Page, selector: string): Promise<readonly number[]> =>
  page.evaluate(
    (meant) => [...document.querySelectorAll(meant)].map((one) => Number(getComputedStyle(one).opacity)),
    selector,
  );
