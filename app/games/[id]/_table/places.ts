/** Where a seat is at the table, seen from above: top, bottom, left, right, and on its long sides an upper and a lower one. */
export type Place = "t" | "tr" | "ru" | "rl" | "br" | "b" | "bl" | "ll" | "lu" | "tl";

/** So many sit around the felt; more stand in rows over it. */
const AROUND_MOST = 10;

/** Who sits where, clockwise from the top, by how many there are. Nobody sits beside the middle, where the claim is. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ["t"],
  2: ["t", "b"],
  3: ["t", "rl", "ll"],
  4: ["tr", "br", "bl", "tl"],
  5: ["t", "ru", "br", "bl", "lu"],
  6: ["t", "ru", "rl", "b", "ll", "lu"],
  7: ["t", "ru", "rl", "br", "bl", "ll", "lu"],
  8: ["tr", "ru", "rl", "br", "bl", "ll", "lu", "tl"],
  9: ["t", "tr", "ru", "rl", "br", "b", "bl", "ll", "lu"],
  10: ["t", "tr", "ru", "rl", "br", "b", "bl", "ll", "lu", "tl"],
};

/** Those who stand in rows over the felt, as far as one can tell where: from left to right. */
const IN_ROWS: readonly Place[] = ["tl", "t", "tr"];

/**
 * The places of so many seats, in seat order. A class `at-…` in globals.css says for each how far it is from the middle: the seat, the
 * lamp, and what comes from there, are placed by it.
 */
export const placesOf = (seats: number): readonly Place[] =>
  PLACES[seats] ?? Array.from({ length: seats }, (_, at) => IN_ROWS[at % IN_ROWS.length] ?? "t");

/** Whether so many sit around the felt where there is room. */
export const sitAround = (seats: number): boolean => seats <= AROUND_MOST;

/** The class that turns something towards a seat; none where nobody is meant. */
export function towards(
  seats: readonly { readonly player: string }[],
  player: string | null | undefined,
): string {
  const at = seats.findIndex((seat) => seat.player === player);
  const place = placesOf(seats.length)[at];
  return place === undefined ? "" : `at-${place}`;
}
