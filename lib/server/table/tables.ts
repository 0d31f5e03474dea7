import { tableNames } from "@/lib/messages/group";
import type { GroupKind } from "@/lib/protocol/membership";
import { NOT_DELETED } from "../db/deleted";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import { firstLinks } from "./links/tableLink";

/** Makes a table, with its links: a group's under a name, or one of guests. */
export const makeTable = (
  tx: Reader,
  table: { readonly id: string; readonly groupId?: string; readonly name?: string },
): Promise<unknown> => tx.table.create({ data: { ...table, links: { create: firstLinks(table.id) } } });

/** The table where a group plays unless somebody says otherwise: the first that it had. It is made where there is none. */
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
