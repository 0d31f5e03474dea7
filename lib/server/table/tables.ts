import { tableNames } from "@/lib/messages/group";
import type { Cloth } from "@/lib/protocol/cloth";
import type { GroupKind } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { Prisma } from "../generated/prisma/client";
import type { TablePass } from "../identity/access";
import { holdersOf, type Visitor } from "../identity/visitor";
import { CLOTH, clothOver } from "./cloth";
import { currentGame } from "./currentGame";
import { firstLinks } from "./links/tableLink";

/** Lists the tables where the visitor's account or device holds a grant. */
export async function ownTableIds(
  visitor: Visitor,
  grantFilter: Prisma.GrantWhereInput = {},
): Promise<readonly string[]> {
  const grants = await database().grant.findMany({
    where: { holder: { in: [...holdersOf(visitor)] }, ...grantFilter },
    distinct: ["tableId"],
    select: { tableId: true },
  });
  return grants.map(({ tableId }) => tableId);
}

/** Creates a table with its links: a group's with a name, or a guests' table. */
export const makeTable = (
  tx: Reader,
  table: { readonly id: string; readonly groupId?: string; readonly name?: string },
): Promise<unknown> => tx.table.create({ data: { ...table, links: { create: firstLinks(table.id) } } });

/** A group's default table, its first, created if there is none. */
export async function firstTable(tx: Reader, groupId: string): Promise<string> {
  const first = await tx.table.findFirst({
    where: { groupId, name: { not: null }, ...NOT_DELETED },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  if (first !== null) return first.id;
  const { kind } = await tx.group.findUniqueOrThrow({ where: { id: groupId }, select: { kind: true } });
  const id = newRowId();
  await makeTable(tx, { id, groupId, name: tableNames[kind as GroupKind] });
  return id;
}

/** A table's data for its pages. */
export interface TableCard {
  readonly id: string;
  /** Its name in its group; null for a guests' table. */
  readonly name: string | null;
  /** Its group; null for a guests' table. */
  readonly group: { readonly id: string; readonly name: string } | null;
  /** Its look; null for the standard green felt. */
  readonly cloth: Cloth | null;
  /** The current or last game; null before the first. */
  readonly game: string | null;
}

/** Reads a table's card. */
export async function tableCard({ tableId }: TablePass): Promise<TableCard> {
  const table = await database().table.findUniqueOrThrow({
    where: { id: tableId },
    select: { name: true, group: { select: { id: true, name: true, ...CLOTH } } },
  });
  const { name, group } = table;
  return {
    id: tableId,
    name,
    group: group && { id: group.id, name: group.name },
    cloth: clothOver(group),
    game: await currentGame(database(), tableId),
  };
}
