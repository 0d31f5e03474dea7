import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** When the finger came down last, by the clock. */
    touchedAt?: number;
    /** When what is looked for was drawn, by the clock. */
    drawnAt?: Promise<number>;
  }
}

// What runs in a page has no functions with names: tsx would mark them with a function of its own, which no page has.

/** Has a phone note when it is touched; call it before the page is opened. */
export const noteTouches = (phone: Page): Promise<unknown> =>
  phone.addInitScript(() => {
    addEventListener(
      "pointerdown",
      () => {
        window.touchedAt = performance.timeOrigin + performance.now();
      },
      { capture: true },
    );
  });

/** When a phone was touched last, by the clock. */
export const touchedAt = (phone: Page): Promise<number> =>
  phone.evaluate(() => window.touchedAt ?? Number.NaN);

/** Where a phone shows something, by a selector of CSS, and what it says there. */
export interface Sight {
  readonly at: string;
  readonly says: string;
}

/** A claim on the felt. */
export const onFelt = (claim: string): Sight => ({ at: "main .stage .sr-only", says: claim });

/** A bang, over everything. */
export const BANG: Sight = { at: '[data-moment="bang"] .shouted', says: "Bang!" };

/** From here on the phone looks for something, for so many milliseconds. */
export const startLooking = (phone: Page, sight: Sight, patience: number): Promise<void> =>
  phone.evaluate(
    ([{ at, says }, patience]) => {
      window.drawnAt = new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          const said = document.querySelector("main .stage")?.textContent;
          reject(new Error(`${says} did not come: the felt says ${said ?? "nothing"}`));
        }, patience);
        new MutationObserver((_, looking) => {
          if (document.querySelector(at)?.textContent !== says) return;
          looking.disconnect();
          // What changed now is drawn in the next frame; the one after begins when that was shown.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              clearTimeout(giveUp);
              resolve(performance.timeOrigin + performance.now());
            }),
          );
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      // Whoever asks for it is told of its failure.
      window.drawnAt.catch(() => undefined);
    },
    [sight, patience] as const,
  );

/** When it was drawn, by the clock. @throws Error when it did not come in time. */
export const drawnAt = (phone: Page): Promise<number> => phone.evaluate(() => window.drawnAt ?? Number.NaN);
