import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { scorekeeperTables } from "../../identity/access";
import type { Visitor } from "../../identity/visitor";
import { namesBySeat, SEAT_NAME } from "../seatNames";

/** A table in its keeper's list. */
export interface OwnTable {
  readonly id: string;
  /** Its name and its group's name; null for a guests' table. */
  readonly name: string | null;
  readonly group: string | null;
  /** Its last game with the players in seat order; null before the first. */
  readonly last: { readonly game: string; readonly names: readonly string[] } | null;
}

/** Other tables can be put on a TV from their own page. */
const MAX_LISTED = 12;

/** Lists the tables that a visitor keeps, last used first. */
export async function ownTables(visitor: Visitor): Promise<readonly OwnTable[]> {
  const passes = await scorekeeperTables(visitor);
  const tables = await database().table.findMany({
    where: { id: { in: passes.map(({ tableId }) => tableId) }, ...NOT_DELETED },
    select: {
      id: true,
      name: true,
      createdAt: true,
      group: { select: { name: true } },
      games: {
        where: { resultOnly: false, ...NOT_DELETED },
        orderBy: { updatedAt: "desc" },
        take: 1,
        select: {
          ruleSet: true,
          updatedAt: true,
          seats: { orderBy: { position: "asc" }, select: { key: true, ...SEAT_NAME } },
        },
      },
    },
  });
  const usedAt = ({ games, createdAt }: (typeof tables)[number]) =>
    (games[0]?.updatedAt ?? createdAt).getTime();
  return tables
    .toSorted((a, b) => usedAt(b) - usedAt(a))
    .slice(0, MAX_LISTED)
    .map(({ id, name, group, games: [last] }) => ({
      id,
      name,
      group: group?.name ?? null,
      last: last ? { game: last.ruleSet, names: Object.values(namesBySeat(last.seats)) } : null,
    }));
}
