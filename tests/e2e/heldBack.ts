import { BEAT_MS } from "@/lib/protocol/liveState";

/** Holds back every timer that is as long as a heartbeat, in a page or in the program. */
function hold(least: number): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const later = globalThis[name] as (run: unknown, after?: number, ...more: unknown[]) => unknown;
    const held = (run: unknown, after = 0, ...more: unknown[]) =>
      later(run, after >= least ? 2 ** 31 - 1 : after, ...more);
    Object.assign(globalThis, { [name]: held });
  }
}

/** Has a page find out nothing by waiting: it learns what the server sends, or it never does. */
export const withoutWatchdog = [hold, BEAT_MS] as const;

/** What Node loads before the program, so that a stream has no heartbeat: what is not sent at once is never sent. */
export const WITHOUT_BEAT = [
  "--import",
  `data:text/javascript,${encodeURIComponent(`(${hold})(${BEAT_MS})`)}`,
];
