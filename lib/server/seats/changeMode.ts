import { ok } from "@/lib/engine";
import type { ApiResult } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import { access, type Pass } from "../identity/access";
import { broadcastLiveState } from "../table/live/liveStateBus";

/**
 * Switches a game between recording every claim and recording rounds by their outcome (S26), on all its
 * phones. Rounds recorded before stay as they are. Refuses with `no-such-table` and `only-watching`.
 */
export async function changeMode({ gameId, visitor }: Pass, scoreOnly: boolean): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const pass = await access(visitor, gameId, "record", tx);
    if (!pass.ok) return pass;
    await tx.game.update({ where: { id: gameId }, data: { scoreOnly } });
    return ok(null);
  });
  if (done.ok) broadcastLiveState(gameId);
  return done;
}
