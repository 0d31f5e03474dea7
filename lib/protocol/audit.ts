/** What changed about accounts, credentials, groups, roles and the installation. Every such line is written. */
const CHANGES = [
  "signed-in",
  "signed-out",
  "session-ended",
  "all-sessions-ended",
  "account-made",
  "account-deleted",
  "passphrase-changed",
  "passphrase-recovered",
  "email-changed",
  "email-proven",
  "provider-added",
  "provider-removed",
  "recovery-code-made",
  "recovery-code-mailed",
  "device-claimed",
  "invitation-made",
  "invitation-revoked",
  "invitation-accepted",
  "role-changed",
  "member-shown-out",
  "group-left",
  "group-handed-over",
  "group-deleted",
  "group-restored",
  "sign-up-changed",
  "installation-handed-over",
] as const;

/** What changed at tables, which guests keep too. */
const TABLES = [
  "guest-shown-out",
  "screen-given",
  "table-handed-over",
  "links-made-anew",
  "public-link-made",
  "public-link-revoked",
  "table-deleted",
  "table-restored",
  "table-moved",
  "game-deleted",
  "game-restored",
] as const;

/** What somebody was refused, as a guess or an attack would be. */
const REFUSALS = [
  "sign-in-failed",
  "passphrase-refused",
  "code-refused",
  "limit-reached",
  "access-refused",
  "cross-site-refused",
] as const;

/** What went wrong with the program itself. */
const FAULTS = [
  "unexpected-error",
  "disk-full",
  "database-damaged",
  "database-unavailable",
  "recovered",
] as const;

/** Every security event, by the kind whose files it is kept in: a flood of one kind never pushes out another. */
export const AUDIT_EVENTS = { changes: CHANGES, tables: TABLES, refusals: REFUSALS, faults: FAULTS } as const;
export type AuditKind = keyof typeof AUDIT_EVENTS;
export type AuditEvent = (typeof AUDIT_EVENTS)[AuditKind][number];

/** What is known of an event: ids, codes and digests; never a name, an e-mail, an address, a secret. */
export interface AuditDetails {
  /** The account, or the device of a guest, that did it. */
  readonly who?: string | undefined;
  /** The account, or the device of a guest, it was done to. */
  readonly about?: string | undefined;
  readonly group?: string | undefined;
  readonly game?: string | undefined;
  readonly table?: string | undefined;
  /** By what somebody signed in: "passphrase", "link" or a provider's id. */
  readonly way?: string | undefined;
  /** The role that was given, or the sign-up mode that was set. */
  readonly to?: string | undefined;
  /** Which limit was reached, with which code it was refused, which kind of error it was. */
  readonly code?: string | undefined;
  /** What was asked of a game, a table or a group. */
  readonly purpose?: string | undefined;
  /** A keyed digest of the e-mail that was named: it tells two mailboxes apart, and names neither. */
  readonly mailbox?: string | undefined;
}

/** One line of the audit log. */
export interface AuditLine extends AuditDetails {
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly event: AuditEvent;
  /** A keyed digest of the address that it came from. */
  readonly from?: string | undefined;
  /**
   * How often the same happened again within the minute after `at`, beyond the line that was written at once; of a line that names no more
   * than who and from where, how many lines of theirs were not written.
   */
  readonly more?: number | undefined;
}

/** A line as its reader needs it: ids that still name somebody or something are given their names. */
export interface AuditLineShown extends AuditLine {
  readonly names: Readonly<Record<string, string>>;
}
