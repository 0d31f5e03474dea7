import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** When the finger came down last, by the clock. */
    touchedAt?: number;
    /** When the claim that is looked for was drawn, by the clock. */
    claimDrawn?: Promise<number>;
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

/** From here on the phone looks for a claim on its felt, for so many milliseconds. */
export const startLooking = (phone: Page, claim: string, patience: number): Promise<void> =>
  phone.evaluate(
    ([claim, patience]) => {
      window.claimDrawn = new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          const said = document.querySelector("main .stage")?.textContent;
          reject(new Error(`${claim} did not come: the felt says ${said ?? "nothing"}`));
        }, patience);
        new MutationObserver((_, looking) => {
          if (document.querySelector("main .stage .sr-only")?.textContent !== claim) return;
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
      window.claimDrawn.catch(() => undefined);
    },
    [claim, patience] as const,
  );

/** When the claim was drawn, by the clock. @throws Error when it did not come in time. */
export const claimDrawn = (phone: Page): Promise<number> =>
  phone.evaluate(() => window.claimDrawn ?? Number.NaN);
