import type { Color } from "@/lib/messages/colors";
import type { Chain } from "@/lib/views/figures/chains";
import { sumUp } from "@/lib/views/figures/groupSum";
import type { PairTally, Tally } from "@/lib/views/figures/tally";
import { isSameKind, onePerKind } from "@/lib/views/gameKind";
import type { GroupTvPass } from "../identity/access";
import { type GroupContext, groupContext, type InGroup, type LoadedGroup } from "../roster/groupContext";
import { asColor } from "../roster/rosterOf";
import { shownName } from "../table/seatNames";
import type { Totals } from "./foldGames";
import { refresh, totalsOf } from "./refresh";

// Statistics for pages. They are refreshed first and read from cached totals, so the time does not grow with
// the number of games.

/** A person with statistics. */
export interface Person {
  /** A roster player's id; for a guest "guest:" and the name in lower case. */
  readonly id: string;
  readonly name: string;
  /** Null for a guest. */
  readonly colour: Color | null;
  readonly retired: boolean;
}

/** A person with their totals. */
export interface CountedPerson extends Person {
  readonly tally: Tally;
  /** Totals by kind of game. Kinds they never played are omitted. */
  readonly kinds: Readonly<Record<string, Tally>>;
}

/** A group's statistics in one scope. */
export interface GroupFigures {
  /** Games not yet counted; counting is in progress. */
  readonly left: number;
  /** The kinds of game in this scope with their numbers of finished games and rounds, most played first. */
  readonly kinds: readonly { readonly game: string; readonly games: number; readonly rounds: number }[];
  readonly games: number;
  readonly rounds: number;
  /** Everyone who has not opted out, by name. */
  readonly people: readonly CountedPerson[];
  /** Head-to-head totals between those people. */
  readonly pairs: readonly (PairTally & { readonly challenger: string; readonly claimer: string })[];
}

/** A filter for statistics. */
export interface StatQuery {
  /** "all", a year as "2026", or the id of a shift or season. An unknown scope has no games. */
  readonly scope: string;
  /** One kind of game, by the id of any of its versions; null for all. */
  readonly game: string | null;
}

/** A loaded group with its refreshed statistics. A request loads it once and passes it on. */
export interface CountedContext extends GroupContext<GroupTvPass>, Counted {}

interface Counted {
  /** Games not yet counted; counting is in progress. */
  readonly left: number;
  readonly totals: Totals;
}

/** The same without a pass, for a visitor already permitted to read it. */
export type CountedGroup = LoadedGroup & Counted;

/** A pass to read statistics, or what the request has already loaded for it. */
export type InCounted = InGroup<GroupTvPass> | CountedContext;

/** Refreshes a group's statistics and loads what their readers share. A counted context is returned as it is. */
export async function countedContext(given: InCounted): Promise<CountedContext> {
  if ("totals" in given) return given;
  return countedGroup(await groupContext(given));
}

/** Refreshes the statistics of a loaded group, and adds them. */
export async function countedGroup<Of extends LoadedGroup>(of: Of): Promise<Of & Counted> {
  const { left } = await refresh(of.groupId, of);
  return { ...of, left, totals: totalsOf(of.groupId) };
}

/** Reads a group's statistics. */
export async function groupFigures(given: InCounted, asked: StatQuery): Promise<GroupFigures> {
  const of = await countedContext(given);
  const { kinds, sums, sum } = sumsIn(of.totals, asked);
  const kindsOf = (id: string) =>
    Object.fromEntries(
      sums.flatMap(({ ruleSet, sum: { people } }) => (people[id] ? [[ruleSet, people[id]] as const] : [])),
    );
  const listed = Object.entries(sum.people).flatMap(([id, tally]) => {
    const person = personIn(of, id);
    return person ? [{ ...person, tally, kinds: kindsOf(id) }] : [];
  });
  const ids = new Set(listed.map(({ id }) => id));
  return {
    left: of.left,
    kinds,
    games: sum.games,
    rounds: sum.rounds,
    people: listed.sort((one, other) => one.name.localeCompare(other.name, "en")),
    pairs: Object.entries(sum.pairs).flatMap(([challenger, row]) =>
      Object.entries(row).flatMap(([claimer, pair]) =>
        ids.has(challenger) && ids.has(claimer) ? [{ challenger, claimer, ...pair }] : [],
      ),
    ),
  };
}

/** A person's finished games of each kind, in order. */
export interface PersonCourse {
  readonly person: Person;
  /** By kind of game. */
  readonly chains: Readonly<Record<string, Chain>>;
}

/** Reads the trend of a person. Null if there is no such person, or if they opted out. */
export async function personCourse(given: InCounted, id: string): Promise<PersonCourse | null> {
  const of = await countedContext(given);
  const person = personIn(of, id);
  if (person === null) return null;
  const own = Object.entries(of.totals.chains).flatMap(([ruleSet, people]) =>
    people[id] ? [[ruleSet, people[id]] as const] : [],
  );
  return { person, chains: Object.fromEntries(own) };
}

/** The ids of all games that a group played. */
export const playedGames = ({ totals }: Counted): readonly string[] =>
  Object.keys(totals.sums.get("all") ?? {});

/** All versions of an own game are one kind: its most played version stands for it. */
function sumsIn(totals: Totals, { scope, game }: StatQuery) {
  const counted = Object.entries(totals.sums.get(scope) ?? {})
    .map(([ruleSet, sum]) => ({ ruleSet, sum }))
    .sort((one, other) => other.sum.games - one.sum.games);
  const all = onePerKind(counted.map(({ ruleSet }) => ruleSet)).map((ruleSet) => ({
    ruleSet,
    sum: sumUp(counted.flatMap((one) => (isSameKind(one.ruleSet, ruleSet) ? [one.sum] : []))),
  }));
  const sums = all.filter(({ ruleSet }) => game === null || isSameKind(ruleSet, game));
  return {
    kinds: all
      .map(({ ruleSet, sum: { games, rounds } }) => ({ game: ruleSet, games, rounds }))
      .sort((one, other) => other.games - one.games || other.rounds - one.rounds),
    sums,
    sum: sumUp(sums.map(({ sum }) => sum)),
  };
}

/** Looks up a person by id. Null for an unknown person or one who opted out. */
function personIn({ players, unlisted, totals: { guests } }: CountedContext, id: string): Person | null {
  const player = players.get(id);
  if (player?.mergedInto === null)
    return !unlisted.has(id)
      ? { id, name: shownName(player), colour: asColor(player.colour), retired: player.retiredAt !== null }
      : null;
  const name = Object.hasOwn(guests, id) ? guests[id] : undefined;
  return name === undefined ? null : { id, name, colour: null, retired: false };
}
