import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { GROUP_ROLES, type GroupRole, type Member } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { accessGroup, canRecord, canRemove, type GroupPass, rolesToGive } from "../identity/access";
import { holdersOfAccount } from "../identity/grants/accountDevices";
import { revokeInGroup, revokeOwnFeed, revokeScreens } from "../identity/grants/revoke";
import { audit } from "../process/audit/audit";
import { resetGroupLinks } from "../table/links/tableLink";
import { closeRevokedStreams, refreshAccess } from "../table/live/openStreams";
import { Looks } from "../table/lookalikes";
import { unlike } from "../table/seatNames";
import { revokeAbove, revokeBeyond } from "./invitations";
import { phonesSeatedAs } from "./phonesSeatedAs";

/**
 * Lists a group's members, highest role first, without emails. If two names look alike, the later member's
 * gets a number.
 */
export async function membersOf({ groupId, accountId, role: mine }: GroupPass): Promise<readonly Member[]> {
  const memberships = await database().membership.findMany({
    where: { groupId },
    orderBy: [{ createdAt: "asc" }, { accountId: "asc" }],
    select: { accountId: true, role: true, createdAt: true, account: { select: { name: true } } },
  });
  const rank = ({ role }: { readonly role: string }) => GROUP_ROLES.indexOf(role as GroupRole);
  const owners = memberships.filter((one) => rank(one) === 0).length;
  const taken = new Looks();
  const named = memberships.map((membership) => {
    const name = unlike(membership.account.name, taken);
    taken.add(name);
    return { ...membership, name };
  });
  return named
    .toSorted((one, other) => rank(one) - rank(other))
    .map((membership): Member => {
      const role = membership.role as GroupRole;
      const you = membership.accountId === accountId;
      const lastOwner = role === "owner" && owners === 1;
      return {
        account: membership.accountId,
        name: membership.name,
        role,
        since: membership.createdAt.toISOString(),
        you,
        roles: lastOwner ? [] : rolesToGive(mine, role),
        out: !lastOwner && (you || canRemove(mine, role)),
      };
    });
}

/**
 * Changes a member's role. Revokes their invitations to roles that they may no longer grant. A lower role
 * also closes other ways back (`closeAccess`).
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
      await closeAccess(tx, groupId, accountId, role);
    return ok(null);
  });
  if (changed.ok) {
    audit("role-changed", { who: by, about: accountId, group: groupId, to: role });
    await closeRevokedStreams(
      canRecord(role) ? { holders: await holdersOfAccount(database(), accountId) } : {},
    );
    refreshAccess({ holder: accountId });
  }
  return changed;
}

/**
 * Transfers ownership to another member. The previous owner becomes an admin.
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
  await closeRevokedStreams({ holders: [accountId] });
  return handed;
}

/**
 * Removes a member; members can remove themselves to leave. It also revokes the grants and seats of their
 * account and of every phone they signed in on. Their invitations and calendar feed end, too. A removed member has no other way back
 * (`closeAccess`). Their roster entry stays.
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
    if (!leaves && !canRemove(may.value.role, theirs)) return apiError("not-your-role");
    if (await isLastOwner(tx, groupId, theirs)) return apiError("last-owner");
    await tx.membership.delete({ where: { groupId_accountId: { groupId, accountId } } });
    if (leaves) await leaveTables(tx, groupId, accountId, "left");
    else await closeAccess(tx, groupId, accountId, null);
    await revokeBeyond(tx, groupId, accountId, null);
    await revokeOwnFeed(tx, groupId, accountId);
    return ok(null);
  });
  if (!shown.ok) return shown;
  if (by === accountId) audit("group-left", { who: by, group: groupId });
  else audit("member-shown-out", { who: by, about: accountId, group: groupId });
  // TVs, and phones that held their seat, may have lost access too.
  await closeRevokedStreams();
  return shown;
}

/**
 * Closes the ways around a lower role or a removal (`role` null), within the given transaction. It revokes
 * invitations above the new role. If they may no longer record, it also revokes their phones' grants and the
 * tables' links, because they may know them. TVs lose access too: they show the new link between games, and
 * no one remembers who set them up.
 */
async function closeAccess(
  tx: Reader,
  groupId: string,
  accountId: string,
  role: GroupRole | null,
): Promise<void> {
  await revokeAbove(tx, groupId, role);
  if (role !== null && canRecord(role)) return;
  await leaveTables(tx, groupId, accountId, role === null ? "shown-out" : "made-less");
  await revokeScreens(tx, groupId);
  await resetGroupLinks(tx, groupId);
}

/** Why a member loses access to a group's tables. */
type Why = "shown-out" | "made-less" | "left";

/**
 * Revokes a member's access to a group's tables: grants through links, and seats. This includes every device
 * they ever signed in on, or sign in on later. It also includes phones that held their seat without signing
 * in.
 */
async function leaveTables(tx: Reader, groupId: string, accountId: string, why: Why): Promise<void> {
  const holders = [
    ...(await holdersOfAccount(tx, accountId)),
    ...(await phonesSeatedAs(tx, groupId, accountId)),
  ];
  const ended = why === "left" ? "left" : "shown-out";
  await revokeInGroup(tx, { groupId, holders, staysIn: why === "made-less" }, ended);
  const at = new Date();
  await tx.groupRemoval.upsert({
    where: { groupId_accountId: { groupId, accountId } },
    create: { groupId, accountId, at },
    update: { at },
  });
}

/** True if someone with this role is the group's only owner. A group must have one. */
const isLastOwner = async (tx: Reader, groupId: string, role: GroupRole): Promise<boolean> =>
  role === "owner" && (await tx.membership.count({ where: { groupId, role } })) === 1;

/** An account's role in a group, or null. */
export async function roleIn(tx: Reader, groupId: string, accountId: string): Promise<GroupRole | null> {
  const membership = await tx.membership.findUnique({
    where: { groupId_accountId: { groupId, accountId } },
    select: { role: true },
  });
  return (membership?.role as GroupRole | undefined) ?? null;
}
