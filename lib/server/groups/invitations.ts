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

/** What the database keeps of an invitation's code: a copy of it opens nothing. */
export const hashOfInvitation = (code: string): string => createHash("sha256").update(code).digest("hex");

/** Which invitations let somebody in at this moment; when whoever made one has left or is gone, it does not any more. */
const lettingIn = (now: Date) =>
  ({
    revokedAt: null,
    madeBy: { not: null },
    expiresAt: { gt: now },
    uses: { lt: database().invitation.fields.mostUses },
    group: { deletedAt: null },
  }) as const;

/** Whether a code lets somebody in at this moment. */
export const isInvitationValid = async (db: Reader, code: string): Promise<boolean> =>
  (await db.invitation.count({ where: { hash: hashOfInvitation(code), ...lettingIn(new Date()) } })) > 0;

/** An invitation just made, and the path of its link: told this once. */
export interface Invited {
  readonly invitation: OpenInvitation;
  /** "/invite/…" */
  readonly path: string;
}

/** Invites to a group: whoever holds the link may come in. Refuses with `not-your-role`. */
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

/** The invitations to a group that still let somebody in, the latest first. */
export async function openInvitations({ groupId }: GroupPass): Promise<readonly OpenInvitation[]> {
  const open = await database().invitation.findMany({
    where: { groupId, ...lettingIn(new Date()) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: LISTED,
  });
  return open.map(invitationLine);
}

/** Revokes an invitation; who has come in by it stays in. Refuses with `not-your-role`, `no-such-invitation`. */
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

/** Revokes what somebody has invited to and could not invite to any more: nobody leaves a door open for themselves. */
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

/**
 * Revokes what makes more of somebody than they are from now on: whoever was made less, or shown out (`role` null), may know the links.
 */
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
