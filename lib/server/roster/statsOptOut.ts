import type { Reader } from "../db/reader";

/**
 * Who of a group has left the statistics, by the ids they are read by: whichever of somebody's entries says so, it is said of that person.
 * What they played counts for others, and their duties stay.
 */
export async function unlistedIn(db: Reader, groupId: string): Promise<ReadonlySet<string>> {
  const players = await db.player.findMany({
    where: { groupId, unlistedAt: { not: null } },
    select: { id: true, mergedInto: true },
  });
  return new Set(players.map(({ id, mergedInto }) => mergedInto ?? id));
}

/** Whether whoever sits on a seat is among them. */
export const isAmong = (
  unlisted: ReadonlySet<string>,
  { player }: { readonly player: { readonly id: string; readonly mergedInto: string | null } | null },
): boolean => player !== null && unlisted.has(player.mergedInto ?? player.id);
