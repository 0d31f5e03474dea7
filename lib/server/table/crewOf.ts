import type { Phase } from "@/lib/engine";
import type { PlayedOff } from "@/lib/protocol/group";
import { MIN_OF_CREW } from "@/lib/views/crewLinks";
import { drunkIn } from "@/lib/views/drunk";
import { afterCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import type { Pass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { playedOff, playoffsOf } from "./playedOff";
import { SNAPSHOT, type States, withSnapshots } from "./snapshots/withSnapshots";
import { ownTableIds } from "./tables";

/** A game on a crew's page. */
export interface CrewGame {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly phase: Phase;
  /** Rounds settled so far. */
  readonly rounds: number;
  readonly game: string;
  /** The result by names; null while the game is unfinished. */
  readonly finished: { readonly winners: readonly string[]; readonly losers: readonly string[] } | null;
  /** Drinks by name. */
  readonly drunk: readonly { readonly name: string; readonly times: number }[];
  readonly playoff: PlayedOff | null;
}

/**
 * A guest crew: the people who started a game together, and those of their games that the visitor may read.
 * A game of at least three of them is theirs, too.
 */
export interface Crew {
  /** In seat order. */
  readonly names: readonly string[];
  /** Newest first, one page. */
  readonly games: readonly CrewGame[];
  /** The next page's cursor; null at the end. */
  readonly next: string | null;
}

const PAGE = 50;

/**
 * Reads the crew that started a game, with its games: all at the same table, and those that it started
 * elsewhere. A game of at least three of the crew is one of them. A playoff appears with the game it decides.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export const crewOf = (pass: Pass, from?: string): Promise<Crew> =>
  withSnapshots(holderOf(pass.visitor), (states) => readCrew(states, pass, from));

/**
 * Reads a game's crew and those of its tables that the visitor keeps and could move into a group, last used
 * first.
 */
export async function ownTablesOf(
  pass: Pass,
): Promise<{ readonly names: readonly string[]; readonly tables: readonly string[] }> {
  const names = await wholeCrewOf(pass);
  const games = await database().game.findMany({
    where: { ...NOT_DELETED, ...(await ofCrew(pass, names, { role: "keeper" })) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { tableId: true },
  });
  return { names, tables: [...new Set(games.map(({ tableId }) => tableId))] };
}

const FOUNDERS = { joinedAt: 0 };

/** The players at the start of a game, in seat order. For a playoff, those of the game it decides. */
async function foundersOf(gameId: string): Promise<readonly string[]> {
  const { playoffOf } = await database().game.findUniqueOrThrow({
    where: { id: gameId },
    select: { playoffOf: true },
  });
  if (playoffOf !== null) return foundersOf(playoffOf);
  const seats = await database().seat.findMany({
    where: { gameId, ...FOUNDERS },
    orderBy: { position: "asc" },
    select: { name: true },
  });
  return seats.map(({ name }) => name);
}

/** The players at the start of a game, or the largest crew of the visitor's tables that they are part of. */
async function wholeCrewOf({ gameId, visitor }: Pass): Promise<readonly string[]> {
  const names = await foundersOf(gameId);
  if (names.length < MIN_OF_CREW) return names;
  const largest = await database().seat.findFirst({
    where: {
      ...FOUNDERS,
      game: {
        ...NOT_DELETED,
        ...{ groupId: null, playoffOf: null, tableId: { in: [...(await ownTableIds(visitor, {}))] } },
        AND: names.map((name) => ({ seats: { some: { ...FOUNDERS, name } } })),
      },
    },
    orderBy: [{ position: "desc" }, { gameId: "desc" }],
    select: { gameId: true },
  });
  return largest === null ? names : foundersOf(largest.gameId);
}

/** The condition for a crew's games at guests' tables where the visitor holds a grant. */
const ofCrew = async (
  { tableId, visitor }: Pass,
  names: readonly string[],
  grantFilter: Prisma.GrantWhereInput,
): Promise<Prisma.GameWhereInput> => ({
  groupId: null,
  playoffOf: null,
  AND: { tableId: { in: [...(await ownTableIds(visitor, grantFilter))] } },
  OR: [
    { tableId },
    {
      AND: [
        { seats: { none: { ...FOUNDERS, name: { notIn: [...names] } } } },
        // Positions count from 0.
        names.length < MIN_OF_CREW
          ? { AND: names.map((name) => ({ seats: { some: { ...FOUNDERS, name } } })) }
          : { seats: { some: { ...FOUNDERS, position: MIN_OF_CREW - 1 } } },
      ],
    },
  ],
});

async function readCrew(states: States, pass: Pass, from?: string): Promise<Crew> {
  const names = await wholeCrewOf(pass);
  const found = await database().game.findMany({
    where: { AND: [NOT_DELETED, await ofCrew(pass, names, {}), afterCursor(from)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    select: {
      ...SNAPSHOT,
      createdAt: true,
      seats: { select: { key: true, name: true } },
    },
  });
  const page = states.all(found.slice(0, PAGE));
  const playoffs = await playoffsOf(page);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    names,
    games: page.map((game): CrewGame => {
      const { state } = game;
      const nameOf = new Map(game.seats.map(({ key, name }) => [key, name]));
      const named = (keys: readonly string[]) => keys.map((key) => nameOf.get(key) ?? key);
      const finished = state.phase === "finished" ? state.finished : null;
      const losers = finished ? named(finished.losers) : [];
      return {
        id: game.id,
        startedAt: game.createdAt.toISOString(),
        phase: state.phase,
        rounds: state.settledRounds,
        game: state.game,
        finished: finished && { winners: named(finished.winners), losers },
        drunk: drunkIn(state, (player) => nameOf.get(player) ?? player),
        playoff: playedOff(state, losers, playoffs.get(game.id)),
      };
    }),
    next: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}
