import type { Party } from "@/lib/protocol/nightResult";
import { type NightBooks, nightResult } from "./nightResult";

/** A player's chips over a night. */
export interface ChipsOver {
  readonly party: Party;
  /** Net chips after each game. */
  readonly after: readonly number[];
}

/**
 * Everyone's chips over a night, one value per game with chip moves; a player who joined later has 0 before.
 * The final leader comes first. Empty if no chips moved.
 */
export function chipsOver(books: NightBooks): readonly ChipsOver[] {
  const gained = books.games.map((_game, at) => {
    const { people } = nightResult({ ...books, games: books.games.slice(0, at + 1) });
    return new Map(
      people.flatMap(({ party, chips }) => (chips === null ? [] : [[party, chips.out - chips.in] as const])),
    );
  });
  const moved = gained.filter((now, at) => {
    const before = gained[at - 1];
    return [...now].some(([party, chips]) => chips !== (before?.get(party) ?? 0));
  });
  const last = moved.at(-1);
  if (last === undefined) return [];
  return [...last.keys()]
    .map((party) => ({ party, after: moved.map((now) => now.get(party) ?? 0) }))
    .sort((one, other) => (other.after.at(-1) ?? 0) - (one.after.at(-1) ?? 0));
}
