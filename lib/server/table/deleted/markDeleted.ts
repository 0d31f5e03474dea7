import type { Reader } from "../../db/reader";
import { Prisma } from "../../generated/prisma/client";
import { outdateTotals } from "../outdateTotals";

// Raw SQL, because Prisma would set updatedAt and make the games look recorded now.

/** Marks games as deleted, or (null) as restored. */
export async function markGames(
  tx: Reader,
  gameIds: readonly string[],
  deletedAt: Date | null,
): Promise<void> {
  await tx.$executeRaw`UPDATE "Game" SET "deletedAt" = ${deletedAt} WHERE "id" IN (${Prisma.join([...gameIds])})`;
  await outdateTotals(tx, { games: { some: { id: { in: [...gameIds] } } } });
}

/** Marks all remaining games of a table as deleted. Returns how many. */
export async function markGamesAt(tx: Reader, tableId: string, deletedAt: Date): Promise<number> {
  await outdateTotals(tx, { games: { some: { tableId } } });
  return tx.$executeRaw`UPDATE "Game" SET "deletedAt" = ${deletedAt} WHERE "tableId" = ${tableId} AND "deletedAt" IS NULL`;
}

/** Unmarks the games of a table that were deleted at that moment. */
export async function unmarkGamesAt(tx: Reader, tableId: string, deletedAt: Date): Promise<number> {
  await outdateTotals(tx, { games: { some: { tableId } } });
  return tx.$executeRaw`UPDATE "Game" SET "deletedAt" = NULL WHERE "tableId" = ${tableId} AND "deletedAt" = ${deletedAt}`;
}
