import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";

/** A game without entries for this long counts as over, even if its rules say otherwise. */
export const ACTIVE_GAME_MS = 12 * 60 * 60 * 1000;

/** Returns the current or last game at a table, or null. Result-only games do not count. */
export async function currentGame(db: Reader, tableId: string): Promise<string | null> {
  const game = await db.game.findFirst({
    where: { tableId, resultOnly: false, ...NOT_DELETED },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
  return game?.id ?? null;
}

/**
 * The condition for games that are in progress if their state is not over: played recently, and begun if their night
 * is over.
 */
export const playedLately = (now: Date) =>
  ({
    ...NOT_DELETED,
    resultOnly: false,
    updatedAt: { gt: new Date(now.getTime() - ACTIVE_GAME_MS) },
    OR: [{ seq: { gt: 0 } }, { nightId: null }, { night: { endedAt: null } }],
  }) satisfies Prisma.GameWhereInput;
