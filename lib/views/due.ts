import type { RosterPlayer } from "@/lib/protocol/group";
import type { Party } from "@/lib/protocol/nightResult";
import type { CookRule, DueRule } from "@/lib/protocol/rotation";
import type { PersonCount } from "./kindCount";

/** The roster fields that decide who is next up. */
type Person = Pick<RosterPlayer, "id" | "shown" | "season">;

/** Who is next up, and why: they are equal in every value. */
export interface Due {
  readonly names: readonly string[];
  /** The washes of each, out of the games. */
  readonly times: number;
  readonly games: number;
  /** The day of each one's last wash; null without one. */
  readonly last: string | null;
}

/** The players on a shift: the assigned ones; everyone if there are none. */
export function onShift<Player extends Person>(
  players: readonly Player[],
  season: string | null,
): readonly Player[] {
  const theirs = players.filter((player) => season !== null && player.season === season);
  return theirs.length > 0 ? theirs : players;
}

/** The most people shown as next up; larger ties are even. */
const MAX_DUE = 3;

/**
 * The next up among those on the shift who ate. By "fewest", the fewest washes per meal come first, then the
 * longest time since the last wash. Never is the longest, and more meals make it longer. By "turns", only
 * that time counts. Null if all are even, too many are tied, or the loser washes.
 */
export function whoIsDue(
  rule: DueRule,
  present: readonly Person[],
  counted: readonly PersonCount[],
): Due | null {
  if (rule === "loser") return null;
  const sooner = rule === "turns" ? longerSince : fewerWashes;
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

const longerSince = (a: PersonCount, b: PersonCount): number =>
  (a.last ?? "").localeCompare(b.last ?? "", "en") || (a.last === null ? b.games - a.games : 0);

/** Compares fractions without rounding. */
const fewerWashes = (a: PersonCount, b: PersonCount): number =>
  a.times * b.games - b.times * a.games || longerSince(a, b);

/** How often a person cooked, and the day of the last time. */
export interface CookTimes {
  readonly times: number;
  readonly last: string;
}

/** The meals of each person with how often they cooked, instead of washed. */
const cookCounts = (
  meals: readonly PersonCount[],
  cooked: Readonly<Record<Party, CookTimes>>,
): readonly PersonCount[] =>
  meals.map((one) => {
    const { times = 0, last = null } = cooked[one.party] ?? {};
    return { ...one, times, last };
  });

/** The next up to cook among those on the shift who ate, by the group's rule. Null also if no one logs it. */
export const whoCooks = (
  rule: CookRule,
  present: readonly Person[],
  meals: readonly PersonCount[],
  cooked: Readonly<Record<Party, CookTimes>>,
): Due | null => (rule === "off" ? null : whoIsDue(rule, present, cookCounts(meals, cooked)));

/** The players in the order of their turn to wash; those who never ate come last. */
export function inTurn<Player extends Person>(
  rule: DueRule,
  present: readonly Player[],
  counted: readonly PersonCount[],
): readonly Player[] {
  const sooner = rule === "turns" ? longerSince : fewerWashes;
  const counts = new Map(counted.map((one) => [one.party, one]));
  return present.toSorted((a, b) => {
    const [one, other] = [counts.get(a.id), counts.get(b.id)];
    if (!one?.games || !other?.games) return Number(!one?.games) - Number(!other?.games);
    return sooner(one, other);
  });
}
