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

/** A table that was deleted. */
interface DeletedTable {
  /** Until when it can be put back, ISO 8601. */
  readonly until: string;
  /** How many games went with it. */
  readonly games: number;
}

/**
 * Deletes a table with its games: nobody can read them any more, its links lead nowhere, until whoever keeps it puts it back within 30
 * days. Refuses with `no-such-table`, `only-watching`, `not-the-keeper`, and with `last-table` where its group has no other to play at.
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

/** Whether another table of a group is called so, or looks so. */
async function isTaken(tx: Reader, groupId: string | null, name: string): Promise<boolean> {
  const tables = await tx.table.findMany({ where: { groupId, ...NOT_DELETED }, select: { name: true } });
  return new Looks(tables.map((one) => one.name ?? "")).like(name) !== undefined;
}

/** Whether it is the only table where a group plays. */
async function isLast(tx: Reader, tableId: string): Promise<boolean> {
  const { groupId, name } = await tx.table.findUniqueOrThrow({ where: { id: tableId } });
  if (groupId === null || name === null) return false;
  return (await tx.table.count({ where: { groupId, name: { not: null }, ...NOT_DELETED } })) < 2;
}

/** The table as whoever keeps it may delete it; null where it has no more than the one game, and where its group has no other. */
export async function deletableTable({ tableId, purposes }: TablePass): Promise<Deletable | null> {
  const db = database();
  if (!purposes.includes("relink") || (await isLast(db, tableId))) return null;
  const { name } = await db.table.findUniqueOrThrow({ where: { id: tableId }, select: { name: true } });
  const games = await db.game.count({ where: { tableId, playoffOf: null, ...NOT_DELETED } });
  return games > 1 ? { id: tableId, name, games } : null;
}

/**
 * Puts a deleted table back, with the games that went with it. Refuses with `no-such-table`, also once the 30 days are over, and with
 * `table-taken` where another one of its group is called so by now.
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
