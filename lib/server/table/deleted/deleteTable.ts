import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { Deletable } from "@/lib/protocol/deleted";
import { database } from "../../db/db";
import { NOT_DELETED, restorable, restoreDeadline } from "../../db/deleted";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import { accessTable, type TablePass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { closeRevokedStreams } from "../live/openStreams";
import { Looks } from "../lookalikes";
import { markGamesAt, unmarkGamesAt } from "./markDeleted";

/** A deleted table. */
interface DeletedTable {
  /** The restore deadline, ISO 8601. */
  readonly until: string;
  /** How many games were deleted with it. */
  readonly games: number;
}

/**
 * Soft deletes a table with its games and disables its links, until a keeper restores it within 30 days.
 * Refuses with `no-such-table`, `only-watching`, `not-the-keeper`, and with `last-table` if it is its group's
 * only one.
 */
export async function deleteTable({ tableId, visitor }: TablePass): Promise<ApiResult<DeletedTable>> {
  const deletedAt = new Date();
  const done = await inTransaction(async (tx): Promise<ApiResult<number>> => {
    const may = await accessTable(visitor, tableId, "relink", tx);
    if (!may.ok) return may;
    if (await isLast(tx, tableId)) return apiError("last-table");
    await tx.table.update({ where: { id: tableId }, data: { deletedAt } });
    return ok(await markGamesAt(tx, tableId, deletedAt));
  });
  if (!done.ok) return done;
  audit("table-deleted", { who: holderOf(visitor), table: tableId });
  await closeRevokedStreams({ table: tableId });
  return ok({ until: restoreDeadline(deletedAt).toISOString(), games: done.value });
}

/** True if another table of the group has this name or a lookalike. */
async function isTaken(tx: Reader, groupId: string | null, name: string): Promise<boolean> {
  const tables = await tx.table.findMany({ where: { groupId, ...NOT_DELETED }, select: { name: true } });
  return new Looks(tables.map((one) => one.name ?? "")).like(name) !== undefined;
}

/** True if it is its group's only table. */
async function isLast(tx: Reader, tableId: string): Promise<boolean> {
  const { groupId, name } = await tx.table.findUniqueOrThrow({ where: { id: tableId } });
  if (groupId === null || name === null) return false;
  return (await tx.table.count({ where: { groupId, name: { not: null }, ...NOT_DELETED } })) < 2;
}

/**
 * The table's data for its keeper's delete button. Null if it has only one game, or if it is its group's only
 * table.
 */
export async function deletableTable({ tableId, purposes }: TablePass): Promise<Deletable | null> {
  const db = database();
  if (!purposes.includes("relink") || (await isLast(db, tableId))) return null;
  const { name } = await db.table.findUniqueOrThrow({ where: { id: tableId }, select: { name: true } });
  const games = await db.game.count({ where: { tableId, playoffOf: null, ...NOT_DELETED } });
  return games > 1 ? { id: tableId, name, games } : null;
}

/**
 * Restores a deleted table with its games. Refuses with `no-such-table`, also after the 30 days, and with
 * `table-taken` if another table of the group has its name by now.
 */
export async function restoreTable({ tableId, visitor }: TablePass): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessTable(visitor, tableId, "restore", tx);
    if (!may.ok) return may;
    const table = await tx.table.findFirst({
      where: { id: tableId, OR: [NOT_DELETED, restorable(new Date())] },
      select: { deletedAt: true, groupId: true, name: true },
    });
    if (table === null) return apiError("no-such-table");
    if (table.deletedAt === null) return ok(null);
    if (table.name !== null && (await isTaken(tx, table.groupId, table.name))) return apiError("table-taken");
    await tx.table.update({ where: { id: tableId }, data: { deletedAt: null } });
    await unmarkGamesAt(tx, tableId, table.deletedAt);
    return ok(null);
  });
  if (done.ok) audit("table-restored", { who: holderOf(visitor), table: tableId });
  return done;
}
