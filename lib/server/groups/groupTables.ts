import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { GroupTable } from "@/lib/protocol/group";
import type { NamedTable } from "@/lib/protocol/rosterSchemas";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import type { GroupPass } from "../identity/access";
import { Looks } from "../table/lookalikes";
import { makeTable } from "../table/tables";

/** Kitchens, bays, back rooms: more than any group has. */
const MAX_TABLES = 30;

const named = (groupId: string) => ({ groupId, name: { not: null }, ...NOT_DELETED });

/** Lists a group's tables, oldest first. */
export async function tablesOf({ groupId }: GroupPass): Promise<readonly GroupTable[]> {
  const tables = await database().table.findMany({
    where: named(groupId),
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true },
  });
  return tables.map(({ id, name }) => ({ id, name: name ?? "" }));
}

/** Counts the games at each of a group's tables, by id, without playoffs. */
export async function gamesAtTables({ groupId }: GroupPass): Promise<ReadonlyMap<string, number>> {
  const counted = await database().game.groupBy({
    by: ["tableId"],
    where: { groupId, playoffOf: null, ...NOT_DELETED },
    _count: true,
  });
  return new Map(counted.map(({ tableId, _count }) => [tableId, _count]));
}

/**
 * Adds a table to a group and returns its id. Refuses with `table-taken` (another has the same or a lookalike
 * name), `tables-full`.
 */
export function addTable(
  { groupId }: GroupPass,
  { name }: NamedTable,
): Promise<ApiResult<{ readonly id: string }>> {
  return inTransaction(async (tx) => {
    if ((await tx.table.count({ where: named(groupId) })) >= MAX_TABLES) return apiError("tables-full");
    if (await isTaken(tx, groupId, name)) return apiError("table-taken");
    const id = newRowId();
    await makeTable(tx, { id, groupId, name });
    return ok({ id });
  });
}

/** Renames a group's table. Refuses with `no-such-table`, `table-taken`. */
export function renameTable(
  { groupId }: GroupPass,
  id: string,
  { name }: NamedTable,
): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    if ((await tx.table.count({ where: { id, ...named(groupId) } })) === 0) return apiError("no-such-table");
    if (await isTaken(tx, groupId, name, id)) return apiError("table-taken");
    await tx.table.update({ where: { id }, data: { name } });
    return ok(null);
  });
}

async function isTaken(tx: Reader, groupId: string, name: string, but?: string): Promise<boolean> {
  const tables = await tx.table.findMany({
    where: { ...named(groupId), ...(but !== undefined && { NOT: { id: but } }) },
    select: { name: true },
  });
  return new Looks(tables.map((one) => one.name ?? "")).like(name) !== undefined;
}
