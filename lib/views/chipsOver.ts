import type { Party } from "@/lib/protocol/nightResult";
import { type NightBooks, nightResult } from "./nightResult";

/** How somebody's chips went over a night. */
export interface ChipsOver {
  readonly party: Party;
  /** What they had gained, or lost, after each game. */
  readonly after: readonly number[];
}

/**
 * How everybody's chips went over a night, from one game at which chips moved to the next; whoever came later stood at 0 until then. Who is
 * ahead at the end comes first. Nothing where no chip moved.
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
