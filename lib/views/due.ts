import type { RosterPlayer } from "@/lib/protocol/group";
import type { PersonCount } from "./kindCount";

/** Somebody of the roster, as far as it is asked whose turn it is. */
type Person = Pick<RosterPlayer, "id" | "shown" | "season">;

/** Whose turn it is, and why: they are alike in all of it. */
export interface Due {
  readonly names: readonly string[];
  /** How often each washed, of so many games. */
  readonly times: number;
  readonly games: number;
  /** The day on which each last did; null where they never did. */
  readonly last: string | null;
}

/** Who is on a shift: those who are said to be; everybody where nobody is. */
export function onShift<Player extends Person>(
  players: readonly Player[],
  season: string | null,
): readonly Player[] {
  const theirs = players.filter((player) => season !== null && player.season === season);
  return theirs.length > 0 ? theirs : players;
}

/** So many may be due together; more of them are even. */
const MAX_DUE = 3;

/**
 * Whose turn it is by count: of those on the shift who ate, whoever washed least often for a meal; of those whoever washed longest ago, never
 * being longest of all, and then longer the more meals it was. Null where all are even, or too many.
 */
export function dueByCount(present: readonly Person[], counted: readonly PersonCount[]): Due | null {
  const counts = new Map(counted.map((one) => [one.party, one]));
  const ate = present.flatMap(({ id, shown }) => {
    const count = counts.get(id);
    return count && count.games > 0 ? [{ shown, ...count }] : [];
  });
  const [first] = ate.toSorted(sooner);
  if (first === undefined) return null;
  const due = ate.filter((one) => sooner(one, first) === 0);
  if (due.length === ate.length && present.length > 1) return null;
  if (due.length > MAX_DUE) return null;
  const { times, games, last } = first;
  return { names: due.map(({ shown }) => shown), times, games, last };
}

/** Shares of whole numbers, compared without rounding. */
const sooner = (a: PersonCount, b: PersonCount): number =>
  a.times * b.games - b.times * a.games ||
  (a.last ?? "").localeCompare(b.last ?? "", "en") ||
  (a.last === null ? b.games - a.games : 0);
