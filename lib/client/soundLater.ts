import type { Sound } from "./sounds";

/**
 * Plays a sound once the sounds are loaded, which happens when the page is idle.
 * @param step Raises the pitch, in steps.
 */
export const soundLater = (sound: Sound, step = 0): void =>
  void import("./sounds").then(
    ({ playSound }) => playSound(sound, step),
    // Offline it stays silent.
    () => undefined,
  );
