import { fromStored, type GameCount } from "@/lib/views/figures/groupSum";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";
import { type CountedGame, openingTotals, type Totals, withGames } from "./foldGames";
import {
  addedAs,
  basisOf,
  COUNTED,
  dutiesByGame,
  guestsOf,
  type TotalsInput,
  washesByHandIn,
} from "./totalsInput";

/** Games that may change without a new fold of all: more than an evening has. */
const RECENT = 16;

/** Games per query. */
const BATCH = 200;

/** A game's position in the order of games. */
interface Place {
  readonly at: number;
  readonly id: string;
}

/** A group's totals, with what an update of them needs. */
export interface Folded {
  /** Key of the input they depend on. */
  readonly key: string;
  /** Games written until then are included. */
  readonly upTo: Date;
  /** The last counted entry of each included game. */
  readonly seqs: ReadonlyMap<string, number>;
  /** The totals of all games up to `end`. The others are recent. */
  readonly base: Totals;
  readonly end: Place | null;
  readonly recent: readonly CountedGame[];
  readonly totals: Totals;
}

/** Computes a group's totals over all counted games in order. */
export async function foldGroup(groupId: string): Promise<Folded> {
  const db = database();
  const upTo = await lastTouched(groupId);
  const basis = await basisOf(db, groupId);
  const empty = openingTotals({ kind: basis.washing, washes: await washesByHandIn(db, basis) });
  let folded: Folded = {
    key: basis.key,
    upTo,
    seqs: new Map(),
    base: empty,
    end: null,
    recent: [],
    totals: empty,
  };
  for (let last: Place | null = null; ; ) {
    const games: readonly Loaded[] = await loadGames(db, basis, after(last), BATCH);
    folded = withRecent(folded, folded.recent, games, upTo);
    last = games.at(-1) ?? null;
    if (games.length < BATCH || last === null) return folded;
  }
}

/**
 * Replaces changed games in totals. Null if one of them is not among the recent games: then all are folded
 * again.
 */
export async function refold(
  folded: Folded,
  basis: TotalsInput,
  ids: readonly string[],
  upTo: Date,
): Promise<Folded | null> {
  const games = await loadGames(database(), basis, { id: { in: [...ids] } });
  const known = folded.recent.filter(({ id }) => !ids.includes(id));
  const inBase = ids.filter((id) => folded.seqs.has(id)).length > folded.recent.length - known.length;
  const isOld = games.some((game) => folded.end !== null && !isAfter(game, folded.end));
  return inBase || isOld ? null : withRecent(folded, known, games, upTo);
}

/** Totals with these games at the end. The oldest ones join the base. */
function withRecent(
  folded: Folded,
  known: readonly CountedGame[],
  games: readonly Loaded[],
  upTo: Date,
): Folded {
  const all = [...known, ...games.flatMap(({ game }) => game ?? [])].toSorted((one, other) =>
    isAfter(one, other) ? 1 : -1,
  );
  const old = all.length > 2 * RECENT ? all.slice(0, -RECENT) : [];
  const recent = all.slice(old.length);
  const base = withGames(folded.base, old);
  return {
    key: folded.key,
    upTo,
    seqs: new Map([...folded.seqs, ...games.map(({ id, seq }) => [id, seq] as const)]),
    base,
    end: old.at(-1) ?? folded.end,
    recent,
    totals: withGames(base, recent),
  };
}

/** The time of the last write to a game of a group. */
async function lastTouched(groupId: string): Promise<Date> {
  const last = await database().game.findFirst({
    where: { groupId },
    orderBy: { updatedAt: "desc" },
    select: { updatedAt: true },
  });
  return last?.updatedAt ?? new Date(0);
}

/** A counted game as stored. */
interface Loaded extends Place {
  /** The last counted entry. */
  readonly seq: number;
  /** Null if it contributes nothing. */
  readonly game: CountedGame | null;
}

/** Loads counted games of a group in order. */
async function loadGames(
  db: Reader,
  basis: TotalsInput,
  where: Prisma.GameWhereInput,
  take?: number,
): Promise<readonly Loaded[]> {
  const rows = await db.game.findMany({
    where: { ...NOT_DELETED, groupId: basis.groupId, tally: { isNot: null }, AND: [where] },
    orderBy: [{ playedAt: "asc" }, { id: "asc" }],
    ...(take !== undefined && { take }),
    select: { ...COUNTED, tally: { select: { seq: true, tally: true } } },
  });
  const duties = await dutiesByGame(db, basis, { gameId: { in: rows.map(({ id }) => id) } });
  return rows.map((row) => {
    const { id, ruleSet, playedAt, tally } = row;
    const at = playedAt.getTime();
    const count = fromStored(tally?.tally) as GameCount;
    const added = addedAs(basis, row, count, duties.get(id) ?? []);
    const game = added && { ...added, id, ruleSet, at, count, guests: guestsOf(row) };
    return { id, at, seq: tally?.seq ?? 0, game };
  });
}

/** The condition for games after a position. */
const after = (last: Place | null): Prisma.GameWhereInput => {
  if (last === null) return {};
  const at = new Date(last.at);
  return { OR: [{ playedAt: { gt: at } }, { playedAt: at, id: { gt: last.id } }] };
};

/** True if one game follows another in the order of games. */
const isAfter = (one: Place, other: Place): boolean =>
  one.at > other.at || (one.at === other.at && one.id > other.id);

declare module "../process/workers/pool" {
  interface Tasks {
    readonly foldGroup: typeof foldGroup;
  }
}
