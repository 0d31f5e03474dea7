import { ok } from "@/lib/engine";
import { sayLastOwner } from "@/lib/messages/account";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { holdersOfAccount } from "../identity/grants/accountDevices";
import { releaseSeats, revokeInGroup, revokeOwnFeed } from "../identity/grants/revoke";
import { endVisits } from "../identity/grants/visits";
import { audit } from "../process/audit/audit";
import { closeRevokedStreams } from "../table/live/openStreams";
import { anonymizeAccount } from "./anonymizeAccount";
import type { SurePass } from "./reauthenticate";

/** Years of games take a while. */
const LONG = { timeout: 60_000 } as const;

/**
 * Deletes an account and anonymizes its person in the histories of groups. Groups without another member are
 * deleted too.
 *
 * Refuses with `last-owner` (naming the groups), and `owns-installation` while others have accounts here.
 */
export async function deleteAccount({ accountId: id }: SurePass): Promise<ApiResult<true>> {
  const done = await inTransaction(async (tx) => {
    const may = await canDelete(tx, id);
    if (!may.ok) return may;
    // Before it is anonymized: its players' calendar feeds are found by their account.
    await leaveGroups(tx, id);
    await anonymizeAccount(tx, id);
    await tx.grant.deleteMany({ where: { holder: id } });
    await endVisits(tx, { holders: [id], table: {} }, "deleted");
    await tx.visit.updateMany({
      where: { holder: id },
      data: { holder: null, browser: "", gameId: null, seat: null },
    });
    await releaseSeats(tx, [id], {});
    await tx.invitation.updateMany({ where: { madeBy: id }, data: { madeBy: null } });
    await tx.installation.updateMany({ where: { ownerId: id }, data: { ownerId: null } });
    for (const row of [
      tx.session,
      tx.identity,
      tx.oneTimeCode,
      tx.claimedDevice,
      tx.accountDevice,
      tx.accessToken,
    ])
      await (row as typeof tx.session).deleteMany({ where: { accountId: id } });
    await tx.account.delete({ where: { id } });
    return ok(true as const);
  }, LONG);
  if (!done.ok) return done;
  audit("account-deleted", { who: id });
  await closeRevokedStreams();
  return done;
}

/** Refuses if the deletion would leave a group or the server without an owner. */
async function canDelete(tx: Reader, id: string): Promise<ApiResult<true>> {
  const owned = await tx.group.findMany({
    where: { deletedAt: null, memberships: { some: { accountId: id, role: "owner" } } },
    select: { name: true, memberships: { select: { accountId: true, role: true } } },
    orderBy: { name: "asc" },
  });
  const orphans = owned.filter(({ memberships }) => {
    const others = memberships.filter(({ accountId }) => accountId !== id);
    return others.length > 0 && !others.some(({ role }) => role === "owner");
  });
  if (orphans.length > 0) {
    const { refusal } = apiError("last-owner");
    return { ok: false, refusal: { ...refusal, message: sayLastOwner(orphans.map(({ name }) => name)) } };
  }
  const ownsAll = (await tx.installation.count({ where: { ownerId: id } })) > 0;
  const others = await tx.account.count({ where: { NOT: { id } } });
  return ownsAll && others > 0 ? apiError("owns-installation") : ok(true);
}

/**
 * Revokes their phones' rights at the groups' tables. A group left empty is soft deleted; its rows go after
 * the restore deadline.
 */
async function leaveGroups(tx: Reader, accountId: string): Promise<void> {
  const left = await tx.membership.findMany({ where: { accountId }, select: { groupId: true } });
  const holders = await holdersOfAccount(tx, accountId);
  for (const { groupId } of left) {
    await revokeInGroup(tx, { groupId, holders }, "left");
    await revokeOwnFeed(tx, groupId, accountId);
  }
  await tx.membership.deleteMany({ where: { accountId } });
  await tx.group.updateMany({
    where: {
      id: { in: left.map(({ groupId }) => groupId) },
      deletedAt: null,
      memberships: { none: {} },
    },
    data: { deletedAt: new Date() },
  });
}
