import type { Reader } from "../../db/reader";
import { Prisma } from "../../generated/prisma/client";

// Raw SQL, because Prisma would set updatedAt and make the games look recorded now. Totals look only at games
// recorded since their last refresh, so the group's totals are rebuilt.

/** Marks games as deleted, or (null) as restored. */
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

/** Marks all remaining games of a table as deleted. Returns how many. */
export async function markGamesAt(tx: Reader, tableId: string, deletedAt: Date): Promise<number> {
  await clearTotals(tx, { tableId });
  return tx.$executeRaw`UPDATE "Game" SET "deletedAt" = ${deletedAt} WHERE "tableId" = ${tableId} AND "deletedAt" IS NULL`;
}

/** Unmarks the games of a table that were deleted at that moment. */
export async function unmarkGamesAt(tx: Reader, tableId: string, deletedAt: Date): Promise<number> {
  await clearTotals(tx, { tableId });
  return tx.$executeRaw`UPDATE "Game" SET "deletedAt" = NULL WHERE "tableId" = ${tableId} AND "deletedAt" = ${deletedAt}`;
}
