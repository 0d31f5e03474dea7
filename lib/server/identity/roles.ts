import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { GROUP_ROLES, type GroupRole, INVITED_ROLES, type InvitedRole } from "@/lib/protocol/membership";

// Permissions by role, as pure functions: access.ts reads the rows and asks here.

/**
 * What may be asked of a table and its games: to read them, to record in them, to show its links, to make them anew and show guests out
 * (for the keeper: also to delete), and to restore what was deleted.
 */
const GAME_PURPOSES = ["read", "record", "share", "relink", "restore"] as const;
export type Purpose = (typeof GAME_PURPOSES)[number];

/** A grant at one table; a "screen" is its TV. */
const GRANTS = ["keeper", "player", "watcher", "screen"] as const;
export type GrantRole = (typeof GRANTS)[number];

/**
 * What may be asked of a group: to read it; to play (start its games); to keep it (roster, nights, results, invitations,
 * settings); to own it (roles, delete); to put it back after it was deleted.
 */
const GROUP_PURPOSES = ["read", "play", "keep", "own", "restore"] as const;
export type GroupPurpose = (typeof GROUP_PURPOSES)[number];

export const BY_GRANT: Readonly<Record<GrantRole, readonly Purpose[]>> = {
  keeper: ["read", "record", "share", "relink", "restore"],
  player: ["read", "record", "share"],
  watcher: ["read"],
  screen: ["read"],
};

/** A group's tables follow the group: there is no need of a grant. */
export const BY_GROUP_ROLE: Readonly<Record<GroupRole, readonly Purpose[]>> = {
  owner: ["read", "record", "share", "relink", "restore"],
  keeper: ["read", "record", "share", "relink", "restore"],
  member: ["read", "record", "share"],
  viewer: ["read"],
};

const IN_GROUP: Readonly<Record<GroupRole, readonly GroupPurpose[]>> = {
  owner: ["read", "play", "keep", "own", "restore"],
  keeper: ["read", "play", "keep"],
  member: ["read", "play"],
  viewer: ["read"],
};

/** Those whom a keeper has the say over. */
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
 * All purposes that these grants and roles allow at a table, if `purpose` is one of them. Refuses as `access` does.
 * @param deleted Whether it is asked of something that is deleted.
 */
export function canAt(
  { grants, group }: RolesThere,
  purpose: Purpose,
  deleted: boolean,
): ApiResult<readonly Purpose[]> {
  if (group !== null && group.deletedAt !== null) return apiError("no-such-table");
  const held = [
    ...grants.map(({ role }) => BY_GRANT[role as GrantRole]),
    ...(group?.memberships ?? []).map(({ role }) => BY_GROUP_ROLE[role as GroupRole]),
  ];
  const may = GAME_PURPOSES.filter((one) => held.some((purposes) => purposes?.includes(one)));
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

/** The roles of a table of them that may do this. */
export const rolesThatCan = <Role extends string>(
  roles: Readonly<Record<Role, readonly Purpose[]>>,
  purpose: Purpose,
): readonly Role[] => (Object.keys(roles) as Role[]).filter((role) => roles[role].includes(purpose));

/**
 * The other roles that one member may give another, highest first: owners give all of them, keepers make members of viewers and
 * viewers of members.
 */
export function rolesToGive(mine: GroupRole, theirs: GroupRole): readonly GroupRole[] {
  const given = mine === "owner" ? GROUP_ROLES : mine === "keeper" ? BELOW_KEEPER : [];
  return mine === "owner" || BELOW_KEEPER.includes(theirs) ? given.filter((role) => role !== theirs) : [];
}

/** Whether one member may remove another from the group; leaving needs no permission. */
export const canRemove = (mine: GroupRole, theirs: GroupRole): boolean =>
  mine === "owner" || (mine === "keeper" && BELOW_KEEPER.includes(theirs));

/** Whether this role may record in the group's games. */
export const canRecord = (role: GroupRole): boolean => BY_GROUP_ROLE[role].includes("record");

/** Whether this role may keep the group: its roster, nights, house rules, settings. */
export const canKeep = (role: GroupRole): boolean => IN_GROUP[role].includes("keep");

/** Whether this role may play in the group: start games, and receive payments. */
export const canPlay = (role: GroupRole): boolean => IN_GROUP[role].includes("play");

/** The roles that this role may invite to; no one is invited to own a group. */
export const rolesToInvite = (mine: GroupRole): readonly InvitedRole[] =>
  mine === "owner" ? INVITED_ROLES : mine === "keeper" ? BELOW_KEEPER : [];
