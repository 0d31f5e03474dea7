import type { TableView } from "@/lib/views/table";

/**
 * A seat's position seen from above: top, bottom, left, right; the long sides have an upper, a middle and a
 * lower one.
 */
export type Place = "t" | "tr" | "ru" | "rm" | "rl" | "br" | "b" | "bl" | "ll" | "lm" | "lu" | "tl";

/** The most seats around the felt; more are shown in rows above it. */
const AROUND_MOST = 12;

/** Positions clockwise from the top, by number of seats. None is next to the middle, where the claim is. */
const PLACES: Readonly<Record<number, readonly Place[]>> = {
  1: ["t"],
  2: ["t", "b"],
  3: ["t", "rl", "ll"],
  4: ["tr", "br", "bl", "tl"],
  5: ["t", "ru", "br", "bl", "lu"],
  6: ["t", "ru", "rl", "b", "ll", "lu"],
  7: ["t", "ru", "rl", "br", "bl", "ll", "lu"],
  8: ["tr", "ru", "rl", "br", "bl", "ll", "lu", "tl"],
  9: ["t", "tr", "ru", "rl", "br", "bl", "ll", "lu", "tl"],
  10: ["t", "tr", "ru", "rl", "br", "b", "bl", "ll", "lu", "tl"],
  11: ["t", "tr", "ru", "rm", "rl", "br", "bl", "ll", "lm", "lu", "tl"],
  12: ["t", "tr", "ru", "rm", "rl", "br", "b", "bl", "ll", "lm", "lu", "tl"],
};

/** Approximate positions of seats in rows, from left to right. */
const IN_ROWS: readonly Place[] = ["tl", "t", "tr"];

/**
 * Positions in seat order. The class `at-…` in globals.css sets each one's distance from the middle for the
 * seat, the lamp and animations.
 */
export const placesOf = (seats: number): readonly Place[] =>
  PLACES[seats] ?? Array.from({ length: seats }, (_, at) => IN_ROWS[at % IN_ROWS.length] ?? "t");

/** True if this many seats fit around the felt: they keep their places in every phase. */
export const sitAround = (seats: number): boolean => seats <= AROUND_MOST;

/** The classes of a felt whose seats keep their places, with room for the keys of its game; none if they are in rows. */
export const ringOf = ({ seats, claims, passes }: TableView): string =>
  sitAround(seats.length) ? `keeps-seats ${passes ? "cup-game" : claims === "count" ? "" : "hand-game"}` : "";

/** The class that points something at a seat; none without a seat. */
export function towards(
  seats: readonly { readonly player: string }[],
  player: string | null | undefined,
): string {
  const at = seats.findIndex((seat) => seat.player === player);
  const place = placesOf(seats.length)[at];
  return place === undefined ? "" : `at-${place}`;
}
