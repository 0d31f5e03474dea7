import type { PlayerId } from "@/lib/engine";
import { list } from "./anyPage";

/** Seat key → name. A key without a name shows as it is: replayed records use names as keys. */
export type Names = Readonly<Record<PlayerId, string>>;

/** The name of a seat key, or the key itself. */
export const nameOf = (names: Names, player: PlayerId): string =>
  Object.hasOwn(names, player) ? (names[player] ?? player) : player;

/** More players than this are a number in a sentence. */
const MAX_NAMED = 3;

/** The names of a few players, or the number of many. */
export const fewOrCount = (players: readonly PlayerId[], names: Names): string =>
  players.length > MAX_NAMED ? `${players.length}` : list(players.map((player) => nameOf(names, player)));

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
