import type { Action, Phase } from "@/lib/engine";

/** Whether an action ends a round. */
export const settles = (action: Action | null): boolean =>
  action?.do === "reveal" || action?.do === "result" || action?.do === "outcome";

/** Whether taps that were not recorded and the last round at the table may be the same round, recorded on two phones. */
export const isRoundOfTwo = (taps: readonly Action[], phase: Phase): boolean =>
  phase !== "claiming" && phase !== "revealing" && taps.filter(settles).length === 1;
