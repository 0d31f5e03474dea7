import { BEAT_MS } from "@/lib/protocol/liveState";

/** Suspends timers as long as a heartbeat, in a page or in the program. */
function hold(least: number): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const later = globalThis[name] as (run: unknown, after?: number, ...more: unknown[]) => unknown;
    const suspended = (run: unknown, after = 0, ...more: unknown[]) =>
      later(run, after >= least ? 2 ** 31 - 1 : after, ...more);
    Object.assign(globalThis, { [name]: suspended });
  }
}

/** Disables a page's watchdog: it learns only what the server sends. */
export const withoutWatchdog = [hold, BEAT_MS] as const;

/** Node arguments that disable the streams' heartbeat: only immediate messages arrive. */
export const WITHOUT_BEAT = [
  "--import",
  `data:text/javascript,${encodeURIComponent(`(${hold})(${BEAT_MS})`)}`,
];
