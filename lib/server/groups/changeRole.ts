import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { GROUP_ROLES, type GroupRole } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import { accessGroup, type GroupPass, mayRecord, rolesToGive } from "../identity/access";
import { holdersOfAccount } from "../identity/grants/accountDevices";
import { audit } from "../process/audit/audit";
import { readAfresh, shutUngiven } from "../table/live/openStreams";
import { revokeBeyond } from "./invitations";
import { isLastOwner, roleIn } from "./ownership";
import { shutDoors } from "./shutDoors";

/**
 * Gives somebody another role. Invitations they made to roles they could not invite to any more are revoked; whoever gets less
 * finds no way back to more (`shutDoors`).
 * Refuses with `no-such-member`, `not-your-role`, `last-owner`.
 */
export async function changeRole(
  { groupId, visitor, accountId: by }: GroupPass,
  accountId: string,
  role: GroupRole,
): Promise<ApiResult<null>> {
  const changed = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const theirs = await roleIn(tx, groupId, accountId);
    if (theirs === null) return apiError("no-such-member");
    if (theirs === role) return ok(null);
    if (!rolesToGive(may.value.role, theirs).includes(role)) return apiError("not-your-role");
    if (await isLastOwner(tx, groupId, theirs)) return apiError("last-owner");
    await tx.membership.update({
      where: { groupId_accountId: { groupId, accountId } },
      data: { role },
    });
    await revokeBeyond(tx, groupId, accountId, role);
    if (GROUP_ROLES.indexOf(role) > GROUP_ROLES.indexOf(theirs))
      await shutDoors(tx, groupId, accountId, role);
    return ok(null);
  });
  if (changed.ok) {
    audit("role-changed", { who: by, about: accountId, group: groupId, to: role });
    await shutUngiven(mayRecord(role) ? { holders: await holdersOfAccount(database(), accountId) } : {});
    readAfresh({ holder: accountId });
  }
  return changed;
}

/**
 * Hands a group over: somebody else who belongs to it owns it from now on, and who owned it keeps it.
 * Refuses with `not-your-role`, `no-such-member`.
 */
export async function handOver(
  { groupId, visitor, accountId }: GroupPass,
  to: string,
): Promise<ApiResult<null>> {
  const handed = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "own", tx);
    if (!may.ok) return may;
    if (to === accountId || (await roleIn(tx, groupId, to)) === null) return apiError("no-such-member");
    await tx.membership.update({
      where: { groupId_accountId: { groupId, accountId: to } },
      data: { role: "owner" },
    });
    await tx.membership.update({
      where: { groupId_accountId: { groupId, accountId } },
      data: { role: "keeper" },
    });
    await revokeBeyond(tx, groupId, accountId, "keeper");
    return ok(null);
  });
  if (!handed.ok) return handed;
  audit("group-handed-over", { who: accountId, about: to, group: groupId });
  await shutUngiven({ holders: [accountId] });
  return handed;
}
