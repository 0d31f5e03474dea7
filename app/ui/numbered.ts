/**
 * Things that are told apart only by where they stand, each with its number from 0: dice in a row, or the lines of a list that
 * only grows at its end. The number serves as their key.
 */
export const numbered = <Thing>(things: readonly Thing[]) =>
  things.map((thing, number) => ({ thing, number }));
