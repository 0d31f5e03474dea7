/** Who may make an account: anybody, whoever holds a group's invitation, nobody. */
export const SIGN_UP = ["open", "invitation", "closed"] as const;
export type SignUp = (typeof SIGN_UP)[number];

/** What the owner of an installation decides. */
export interface InstallationSettings {
  readonly signUp: SignUp;
  /** After how many days without an entry a game that only guests hold is deleted; 0 for never. */
  readonly guestGameDays: number;
}

/** What the owner asks to be changed; what is left out stays. */
export interface InstallationChange {
  readonly signUp?: SignUp;
  readonly guestGameDays?: number;
  /** The account that owns the installation from now on. */
  readonly owner?: string;
}

/** Why a copy of the database was made: before a change of its format, once a day, because the owner asked. */
export const BACKUP_REASONS = ["before", "daily", "asked"] as const;
export type CopyReason = (typeof BACKUP_REASONS)[number];

/** A copy of the database. */
export interface BackupCopy {
  /** The file's name in the folder of copies. */
  readonly name: string;
  readonly why: CopyReason;
  /** ISO 8601. */
  readonly at: string;
  readonly bytes: number;
}

/** Where copies of the database are, and which. */
export interface Backups {
  readonly folder: string;
  /** The latest first. */
  readonly copies: readonly BackupCopy[];
}

/** What the owner should look after. */
export const WARNINGS = [
  "disk-full",
  "database-read-only",
  "no-public-url",
  "http-only",
  "disk-nearly-full",
  "old-backups",
  "mail-fails",
] as const;
export type InstallationWarning = (typeof WARNINGS)[number];

/** Why the last mail was not sent, as the mail server or the connection to it says; no address is in it. */
export interface MailFailure {
  /** ISO 8601. */
  readonly at: string;
  readonly why: string;
}

/** The installation as it is now. */
export interface InstallationNow {
  readonly version: string;
  readonly engineVersion: number;
  /** ISO 8601. */
  readonly runningSince: string;
  readonly storage: {
    /** The file that holds everything, or a PostgreSQL database, by its host and name. */
    readonly file: string;
    readonly databaseBytes: number;
    /** What is written but not yet merged into that file; null of PostgreSQL. */
    readonly walBytes: number | null;
    /** Null of PostgreSQL, whose disk is not seen from here. */
    readonly freeBytes: number | null;
    readonly groups: number;
    readonly accounts: number;
    readonly games: number;
    readonly entries: number;
    /** When the oldest game or account was made; null where there is none. ISO 8601. */
    readonly oldestAt: string | null;
  };
  /** Null where PostgreSQL holds everything: it is copied there. */
  readonly backups: Backups | null;
  readonly settings: InstallationSettings;
  readonly reach: {
    readonly publicUrl: string | null;
    readonly trustedProxies: readonly string[];
    /** Whether mail can be sent, and whether one may sign in through somebody else. No address, no secret. */
    readonly mail: boolean;
    /** Null where the last mail was sent, or none since the start. */
    readonly mailFailure: MailFailure | null;
    readonly signInElsewhere: boolean;
  };
  readonly warnings: readonly InstallationWarning[];
}

/** An account as the owner of the installation sees it. */
export interface AccountLine {
  readonly id: string;
  readonly name: string;
  /** Two people may have one name. */
  readonly email: string | null;
  /** Whether a mail sent there has come back. */
  readonly proven: boolean;
  /** ISO 8601. */
  readonly since: string;
  /** When one of its sessions was last used, to the hour; null where it is signed in nowhere. ISO 8601. */
  readonly lastSeen: string | null;
  readonly groups: number;
  /** Whether it is the owner's own. */
  readonly owner: boolean;
}

/** One page of accounts, and where the next begins: null at the end. */
export interface AccountPage {
  readonly accounts: readonly AccountLine[];
  readonly next: string | null;
}

/** A code by which somebody who forgot their passphrase sets a new one. It is shown once. */
export interface RecoveryCode {
  readonly code: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}
