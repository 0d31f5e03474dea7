import type { Color } from "@/lib/messages/colors";
import type { Chain, Course } from "@/lib/views/figures/chains";
import { NO_GAMES, storedSum, together } from "@/lib/views/figures/groupSum";
import type { PairTally, Tally } from "@/lib/views/figures/tally";
import { database } from "../db/db";
import type { HousePass } from "../identity/access";
import { asColor } from "../roster/rosterOf";
import { unlistedIn } from "../roster/statsOptOut";
import { shownName } from "../table/seatNames";
import { type Chained, NO_CHAINS } from "./computeTotals";
import { refresh } from "./refresh";

// Statistics for pages. They are refreshed first and read from saved totals, so the time does not grow with
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
  /** One kind of game; null for all. */
  readonly game: string | null;
}

/** Reads a group's statistics. */
export async function groupFigures(pass: HousePass, asked: StatQuery): Promise<GroupFigures> {
  const { left } = await refresh(pass.groupId);
  const [{ kinds, sums, sum }, who] = await Promise.all([sumsIn(pass, asked), people(pass)]);
  const kindsOf = (id: string) =>
    Object.fromEntries(
      sums.flatMap(({ ruleSet, sum: { people } }) => (people[id] ? [[ruleSet, people[id]] as const] : [])),
    );
  const listed = Object.entries(sum.people).flatMap(([id, tally]) => {
    const person = who(id);
    return person ? [{ ...person, tally, kinds: kindsOf(id) }] : [];
  });
  const ids = new Set(listed.map(({ id }) => id));
  return {
    left,
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
export async function personCourse(pass: HousePass, id: string): Promise<PersonCourse | null> {
  await refresh(pass.groupId);
  const person = (await people(pass))(id);
  if (person === null) return null;
  const [{ chains }, courses] = await Promise.all([
    chainedOf(pass.groupId),
    database().courseRow.findMany({ where: { groupId: pass.groupId, person: id } }),
  ]);
  const own = courses.flatMap(({ ruleSet, course }) => {
    const runs = chains[ruleSet]?.[id];
    return runs ? [[ruleSet, { ...runs, ...(course as unknown as Course) }] as const] : [];
  });
  return { person, chains: Object.fromEntries(own) };
}

async function sumsIn({ groupId }: HousePass, { scope, game }: StatQuery) {
  const rows = await database().groupTally.findMany({ where: { groupId, scope } });
  const all = rows.map(({ ruleSet, tally }) => ({ ruleSet, sum: storedSum(tally) }));
  const sums = all.filter(({ ruleSet }) => game === null || ruleSet === game);
  return {
    kinds: all
      .map(({ ruleSet, sum: { games, rounds } }) => ({ game: ruleSet, games, rounds }))
      .sort((one, other) => other.games - one.games || other.rounds - one.rounds),
    sums,
    sum: sums.reduce((all, { sum }) => together(all, sum), NO_GAMES),
  };
}

/** Reads a group's order-dependent values as of the last refresh. */
export async function chainedOf(groupId: string): Promise<Chained> {
  const figures = await database().groupFigures.findUnique({ where: { groupId }, select: { chains: true } });
  // Fills in fields that older rows lack.
  return { ...NO_CHAINS, ...(figures?.chains as unknown as Chained | undefined) };
}

/** Looks up a person by id. Null for an unknown person or one who opted out. */
async function people({ groupId }: HousePass): Promise<(id: string) => Person | null> {
  const [players, { guests }, unlisted] = await Promise.all([
    database().player.findMany({
      where: { groupId, mergedInto: null },
      select: { id: true, name: true, nickname: true, colour: true, retiredAt: true },
    }),
    chainedOf(groupId),
    unlistedIn(database(), groupId),
  ]);
  const roster = new Map(players.map((player) => [player.id, player]));
  return (id) => {
    const player = roster.get(id);
    if (player)
      return !unlisted.has(id)
        ? { id, name: shownName(player), colour: asColor(player.colour), retired: player.retiredAt !== null }
        : null;
    const name = Object.hasOwn(guests, id) ? guests[id] : undefined;
    return name === undefined ? null : { id, name, colour: null, retired: false };
  };
}
