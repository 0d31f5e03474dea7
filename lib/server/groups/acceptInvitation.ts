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

/** The result of opening an invitation: a group to join, or one where the visitor already has that role. */
export type Opened =
  | { readonly opened: "offer"; readonly offer: Offer }
  | { readonly opened: "belongs"; readonly group: string; readonly name: string; readonly role: GroupRole };

/**
 * Opens an invitation without using it up. Every invalid one gives `no-such-invitation`, so that used,
 * revoked, expired and unknown codes look alike.
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

/** The group that was joined. */
export interface Accepted {
  readonly group: string;
  readonly role: GroupRole;
}

/**
 * Accepts an invitation and uses it once. The account becomes a member, and joins the roster unless the role
 * is Viewer. It can raise a role but not lower one. A member who already has the role uses nothing, so
 * accepting is idempotent.
 * Refuses with `no-such-invitation`, and with `no-such-player` (that roster entry is not free; choose again).
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

/** An invitation with the visitor's current role in its group. */
interface Met {
  readonly id: string;
  readonly groupId: string;
  readonly name: string;
  readonly role: InvitedRole;
  readonly mine: GroupRole | null;
  /** True if it makes them a member or raises their role. */
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

/** True if they can pick a roster entry: they join as a player and have none yet. */
async function canPick(tx: Reader, groupId: string, accountId: string, role: InvitedRole): Promise<boolean> {
  return role !== "viewer" && (await tx.player.count({ where: { groupId, accountId } })) === 0;
}
