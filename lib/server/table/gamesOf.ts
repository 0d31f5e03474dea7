import type { Finished, House, Phase, PlayerId } from "@/lib/engine";
import type { PlayedOff } from "@/lib/protocol/group";
import { afterCursor, writeCursor } from "../db/cursor";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { holdersOf, type Visitor } from "../identity/visitor";
import { expiry } from "./expiry";
import { LAST_PLAYOFF, playedOff } from "./playedOff";
import { namesBySeat, SEAT_NAME } from "./seatNames";
import { type States, withSnapshots } from "./snapshots/withSnapshots";
import { ownTableIds } from "./tables";

/** A game as the start page lists it. */
export interface GameLine {
  readonly id: string;
  /** Where it is played. */
  readonly table: string;
  readonly ruleSet: string;
  readonly house: House;
  /** Of all who sit or sat there, in seat order. */
  readonly names: readonly string[];
  /** Who sat down when it began, in seat order. */
  readonly crew: readonly string[];
  /** ISO 8601. */
  readonly startedAt: string;
  /** When something was last recorded; `startedAt` before that. ISO 8601. */
  readonly lastAt: string;
  readonly phase: Phase;
  /** The open round, or the next one; when it is over, the last: 1, 2, 3 … */
  readonly round: number;
  /** The game that this one decides, being its playoff; null for any other. */
  readonly playoffOf: string | null;
  readonly playoff: PlayedOff | null;
  /** How it ended, by names; null while it goes on. */
  readonly finished: { readonly winners: readonly string[]; readonly losers: readonly string[] } | null;
  /** When it will be deleted unless somebody records or signs in, where that is soon; else null. ISO 8601. */
  readonly keptUntil: string | null;
}

/** One page of games, and where the next begins: null at the end. */
export interface GamePage {
  readonly games: readonly GameLine[];
  readonly next: string | null;
}

const PAGE = 20;

/**
 * The games of the tables that a visitor was let in to, on this device or by their account, the latest first, a page at a time. Those of a
 * deleted group are left out, and so are results without a game.
 * @param from `next` of the page before; anything else begins at the beginning.
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
        // A playoff that is over is told with the game that it decides.
        { OR: [{ playoffOf: null }, { seats: { none: { outcome: { not: null } } } }] },
        afterCursor(from),
      ],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: PAGE + 1,
    include: {
      seats: { orderBy: { position: "asc" }, select: { key: true, joinedAt: true, ...SEAT_NAME } },
      playoffs: LAST_PLAYOFF,
    },
  });
  const page = games.slice(0, PAGE);
  const last = games.length > PAGE ? page.at(-1) : undefined;
  const kept = await expiry([...new Set(page.map(({ tableId }) => tableId))]);
  return {
    games: states.all(page).map((game): GameLine => {
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
        playoff: playedOff(state, finished?.losers ?? [], game.playoffs),
        keptUntil: kept.get(game.tableId)?.toISOString() ?? null,
      };
    }),
    next: last ? writeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

function named({ winners, losers }: Finished, names: ReadonlyMap<PlayerId, string>) {
  const name = (player: PlayerId) => names.get(player) ?? player;
  return { winners: winners.map(name), losers: losers.map(name) };
}
