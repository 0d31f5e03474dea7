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
 * Removes a guest from a table, on every phone they are signed in on. Their access ends and their open pages
 * close at once. Their entries stay; dice typed for an unrecorded reveal are deleted. They can return with a
 * link until the links are reset.
 * Refuses with `no-such-guest`, also for the table's keepers and the group's members.
 * @param phone The public id that the keepers see.
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
    // Their typed dice are not recorded yet and would conflict with the other phones'.
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
