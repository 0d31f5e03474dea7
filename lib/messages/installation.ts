import { translated } from "./translated";

/** What the owner of an installation reads: how it runs, what it keeps, how it is set, who has an account. */
export const installationWords = translated("installation", "installationWords", {
  title: "This installation",
  /** On the account's page of whoever owns it. */
  yours: "It is yours: how it runs, who may sign up, copies, accounts",
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
    heading: "Look after this",
    of: {
      "disk-full":
        "The disk is full: nothing is recorded, and taps wait on the phones. Make room there; it goes on by itself.",
      "database-read-only":
        "The database, or its folder, may not be written: nothing is recorded. Give the program’s user the right to; it goes on by itself.",
      "no-public-url":
        "No public address is set. Links and QR codes show whatever address their maker came by. Set PUBLIC_URL and start again.",
      "http-only":
        "The public address is plain http: whoever is on the same network can read along, passphrases too. Put https in front and change PUBLIC_URL.",
      "disk-nearly-full":
        "The disk is nearly full. When it is, nothing more can be recorded, and no copy is made. Make room there.",
      "old-backups":
        "There is no copy of the last 7 days. One is made every day that the program runs and the disk has room; make one now.",
      "mail-fails": "The last mail was not sent. See below why, and check SMTP_URL.",
    },
  },

  storage: {
    heading: "What is kept",
    database: "Database",
    wal: "Not yet merged into it",
    free: "Free on its disk",
    at: "In the file",
    server: "In PostgreSQL",
  },

  backups: {
    heading: "Copies",
    how: "One is made every day, the last 14 are kept. They lie on this computer only: take one elsewhere now and then. On that computer “npm run backups” lists them, and “npm run backups -- restore” puts the latest back.",
    elsewhere:
      "The games are in PostgreSQL: copy them there, by “pg_dump”, and take the copies elsewhere. The secret by which phones are known is in the data folder, or in INSTALLATION_SECRET: keep it with them.",
    at: "In the folder",
    none: "None yet. The first is made within a day of the first game.",
    now: "Make a copy now",
    copying: "Copying…",
    made: (size: string) => `A copy of ${size} was made.`,
    more: (count: number) => `${count} more`,
    why: { before: "before an update", daily: "daily", asked: "asked for" },
  },

  signUp: {
    heading: "Who may make an account",
    modes: {
      open: { name: "Anybody", how: "Whoever opens this address can make an account." },
      invitation: {
        name: "The invited",
        how: "Only whoever holds an invitation to a group, as a link or a QR code.",
      },
      closed: { name: "Nobody", how: "Nobody new. Those who have an account keep it." },
    },
    guests: "Playing without an account works all the same.",
  },

  guestGames: {
    heading: "Games of guests",
    how: "A game without any account or group at it is deleted when nobody has recorded in it for so long. Whoever opens it sees that coming for 14 days; signing in keeps it.",
    days: (days: number) =>
      days === 0 ? "Never" : days === 365 ? "1 year" : days === 1 ? "1 day" : `${days} days`,
  },

  reach: {
    heading: "Where and how it is reached",
    publicUrl: "Public address",
    notSet: "not set",
    proxies: "Trusted proxies",
    none: "none",
    mail: "Mail",
    mailNot: "not set up: who forgot their passphrase needs a code from you",
    mailFailed: "Last mail not sent",
    elsewhere: "Signing in through others",
    setUp: "set up",
    notSetUp: "not set up",
    how: "These are set where the program is started, not here.",
  },

  saving: "Saving…",
  saved: "Saved.",

  accounts: {
    title: "Accounts",
    link: (count: number) => (count === 1 ? "1 account" : `${count} accounts`),
    linkHow: "Find somebody, make a recovery code, hand the installation over",
    back: "To the installation",
    search: "Name or e-mail begins with",
    find: "Find",
    all: "Show all",
    seen: "Only you, as the owner, see the e-mails here. Whoever signs up is told so.",
    nobody: "Nobody’s name or e-mail begins like that.",
    older: "Older accounts",
    you: "you",
    noEmail: "no e-mail",
    proven: "proven",
    unproven: "not proven",
    since: "Since",
    never: "signed in nowhere",
    lastSeen: (ago: string) => `last seen ${ago}`,
    groups: (count: number) =>
      count === 0 ? "in no group" : count === 1 ? "in 1 group" : `in ${count} groups`,
  },

  recovery: {
    make: "Make a recovery code",
    how: (name: string) =>
      `For ${name}, who forgot the passphrase. Be sure that it is really them who asks: whoever has the code can take the account over.`,
    shown: "Write it down or read it out now: it is not shown again.",
    once: "It works once, until",
    where: "They type it at",
    after:
      "Until it is used nothing of theirs changes; then the old passphrase is gone and they are signed out everywhere else.",
    copy: "Copy the code",
    copied: "Copied",
    selected: "Selected: copy it from your phone’s own menu.",
  },

  endSessions: {
    how: (name: string) =>
      `Signs ${name} out on every phone, for one that was lost or is in other hands. The passphrase stays as it is.`,
    end: "Sign them out everywhere",
    going: "Signing out…",
    ended: (phones: number) =>
      phones === 0
        ? "Signed in nowhere."
        : phones === 1
          ? "Signed out on 1 phone."
          : `Signed out on ${phones} phones.`,
  },

  handOver: {
    offer: "Hand the installation over",
    how: (name: string) =>
      `${name} owns it from then on, and you cannot open these pages any more. Only ${name} can give it back.`,
    yes: (name: string) => `Hand it over to ${name}`,
    no: "Keep it",
  },

  kept: {
    /** Stands before a date. */
    until: "Kept until",
    signIn: "Sign in to keep it.",
    claim: "Take it over under your account to keep it.",
    because: "Nobody has recorded here for long.",
  },
} as const);

const UNITS = ["bytes", "kB", "MB", "GB", "TB"] as const;

/** "1.2 MB": so much room, in steps of a thousand, as shops and disks count. */
export const sayBytes = translated("installation", "sayBytes", (bytes: number): string => {
  let [size, unit] = [bytes, 0];
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  const shown = unit === 0 || size >= 9.95 ? Math.round(size) : Math.round(size * 10) / 10;
  return `${shown} ${UNITS[unit]}`;
});

/** The security events on the page of the installation's owner. */
export const auditWords = translated("installation", "auditWords", {
  heading: "Security",
  how: "The last 100 events: who signed in, what was changed, what was refused. Addresses and mailboxes stand here as signs: the same sign is the same one.",
  none: "Nothing yet.",
  more: (count: number) => `${count} more`,
  /** An id that names no account: a guest's phone, or an account that was deleted since. */
  nobody: "a guest, or somebody who is gone",
  about: (name: string) => `about ${name}`,
  ownerPages: "the owner’s pages",
  aTable: "at a table",
  inGroup: (name: string) => `in ${name}`,
  aGroup: "in a group that is gone, or never was",
  from: (sign: string) => `address ${sign}`,
  mailbox: (sign: string) => `mailbox ${sign}`,
  again: (count: number) =>
    count === 1 ? "once more within a minute" : `${count} times more within a minute`,
  ways: {
    passphrase: "by passphrase",
    link: "by a link in a mail",
    "sign-up": "with a new account",
    code: "by a recovery code",
  },
  byProvider: (provider: string) => `through ${provider}`,
  limits: {
    settle: "questions",
    write: "changes",
    start: "new games",
    "sign-in": "wrong passphrases or codes",
    "sign-up": "new accounts",
    invitation: "links that lead nowhere",
    verdict: "verdicts that are not there",
    picture: "pictures",
    newcomer: "new phones at tables",
    mail: "mails",
    "mail-hour": "mails",
    provider: "sign-ins through others",
  },
  of: {
    "signed-in": "Signed in",
    "signed-out": "Signed out",
    "session-ended": "Ended a session",
    "all-sessions-ended": "Ended all sessions",
    "account-made": "New account",
    "account-deleted": "Account deleted",
    "passphrase-changed": "Passphrase changed",
    "passphrase-recovered": "New passphrase by a recovery code",
    "email-changed": "E-mail changed",
    "email-proven": "E-mail proven",
    "provider-added": "Way to sign in added",
    "provider-removed": "Way to sign in taken away",
    "recovery-code-made": "Recovery code made",
    "recovery-code-mailed": "Recovery code mailed",
    "device-claimed": "Took over what a phone had played",
    "invitation-made": "Invitation made",
    "invitation-revoked": "Invitation revoked",
    "invitation-accepted": "Came into a group",
    "role-changed": "Role changed",
    "member-shown-out": "Shown out of a group",
    "group-left": "Left a group",
    "group-handed-over": "Group handed over",
    "group-deleted": "Group deleted",
    "group-restored": "Group put back",
    "guest-shown-out": "Shown out of a table",
    "screen-given": "A table was given to a big screen",
    "table-handed-over": "Table handed over",
    "links-made-anew": "Table links made anew",
    "public-link-made": "Made a public link",
    "public-link-revoked": "Took a public link back",
    "table-deleted": "Table deleted",
    "table-restored": "Table put back",
    "table-moved": "Table moved into a group",
    "game-deleted": "Game deleted",
    "game-restored": "Game put back",
    "sign-up-changed": "Who may sign up was changed",
    "installation-handed-over": "Installation handed over",
    "sign-in-failed": "Sign-in failed",
    "passphrase-refused": "Wrong passphrase while signed in",
    "code-refused": "Wrong recovery or proof code",
    "limit-reached": "Too many",
    "access-refused": "Refused",
    "cross-site-refused": "Request by another site’s page refused",
    "unexpected-error": "Error in the program",
    "disk-full": "The disk is full",
    "database-damaged": "The database is damaged",
    "database-unavailable": "The database does not answer",
    recovered: "All is well again",
  },
} as const);
