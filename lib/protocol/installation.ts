/** Who may sign up: anyone, holders of a group's invitation, or no one. */
export const SIGN_UP = ["open", "invitation", "closed"] as const;
export type SignUp = (typeof SIGN_UP)[number];

/** The server owner's settings. */
export interface InstallationSettings {
  readonly signUp: SignUp;
  /** Days without an entry after which a guests' game is deleted; 0 for never. */
  readonly guestGameDays: number;
}

/** A change of settings. Omitted ones stay. */
export interface InstallationChange {
  readonly signUp?: SignUp;
  readonly guestGameDays?: number;
  /** The account that becomes owner. */
  readonly owner?: string;
}

/** Why a backup was made: before a migration, daily, or at the owner's request. */
export const BACKUP_REASONS = ["before", "daily", "asked"] as const;
export type CopyReason = (typeof BACKUP_REASONS)[number];

/** A backup of the database. */
export interface BackupCopy {
  /** The file's name in the backup folder. */
  readonly name: string;
  readonly why: CopyReason;
  /** ISO 8601. */
  readonly at: string;
  readonly bytes: number;
}

/** The backup folder and its backups. */
export interface Backups {
  readonly folder: string;
  /** Newest first. */
  readonly copies: readonly BackupCopy[];
}

/** Warnings to the owner. */
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

/** Why the last mail failed, as the mail server or the connection reports. It contains no address. */
export interface MailFailure {
  /** ISO 8601. */
  readonly at: string;
  readonly why: string;
}

/** The current state of the server. */
export interface InstallationNow {
  readonly version: string;
  readonly engineVersion: number;
  /** ISO 8601. */
  readonly runningSince: string;
  readonly storage: {
    /** The path of the SQLite file, or the host and name of the PostgreSQL database. */
    readonly file: string;
    readonly databaseBytes: number;
    /** Size of SQLite's write-ahead log; null for PostgreSQL. */
    readonly walBytes: number | null;
    /** Null for PostgreSQL, whose disk is not visible from here. */
    readonly freeBytes: number | null;
    readonly groups: number;
    readonly accounts: number;
    readonly games: number;
    readonly entries: number;
    /** When the oldest game or account was created; null without any. ISO 8601. */
    readonly oldestAt: string | null;
  };
  /** Null for PostgreSQL, which has its own backups. */
  readonly backups: Backups | null;
  readonly settings: InstallationSettings;
  readonly reach: {
    readonly publicUrl: string | null;
    readonly trustedProxies: readonly string[];
    /** True if mail is configured. Its address and password stay secret. */
    readonly mail: boolean;
    /** Null if the last mail was sent, or none since the start. */
    readonly mailFailure: MailFailure | null;
    readonly signInElsewhere: boolean;
  };
  readonly warnings: readonly InstallationWarning[];
}

/** An account in the server owner's list. */
export interface AccountLine {
  readonly id: string;
  readonly name: string;
  /** Distinguishes people with the same name. */
  readonly email: string | null;
  /** True if the mailbox is verified. */
  readonly proven: boolean;
  /** ISO 8601. */
  readonly since: string;
  /** Last use of a session, to the hour; null without a session. ISO 8601. */
  readonly lastSeen: string | null;
  readonly groups: number;
  /** True for the owner's own. */
  readonly owner: boolean;
}

/** One page of accounts, with the next page's cursor: null at the end. */
export interface AccountPage {
  readonly accounts: readonly AccountLine[];
  readonly next: string | null;
}

/** A code to set a new password. It is shown once. */
export interface RecoveryCode {
  readonly code: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}
