import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";

/** A game that nothing was recorded in for so long is not going on any more, whatever its rules say. */
export const ACTIVE_GAME_MS = 12 * 60 * 60 * 1000;

/** The game that is played at a table, or was played there last; null where none was. Results without a game are none. */
export async function currentGame(db: Reader, tableId: string): Promise<string | null> {
  const game = await db.game.findFirst({
    where: { tableId, resultOnly: false, ...NOT_DELETED },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return game?.id ?? null;
}
