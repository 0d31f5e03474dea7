import type { Reader } from "../journalStore";

/**
 * Frees the seats that somebody held, in the transaction that takes from them what let them in: at one table, at those of a group,
 * or everywhere.
 */
export async function freeSeats(
  tx: Reader,
  holder: string,
  where: { readonly gameId?: string; readonly groupId?: string } = {},
): Promise<void> {
  const { gameId, groupId } = where;
  await tx.seat.updateMany({
    where: { heldBy: holder, ...(gameId && { gameId }), ...(groupId && { game: { groupId } }) },
    data: { heldBy: null },
  });
}
