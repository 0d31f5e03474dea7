import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import { access, type Pass } from "../identity/access";
import { outdateTotals } from "../table/outdateTotals";

/**
 * Sets or clears the shift of a crew's game, at any time. Its playoffs get the same one. Refuses with
 * `no-such-table`, `only-watching`, and `no-such-season` (the crew has no such shift, or it is a guests' game).
 */
export function changeShift({ gameId, visitor }: Pass, shift: string | null): Promise<ApiResult<null>> {
  return inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "record", tx);
    if (!pass.ok) return pass;
    const { groupId, seasonId } = await tx.game.findUniqueOrThrow({
      where: { id: gameId },
      select: { groupId: true, seasonId: true },
    });
    if (shift === seasonId) return ok(null);
    if (groupId === null) return apiError("no-such-season");
    if (shift !== null && (await tx.season.count({ where: { id: shift, groupId, startsOn: null } })) === 0)
      return apiError("no-such-season");
    // Raw SQL, because Prisma would set the game's updatedAt and make it look recorded now.
    await tx.$executeRaw`UPDATE "Game" SET "seasonId" = ${shift} WHERE "id" = ${gameId} OR "playoffOf" = ${gameId}`;
    await outdateTotals(tx, { id: groupId });
    return ok(null);
  });
}
