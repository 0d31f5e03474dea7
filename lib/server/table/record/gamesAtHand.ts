import { LRUCache } from "lru-cache";
import type { GameState } from "@/lib/engine";
import type { Pass } from "../../identity/access";
import { oneForAll } from "../../process/oneForAll";

/** A game that is played now, as it was last written from here. */
export interface GameAtHand {
  readonly tableId: string;
  readonly seq: number;
  readonly state: GameState;
}

/** More tables than one installation has lively at once; of the others the next entry reads what it needs. */
const MOST_AT_HAND = 2_000;

const games = () => oneForAll("Games", () => new LRUCache<string, GameAtHand>({ max: MOST_AT_HAND }));

/** A game as it was last written from here; another process may have written it since. */
export const gameAtHand = (gameId: string): GameAtHand | undefined => games().get(gameId);

/** Keeps a game at hand as it was just written. Where it is known as of later or then, one of the two is not how it is: it is read anew. */
export function keepAtHand(
  { gameId, tableId }: Pick<Pass, "gameId" | "tableId">,
  { seq, state }: Omit<GameAtHand, "tableId">,
): void {
  const isAhead = (games().peek(gameId)?.seq ?? 0) < seq;
  // What is over is hardly recorded in any more.
  if (isAhead && state.phase !== "finished") games().set(gameId, { tableId, seq, state });
  else forgetAtHand(gameId);
}

/** Has the next entry read a game anew. */
export function forgetAtHand(gameId: string): void {
  games().delete(gameId);
}
