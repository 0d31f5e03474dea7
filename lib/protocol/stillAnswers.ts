import type { Action } from "@/lib/engine";
import type { Wanted } from "./entry";

/**
 * The conflict rule for taps. True for actions that change the latest claim, the phase or the turn, so that a
 * pending answer no longer applies.
 */
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
 * True if an entry still answers the latest claim and phase after the unseen entries, so that it may be
 * appended. Otherwise it is a conflict, refused as `stale`. A correction may have changed anything.
 */
export const stillAnswers = (unseen: readonly Wanted[]): boolean =>
  unseen.every(({ action, replaces }) => action !== null && replaces === undefined && !MOVES_ON[action.do]);
