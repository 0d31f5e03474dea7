import type { RefusalCode } from "@/lib/engine";

/** What one can do where the refusal itself does not say it; "" where it does. */
export const sayWayOn = (code: RefusalCode): string => WAYS_ON[code] ?? "";

const WAYS_ON: Partial<Record<RefusalCode, string>> = {
  "no-claim-yet": "Make the first claim, or skip to the last one.",
  "wrong-phase": "Finish the round, or void it under More.",
  "round-not-started": "Start the round first.",
  "already-challenged": "Enter the dice, or take the call back with Undo.",
  "not-between-rounds": "Finish the round, or void it under More.",
  "game-over": "Play again, or take the last entry back with Undo.",
  "not-active": "Pick somebody who is in, or let them come back under More.",
  "nothing-to-give": "Check who and how many.",
  "duplicate-player": "Names are told apart without looking at capitals.",
};
