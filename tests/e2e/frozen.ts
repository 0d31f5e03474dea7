import type { Page } from "playwright-core";

/** The time a claim takes to leave the table, in milliseconds. */
const LEAVING = 140;

/** Pauses every animation of a page at its start, until a test moves it; leaving elements stay. */
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

/** Moves every animation to a time in milliseconds. */
export const putMotionTo = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((at) => {
    for (const animation of document.getAnimations()) animation.currentTime = at;
  }, milliseconds);

/** When something moves, in milliseconds from the start. */
export interface Moves {
  readonly from: number;
  readonly to: number;
}

/** The animation times of the elements of a selector; still ones are omitted. */
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

/** The opacity of a selector's elements, 0 to 1. */
export const seenOf = (page: Page, selector: string): Promise<readonly number[]> =>
  page.evaluate(
    (meant) => [...document.querySelectorAll(meant)].map((one) => Number(getComputedStyle(one).opacity)),
    selector,
  );
