import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { fold } from "@/lib/protocol/journal";
import { isUnplayed } from "@/lib/views/openTable";
import { NOT_DELETED, restorable, restoreDeadline } from "../../db/deleted";
import { inTransaction } from "../../db/inTransaction";
import type { Reader } from "../../db/reader";
import type { Prisma } from "../../generated/prisma/client";
import { access, type Pass } from "../../identity/access";
import { holderOf } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { closeRevokedStreams, refreshAccess } from "../live/openStreams";
import { hasDecided } from "../record/applyPlayoffResult";
import { entriesAfter, openingOf } from "../record/journalStore";
import { markGames } from "./markDeleted";

/**
 * Soft deletes a game with its playoffs. It counts nowhere until a keeper restores it within 30 days. Anyone who may
 * record deletes a game before its first result; afterward only keepers do. Refuses with `no-such-table`,
 * `only-watching`, `not-the-keeper`, and with `playoff-decided` for a playoff that decided another game.
 * @returns the restore deadline, ISO 8601.
 */
export async function deleteGame({
  gameId,
  tableId,
  visitor,
}: Pass): Promise<ApiResult<{ readonly until: string }>> {
  const deletedAt = new Date();
  const done = await inTransaction(async (tx): Promise<ApiResult<unknown>> => {
    const may = await access(visitor, gameId, "record", tx);
    if (!may.ok) return may;
    if (!may.value.purposes.includes("relink") && !(await hasNoResult(tx, gameId)))
      return apiError("not-the-keeper");
    const { playoffOf } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { playoffOf: true },
    });
    if (playoffOf !== null && (await hasDecided(tx, gameId, playoffOf))) return apiError("playoff-decided");
    await markGames(tx, await withPlayoffs(tx, gameId, { tableId, ...NOT_DELETED }), deletedAt);
    return ok(null);
  });
  if (!done.ok) return done;
  audit("game-deleted", { who: holderOf(visitor), game: gameId });
  await closeRevokedStreams({ table: tableId });
  // Phones at other games of the table may link to this one.
  refreshAccess({ table: tableId });
  return ok({ until: restoreDeadline(deletedAt).toISOString() });
}

async function hasNoResult(tx: Reader, gameId: string): Promise<boolean> {
  const entries = await entriesAfter(tx, gameId, 0);
  return isUnplayed(fold(await openingOf(tx, gameId, entries), entries).state);
}

/**
 * Restores a deleted game with its playoffs. Refuses with `no-such-table`, also after the 30 days, and for a
 * playoff whose game is deleted.
 */
export async function restoreGame({ gameId, tableId, visitor }: Pass): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await access(visitor, gameId, "restore", tx);
    if (!may.ok) return may;
    const game = await tx.game.findFirst({
      where: { id: gameId, OR: [NOT_DELETED, { ...restorable(new Date()), ...DECIDES_NOTHING_DELETED }] },
      select: { deletedAt: true },
    });
    if (game === null) return apiError("no-such-table");
    const { deletedAt } = game;
    if (deletedAt === null) return ok(null);
    await markGames(tx, await withPlayoffs(tx, gameId, { tableId, deletedAt }), null);
    return ok(null);
  });
  if (!done.ok) return done;
  audit("game-restored", { who: holderOf(visitor), game: gameId });
  refreshAccess({ table: tableId });
  return ok(null);
}

/** The condition that excludes playoffs of deleted games, which cannot be restored alone. */
export const DECIDES_NOTHING_DELETED = {
  OR: [{ playoffOf: null }, { decides: NOT_DELETED }],
} as const satisfies Prisma.GameWhereInput;

/** A game with its playoffs, recursively. */
async function withPlayoffs(
  tx: Reader,
  gameId: string,
  such: Prisma.GameWhereInput,
): Promise<readonly string[]> {
  const playoffs = await tx.game.findMany({ where: { playoffOf: gameId, ...such }, select: { id: true } });
  const all = [gameId];
  for (const { id } of playoffs) all.push(...(await withPlayoffs(tx, id, such)));
  return all;
}
