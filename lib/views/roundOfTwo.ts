import type { Action, Phase } from "@/lib/engine";

/** True if an action ends a round. */
export const settles = (action: Action | null): boolean =>
  action?.do === "reveal" || action?.do === "result" || action?.do === "outcome";

/** True if unrecorded taps and the table's last round can be the same round, recorded on two phones. */
export const isRoundOfTwo = (taps: readonly Action[], phase: Phase): boolean =>
  phase !== "claiming" && phase !== "revealing" && taps.filter(settles).length === 1;
