import { numberWord } from "./anyPage";
import { translated } from "./translated";

const ROLES = {
  owner: { name: "Owner", one: "an owner", means: "Has the last word: roles, handing over, deleting." },
  keeper: {
    name: "Keeper",
    one: "a keeper",
    means: "Keeps the roster, the nights and the settings, and invites people.",
  },
  member: { name: "Member", one: "a member", means: "Starts games and records at the group’s tables." },
  viewer: { name: "Viewer", one: "a viewer", means: "Looks on, and changes nothing." },
} as const;

type Role = keyof typeof ROLES;

/** What the screens of groups, their members and invitations say. */
export const groupWords = translated("group", "groupWords", {
  noAnswer: "No answer came, so it is not sure whether that was done. Check the connection and try again.",
  home: "To the start page",
  cancel: "Cancel",
  roles: ROLES,

  start: {
    title: "Your groups",
    gameOn: "A game is on",
    toGame: (group: string) => `A game is on: to the table of ${group}`,
    make: "Make a group",
    deleted: (name: string) => `${name} is deleted.`,
    putBack: "Put it back",
    putBackName: (name: string) => `Put ${name} back`,
    until: "until",
    deletedGame: (crew: string) => `The game of ${crew} is deleted.`,
    deletedTable: (table: string | null, crew: string, games: number) =>
      `${table === null ? `The table of ${crew}` : `The table ${table}`} is deleted, ${games === 1 ? "with its game" : `with its ${games} games`}.`,
    played: "played",
    gone: "Deleted",
  },

  make: {
    title: "A group of your own",
    why: "One roster, one memory: who washed, and when.",
    name: "What is it called?",
    namePlaceholder: "Engine 7",
    kind: "Who plays?",
    kinds: {
      crew: { name: "A crew", means: "Shifts A, B and C, and dishes to wash." },
      bar: { name: "A bar", means: "Guests come and go; a season has a first day." },
      friends: { name: "Friends", means: "The same people over the years, in seasons." },
    },
    timeZone: "Time zone",
    timeZoneHint: "It decides which day a night belongs to.",
    game: "What you mostly play",
    gameHint: "Any game can be chosen on any evening.",
    done: "Make the group",
    making: "Making it…",
    noName: "Give the group a name.",
  },

  members: {
    title: "Members",
    you: "you",
    since: "since",
    change: (name: string) => `Change ${name}`,
    sheet: (name: string) => name,
    make: (role: Role) => `Make ${ROLES[role].one}`,
    isNow: (name: string, role: Role) => `${name} is ${ROLES[role].one} now.`,
    showOut: "Show out",
    showOutSure: "Show them out of the group?",
    showOutHint:
      "Their open tables go blank at once. What they played stays in the histories, and an invitation brings them back.",
    showOutOpen: (count: number) =>
      count === 1
        ? "The invitation that is open is revoked as well, and the tables get new links: nobody comes back by one they know."
        : `The ${count} open invitations are revoked as well, and the tables get new links: nobody comes back by one they know.`,
    showOutNow: (name: string) => `Show ${name} out`,
    shownOut: (name: string) => `${name} is out.`,
    leave: "Leave the group",
    leaveSure: "Leave this group?",
    leaveHint: "Its tables close for you at once. Only an invitation brings you back.",
    leaveNow: "Leave",
    lastOwner:
      "You are the only owner: before you leave, hand the group over in its settings, or delete it there.",
  },

  invite: {
    title: "Invitations",
    open: "Invite somebody",
    sheet: "Invite somebody",
    role: "As what?",
    lasts: "For how long?",
    hours: { 1: "1 hour", 24: "1 day", 168: "7 days", 720: "30 days" },
    often: "For how many?",
    uses: (uses: number) => (uses === 1 ? "1 person" : `Up to ${uses}`),
    make: "Make the link",
    making: "Making it…",
    once: "This link is shown this once. Whoever has it may come in.",
    qr: "QR code of the invitation",
    hidden: "Other phones cannot open this address: this computer is on no network that they could reach.",
    copy: "Copy the link",
    copied: "Copied",
    selected: "Selected: copy it from your phone’s own menu.",
    send: "Send…",
    none: "No invitation is open.",
    line: (role: Role, uses: number, most: number) => `${ROLES[role].name}: ${uses} of ${most} used`,
    until: "until",
    madeBy: (name: string) => `by ${name}`,
    revoke: "Revoke",
    revokeName: (role: Role) => `Revoke the invitation for ${ROLES[role].one}`,
    revoked: "Revoked: that link lets nobody in any more.",
  },

  settings: {
    title: "Settings",
    save: "Save",
    saving: "Saving…",
    saved: "Saved.",
    group: "The group",
    name: "Name",
    kind: "Kind",
    game: "First game on offer",
    house: "House rules to start with",
    houseHint: "A new game begins with these. Games that have begun keep theirs.",
    tones: "A key for the tones",
    tonesHint: "It freezes a game on all phones, and deals out who goes on the call.",
    tonesOf: { on: "On", off: "Off" },
    cloth: {
      legend: "Tablecloth",
      hint: "It lies on all tables of the group: on the phones, on the big screen, and on the pictures that are shared.",
      shown: "How it will look",
      felt: "Felt",
      felts: {
        green: "Green",
        petrol: "Petrol",
        blue: "Blue",
        plum: "Plum",
        tobacco: "Tobacco",
        slate: "Slate",
      },
      stamp: { short: "Stamp on a claim that was short", there: "Stamp on a claim that was there" },
      own: { short: "Short by two", there: "There and one more" },
      stampHint: "Left empty, either says what happened, in each reader’s language.",
      plate: "Nameplate",
      plateHint: "A short line on the felt. Left empty, there is none.",
      platePlaceholder: "STATION 7 · B SHIFT",
    },
    tables: "Tables",
    tablesHint: "Where games are played. Each keeps its QR code for years: hang it on the wall.",
    table: "Table",
    addTable: "One more table",
    changeTable: (name: string) => `Change ${name}`,
    tableSaved: (name: string) => `${name} is saved.`,
    qr: "QR code",
    handOver: "Hand the group over",
    handOverHint: "Somebody else becomes the owner, and you a keeper.",
    handOverTitle: "Who becomes the owner?",
    handOverTo: (name: string) => `Hand over to ${name}`,
    nobodyElse: "There is nobody else in the group yet. Invite somebody first.",
    delete: "Delete the group",
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteHint: (members: number) =>
      members === 1
        ? "Its games, roster and nights close at once."
        : `Its games, roster and nights close at once, for all ${numberWord(members)} members.`,
    deleteBack:
      "Until then its owners can put it back, on the start page; after that everything in it is gone.",
    deleteUntil: "Restore until",
    deleteNow: "Delete it",
  },

  invitation: {
    title: "An invitation",
    as: (role: Role) => `as ${ROLES[role].one}.`,
    to: "You are invited to",
    how: "With an account you come in from any phone, and stay.",
    signUp: "Make an account",
    signIn: "Sign in",
    who: "Who are you at the table?",
    am: (name: string) => `I am ${name}`,
    isNew: "I am new here",
    signedInAs: (name: string) => `You are signed in as ${name}.`,
    join: "Come in",
    joining: "Coming in…",
    belongs: "You belong to it already",
    belongsAs: (role: Role) => `You are ${ROLES[role].one} of this group.`,
    toGroup: "To the group",
    nothing: {
      title: "Nobody is let in here",
      what: "This invitation lets nobody in: it may be used up, revoked or past its time, or the link is not whole.",
      safe: "Nothing has been lost. Ask whoever sent it for a new one.",
    },
    tooMany: {
      title: "One moment",
      what: "Too many links that lead nowhere were opened from here.",
      safe: "Nothing has been lost. Wait a minute, then open the link again.",
    },
  },
} as const);

/** "You are invited to Engine 7 as a member.": in one sentence, for screen readers and the page's title. */
export const sayInvited = translated(
  "group",
  "sayInvited",
  (group: string, role: Role): string =>
    `${groupWords.invitation.to} ${group} ${groupWords.invitation.as(role)}`,
);

/** What the pages of a group's house rules say, and the keys that keep some. */
export const presetWords = translated("group", "presetWords", {
  title: "House rules",
  hint: "Written down once under a name, a new game takes them with one tap.",
  usual: "As usual",
  usualHint: "A new game here begins with these.",
  ruleBook: "As in the rule book",
  none: "No house rules are kept under a name yet.",
  noneKeep: "Write down how you play, such as “Station rules” or “Kids’ rules”.",
  noneSee: "A keeper of this group writes them down.",
  add: "New house rules",
  toAll: "All house rules of this group",

  name: "Name",
  namePlaceholder: "Station rules",
  game: "Game",
  keep: "Keep them",
  keeping: "Keeping them…",

  change: "Change",
  changeTitle: (name: string) => `Change ${name}`,
  frozen: "Games that have begun keep the rules they began with.",
  saved: "Saved.",

  play: "New game with these",
  share: "Share",
  shareTitle: (name: string) => `Share ${name}`,
  shareHow: "Whoever opens this link reads these rules, and may keep them in a group of their own.",
  qr: "QR code of these house rules",

  compare: "Compare",
  compareTwo: "Compare two",
  compareTitle: (game: string) => `${game}: compare two`,
  one: "These",
  other: "With these",
  compareNow: "Show what differs",

  delete: "Delete",
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteHint: "Games that began with them keep them, and every verdict stays as it was.",
  deleteNow: "Delete them",

  pick: "House rules",
  take: "Take them from",

  called: (name: string, game: string) => `${name}: house rules for ${game}`,
  keepIn: "Keep them in a group",
  keepGroup: "In which group?",
  kept: (name: string, group: string) => `${group} keeps “${name}” now.`,
  toKept: "See them there",
} as const);

/** What a group's first table is called until somebody gives it another name, by the group's kind. */
export const tableNames = translated("group", "tableNames", {
  crew: "Kitchen",
  bar: "Bar",
  friends: "Table",
});

/** The QR code of a table, to be printed and hung on the wall. */
export const tableCodeWords = translated("group", "tableCodeWords", {
  title: "QR code for the wall",
  how: "Scan it to sit down. No app, no account.",
  qr: "QR code of the link to sit down",
  lasts:
    "It stays the same for years, whatever is played here. Who makes the links anew makes it lead nowhere.",
  onWall: "Print it for the wall",
  table: "Our table",
});

/** A table where nothing was played yet. */
export const emptyTableWords = translated("group", "emptyTableWords", {
  what: "Nothing has been played at this table yet.",
  wait: "When a game begins here, this phone comes to it by itself.",
});

/** Where a table's link leads, before somebody comes in by it. */
export const joinWords = translated("group", "joinWords", {
  sit: {
    asked: "You are asked to sit down",
    how: "Bang and record from your own phone. The dice stay real.",
    key: "Sit down",
    preview: (game: string | null) => (game ? `Sit down at a table of ${game}` : "Sit down at a table"),
  },
  watch: {
    asked: "You are asked to watch",
    how: "See every claim and every verdict as they come. You change nothing.",
    key: "Watch",
    preview: (game: string | null) => (game ? `Watch a table of ${game}` : "Watch a table"),
  },
  since: "since",
  over: "this game is over",
  nothingOn: "no game is on",
  /** What a chat shows of a game that is played: "Round 5, 6 people." */
  playing: (round: number, people: number) => `Round ${round}, ${people} people.`,
  played: "The last game is over.",
  noAccount: "Nobody needs an account.",
  asWhom: "Who are you? One tap, and you sit there.",
  sitAs: (name: string) => `Sit down as ${name}`,
  as: (name: string) => `You come in as ${name}.`,
  going: "One moment…",

  notFound: {
    title: "No table has this link",
    what: "Ask for the link again, or scan the QR code on the phone of somebody at the table.",
    safe: "Nothing was joined or changed.",
  },
  tooMany: {
    title: "Too many links that lead nowhere",
    what: "Somebody at your address has opened many links that lead nowhere. Wait a minute, then open this one again.",
    safe: "Nothing was joined or changed.",
  },
} as const);
