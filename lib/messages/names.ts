import type { PlayerId } from "@/lib/engine";

/** Seat key → name; a key without a name is shown as it is (replayed records use names as keys). */
export type Names = Readonly<Record<PlayerId, string>>;

/** Who a seat key stands for; the key itself where nobody is known by it. */
export const nameOf = (names: Names, player: PlayerId): string =>
  Object.hasOwn(names, player) ? (names[player] ?? player) : player;
