import type { Sound } from "./sounds";

/**
 * Plays a sound of something that is shown, once the sounds are there: they come when a page is at rest, and nobody waits for them.
 * @param step How much higher it sounds than the first of its kind.
 */
export const soundLater = (sound: Sound, step = 0): void =>
  void import("./sounds").then(
    ({ playSound }) => playSound(sound, step),
    // Without a line it is silent.
    () => undefined,
  );
