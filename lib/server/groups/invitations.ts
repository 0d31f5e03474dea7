import { createHash, randomBytes } from "node:crypto";
import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import {
  GROUP_ROLES,
  type GroupRole,
  type InvitedRole,
  type OpenInvitation,
} from "@/lib/protocol/membership";
import type { NewInvitation } from "@/lib/protocol/membershipSchemas";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { Reader } from "../db/reader";
import { newRowId } from "../db/rowId";
import { accessGroup, type GroupPass, rolesToInvite } from "../identity/access";
import { audit } from "../process/audit/audit";

const HOUR_MS = 60 * 60 * 1000;

/** The database stores only the hash of an invitation's code, so a leaked copy grants nothing. */
export const hashOfInvitation = (code: string): string => createHash("sha256").update(code).digest("hex");

/** The condition for valid invitations. One whose creator left the group is not valid. */
const lettingIn = (now: Date) =>
  ({
    revokedAt: null,
    madeBy: { not: null },
    expiresAt: { gt: now },
    uses: { lt: database().invitation.fields.mostUses },
    group: { deletedAt: null },
  }) as const;

/** True if the code's invitation is valid now. */
export const isInvitationValid = async (db: Reader, code: string): Promise<boolean> =>
  (await db.invitation.count({ where: { hash: hashOfInvitation(code), ...lettingIn(new Date()) } })) > 0;

/** A new invitation and its link's path. The path is shown only once. */
export interface Invited {
  readonly invitation: OpenInvitation;
  /** "/invite/…" */
  readonly path: string;
}

/** Creates an invitation to a group; anyone with its link can join. Refuses with `not-your-role`. */
export async function invite(
  { groupId, visitor, accountId }: GroupPass,
  wanted: NewInvitation,
): Promise<ApiResult<Invited>> {
  const code = randomBytes(16).toString("base64url");
  const invited = await inTransaction(async (tx): Promise<ApiResult<Invited>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    if (!rolesToInvite(may.value.role).includes(wanted.role)) return apiError("not-your-role");
    const made = await tx.invitation.create({
      data: {
        id: newRowId(),
        groupId,
        role: wanted.role,
        hash: hashOfInvitation(code),
        madeBy: may.value.accountId,
        expiresAt: new Date(Date.now() + wanted.hours * HOUR_MS),
        mostUses: wanted.uses,
      },
      select: LISTED,
    });
    return ok({ invitation: invitationLine(made), path: `/invite/${code}` });
  });
  if (invited.ok) audit("invitation-made", { who: accountId, group: groupId, to: wanted.role });
  return invited;
}

/** Lists a group's valid invitations, newest first. */
export async function openInvitations({ groupId }: GroupPass): Promise<readonly OpenInvitation[]> {
  const open = await database().invitation.findMany({
    where: { groupId, ...lettingIn(new Date()) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: LISTED,
  });
  return open.map(invitationLine);
}

/**
 * Revokes an invitation. Those who used it stay members. Refuses with `not-your-role`, `no-such-invitation`.
 */
export async function revokeInvitation(
  { groupId, visitor, accountId }: GroupPass,
  id: string,
): Promise<ApiResult<null>> {
  const done = await inTransaction(async (tx): Promise<ApiResult<null>> => {
    const may = await accessGroup(visitor, groupId, "keep", tx);
    if (!may.ok) return may;
    const now = new Date();
    const revoked = await tx.invitation.updateMany({
      where: { id, groupId, ...lettingIn(now) },
      data: { revokedAt: now },
    });
    return revoked.count === 1 ? ok(null) : apiError("no-such-invitation");
  });
  if (done.ok) audit("invitation-revoked", { who: accountId, group: groupId });
  return done;
}

/**
 * Revokes a member's invitations to roles that they may no longer grant, so that they cannot let themselves
 * back in.
 */
export async function revokeBeyond(
  tx: Reader,
  groupId: string,
  madeBy: string,
  role: GroupRole | null,
): Promise<void> {
  const still = role === null ? [] : rolesToInvite(role);
  await tx.invitation.updateMany({
    where: { groupId, madeBy, revokedAt: null, role: { notIn: [...still] } },
    data: { revokedAt: new Date() },
  });
}

/** Revokes invitations above a member's new role (null after removal), because they may know the links. */
export async function revokeAbove(tx: Reader, groupId: string, role: GroupRole | null): Promise<void> {
  const above = role === null ? GROUP_ROLES : GROUP_ROLES.slice(0, GROUP_ROLES.indexOf(role));
  await tx.invitation.updateMany({
    where: { groupId, revokedAt: null, role: { in: [...above] } },
    data: { revokedAt: new Date() },
  });
}

const LISTED = {
  id: true,
  role: true,
  expiresAt: true,
  uses: true,
  mostUses: true,
  maker: { select: { name: true } },
} as const;

function invitationLine(row: {
  readonly id: string;
  readonly role: string;
  readonly expiresAt: Date;
  readonly uses: number;
  readonly mostUses: number;
  readonly maker: { readonly name: string } | null;
}): OpenInvitation {
  const { id, role, expiresAt, uses, mostUses, maker } = row;
  return {
    id,
    role: role as InvitedRole,
    until: expiresAt.toISOString(),
    uses,
    mostUses,
    madeBy: maker?.name ?? "",
  };
}
