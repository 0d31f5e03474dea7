import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import type { GroupPass } from "../identity/access";

/**
 * Removes somebody who never played, such as a name put down by mistake. Refuses with `no-such-player`, `already-merged`, and
 * `has-played` where a game, a night or a ledger knows them: those are retired, not removed.
 */
export function removePlayer({ groupId }: GroupPass, id: string): Promise<ApiResult<null>> {
  return inTransaction(async (tx) => {
    const player = await tx.player.findFirst({
      where: { id, groupId },
      select: { mergedInto: true, _count: { select: { seats: true, buyIns: true, merged: true } } },
    });
    if (player === null) return apiError("no-such-player");
    const { seats, buyIns, merged } = player._count;
    if (player.mergedInto !== null || merged > 0) return apiError("already-merged");
    const paid = await tx.payment.count({ where: { OR: [{ from: id }, { to: id }] } });
    const named = await tx.ledgerLine.count({ where: { groupId, OR: [{ from: id }, { to: id }] } });
    if (seats + buyIns + paid + named > 0) return apiError("has-played");
    await tx.player.delete({ where: { id } });
    return ok(null);
  });
}
