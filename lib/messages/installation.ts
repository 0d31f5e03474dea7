import { translated } from "./translated";

/** The server owner's pages: status, storage, settings, accounts. */
export const installationWords = translated("installation", "installationWords", {
  title: "Your server",
  /** On the owner's account page. */
  yours: "Status, sign-up, backups, accounts",
  home: "Home",
  runningSince: "Running since",
  sayVersion: (version: string, engine: number) => `Version ${version}, rules engine ${engine}`,
  counts: {
    groups: (count: number) => (count === 1 ? "group" : "groups"),
    accounts: (count: number) => (count === 1 ? "account" : "accounts"),
    games: (count: number) => (count === 1 ? "game" : "games"),
    entries: (count: number) => (count === 1 ? "entry" : "entries"),
  },

  warnings: {
    heading: "Needs attention",
    of: {
      "disk-full": "The disk is full. Nothing is recorded, and taps wait on the phones. Make room.",
      "database-read-only":
        "The server can’t write to the database or its folder. Nothing is recorded. Fix the permissions.",
      "no-public-url":
        "No public address is set, so links and QR codes may not work elsewhere. Set PUBLIC_URL and restart.",
      "http-only":
        "The public address is plain http. Anyone on the network can read along, passwords too. Set up https and change PUBLIC_URL.",
      "disk-nearly-full": "The disk is nearly full. Make room, or nothing more is recorded or backed up.",
      "old-backups": "No backup in the last 7 days. Back up now.",
      "mail-fails": "The last email failed. See why below, and check SMTP_URL.",
    },
  },

  storage: {
    heading: "Storage",
    database: "Database",
    wal: "Not merged yet",
    free: "Free on disk",
    at: "In the file",
    server: "In PostgreSQL",
  },

  backups: {
    heading: "Backups",
    how: "Daily, last 14 kept, on this computer only. To restore one, run “npm run backups -- restore” there.",
    elsewhere:
      "The games are in PostgreSQL. Back them up there with “pg_dump”. Keep the secret with them: in the data folder, or INSTALLATION_SECRET.",
    at: "In the folder",
    none: "None yet. The first is made within a day of the first game.",
    now: "Back up now",
    copying: "Backing up…",
    made: (size: string) => `Backup made: ${size}.`,
    more: (count: number) => `${count} more`,
    why: { before: "before an update", daily: "daily", asked: "by hand" },
  },

  signUp: {
    heading: "Sign-up",
    modes: {
      open: { name: "Open", how: "Anyone can create an account." },
      invitation: { name: "Invite only", how: "Only with a group’s invite link or QR code." },
      closed: { name: "Closed", how: "No new accounts." },
    },
    guests: "Anyone can play without an account.",
  },

  guestGames: {
    heading: "Guest games",
    how: "Deleted when unplayed for this long, unless in an account or group. Players see a warning 14 days before.",
    days: (days: number) =>
      days === 0 ? "Never" : days === 365 ? "1 year" : days === 1 ? "1 day" : `${days} days`,
  },

  reach: {
    heading: "Addresses",
    publicUrl: "Public address",
    notSet: "not set",
    proxies: "Trusted proxies",
    none: "none",
    mail: "Email",
    mailNot: "not set up: forgotten passwords need a code from you",
    mailFailed: "Last email failed",
    elsewhere: "Other ways to sign in",
    setUp: "set up",
    notSetUp: "not set up",
    how: "To change these, edit the environment and restart.",
  },

  saving: "Saving…",
  saved: "Saved.",

  accounts: {
    title: "Accounts",
    link: (count: number) => (count === 1 ? "1 account" : `${count} accounts`),
    linkHow: "Find someone, make a recovery code, hand over the server",
    back: "Back to server",
    search: "Name or email begins with",
    find: "Find",
    all: "Show all",
    seen: "Only you, the owner, see emails here.",
    noMatch: "No name or email begins like that.",
    older: "Older accounts",
    you: "you",
    noEmail: "no email",
    proven: "verified",
    unproven: "not verified",
    since: "Since",
    never: "not signed in",
    lastSeen: (ago: string) => `last seen ${ago}`,
    groups: (count: number) =>
      count === 0 ? "in no group" : count === 1 ? "in 1 group" : `in ${count} groups`,
  },

  recovery: {
    make: "Make a recovery code",
    how: (name: string) =>
      `For ${name}’s forgotten password. Make sure it’s really them: the code opens the account.`,
    shown: "Shown once. Copy it or read it out now.",
    once: "Works once, until",
    where: "Enter it at",
    after: "Once it’s used, the old password stops working and every other phone is signed out.",
    copy: "Copy code",
    copied: "Copied",
    selected: "Selected. Copy it with your phone’s menu.",
  },

  endSessions: {
    how: (name: string) => `Signs ${name} out on every phone, if one is lost. The password stays.`,
    end: "Sign them out everywhere",
    going: "Signing out…",
    ended: (phones: number) =>
      phones === 0
        ? "Not signed in anywhere."
        : phones === 1
          ? "Signed out on 1 phone."
          : `Signed out on ${phones} phones.`,
  },

  handOver: {
    offer: "Hand over server",
    how: (name: string) =>
      `${name} becomes the owner, and you lose access to these pages. Only ${name} can hand it back.`,
    yes: (name: string) => `Hand over to ${name}`,
    no: "Keep it",
  },

  expiry: {
    /** Before a date. */
    until: "Kept until",
    signIn: "Sign in to keep it.",
    claim: "Add it to your account to keep it.",
    because: "No one has played here for a while.",
  },
} as const);

const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** "1.2 MB", in steps of a thousand. */
export const sayBytes = translated("installation", "sayBytes", (bytes: number): string => {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  const shown = unit === 0 || size >= 9.95 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${UNITS[unit]}`;
});

/** The security events on the server owner's page. */
export const auditWords = translated("installation", "auditWords", {
  heading: "Security",
  how: "Last 100 events. Same code: same IP address or mailbox.",
  none: "Nothing yet.",
  more: (count: number) => `${count} more`,
  /** For an id without an account: a guest's phone, or a deleted account. */
  unknownPerson: "a guest, or a deleted account",
  about: (name: string) => `about ${name}`,
  ownerPages: "the server pages",
  aTable: "at a table",
  inGroup: (name: string) => `in ${name}`,
  aGroup: "in a deleted or unknown group",
  from: (sign: string) => `IP ${sign}`,
  mailbox: (sign: string) => `mailbox ${sign}`,
  again: (count: number) =>
    count === 1 ? "once more within a minute" : `${count} more times within a minute`,
  ways: {
    passphrase: "by password",
    link: "by email link",
    "sign-up": "with a new account",
    code: "by recovery code",
  },
  byProvider: (provider: string) => `through ${provider}`,
  limits: {
    settle: "questions",
    write: "changes",
    start: "new games",
    "sign-in": "wrong passwords or codes",
    "sign-up": "new accounts",
    invitation: "wrong invite links",
    "public-link": "wrong public links",
    picture: "pictures",
    newcomer: "new phones at tables",
    mail: "emails",
    "mail-hour": "emails",
    provider: "sign-ins with other providers",
  },
  of: {
    "signed-in": "Signed in",
    "signed-out": "Signed out",
    "session-ended": "Ended a session",
    "all-sessions-ended": "Ended all sessions",
    "account-made": "New account",
    "account-deleted": "Account deleted",
    "passphrase-changed": "Password changed",
    "passphrase-recovered": "New password by recovery code",
    "email-changed": "Email changed",
    "email-proven": "Email verified",
    "provider-added": "Way to sign in added",
    "provider-removed": "Way to sign in removed",
    "recovery-code-made": "Recovery code made",
    "recovery-code-mailed": "Recovery code emailed",
    "device-claimed": "Added a phone’s tables to an account",
    "invitation-made": "Invitation created",
    "invitation-revoked": "Invitation turned off",
    "invitation-accepted": "Joined a group",
    "role-changed": "Role changed",
    "member-shown-out": "Removed from a group",
    "group-left": "Left a group",
    "group-handed-over": "Group handed over",
    "group-deleted": "Group deleted",
    "group-imported": "Group imported",
    "group-restored": "Group restored",
    "guest-shown-out": "Removed from a table",
    "screen-given": "TV connected to a table",
    "table-handed-over": "Scorekeeper changed",
    "links-made-anew": "Table links reset",
    "public-link-made": "Public link created",
    "public-link-revoked": "Public link turned off",
    "table-deleted": "Table deleted",
    "table-restored": "Table restored",
    "table-moved": "Table moved to a group",
    "games-imported": "Games imported",
    "game-deleted": "Game deleted",
    "game-restored": "Game restored",
    "token-made": "Token made",
    "token-revoked": "Token revoked",
    "webhook-made": "Webhook made",
    "webhook-removed": "Webhook removed",
    "sign-up-changed": "Sign-up setting changed",
    "installation-handed-over": "Server handed over",
    "sign-in-failed": "Sign-in failed",
    "passphrase-refused": "Wrong password while signed in",
    "code-refused": "Wrong code",
    "limit-reached": "Too many",
    "access-refused": "Refused",
    "cross-site-refused": "Request from another site refused",
    "unexpected-error": "Server error",
    "disk-full": "The disk is full",
    "database-damaged": "The database is damaged",
    "database-unavailable": "The database isn’t responding",
    recovered: "Back to normal",
  },
} as const);
