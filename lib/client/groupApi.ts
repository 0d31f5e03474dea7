import type { GroupRole } from "@/lib/protocol/membership";
import type { SentOf } from "@/lib/protocol/routes";
import { ask } from "./ask";

/** Makes a group of one's own; answers its id. */
export const sendNewGroup = (group: SentOf<"POST /api/v1/groups">) => ask("POST /api/v1/groups", {}, group);

/** Changes what is named of a group; what is left out stays. */
export const sendGroupChange = (group: string, change: SentOf<"PATCH /api/v1/groups/{group}">) =>
  ask("PATCH /api/v1/groups/{group}", { group }, change);

/** Deletes a group. */
export const sendDelete = (group: string) => ask("DELETE /api/v1/groups/{group}", { group });

/** Puts a deleted group back. */
export const sendRestore = (group: string) => ask("POST /api/v1/groups/{group}/restore", { group }, {});

/** Hands a group over to somebody who belongs to it. */
export const sendHandOver = (group: string, to: string) =>
  ask("POST /api/v1/groups/{group}/hand-over", { group }, { to });

/** Gives somebody another role. */
export const sendRole = (group: string, account: string, role: GroupRole) =>
  ask("PATCH /api/v1/groups/{group}/members/{account}", { group, account }, { role });

/** Shows somebody out, or leaves. */
export const sendOut = (group: string, account: string) =>
  ask("DELETE /api/v1/groups/{group}/members/{account}", { group, account });

/** Makes an invitation; answers its path, this once. */
export const sendInvite = (group: string, invite: SentOf<"POST /api/v1/groups/{group}/invitations">) =>
  ask("POST /api/v1/groups/{group}/invitations", { group }, invite);

/** Revokes an invitation. */
export const sendRevoke = (group: string, invitation: string) =>
  ask("DELETE /api/v1/groups/{group}/invitations/{invitation}", { group, invitation });

/** Accepts an invitation, as that player of the roster or as somebody new; answers the group. */
export const sendAccept = (code: string, player: string | null) =>
  ask("POST /api/v1/invitations", {}, { code, ...(player !== null && { player }) });
