import type { RosterPlayer } from "@/lib/protocol/group";

/** How often somebody lost in a scope, or won. */
export interface Counted {
  readonly player: string | null;
  readonly name: string;
  readonly times: number;
}

/** Somebody of the roster, as far as it is asked whose turn it is. */
type Person = Pick<RosterPlayer, "id" | "shown" | "season">;

/** Who is on a shift: those who are said to be; everybody where nobody is. */
export function onShift<Player extends Person>(
  players: readonly Player[],
  season: string | null,
): readonly Player[] {
  const theirs = players.filter((player) => season !== null && player.season === season);
  return theirs.length > 0 ? theirs : players;
}

/** How often somebody was it, by their id. */
export const timesOf = (tally: readonly Counted[]): ReadonlyMap<string | null, number> =>
  new Map(tally.map(({ player, times }) => [player, times]));

/** Whose turn it would be by count: those on the shift who were it least often; nobody where all are even, or too many. */
export function dueByCount(present: readonly Person[], tally: readonly Counted[]): readonly string[] {
  const counted = timesOf(tally);
  const times = ({ id }: Person) => counted.get(id) ?? 0;
  const fewest = Math.min(...present.map(times));
  const due = present.filter((player) => times(player) === fewest);
  return due.length < present.length && due.length <= MOST_DUE ? due.map(({ shown }) => shown) : [];
}

const MOST_DUE = 3;
