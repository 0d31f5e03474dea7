import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../../db/db";
import type { TablePass } from "../../identity/access";
import { holdersOfAccount } from "../../identity/grants/accountDevices";
import { GIVEN_BY_LINK, revokeAtTable } from "../../identity/grants/revoke";
import { holderOf } from "../../identity/visitor";
import { audit } from "../../process/audit/audit";
import { shutUngivenAt } from "../live/openStreams";
import { holderHandle } from "./ownHandles";

/**
 * Shows somebody out whom a link let in, on every phone they are signed in on: they may not read the table or any of its games any longer, and their open screens
 * are shut at once. What they recorded stays. Whoever still has a link can come back by it, until the links are made anew.
 * Refuses with `no-such-guest`, also for those who keep the table or belong to its group.
 * @param phone The handle by which the table's keepers know them.
 */
export async function showOutPhone({ tableId, visitor }: TablePass, phone: string): Promise<ApiResult<null>> {
  const shown = await database().$transaction(async (tx) => {
    const given = await tx.grant.findMany({
      where: { tableId, role: { in: [...GIVEN_BY_LINK] } },
      select: { holder: true },
    });
    const found = given.find(({ holder }) => holderHandle(tableId, holder) === phone);
    if (found === undefined) return null;
    await revokeAtTable(tx, tableId, await holdersOfAccount(tx, found.holder));
    return found.holder;
  });
  if (shown === null) return apiError("no-such-guest");
  audit("guest-shown-out", { who: holderOf(visitor), about: shown, table: tableId });
  await shutUngivenAt(tableId);
  return ok(null);
}
