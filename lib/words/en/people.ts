import type { PlayerId } from "@/lib/engine";

/** Seat key → name; a key without a name is shown as it is (replayed records use names as keys). */
export type Names = Readonly<Record<PlayerId, string>>;

/** Who a seat key stands for; the key itself where nobody is known by it. */
export const nameOf = (names: Names, player: PlayerId): string =>
  Object.hasOwn(names, player) ? (names[player] ?? player) : player;

/** "Bob's", "James'". */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** "Ann", "Ann and Bob", "Ann, Bob and Cy". */
export function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
