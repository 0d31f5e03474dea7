import type { Page } from "playwright-core";

declare global {
  interface Window {
    /** The time of the last touch. */
    touchedAt?: number;
    /** The time of the awaited frame. */
    drawnAt?: Promise<number>;
  }
}

// Functions that run in the page are anonymous: tsx would wrap named ones in a helper that no page has.

/** Makes a phone note its touches; call it before opening the page. */
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

/** The time of a phone's last touch. */
export const touchedAt = (phone: Page): Promise<number> =>
  phone.evaluate(() => window.touchedAt ?? Number.NaN);

/** A CSS selector on a phone, and its text. */
export interface Sight {
  readonly at: string;
  readonly says: string;
}

/** A claim on the felt. */
export const onFelt = (claim: string): Sight => ({ at: "main .stage .sr-only", says: claim });

/** A bang overlay. */
export const BANG: Sight = { at: '[data-moment="bang"] .shouted', says: "Bang!" };

/** Starts waiting for a text on the phone, with a timeout in milliseconds. */
export const startLooking = (phone: Page, sight: Sight, patience: number): Promise<void> =>
  phone.evaluate(
    ([{ at, says }, patience]) => {
      window.drawnAt = new Promise((resolve, reject) => {
        const giveUp = setTimeout(() => {
          const shown = document.querySelector("main .stage")?.textContent;
          reject(new Error(`${says} did not come: the felt says ${shown ?? "nothing"}`));
        }, patience);
        new MutationObserver((_, looking) => {
          if (document.querySelector(at)?.textContent !== says) return;
          looking.disconnect();
          // A change is drawn in the next frame, and was visible when the one after starts.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              clearTimeout(giveUp);
              resolve(performance.timeOrigin + performance.now());
            }),
          );
        }).observe(document, { subtree: true, childList: true, characterData: true });
      });
      // The awaiting caller gets the error.
      window.drawnAt.catch(() => undefined);
    },
    [sight, patience] as const,
  );

/** The time of the frame. @throws Error on timeout. */
export const drawnAt = (phone: Page): Promise<number> => phone.evaluate(() => window.drawnAt ?? Number.NaN);
