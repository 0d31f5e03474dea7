import { LRUCache } from "lru-cache";
import type { GameState } from "@/lib/engine";
import type { Pass } from "../../identity/access";
import { processSingleton } from "../../process/processSingleton";

/** A running game as this process last wrote it. */
export interface CachedGame {
  readonly tableId: string;
  readonly seq: number;
  readonly state: GameState;
}

/** More tables than one server has active at once. Others are read from the database. */
const MAX_CACHED = 2_000;

const games = () => processSingleton("Games", () => new LRUCache<string, CachedGame>({ max: MAX_CACHED }));

/** The number of cached games. */
export const cachedGames = (): number => games().size;

/** The cached game. Another process may have written to it since. */
export const cachedGame = (gameId: string): CachedGame | undefined => games().get(gameId);

/**
 * Caches a game just written. If the cache has the same or a later entry, one of them is wrong, so the entry
 * is dropped.
 */
export function cacheState(
  { gameId, tableId }: Pick<Pass, "gameId" | "tableId">,
  { seq, state }: Omit<CachedGame, "tableId">,
): void {
  const isAhead = (games().peek(gameId)?.seq ?? 0) < seq;
  // A finished game rarely gets more entries.
  if (isAhead && state.phase !== "finished") games().set(gameId, { tableId, seq, state });
  else clearCachedState(gameId);
}

/** Drops a game from the cache, so the next entry reads it. */
export function clearCachedState(gameId: string): void {
  games().delete(gameId);
}
