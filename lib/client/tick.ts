import { isOn } from "./devicePreferences";
import { soundLater } from "./soundLater";

/** A short buzz, in milliseconds. */
const TICK = 12;

/**
 * A die was put down: a click of bone, and a short buzz under the thumb.
 * @param counting How many dice count with this one, each a little higher than the one before; 0 for a die that does not.
 */
export function tick(counting: number): void {
  if (isOn("buzz")) navigator.vibrate?.(TICK);
  soundLater("die", counting);
}
