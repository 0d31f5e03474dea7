import type { Finished, House, Phase, PlayerId } from "@/lib/engine";
import type { PlayedOff } from "@/lib/protocol/group";
import { afterCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { holdersOf, type Visitor } from "../identity/visitor";
import { expiry } from "./expiry";
import { playedOff, playoffsOf } from "./playedOff";
import { namesBySeat, SEAT_NAME } from "./seatNames";
import { type States, withSnapshots } from "./snapshots/withSnapshots";
import { ownTableIds } from "./tables";

/** A game on the start page. */
export interface GameLine {
  readonly id: string;
  /** Its table. */
  readonly table: string;
  readonly ruleSet: string;
  readonly house: House;
  /** All current and former players, in seat order. */
  readonly names: readonly string[];
  /** The players at its start, in seat order. */
  readonly crew: readonly string[];
  /** ISO 8601. */
  readonly startedAt: string;
  /** Time of the last entry, else `startedAt`. ISO 8601. */
  readonly lastAt: string;
  readonly phase: Phase;
  /** The open or next round; the last one of a finished game. Counted from 1. */
  readonly round: number;
  /** The game that this playoff decides; null for any other game. */
  readonly playoffOf: string | null;
  readonly playoff: PlayedOff | null;
  /** The result by names; null while the game is unfinished. */
  readonly finished: { readonly winners: readonly string[]; readonly losers: readonly string[] } | null;
  /** When it expires unless someone records or signs in; null if that is not soon. ISO 8601. */
  readonly expiresAt: string | null;
}

/** One page of games, with the next page's cursor: null at the end. */
export interface GamePage {
  readonly games: readonly GameLine[];
  readonly next: string | null;
}

const PAGE = 20;

/**
 * Lists the games at the visitor's tables, by grants of their device or account, newest first, in pages. It
 * omits deleted groups and result-only games.
 * @param from `next` of the previous page; an invalid cursor starts at the first page.
 */
export const gamesOf = (visitor: Visitor, from?: string): Promise<GamePage> =>
  withSnapshots(holdersOf(visitor)[0] ?? "nobody", (states) => readPage(states, visitor, from));

async function readPage(states: States, visitor: Visitor, from?: string): Promise<GamePage> {
  const games = await database().game.findMany({
    where: {
      ...NOT_DELETED,
      resultOnly: false,
      tableId: { in: [...(await ownTableIds(visitor))] },
      AND: [
        { OR: [{ groupId: null }, { group: { deletedAt: null } }] },
        // A finished playoff appears with the game it decides.
        { OR: [{ playoffOf: null }, { seats: { none: { outcome: { not: null } } } }] },
        afterCursor(from),
      ],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    include: {
      seats: { orderBy: { position: "asc" }, select: { key: true, joinedAt: true, ...SEAT_NAME } },
    },
  });
  const page = states.all(games.slice(0, PAGE));
  const playoffs = await playoffsOf(page);
  const last = games.length > PAGE ? page.at(-1) : undefined;
  const expiries = await expiry([...new Set(page.map(({ tableId }) => tableId))]);
  return {
    games: page.map((game): GameLine => {
      const { state } = game;
      const names = new Map(Object.entries(namesBySeat(game.seats)));
      const finished = state.phase === "finished" ? named(state.finished, names) : null;
      return {
        id: game.id,
        table: game.tableId,
        ruleSet: game.ruleSet,
        house: state.house,
        names: state.seats.map(({ player }) => names.get(player) ?? player),
        crew: game.seats.filter(({ joinedAt }) => joinedAt === 0).map(({ key }) => names.get(key) ?? key),
        startedAt: game.createdAt.toISOString(),
        lastAt: game.updatedAt.toISOString(),
        phase: state.phase,
        round: state.settledRounds + (state.phase === "finished" ? 0 : 1),
        finished,
        playoffOf: game.playoffOf,
        playoff: playedOff(state, finished?.losers ?? [], playoffs.get(game.id)),
        expiresAt: expiries.get(game.tableId)?.toISOString() ?? null,
      };
    }),
    next: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

function named({ winners, losers }: Finished, names: ReadonlyMap<PlayerId, string>) {
  const name = (player: PlayerId) => names.get(player) ?? player;
  return { winners: winners.map(name), losers: losers.map(name) };
}
