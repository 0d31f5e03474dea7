import type { Reader } from "../../db/reader";
import { Prisma } from "../../generated/prisma/client";

// Written by hand: Prisma would note that something was recorded in these games at this moment. Figures look at what was recorded since
// they were summed, so that those of the group are summed anew.

/** Marks games as deleted, or (null) as put back. */
export async function markGames(
  tx: Reader,
  gameIds: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  await tx.$executeRaw`UPDATE "Game" SET "deletedAt" = ${deletedAt} WHERE "id" IN (${Prisma.join([...gameIds])})`;
  await clearTotals(tx, { id: { in: [...gameIds] } });
}

const clearTotals = (tx: Reader, games: Prisma.GameWhereInput) =>
  tx.groupFigures.deleteMany({ where: { group: { games: { some: games } } } });

/** Marks all games of a table that are not deleted. Answers how many. */
export async function markGamesAt(tx: Reader, tableId: string, deletedAt: Date): Promise<number> {
  await clearTotals(tx, { tableId });
  return tx.$executeRaw`UPDATE "Game" SET "deletedAt" = ${deletedAt} WHERE "tableId" = ${tableId} AND "deletedAt" IS NULL`;
}

/** Takes the mark from those games of a table that were deleted at that moment. */
export async function unmarkGamesAt(tx: Reader, tableId: string, deletedAt: Date): Promise<number> {
  await clearTotals(tx, { tableId });
  return tx.$executeRaw`UPDATE "Game" SET "deletedAt" = NULL WHERE "tableId" = ${tableId} AND "deletedAt" = ${deletedAt}`;
}
