import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { GROUP_ROLES, type GroupRole, type Member } from "@/lib/protocol/membership";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { accessGroup, canRecord, canRemove, type GroupPass, rolesToGive } from "../identity/access";
import { holdersOfAccount } from "../identity/grants/accountDevices";
import { revokeInGroup, revokeScreens } from "../identity/grants/revoke";
import { audit } from "../process/audit/audit";
import { resetGroupLinks } from "../table/links/tableLink";
import { closeRevokedStreams, refreshAccess } from "../table/live/openStreams";
import { Looks } from "../table/lookalikes";
import { unlike } from "../table/seatNames";
import { revokeAbove, revokeBeyond } from "./invitations";
import { phonesSeatedAs } from "./phonesSeatedAs";

/** Who belongs to a group, the highest role first; their e-mails are nobody's business. Of two whose names look alike, the later has a number. */
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
    await closeRevokedStreams(
      canRecord(role) ? { holders: await holdersOfAccount(database(), accountId) } : {},
    );
    refreshAccess({ holder: accountId });
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
  await closeRevokedStreams({ holders: [accountId] });
  return handed;
}

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
    if (!leaves && !canRemove(may.value.role, theirs)) return apiError("not-your-role");
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
  // Big screens may have gone as well, and phones that only sat as them.
  await closeRevokedStreams();
  return shown;
}

/**
 * Shuts what would undo it that somebody was made less in a group, or shown out of it (`role` null), in the transaction that does so:
 * invitations to more than they are now, and, where they may not record any more, what they and their phones hold at the group's tables
 * and the links of those. They may know them all, and would let themselves in again. Big screens go as well: they show the new link
 * between games, and nobody remembers who hung up which.
 */
async function shutDoors(
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

/** Why somebody holds nothing at a group's tables any more. */
type Why = "shown-out" | "made-less" | "left";

/**
 * What somebody holds at a group's tables ends: what a link gave them, and their seats; and what any device held that they were ever
 * signed in on, or will sign in on later and that came there before, and every phone that sat there as them without signing in.
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

/** Whether somebody with this role is the only one who owns the group: without them nobody would have the last word. */
const isLastOwner = async (tx: Reader, groupId: string, role: GroupRole): Promise<boolean> =>
  role === "owner" && (await tx.membership.count({ where: { groupId, role } })) === 1;

/** What somebody is in a group, or null. */
export async function roleIn(tx: Reader, groupId: string, accountId: string): Promise<GroupRole | null> {
  const membership = await tx.membership.findUnique({
    where: { groupId_accountId: { groupId, accountId } },
    select: { role: true },
  });
  return (membership?.role as GroupRole | undefined) ?? null;
}
