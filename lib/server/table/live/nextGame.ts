import type { NextGame } from "@/lib/protocol/entry";
import { database } from "../../db/db";
import { publishToCluster } from "../../process/cluster";
import { processSingleton } from "../../process/processSingleton";
import { currentGame } from "../currentGame";
import { seatNames } from "../record/journalStore";

/** Receives the next game at a table. */
type Listener = (next: NextGame) => void;

const tables = (): Map<string, Set<Listener>> => processSingleton("NextGames", () => new Map());

/** Subscribes to the next game at one table. Returns the function that unsubscribes. */
export function onNextGame(tableId: string, listener: Listener): () => void {
  const listeners = tables().get(tableId) ?? new Set();
  tables().set(tableId, listeners.add(listener));
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0 && tables().get(tableId) === listeners) tables().delete(tableId);
  };
}

/** Announces a new game to everyone at its table. Call it only after the commit. */
export async function publishNextGame(tableId: string, game: string): Promise<void> {
  publishToCluster({ of: "next", table: tableId, game });
  await publishNextGameHere(tableId, game);
}

/** The same for this process's followers. */
export async function publishNextGameHere(tableId: string, game: string): Promise<void> {
  const listeners = tables().get(tableId);
  if (listeners === undefined) return;
  const next = await begunBy(game);
  for (const listener of [...listeners]) listener(next);
}

/** The table's current game, for followers of another one; null if it is the same. */
export async function nextAt(tableId: string, gameId: string): Promise<NextGame | null> {
  const now = await currentGame(database(), tableId);
  return now === null || now === gameId ? null : begunBy(now);
}

/** A game with the name of its starter's seat, or null. */
async function begunBy(game: string): Promise<NextGame> {
  const { startedBy, seats } = await database().game.findUniqueOrThrow({
    where: { id: game },
    select: {
      startedBy: true,
      seats: { where: { heldBy: { not: null } }, select: { key: true, heldBy: true } },
    },
  });
  const seat = seats.find(({ heldBy: seatHolder }) => seatHolder === startedBy);
  return { game, by: seat ? ((await seatNames(database(), game))[seat.key] ?? null) : null };
}
