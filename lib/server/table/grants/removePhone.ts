import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../../db/inTransaction";
import type { TablePass } from "../../identity/access";
import { holdersOfAccount } from "../../identity/grants/accountDevices";
import { GIVEN_BY_LINK, revokeAtTable } from "../../identity/grants/revoke";
import { holderOf } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { currentGame } from "../currentGame";
import { closeRevokedStreams } from "../live/openStreams";
import { after, publishCups, readCups } from "../reveal/cups";
import { publicHolderId } from "./publicIds";

/**
 * Shows somebody out whom a link let in, on every phone they are signed in on: they may not read the table or any of its games any longer, and their open screens
 * are shut at once. What they recorded stays; dice they typed for a reveal that nobody recorded go. Whoever still has a link can come back by it, until the links are made anew.
 * Refuses with `no-such-guest`, also for those who keep the table or belong to its group.
 * @param phone The handle by which the table's keepers know them.
 */
export async function removePhone({ tableId, visitor }: TablePass, phone: string): Promise<ApiResult<null>> {
  const shown = await inTransaction(async (tx) => {
    const given = await tx.grant.findMany({
      where: { tableId, role: { in: [...GIVEN_BY_LINK] } },
      select: { holder: true },
    });
    const found = given.find(({ holder }) => publicHolderId(tableId, holder) === phone);
    if (found === undefined) return null;
    const holders = await holdersOfAccount(tx, found.holder);
    await revokeAtTable(tx, tableId, holders);
    // What they typed of lifted cups is recorded by nobody yet, and would stand in the way of those who stay.
    const game = await currentGame(tx, tableId);
    if (game !== null)
      await tx.typedCup.updateMany({
        where: { gameId: game, by: { in: [...holders] } },
        data: { dice: "", at: after(await readCups(tx, game)) },
      });
    return { holder: found.holder, game };
  });
  if (shown === null) return apiError("no-such-guest");
  audit("guest-shown-out", { who: holderOf(visitor), about: shown.holder, table: tableId });
  await closeRevokedStreams({ table: tableId });
  if (shown.game !== null) publishCups(shown.game);
  return ok(null);
}
