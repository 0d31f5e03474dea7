/** Changes to accounts, credentials, groups, roles and the server. These lines are never dropped. */
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
  "group-imported",
  "token-made",
  "token-revoked",
  "webhook-made",
  "webhook-removed",
  "sign-up-changed",
  "installation-handed-over",
] as const;

/** Changes at tables, which guests also make. */
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
  "games-imported",
  "game-deleted",
  "game-restored",
] as const;

/** Refusals that may be a guess or an attack. */
const REFUSALS = [
  "sign-in-failed",
  "passphrase-refused",
  "code-refused",
  "limit-reached",
  "access-refused",
  "cross-site-refused",
] as const;

/** Faults of the program itself. */
const FAULTS = [
  "unexpected-error",
  "disk-full",
  "database-damaged",
  "database-unavailable",
  "recovered",
] as const;

/** Security events by kind. Each kind has its own files, so a flood of one never pushes out another. */
export const AUDIT_EVENTS = { changes: CHANGES, tables: TABLES, refusals: REFUSALS, faults: FAULTS } as const;
export type AuditKind = keyof typeof AUDIT_EVENTS;
export type AuditEvent = (typeof AUDIT_EVENTS)[AuditKind][number];

/** Details of an event: ids, codes and digests. Never a name, an email, an address or a secret. */
export interface AuditDetails {
  /** The acting account or guest's device. */
  readonly who?: string | undefined;
  /** The affected account or guest's device. */
  readonly about?: string | undefined;
  readonly group?: string | undefined;
  readonly game?: string | undefined;
  readonly table?: string | undefined;
  /** The sign-in method: "passphrase", "link" or a provider's id. */
  readonly way?: string | undefined;
  /** The new role or sign-up mode. */
  readonly to?: string | undefined;
  /** The rate limit, the refusal's code, or the kind of error. */
  readonly code?: string | undefined;
  /** The refused permission in a game, a table or a group. */
  readonly purpose?: string | undefined;
  /** A keyed digest of the email. It distinguishes mailboxes without naming them. */
  readonly mailbox?: string | undefined;
}

/** One line of the audit log. */
export interface AuditLine extends AuditDetails {
  /** UTC, ISO 8601. */
  readonly at: string;
  readonly event: AuditEvent;
  /** A keyed digest of the sender's address. */
  readonly from?: string | undefined;
  /**
   * Repeats within the minute after `at`, not counting the first line. In a line that names only who and from
   * where, the number of their dropped lines.
   */
  readonly more?: number | undefined;
}

/** A line for display, with names for ids that still exist. */
export interface AuditLineShown extends AuditLine {
  readonly names: Readonly<Record<string, string>>;
}
