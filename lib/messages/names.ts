import type { PlayerId } from "@/lib/engine";

/** Seat key → name. A key without a name shows as it is: replayed records use names as keys. */
export type Names = Readonly<Record<PlayerId, string>>;

/** The name of a seat key, or the key itself. */
export const nameOf = (names: Names, player: PlayerId): string =>
  Object.hasOwn(names, player) ? (names[player] ?? player) : player;
