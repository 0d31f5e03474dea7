import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { restorable, untilRestored } from "../db/deleted";
import { inTransaction } from "../db/inTransaction";
import { accessGroup, type GroupPass } from "../identity/access";
import { audit } from "../process/audit/audit";
import { shutUngiven } from "../table/live/openStreams";

/**
 * Deletes a group: nobody can read it or its games any more, until one of its owners puts it back within 30 days.
 * Refuses with `not-your-role`.
 * @returns until when it can be put back, ISO 8601.
 */
export async function deleteGroup({
  groupId,
  visitor,
  accountId,
}: GroupPass): Promise<ApiResult<{ until: string }>> {
  const deletedAt = new Date();
  const done = await inTransaction(async (tx) => {
    const may = await accessGroup(visitor, groupId, "own", tx);
    if (may.ok) await tx.group.update({ where: { id: groupId }, data: { deletedAt } });
    return may;
  });
  if (!done.ok) return done;
  audit("group-deleted", { who: accountId, group: groupId });
  await shutUngiven();
  return ok({ until: untilRestored(deletedAt).toISOString() });
}

/** Puts a deleted group back, with everything in it. Refuses with `no-such-group`, also once the 30 days are over. */
export async function restoreGroup({ groupId, visitor, accountId }: GroupPass): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "restore", tx);
    if (!may.ok) return may;
    const restored = await tx.group.updateMany({
      where: { id: groupId, OR: [{ deletedAt: null }, restorable(new Date())] },
      data: { deletedAt: null },
    });
    return restored.count === 1 ? ok(null) : apiError("no-such-group");
  });
  if (done.ok) audit("group-restored", { who: accountId, group: groupId });
  return done;
}
