import type { Phase } from "@/lib/engine";
import type { PlayedOff } from "@/lib/protocol/group";
import { drunkIn } from "@/lib/views/drunk";
import { afterCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Prisma } from "../generated/prisma/client";
import type { Pass } from "../identity/access";
import { holderOf } from "../identity/visitor";
import { LAST_PLAYOFF, playedOff } from "./playedOff";
import { SNAPSHOT, type States, withSnapshots } from "./snapshots/withSnapshots";
import { ownTableIds } from "./tables";

/** A game of a crew, as its page lists it. */
export interface CrewGame {
  readonly id: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly phase: Phase;
  /** Rounds settled so far. */
  readonly rounds: number;
  readonly game: string;
  /** How it ended, by names; null while it goes on. */
  readonly finished: { readonly winners: readonly string[]; readonly losers: readonly string[] } | null;
  /** What was drunk, by name. */
  readonly drunk: readonly { readonly name: string; readonly times: number }[];
  readonly playoff: PlayedOff | null;
}

/** A crew: the people who sat down together, and their games of guests that this visitor may read. */
export interface Crew {
  /** In seat order. */
  readonly names: readonly string[];
  /** The latest first, a page at a time. */
  readonly games: readonly CrewGame[];
  /** Where the next page begins; null at the end. */
  readonly next: string | null;
}

const PAGE = 50;

/**
 * The crew that began a game, and its games: all that were played at the same table, whoever joined or left, and those that the very same
 * people began elsewhere. A playoff is told with the game that it decides.
 * @param from `next` of the page before; anything else begins at the beginning.
 */
export const crewOf = (pass: Pass, from?: string): Promise<Crew> =>
  withSnapshots(holderOf(pass.visitor), (states) => readCrew(states, pass, from));

/**
 * The crew that began a game, and of the tables where it played those that this visitor keeps, the one played at last first: what may move
 * into a group.
 */
export async function ownTablesOf(
  pass: Pass,
): Promise<{ readonly names: readonly string[]; readonly tables: readonly string[] }> {
  const names = await foundersOf(pass.gameId);
  const games = await database().game.findMany({
    where: { ...NOT_DELETED, ...(await ofCrew(pass, names, { role: "keeper" })) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { tableId: true },
  });
  return { names, tables: [...new Set(games.map(({ tableId }) => tableId))] };
}

const FOUNDERS = { joinedAt: 0 };

/** Who sat down as a game began, in seat order; of a playoff those of the game that it decides. */
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

/** The games of a crew at tables of guests where a visitor holds something, as a condition. */
const ofCrew = async (
  { tableId, visitor }: Pass,
  names: readonly string[],
  held: Prisma.GrantWhereInput,
): Promise<Prisma.GameWhereInput> => ({
  groupId: null,
  playoffOf: null,
  AND: { tableId: { in: [...(await ownTableIds(visitor, held))] } },
  OR: [
    { tableId },
    {
      AND: [
        ...names.map((name) => ({ seats: { some: { ...FOUNDERS, name } } })),
        { seats: { none: { ...FOUNDERS, name: { notIn: [...names] } } } },
      ],
    },
  ],
});

async function readCrew(states: States, pass: Pass, from?: string): Promise<Crew> {
  const names = await foundersOf(pass.gameId);
  const found = await database().game.findMany({
    where: { AND: [NOT_DELETED, await ofCrew(pass, names, {}), afterCursor(from)] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    select: {
      ...SNAPSHOT,
      createdAt: true,
      seats: { select: { key: true, name: true } },
      playoffs: LAST_PLAYOFF,
    },
  });
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    names,
    games: states.all(page).map((game): CrewGame => {
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
        playoff: playedOff(state, losers, game.playoffs),
      };
    }),
    next: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}
