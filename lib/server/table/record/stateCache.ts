import { LRUCache } from "lru-cache";
import type { GameState } from "@/lib/engine";
import type { Pass } from "../../identity/access";
import { processSingleton } from "../../process/processSingleton";

/** A game that is played now, as it was last written from here. */
export interface CachedGame {
  readonly tableId: string;
  readonly seq: number;
  readonly state: GameState;
}

/** More tables than one installation has lively at once; of the others the next entry reads what it needs. */
const MAX_CACHED = 2_000;

const games = () => processSingleton("Games", () => new LRUCache<string, CachedGame>({ max: MAX_CACHED }));

/** A game as it was last written from here; another process may have written it since. */
export const cachedGame = (gameId: string): CachedGame | undefined => games().get(gameId);

/** Keeps a game at hand as it was just written. Where it is known as of later or then, one of the two is not how it is: it is read anew. */
export function cacheState(
  { gameId, tableId }: Pick<Pass, "gameId" | "tableId">,
  { seq, state }: Omit<CachedGame, "tableId">,
): void {
  const isAhead = (games().peek(gameId)?.seq ?? 0) < seq;
  // What is over is hardly recorded in any more.
  if (isAhead && state.phase !== "finished") games().set(gameId, { tableId, seq, state });
  else clearCachedState(gameId);
}

/** Has the next entry read a game anew. */
export function clearCachedState(gameId: string): void {
  games().delete(gameId);
}
