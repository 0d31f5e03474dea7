import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { GROUP_ROLES, type GroupRole, INVITED_ROLES, type InvitedRole } from "@/lib/protocol/membership";
import type { WashLogger } from "@/lib/protocol/rotation";
import type { TokenScope } from "@/lib/protocol/tokens";

// Permissions by role, as pure functions. access.ts reads the rows and calls these.

/**
 * Permissions at a table and its games. "share" shows its links. "relink" resets them and removes guests, and
 * lets the keeper delete. "restore" applies to deleted ones.
 */
const GAME_PURPOSES = ["read", "record", "share", "relink", "restore"] as const;
export type Purpose = (typeof GAME_PURPOSES)[number];

/** A grant at one table; a "screen" is its TV. */
const GRANTS = ["keeper", "player", "watcher", "screen"] as const;
export type GrantRole = (typeof GRANTS)[number];

/**
 * Permissions in a group. "belong" leaves it and sets what concerns only oneself. "play" starts games. "keep"
 * manages roster, nights, results, invitations and settings. "open" lets programs in, by tokens. "own" changes
 * roles and deletes; "restore" undoes a deletion.
 */
const GROUP_PURPOSES = ["read", "belong", "play", "keep", "open", "own", "restore"] as const;
export type GroupPurpose = (typeof GROUP_PURPOSES)[number];

export const BY_GRANT: Readonly<Record<GrantRole, readonly Purpose[]>> = {
  keeper: ["read", "record", "share", "relink", "restore"],
  player: ["read", "record", "share"],
  watcher: ["read"],
  screen: ["read"],
};

/** Members need no grant at their group's tables. */
export const BY_GROUP_ROLE: Readonly<Record<GroupRole, readonly Purpose[]>> = {
  owner: ["read", "record", "share", "relink", "restore"],
  keeper: ["read", "record", "share", "relink", "restore"],
  member: ["read", "record", "share"],
  viewer: ["read"],
};

const IN_GROUP: Readonly<Record<GroupRole, readonly GroupPurpose[]>> = {
  owner: ["read", "belong", "play", "keep", "open", "own", "restore"],
  keeper: ["read", "belong", "play", "keep", "open"],
  member: ["read", "belong", "play"],
  viewer: ["read", "belong"],
};

/** Permissions of a token at tables, by scope. Its maker must have them, too. */
const TABLE_SCOPES: Readonly<Record<TokenScope, readonly Purpose[]>> = {
  watch: ["read"],
  record: ["read", "record", "share"],
  group: [],
  manage: ["read", "record", "share", "relink"],
};

/** The same in groups. No scope lets further programs in, owns, or restores. */
const GROUP_SCOPES: Readonly<Record<TokenScope, readonly GroupPurpose[]>> = {
  watch: [],
  record: [],
  group: ["read"],
  manage: ["read", "belong", "play", "keep"],
};

/** The reach of an access token: its scopes, and its group; null for all that its maker reaches. */
export interface Reach {
  readonly scopes: readonly TokenScope[];
  readonly groupId: string | null;
}

/** True if a token's scopes allow this at a table. */
export const reachesTable = ({ scopes }: Reach, purpose: Purpose): boolean =>
  scopes.some((scope) => TABLE_SCOPES[scope].includes(purpose));

/** True if a token's scopes allow this in a group. */
export const reachesGroup = ({ scopes }: Reach, purpose: GroupPurpose): boolean =>
  scopes.some((scope) => GROUP_SCOPES[scope].includes(purpose));

/** The role that a token has in a group: its maker's, but never more than its scopes are worth. */
export function roleByToken(role: GroupRole, { scopes }: Reach): GroupRole {
  if (!scopes.includes("manage")) return "viewer";
  return role === "owner" ? "keeper" : role;
}

/** The roles that a keeper manages. */
const BELOW_KEEPER: readonly GroupRole[] & readonly InvitedRole[] = ["member", "viewer"];

/** A visitor's grants at a table, and their role in its group. */
export interface RolesThere {
  readonly grants: readonly { readonly role: string }[];
  readonly group: {
    readonly deletedAt: Date | null;
    readonly memberships: readonly { readonly role: string }[];
  } | null;
}

/**
 * Returns all permissions of these grants and roles at a table if `purpose` is among them. Refuses as
 * `access` does.
 * @param deleted True if the target is deleted.
 */
export function canAt(
  { grants, group }: RolesThere,
  purpose: Purpose,
  deleted: boolean,
): ApiResult<readonly Purpose[]> {
  if (group !== null && group.deletedAt !== null) return apiError("no-such-table");
  const granted = [
    ...grants.map(({ role }) => BY_GRANT[role as GrantRole]),
    ...(group?.memberships ?? []).map(({ role }) => BY_GROUP_ROLE[role as GroupRole]),
  ];
  const may = GAME_PURPOSES.filter((one) => granted.some((purposes) => purposes?.includes(one)));
  if (deleted)
    return purpose === "restore" && may.includes(purpose) ? ok([purpose]) : apiError("no-such-table");
  if (!may.includes("read")) return apiError("no-such-table");
  if (!may.includes(purpose)) return apiError(may.includes("record") ? "not-the-keeper" : "only-watching");
  return ok(may);
}

/** The role of this membership, if it allows the purpose. Refuses as `accessGroup` does. */
export function canIn(
  membership: { readonly role: string; readonly group: { readonly deletedAt: Date | null } } | null,
  purpose: GroupPurpose,
): ApiResult<GroupRole> {
  const role = GROUP_ROLES.find((known) => known === membership?.role);
  if (membership === null || role === undefined) return apiError("no-such-group");
  if (membership.group.deletedAt !== null && (purpose !== "restore" || role !== "owner"))
    return apiError("no-such-group");
  return IN_GROUP[role].includes(purpose) ? ok(role) : apiError("not-your-role");
}

/** The roles in a table of permissions that have this one. */
export const rolesThatCan = <Role extends string>(
  roles: Readonly<Record<Role, readonly Purpose[]>>,
  purpose: Purpose,
): readonly Role[] => (Object.keys(roles) as Role[]).filter((role) => roles[role].includes(purpose));

/**
 * The other roles that one member may assign to another, highest first. Owners assign all; keepers switch
 * between member and viewer.
 */
export function rolesToGive(mine: GroupRole, theirs: GroupRole): readonly GroupRole[] {
  const given = mine === "owner" ? GROUP_ROLES : mine === "keeper" ? BELOW_KEEPER : [];
  return mine === "owner" || BELOW_KEEPER.includes(theirs) ? given.filter((role) => role !== theirs) : [];
}

/** True if one member may remove another. Leaving needs no permission. */
export const canRemove = (mine: GroupRole, theirs: GroupRole): boolean =>
  mine === "owner" || (mine === "keeper" && BELOW_KEEPER.includes(theirs));

/** True if this role may record in the group's games. */
export const canRecord = (role: GroupRole): boolean => BY_GROUP_ROLE[role].includes("record");

/** True if this role manages the group: its roster, nights, house rules and settings. */
export const canKeep = (role: GroupRole): boolean => IN_GROUP[role].includes("keep");

/** True if this role may play: start games and receive payments. */
export const canPlay = (role: GroupRole): boolean => IN_GROUP[role].includes("play");

/** True if this role may log who washed. @param lowest The lowest role that may, by the group's setting. */
export const canLog = (role: GroupRole, lowest: WashLogger): boolean =>
  canPlay(role) && GROUP_ROLES.indexOf(role) <= GROUP_ROLES.indexOf(lowest);

/** The roles that this role may invite to. Ownership is never by invitation. */
export const rolesToInvite = (mine: GroupRole): readonly InvitedRole[] =>
  mine === "owner" ? INVITED_ROLES : mine === "keeper" ? BELOW_KEEPER : [];
