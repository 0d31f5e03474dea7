// What is told of a group, and of those who belong to it. No e-mail is in any of it, and no code but a fresh one.

/** What somebody is in a group, the highest first. */
export const GROUP_ROLES = ["owner", "keeper", "member", "viewer"] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

/** What an invitation may make of somebody. */
export const INVITED_ROLES = ["keeper", "member", "viewer"] as const satisfies readonly GroupRole[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const GROUP_KINDS = ["crew", "bar", "friends"] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];

/** For how many hours an invitation may last. */
export const INVITATION_HOURS = [1, 24, 168, 720] as const;

/** How often an invitation may be used. */
export const INVITATION_USES = [1, 5, 25, 100] as const;

/** A deleted group may be put back for so many days. */
export const DAYS_TO_PUT_BACK = 30;

/** Longest name a group may have, in characters. */
export const MAX_GROUP_NAME_LENGTH = 60;

/** A group in the list of one's own. */
export interface GroupLine {
  readonly id: string;
  readonly name: string;
  readonly role: GroupRole;
  /** The game that is on at this moment, by its id. */
  readonly gameOn: string | null;
}

/** A group that one of its owners may still put back. */
export interface DeletedGroup {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly until: string;
}

/** Somebody who belongs to a group. */
export interface Member {
  /** Their account's id. */
  readonly account: string;
  readonly name: string;
  readonly role: GroupRole;
  /** ISO 8601. */
  readonly since: string;
  /** Whether it is the reader. */
  readonly you: boolean;
  /** Which other roles the reader may give them. */
  readonly roles: readonly GroupRole[];
  /** Whether the reader may show them out. */
  readonly out: boolean;
}

/** An invitation that still lets somebody in. Its code was shown once, to whoever made it. */
export interface OpenInvitation {
  readonly id: string;
  readonly role: InvitedRole;
  /** ISO 8601. */
  readonly until: string;
  readonly uses: number;
  readonly mostUses: number;
  readonly madeBy: string;
}

/** Somebody of the roster who has no account yet. */
export interface FreePlayer {
  readonly id: string;
  readonly name: string;
}

/** What an invitation offers to whoever opened it. */
export interface Offer {
  readonly group: string;
  readonly role: InvitedRole;
  /** Who of the roster they may say they are; null where there is nothing to say. */
  readonly players: readonly FreePlayer[] | null;
}
