import type { Action } from "@/lib/engine";
import type { Entry } from "./entry";

/** Whether an action changes the latest claim or the phase, so that what answered the moment before answers no more. */
const MOVES_ON: Readonly<Record<Action["do"], boolean>> = {
  "start-round": true,
  claim: true,
  challenge: true,
  reveal: true,
};

/**
 * Whether an entry still answers the latest claim and phase, given what was recorded since its author looked. If so it
 * may be appended; if not it is `stale`.
 */
export const stillAnswers = (unseen: readonly Pick<Entry, "action">[]): boolean =>
  unseen.every(({ action }) => !MOVES_ON[action.do]);
