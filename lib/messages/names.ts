import type { PlayerId } from "@/lib/engine";

/** Seat key → name. A key without a name shows as it is: replayed records use names as keys. */
export type Names = Readonly<Record<PlayerId, string>>;

/** The name of a seat key, or the key itself. */
export const nameOf = (names: Names, player: PlayerId): string =>
  Object.hasOwn(names, player) ? (names[player] ?? player) : player;

/** The game of each letter of the rule book. */
export const CHAPTER_GAMES: Readonly<Record<string, string>> = {
  B: "bar",
  C: "closed-cup",
  F: "firehouse",
  I: "pirate",
  M: "mia",
  O: "own-hand",
  P: "pass-the-cup",
  R: "red-dead",
  U: "perudo",
};
