import type { Action } from "@/lib/engine";
import type { Wanted } from "./entry";

/** Whether an action changes the latest claim, the phase or the turn, so that what answered the moment before answers no more. */
const MOVES_ON: Readonly<Record<Action["do"], boolean>> = {
  "start-round": true,
  claim: true,
  look: true,
  show: true,
  hide: true,
  "roll-table": true,
  "roll-cup": true,
  "re-roll": true,
  challenge: true,
  reveal: true,
  skip: true,
  "void-round": true,
  leave: true,
  end: true,
  result: true,
  outcome: true,
  join: false,
  "buy-in": false,
  give: false,
  adjust: false,
};

/**
 * Whether an entry still answers the latest claim and phase, given what was recorded since its author looked. If so it
 * may be appended; if not it is `stale`. A correction may have changed anything.
 */
export const stillAnswers = (unseen: readonly Wanted[]): boolean =>
  unseen.every(({ action, replaces }) => action !== null && replaces === undefined && !MOVES_ON[action.do]);
