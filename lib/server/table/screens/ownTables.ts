import { database } from "../../db/db";
import { NOT_DELETED } from "../../db/deleted";
import { cachedAccess } from "../../identity/access";
import type { Visitor } from "../../identity/visitor";
import { namesBySeat, SEAT_NAME } from "../seatNames";

/** A table, for whoever keeps it. */
export interface OwnTable {
  readonly id: string;
  /** What its group calls it, and what that is called; null for a table of guests. */
  readonly name: string | null;
  readonly group: string | null;
  /** What was played there last, and who sat there, in seat order; null before the first game. */
  readonly last: { readonly game: string; readonly names: readonly string[] } | null;
}

/** Any other is given a screen at the table itself. */
const MAX_LISTED = 12;

/** The tables that a visitor keeps, the one used last first. */
export async function ownTables(visitor: Visitor): Promise<readonly OwnTable[]> {
  const passes = await cachedAccess(visitor);
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
