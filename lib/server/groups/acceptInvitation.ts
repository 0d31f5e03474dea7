import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { GROUP_ROLES, type GroupRole, type InvitedRole, type Offer } from "@/lib/protocol/membership";
import type { Acceptance } from "@/lib/protocol/membershipSchemas";
import { atOneMoment, inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import type { AccountPass } from "../identity/access";
import type { Visitor } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { hashOfInvitation, isInvitationValid } from "./invitations";
import { roleIn } from "./members";
import { freePlayers, sitOnRoster } from "./roster";

/** What an invitation's link leads to: a group one may join, or one in which one is that much already. */
export type Opened =
  | { readonly opened: "offer"; readonly offer: Offer }
  | { readonly opened: "belongs"; readonly group: string; readonly name: string; readonly role: GroupRole };

/**
 * Looks at an invitation without using it up. Refuses with `no-such-invitation` whatever does not let them in: nothing tells
 * one that was used up, revoked or has run out from one there never was.
 */
export function openInvitation({ account }: Visitor, code: string): Promise<ApiResult<Opened>> {
  return atOneMoment(async (tx): Promise<ApiResult<Opened>> => {
    const found = await meet(tx, code, account?.id ?? null);
    if (!found.ok) return found;
    const { groupId, name, role, mine, joins } = found.value;
    if (!joins && mine !== null) return ok({ opened: "belongs", group: groupId, name, role: mine });
    const sits = account !== null && (await canPick(tx, groupId, account.id, role));
    const players = sits ? await freePlayers(tx, groupId) : null;
    return ok({ opened: "offer", offer: { group: name, role, players } });
  });
}

/** Where an invitation has led somebody. */
export interface Accepted {
  readonly group: string;
  readonly role: GroupRole;
}

/**
 * Accepts an invitation: one of its uses is gone, and they belong to the group, on its roster unless they only look on. A
 * role is raised by it, never lowered; who is that much already uses nothing up, so that accepting twice is accepting once.
 * Refuses with `no-such-invitation`, and with `no-such-player` (nobody free of that name: they may choose again).
 */
export async function acceptInvitation(
  { accountId }: AccountPass,
  { code, player }: Acceptance,
): Promise<ApiResult<Accepted>> {
  const accepted = await inTransaction(async (tx): Promise<ApiResult<Accepted & { joined: boolean }>> => {
    const found = await meet(tx, code, accountId);
    if (!found.ok) return found;
    const { id, groupId, role, mine, joins } = found.value;
    if (!joins && mine !== null) return ok({ group: groupId, role: mine, joined: false });
    if (player !== undefined && !(await canPick(tx, groupId, accountId, role)))
      return apiError("no-such-player");
    if (role !== "viewer") {
      const sat = await sitOnRoster(tx, groupId, accountId, player);
      if (!sat.ok) return sat;
    }
    await tx.invitation.update({ where: { id }, data: { uses: { increment: 1 } } });
    await tx.membership.upsert({
      where: { groupId_accountId: { groupId, accountId } },
      create: { groupId, accountId, role },
      update: { role },
    });
    return ok({ group: groupId, role, joined: true });
  });
  if (!accepted.ok) return accepted;
  const { group, role, joined } = accepted.value;
  if (joined) audit("invitation-accepted", { who: accountId, group, to: role });
  return ok({ group, role });
}

/** An invitation, and what whoever holds its code is in its group so far. */
interface Met {
  readonly id: string;
  readonly groupId: string;
  readonly name: string;
  readonly role: InvitedRole;
  readonly mine: GroupRole | null;
  /** Whether it lets them in, or makes more of them. */
  readonly joins: boolean;
}

async function meet(tx: Reader, code: string, accountId: string | null): Promise<ApiResult<Met>> {
  const invitation = await tx.invitation.findFirst({
    where: { hash: hashOfInvitation(code), group: { deletedAt: null } },
    select: { id: true, groupId: true, role: true, group: { select: { name: true } } },
  });
  if (invitation === null) return apiError("no-such-invitation");
  const { id, groupId, group } = invitation;
  const role = invitation.role as InvitedRole;
  const mine = accountId === null ? null : await roleIn(tx, groupId, accountId);
  const open = await isInvitationValid(tx, code);
  if (!open && mine === null) return apiError("no-such-invitation");
  const rises = mine === null || GROUP_ROLES.indexOf(role) < GROUP_ROLES.indexOf(mine);
  return ok({ id, groupId, name: group.name, role, mine, joins: open && rises });
}

/** Whether they may say who of the roster they are: players do, who are nobody there yet. */
async function canPick(tx: Reader, groupId: string, accountId: string, role: InvitedRole): Promise<boolean> {
  return role !== "viewer" && (await tx.player.count({ where: { groupId, accountId } })) === 0;
}
