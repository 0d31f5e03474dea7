import { numberWord } from "./anyPage";
import { translated } from "./translated";

const ROLES = {
  owner: { name: "Owner", one: "an owner", means: "Also hands over or deletes the group" },
  keeper: {
    name: "Admin",
    one: "an admin",
    means: "Manages roster, nights, settings, invites",
  },
  member: { name: "Member", one: "a member", means: "Plays and keeps score" },
  viewer: { name: "Viewer", one: "a viewer", means: "Watches only" },
} as const;

type Role = keyof typeof ROLES;

/** Screens of groups, members and invitations. */
export const groupWords = translated("group", "groupWords", {
  noAnswer: "No response. Check your connection and try again.",
  home: "Home",
  cancel: "Cancel",
  roles: ROLES,

  start: {
    title: "Your groups",
    gameOn: "Open game",
    toGame: (group: string) => `Open game: ${group}`,
    make: "Create group",
    deleted: (name: string) => `${name} deleted.`,
    restore: "Restore",
    restoreName: (name: string) => `Restore ${name}`,
    until: "until",
    deletedGame: (crew: string) => `Game with ${crew} deleted`,
    deletedTable: (table: string | null, crew: string, games: number) =>
      `Table ${table ?? `(${crew})`} deleted, with ${games === 1 ? "its game" : `its ${games} games`}`,
    played: "played",
    deletedHeading: "Deleted",
  },

  make: {
    title: "Create a group",
    why: "Remembers your people, your games, and who owes what.",
    name: "Group name",
    namePlaceholder: "Engine 7",
    kind: "Group type",
    kinds: {
      crew: { name: "Crew", means: "Shifts A, B, and C, and dishes to wash" },
      bar: { name: "Bar", means: "Guests come and go, season by season" },
      friends: { name: "Friends", means: "The same people, season by season" },
    },
    timeZone: "Time zone",
    timeZoneHint: "Decides where one day ends.",
    game: "Default game",
    gameHint: "You can always pick another one.",
    done: "Create group",
    making: "Creating…",
    noName: "Enter a group name.",
  },

  members: {
    title: "Members",
    you: "you",
    since: "since",
    change: (name: string) => `Edit ${name}`,
    sheet: (name: string) => name,
    make: (role: Role) => `Make ${ROLES[role].name.toLowerCase()}`,
    isNow: (name: string, role: Role) => `${name} is ${ROLES[role].one} now.`,
    remove: "Remove",
    removeSure: "Remove them from the group?",
    removeHint: "Their tables close now. Their games stay.",
    removeOpen: (count: number) =>
      count === 1
        ? "Also turns off the open invitation and resets the table links."
        : `Also turns off ${count} open invitations and resets the table links.`,
    removeNow: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} removed.`,
    leave: "Leave group",
    leaveSure: "Leave this group?",
    leaveHint: "Its tables close now. You can rejoin by invitation.",
    leaveNow: "Leave",
    lastOwner: "You’re the only owner. Hand over in Settings before you leave.",
  },

  invite: {
    title: "Invitations",
    open: "Invite someone",
    sheet: "Invite someone",
    role: "Role",
    lasts: "Expires after",
    hours: { 1: "1 hour", 24: "1 day", 168: "7 days", 720: "30 days" },
    often: "Works for",
    uses: (uses: number) => (uses === 1 ? "1 person" : `up to ${uses} people`),
    make: "Create link",
    making: "Creating…",
    once: "Shown once. Anyone with it can join.",
    qr: "Invitation QR code",
    hidden: "Other phones can’t reach this computer. Connect it to Wi-Fi.",
    copy: "Copy link",
    copied: "Copied",
    selected: "Selected. Copy it with your phone’s menu.",
    send: "Send…",
    none: "No open invitations.",
    line: (role: Role, uses: number, most: number) => `${ROLES[role].name} invite: ${uses} of ${most} used`,
    until: "until",
    madeBy: (name: string) => `by ${name}`,
    revoke: "Turn off",
    revokeMeans: "Those who joined stay members.",
    revokeNow: "Turn off invitation",
    revokeName: (role: Role) => `Turn off the ${ROLES[role].name.toLowerCase()} invitation`,
    revoked: "Turned off. That link no longer works.",
  },

  settings: {
    title: "Settings",
    save: "Save",
    saving: "Saving…",
    saved: "Saved.",
    group: "Group",
    name: "Name",
    kind: "Group type",
    game: "Default game",
    house: "Default house rules",
    tonight: "Members can change for a night",
    tones: "Tones key",
    tonesHint: "Pauses every phone. Players on the call sit out.",
    tonesOf: { on: "On", off: "Off" },
    cloth: {
      legend: "Table look",
      hint: "Shown on phones, the TV, and shared pictures.",
      shown: "Preview",
      felt: "Felt",
      felts: {
        green: "Green",
        petrol: "Teal",
        blue: "Blue",
        plum: "Plum",
        tobacco: "Tobacco",
        slate: "Slate",
      },
      stamp: { short: "Stamp when short", there: "Stamp when there" },
      own: { short: "Short by two", there: "There and one more" },
      stampHint: "Blank: the usual words.",
      plate: "Nameplate",
      plateHint: "Short text on the felt. Blank: none.",
      platePlaceholder: "STATION 7 · B SHIFT",
    },
    tables: "Tables",
    tablesHint: "Each table keeps its QR code. Print it.",
    table: "Table name",
    addTable: "Add table",
    changeTable: (name: string) => `Edit ${name}`,
    tableSaved: (name: string) => `${name} saved.`,
    qr: "QR code",
    handOver: "Hand over group",
    handOverHint: "Someone else becomes the owner. You become an admin.",
    handOverTitle: "Who becomes the owner?",
    handOverTo: (name: string) => `Hand over to ${name}`,
    noOneElse: "No one else is here yet. Invite someone first.",
    delete: "Delete group",
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteHint: (members: number) =>
      members === 1
        ? "Games, roster, and nights close now."
        : `Games, roster, and nights close now, for all ${numberWord(members)} members.`,
    deleteBack: "Owners can restore it on the start page until then.",
    deleteUntil: "Restore until",
    deleteNow: "Delete it",
  },

  invitation: {
    title: "Invitation",
    as: (role: Role) => `as ${ROLES[role].one}.`,
    to: "You’re invited to",
    how: "Create an account to join.",
    signUp: "Create account",
    signIn: "Sign in",
    who: "Who are you at the table?",
    am: (name: string) => `I’m ${name}`,
    isNew: "I’m new here",
    signedInAs: (name: string) => `Signed in as ${name}.`,
    join: "Join",
    joining: "Joining…",
    belongs: "You’re already in",
    belongsAs: (role: Role) => `You’re ${ROLES[role].one} of this group.`,
    toGroup: "Go to group",
    nothing: {
      title: "This invitation no longer works",
      what: "It may be used up, turned off, or incomplete.",
      safe: "Ask for a new one.",
    },
    tooMany: {
      title: "Too many bad links",
      what: "They were opened from your network.",
      safe: "Wait a minute, then open the link again.",
    },
  },
} as const);

/** "You’re invited to Engine 7 as a member.": one sentence for screen readers and the page title. */
export const sayInvited = translated(
  "group",
  "sayInvited",
  (group: string, role: Role): string =>
    `${groupWords.invitation.to} ${group} ${groupWords.invitation.as(role)}`,
);

/** The list of a group’s other pages. */
export const moreWords = translated("group", "moreWords", {
  crew: "Crew",
  people: "People",
  play: "Play",
  past: "Look back",
  review: (when: string) => `Review: ${when}`,
  members: "Members and invitations",
  tables: "Tables and QR codes",
  count: (people: number) => (people === 1 ? "1 person" : `${people} people`),
  saved: (rules: number) => `${rules} saved`,
} as const);

/** Pages of a group's saved house rules, and the keys that save some. */
export const presetWords = translated("group", "presetWords", {
  title: "House rules",
  hint: "Save them once; new games use them with one tap.",
  usual: "Group default",
  usualHint: "New games start with these.",
  ruleBook: "Standard rules",
  none: "No saved rules yet.",
  noneSaved: "Save how you play, like “Friday rules” or “Kids’ rules.”",
  noneSee: "An admin can save some.",
  add: "Add house rules",
  toAll: "All house rules",

  name: "Name",
  namePlaceholder: "Station rules",
  game: "Game",
  keep: "Save rules",
  keeping: "Saving…",

  change: "Edit",
  changeTitle: (name: string) => `Edit ${name}`,
  frozen: "Games in progress keep their rules.",
  saved: "Saved.",

  play: "Play these rules",
  share: "Share",
  shareTitle: (name: string) => `Share ${name}`,
  shareHow: "Anyone with the link can read and save them.",
  qr: "QR code for these rules",

  compare: "Compare",
  compareTwo: "Compare two",
  compareTitle: (game: string) => `${game}: compare two`,
  one: "These",
  other: "With these",
  compareNow: "Show differences",

  delete: "Delete",
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint: "Earlier games and verdicts keep them.",
  deleteNow: "Delete them",

  pick: "House rules",
  take: "Copy from",

  called: (name: string, game: string) => `${name}: house rules for ${game}`,
  saveIn: "Save to a group",
  saveGroup: "Which group?",
  savedIn: (name: string, group: string) => `Saved “${name}” in ${group}.`,
  toSaved: "See them there",
} as const);

/** The default name of a group's first table, by kind of group. */
export const tableNames = translated("group", "tableNames", {
  crew: "Kitchen",
  bar: "Bar",
  friends: "Table",
});

/** The printable QR code of a table. */
export const tableCodeWords = translated("group", "tableCodeWords", {
  title: "QR code for the wall",
  how: "Scan to play. No app, no account.",
  qr: "QR code to join",
  lasts: "Good for years. Resetting the links turns it off.",
  onWall: "Print for the wall",
  table: "Our table",
});

/** A table without games. */
export const emptyTableWords = translated("group", "emptyTableWords", {
  what: "No games at this table yet.",
  wait: "The next game opens here by itself.",
});

/** The page a table's link opens, before the visitor joins. */
export const joinWords = translated("group", "joinWords", {
  sit: {
    asked: "You’re invited to play",
    how: "Claim and challenge from your own phone.",
    key: "Play",
    preview: (game: string | null) => (game ? `Play ${game}` : "Play at this table"),
  },
  watch: {
    asked: "You’re invited to watch",
    how: "See every claim and verdict live. Read only.",
    key: "Watch",
    preview: (game: string | null) => (game ? `Watch ${game}` : "Watch this table"),
  },
  since: "since",
  over: "game over",
  nothingOn: "no game on now",
  /** The link preview of a running game in a chat: "Round 5, 6 players." */
  playing: (round: number, people: number) => `Round ${round}, ${people} players.`,
  played: "Last game is over.",
  noAccount: "No account needed.",
  asWhom: "Who are you? Tap your name.",
  sitAs: (name: string) => `Play as ${name}`,
  noSeat: "Play without a seat",
  as: (name: string) => `You’re joining as ${name}.`,
  going: "Joining…",

  notFound: {
    title: "Link not found",
    what: "The link was turned off or mistyped.",
    safe: "Ask for it again, or scan the table’s QR code.",
  },
  tooMany: {
    title: "Too many bad links",
    what: "They were opened from your network.",
    safe: "Wait a minute, then open this one again.",
  },
} as const);
