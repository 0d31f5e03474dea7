// Data about a group and its members. It contains no email, and no code except a new one.

/** A member's role, highest first. */
export const GROUP_ROLES = ["owner", "keeper", "member", "viewer"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** Roles that an invitation may give. */
export const INVITED_ROLES = ["keeper", "member", "viewer"] as const satisfies readonly GroupRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const GROUP_KINDS = ["crew", "bar", "friends"] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** Lifetimes of an invitation, in hours. */
export const INVITATION_HOURS = [1, 24, 168, 720] as const;

/** Numbers of uses of an invitation. */
export const INVITATION_USES = [1, 5, 25, 100] as const;

/** Days during which a deleted group can be restored. */
export const DAYS_TO_PUT_BACK = 30;

/** Maximum length of a group's name, in characters. */
export const MAX_GROUP_NAME_LENGTH = 60;

/** A group in the account's list. */
export interface GroupLine {
  readonly id: string;
  readonly name: string;
  readonly role: GroupRole;
  /** The id of its running game, or null. */
  readonly gameOn: string | null;
}

/** A deleted group that its owner can restore. */
export interface DeletedGroup {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly until: string;
}

/** A member of a group. */
export interface Member {
  /** Their account's id. */
  readonly account: string;
  readonly name: string;
  readonly role: GroupRole;
  /** ISO 8601. */
  readonly since: string;
  /** True for the reader. */
  readonly you: boolean;
  /** Roles that the reader may assign to them. */
  readonly roles: readonly GroupRole[];
  /** True if the reader may remove them. */
  readonly out: boolean;
}

/** A valid invitation. Its code was shown once, to its creator. */
export interface OpenInvitation {
  readonly id: string;
  readonly role: InvitedRole;
  /** ISO 8601. */
  readonly until: string;
  readonly uses: number;
  readonly mostUses: number;
  readonly madeBy: string;
}

/** A roster player without an account. */
export interface FreePlayer {
  readonly id: string;
  readonly name: string;
}

/** An opened invitation. */
export interface Offer {
  readonly group: string;
  readonly role: InvitedRole;
  /** Roster players they can pick; null if they need not pick. */
  readonly players: readonly FreePlayer[] | null;
}
