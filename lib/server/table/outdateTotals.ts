import type { Reader } from "../db/reader";
import type { Prisma } from "../generated/prisma/client";

/**
 * Makes groups' totals outdated, so that every process folds them again. Call it after a change of games that
 * is no entry: a deletion, a move, another shift.
 */
export async function outdateTotals(tx: Reader, groups: Prisma.GroupWhereInput): Promise<void> {
  await tx.group.updateMany({ where: groups, data: { totalsVersion: { increment: 1 } } });
}
