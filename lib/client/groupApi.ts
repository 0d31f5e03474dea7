import type { GroupKind, GroupRole, OpenInvitation } from "@/lib/protocol/membership";
import { ask } from "./ask";

/** What is set of a group; what is left out stays. */
export interface SetGroup {
  readonly name?: string;
  readonly kind?: GroupKind;
  readonly time_zone?: string;
  readonly game?: string;
  readonly house?: Readonly<Record<string, string | number>>;
}

/** Makes a group of one's own; answers its id. */
export const sendNewGroup = (group: SetGroup) => ask<{ readonly id: string }>("POST", "groups", group);

/** Changes what is named of a group. */
export const sendGroupChange = (id: string, change: SetGroup) => ask("PATCH", `groups/${id}`, change);

/** Deletes a group. */
export const sendDelete = (id: string) => ask<{ readonly until: string }>("DELETE", `groups/${id}`);

/** Puts a deleted group back. */
export const sendRestore = (id: string) => ask("POST", `groups/${id}/restore`);

/** Hands a group over to somebody who belongs to it. */
export const sendHandOver = (id: string, to: string) => ask("POST", `groups/${id}/hand-over`, { to });

/** Gives somebody another role. */
export const sendRole = (id: string, account: string, role: GroupRole) =>
  ask("PATCH", `groups/${id}/members/${account}`, { role });

/** Shows somebody out, or leaves. */
export const sendOut = (id: string, account: string) => ask("DELETE", `groups/${id}/members/${account}`);

/** What is asked of an invitation. */
export interface Invite {
  readonly role: GroupRole;
  readonly hours: number;
  readonly uses: number;
}

/** Makes an invitation; answers its path, this once. */
export const sendInvite = (id: string, invite: Invite) =>
  ask<{ readonly invitation: OpenInvitation; readonly path: string }>("POST", `groups/${id}/invitations`, {
    ...invite,
  });

/** Revokes an invitation. */
export const sendRevoke = (id: string, invitation: string) =>
  ask("DELETE", `groups/${id}/invitations/${invitation}`);

/** Accepts an invitation, as that player of the roster or as somebody new; answers the group. */
export const sendAccept = (code: string, player: string | null) =>
  ask<{ readonly group: string }>("POST", "invitations", { code, ...(player !== null && { player }) });
