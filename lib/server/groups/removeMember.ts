import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { accessGroup, type GroupPass, mayShowOut } from "../identity/access";
import { holdersOfAccount } from "../identity/grants/accountDevices";
import { audit } from "../process/audit/audit";
import { shutUngiven } from "../table/live/openStreams";
import { revokeBeyond } from "./invitations";
import { isLastOwner, roleIn } from "./ownership";
import { leaveTables, shutDoors } from "./shutDoors";

/**
 * Shows somebody out of a group; whoever names themselves leaves. What lets them in otherwise goes as well: grants and
 * seats on the group's games, theirs and those of every phone they were signed in on, and the invitations they made; whoever is shown out finds no other way back either (`shutDoors`). Who they were at the table stays on the roster.
 * Refuses with `no-such-member`, `not-your-role`, `last-owner`.
 */
export async function removeMember(
  { groupId, visitor, accountId: by }: GroupPass,
  accountId: string,
): Promise<ApiResult<null>> {
  const shown = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "read", tx);
    if (!may.ok) return may;
    const theirs = await roleIn(tx, groupId, accountId);
    if (theirs === null) return apiError("no-such-member");
    const leaves = accountId === may.value.accountId;
    if (!leaves && !mayShowOut(may.value.role, theirs)) return apiError("not-your-role");
    if (await isLastOwner(tx, groupId, theirs)) return apiError("last-owner");
    await tx.membership.delete({ where: { groupId_accountId: { groupId, accountId } } });
    if (leaves) await leaveTables(tx, groupId, accountId, "left");
    else await shutDoors(tx, groupId, accountId, null);
    await revokeBeyond(tx, groupId, accountId, null);
    return ok(null);
  });
  if (!shown.ok) return shown;
  if (by === accountId) audit("group-left", { who: by, group: groupId });
  else audit("member-shown-out", { who: by, about: accountId, group: groupId });
  // Big screens may have gone as well.
  await shutUngiven(by === accountId ? { holders: await holdersOfAccount(database(), accountId) } : {});
  return shown;
}
