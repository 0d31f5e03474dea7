import type { NextGame } from "@/lib/protocol/entry";
import { database } from "../../db/db";
import { publishToCluster } from "../../process/cluster";
import { processSingleton } from "../../process/processSingleton";
import { currentGame } from "../currentGame";
import { seatNames } from "../record/journalStore";

/** Is told that another game is played at the table now. */
type Listener = (next: NextGame) => void;

const tables = (): Map<string, Set<Listener>> => processSingleton("NextGames", () => new Map());

/** Listens for the next game at one table. Returns what stops it. */
export function onNextGame(tableId: string, listener: Listener): () => void {
  const listeners = tables().get(tableId) ?? new Set();
  tables().set(tableId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && tables().get(tableId) === listeners) tables().delete(tableId);
  };
}

/** Tells everybody at a table of the game that has begun there. Call it after the commit, never before. */
export async function publishNextGame(tableId: string, game: string): Promise<void> {
  publishToCluster({ of: "next", table: tableId, game });
  await publishNextGameHere(tableId, game);
}

/** The same for those who follow a game there through this process. */
export async function publishNextGameHere(tableId: string, game: string): Promise<void> {
  const listeners = tables().get(tableId);
  if (listeners === undefined) return;
  const next = await begunBy(game);
  for (const listener of [...listeners]) listener(next);
}

/** The game that is played at a table now, for whoever looks at another one there; null where it is that one. */
export async function nextAt(tableId: string, gameId: string): Promise<NextGame | null> {
  const now = await currentGame(database(), tableId);
  return now === null || now === gameId ? null : begunBy(now);
}

/** A game, and who began it: the name of the seat that they hold there; null where they hold none. */
async function begunBy(game: string): Promise<NextGame> {
  const { startedBy, seats } = await database().game.findUniqueOrThrow({
    where: { id: game },
    select: {
      startedBy: true,
      seats: { where: { heldBy: { not: null } }, select: { key: true, heldBy: true } },
    },
  });
  const seat = seats.find(({ heldBy }) => heldBy === startedBy);
  return { game, by: seat ? ((await seatNames(database(), game))[seat.key] ?? null) : null };
}
