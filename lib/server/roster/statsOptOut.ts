import type { Reader } from "../db/reader";

/**
 * Ids of a group's people who opted out of statistics. An opt-out on any merged entry applies to the person.
 * Their games still count for others, and their duties stay.
 */
export async function unlistedIn(db: Reader, groupId: string): Promise<ReadonlySet<string>> {
  const players = await db.player.findMany({
    where: { groupId, unlistedAt: { not: null } },
    select: { id: true, mergedInto: true },
  });
  return new Set(players.map(({ id, mergedInto }) => mergedInto ?? id));
}

/** True if the person on a seat is among them. */
export const isAmong = (
  unlisted: ReadonlySet<string>,
  { player }: { readonly player: { readonly id: string; readonly mergedInto: string | null } | null },
): boolean => player !== null && unlisted.has(player.mergedInto ?? player.id);
