import { isOn } from "./devicePreferences";
import { soundLater } from "./soundLater";

/** Vibration time in milliseconds. */
const TICK = 12;

/**
 * Feedback for an entered die: a click and a short vibration.
 * @param counting How many dice count so far, which raises the pitch; 0 for a die that does not count.
 */
export function tick(counting: number): void {
  if (isOn("buzz")) navigator.vibrate?.(TICK);
  soundLater("die", counting);
}
