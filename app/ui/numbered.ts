/**
 * Pairs items with their index as a key, for items identified by position: dice in a row, or an append-only
 * list.
 */
export const numbered = <Thing>(things: readonly Thing[]) =>
  things.map((thing, number) => ({ thing, number }));
