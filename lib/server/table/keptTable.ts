import type { Reader } from "../db/reader";

/** Whose a table is: a group's, an account's (by a grant, or by a device it has claimed), guests' only, nobody's any more. */
export type HeldBy = "group" | "account" | "guests" | "nobody";

/** A table with the games that were played there: they are kept together and go together. */
export interface Kept {
  /** When something was last recorded in any of them. */
  readonly lastAt: Date;
  readonly heldBy: HeldBy;
  /** When it was deleted, or the last of its games that are; null where nothing is. */
  readonly deletedAt: Date | null;
}

/** How a table is kept; null where there is no such table. */
export async function keptTable(db: Reader, tableId: string): Promise<Kept | null> {
  const table = await db.table.findUnique({
    where: { id: tableId },
    select: {
      groupId: true,
      createdAt: true,
      deletedAt: true,
      grants: { where: { role: { not: "screen" } }, select: { holder: true } },
      games: { orderBy: { updatedAt: "desc" }, take: 1, select: { updatedAt: true } },
    },
  });
  if (table === null) return null;
  const { groupId, createdAt, deletedAt, grants, games } = table;
  const { _max } = await db.game.aggregate({ where: { tableId }, _max: { deletedAt: true } });
  const holders = grants.map(({ holder }) => holder);
  return {
    deletedAt: deletedAt ?? _max.deletedAt,
    lastAt: games[0]?.updatedAt ?? createdAt,
    heldBy:
      groupId !== null
        ? "group"
        : holders.length === 0
          ? "nobody"
          : (await anyAccount(db, holders))
            ? "account"
            : "guests",
  };
}

async function anyAccount(db: Reader, holders: readonly string[]): Promise<boolean> {
  const accounts = await db.account.count({ where: { id: { in: [...holders] } } });
  if (accounts > 0) return true;
  return (await db.claimedDevice.count({ where: { device: { in: [...holders] } } })) > 0;
}
