import type { Move, Settled, Stake } from "@/lib/engine";
import { list, possessive } from "./anyPage";
import { sayMoves } from "./history";
import type { Names } from "./names";
import { type Drink, ownWord } from "./ruleRows";
import { gameName, sayAward, sayStakeCount, stakeWord } from "./terms";
import { translated } from "./translated";
import { sayVerdict } from "./verdict";

/** The pages of the sheet behind “More”. */
export const moreSheetWords = translated("sheets", "moreSheetWords", {
  groups: { round: "This round", players: "Players", game: "Game", phone: "This phone" },
  desk: "Settle an argument",
  history: "All rounds",

  void: {
    open: "Void this round",
    hint: "No one scores. The same player starts again.",
    reasons: ["Alarm", "Dice on the floor", "Cup lifted too early"],
  },

  penalty: {
    open: "House penalty",
    who: "Who?",
    what: "What?",
    stakes: {
      bad: "Bad",
      good: "Good",
      die: "Loses dice",
      chip: "Pays chips",
      life: "Loses lives",
      drink: "Drinks",
    },
    howMany: "How many?",
    why: "Why?",
    reasons: ["Peeked", "Dice off the table", "Cup lifted too early", "Late"],
    otherReason: "Another reason",
    save: (name: string, move: Move, drink: Drink) => `${name} ${sayAward(move, drink)}`,
    missing: { who: "Say who", why: "Say why" },
  },

  join: {
    roster: "Roster",
    open: "Add player",
    name: "Name",
    where: "Between which players?",
    between: (left: string, right: string) => `${left} and ${right}`,
    save: (name: string) => `Add ${name}`,
    nameFirst: "Enter a name",
    back: "Or bring someone back",
    backHint: "With the score they left with.",
    rejoin: (name: string) => `${name} is back`,
  },

  leave: {
    open: "Player leaves",
    hint: "Keeps their score. They can come back.",
  },
  afterTheRound: "when the round is over",

  starter: {
    open: "Change starter",
    hint: (name: string) => `By the rules: ${name}.`,
  },

  buyIn: {
    open: "Rebuy",
    hint: (chips: number, drink: Drink) =>
      `${sayStakeCount("chip", chips, drink)} from the bank, before the next round.`,
    noOne: "No one can rebuy now.",
    save: (chips: number, drink: Drink) => `Rebuy for ${sayStakeCount("chip", chips, drink)}`,
  },

  result: {
    open: "Enter result only",
    hint: "For rounds where you keep just the score.",
    question: (move: Move, drink: Drink) => `Who ${sayAward(move, drink)}?`,
    whoTakes: (pot: number, drink: Drink) => `Who takes the pot of ${sayStakeCount("chip", pot, drink)}?`,
    over: { losers: "Game over? Who washes?", lost: "Game over? Who lost?", winners: "Game over? Who won?" },
    several: "More than one change",
    what: "What changed hands?",
    who: { gets: "Who got it?", loses: "Who lost it?" },
    soFar: "So far",
    takeOff: (name: string) => `Remove: ${name}`,
    save: "Save",
    missing: "Choose who",
  },

  astray: {
    open: "Cocked or dropped die",
    does: {
      void: "House rule: the round is void. The same player starts again.",
      "re-roll": "House rule: reroll that die, hidden, and play on.",
      stands: "House rule: it counts as it lies. A lost die counts as nothing.",
    },
    void: "Void the round",
    note: "Cocked or dropped die",
    goOn: "Play on",
  },

  pause: {
    open: "Pause",
    saved: "Everything is saved. Put the phone away and pick up whenever you like.",
    since: (time: string, ago: string) => `Paused since ${time}, ${ago}.`,
    resume: "Resume",
  },

  stop: {
    open: "End game",
    hint: "The score is kept. You can undo this.",
    save: "End game",
    someone: { losers: "Someone washes", lost: "Someone lost", winners: "Someone won" },
    someoneElse: { losers: "Someone else washes", lost: "Someone else lost", winners: "Someone else won" },
    noOne: { losers: "No one washes", lost: "No one lost", winners: "No one won" },
    later: "Finish later",
  },
} as const);

/** Who gets the pot of a game that stops before it is over (S28). */
export const potWords = translated("sheets", "potWords", {
  title: (chips: number, drink: Drink) => `Who gets the pot of ${sayStakeCount("chip", chips, drink)}?`,
  share: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} takes it` : `${list(names)} share it`,
  back: "Back to those who paid",
  one: "One player takes it",
} as const);

/** The stake of a penalty; drinks in the table's own word (P10). */
export const sayPenaltyStake = translated("sheets", "sayPenaltyStake", (what: Stake, drink: Drink): string =>
  ownWord(what, drink) !== null ? stakeWord(what, 2, drink) : moreSheetWords.penalty.stakes[what],
);

/** The roll for the first start. */
export const highRollWords = translated("sheets", "highRollWords", {
  rolls: (name: string) => `${name} rolls`,
  rollsAgain: (name: string) => `Tied: ${name} rolls again`,
  rolled: (name: string, face: string) => `${name} rolled ${face}`,
  highest: (name: string) => `${name} is highest`,
  starts: (name: string) => `${name} starts`,
  /** The note of the first round: "high roll (Ann 6, Bob 4)". */
  note: (dice: string) => `high roll (${dice})`,
} as const);

/** Sound, buzz, and screen settings of a phone. */
export const preferenceWords = translated("sheets", "preferenceWords", {
  names: { sound: "Sound", buzz: "Buzz" },
  state: (on: boolean) => (on ? "on" : "off"),
  daylight: "Daylight",
  wakeLock: "Your screen may turn off: over plain http, browsers can’t keep it on.",
  wakeLockClose: "OK",
} as const);

/** The sheets of a phone at a table: choose a seat, resolve a dispute. */
export const phoneSheetWords = translated("sheets", "phoneSheetWords", {
  whoHint: "Tap your name to get your own keys.",
  yours: "Your seat",
  taken: { here: "phone at the table", away: "on another phone" },
  watch: "Just watching",
  take: (name: string) => `${possessive(name)} seat is on another phone. Use it here?`,
  takeIt: "Use it here",
  leaveIt: "Cancel",
  inUse: (name: string) =>
    `${possessive(name)} phone is at the table. Only that phone or the scorekeeper can change that.`,
  noAnswer: "No response. Check your connection and try again.",

  settleHint: "This closes the dispute. If the verdict is wrong, fix the round instead.",
  reasons: ["Counted again: it stands", "The table allowed it", "Replayed"],
  note: "In your own words",
  save: "Resolve",
  noteFirst: "Say how you resolved it",
} as const);

/** Transfer of a game between two offline phones by QR codes. */
export const passWords = translated("sheets", "passWords", {
  open: "To an offline phone",
  which: "The other phone",
  receivers: { follows: "Has this table", "is-new": "New to this table" },
  how: "Scan this with the other phone. It must have opened this app online before.",
  qr: (code: number, of: number) => `QR code ${code} of ${of} with this phone’s taps`,
  code: (code: number, of: number) => `Code ${code} of ${of}`,
  next: "Next code",
  back: "Back",
  done: "The other phone has it",
  one: "From here, record on one phone only. Every tap is sent exactly once.",
  nothing: "Nothing to transfer.",
  noStorage: "This browser stores nothing, so there’s nothing to transfer.",
  received: {
    title: "From another phone",
    some: (have: number, of: number) => `${have} of ${of} codes scanned. Scan the next one.`,
    round: (rounds: number) => (rounds === 1 ? "1 round played" : `${rounds} rounds played`),
    records: (entries: number) =>
      entries === 0 ? "Records nothing" : entries === 1 ? "Records 1 entry" : `Records ${entries} entries`,
    readFirst: (entries: number) => `Check these first: ${entries}`,
    rest: (entries: number) => `The rest, in order: ${entries}`,
    take: "Continue here",
    apart: (actions: readonly string[]) => `This phone also recorded: ${actions.join("; ")}.`,
    takeTheirs: "Use the other phone’s",
    keepOwn: "Keep this phone’s",
    here: "This phone already has it all.",
    notStored: "Couldn’t save. This is a private window, or storage is full.",
    not: {
      broken: "Incomplete code. Scan again.",
      missing: "Earlier rounds are missing. On the other phone, choose “New to this table”.",
      version: "The app versions differ. Open the app online on both phones.",
      unplayable: "Can’t play what the other phone sent.",
      watches: "This phone only watches. Open the play link, then scan again.",
      "not-at-table": "This phone isn’t at that table. Open the table’s link first, then scan again.",
      disagrees: "The table has changed. Check it, then get a new code.",
    },
  },
} as const);

export const shareWords = translated("sheets", "shareWords", {
  what: "What the link is for",
  kinds: { sit: "Play", watch: "Watch" },
  how: {
    sit: "Scan to play. Same Wi-Fi only.",
    watch: "Scan to watch. Same Wi-Fi only.",
  },
  hidden: "Other phones can’t reach this computer. Connect it to Wi-Fi.",
  qr: { sit: "QR code to play", watch: "QR code to watch" },
  copy: "Copy link",
  copied: "Copied",
  selected: "Selected. Copy it with your phone’s menu.",
  send: "Send…",

  phones: "At the table",
  noPhones: "No one yet.",
  phone: "Phone",
  signedIn: "Someone signed in",
  own: "this phone",
  here: "here now",
  keeps: "scorekeeper",
  ofGroup: "Group members",
  groupOut: "Remove them on the group’s page.",
  toMembers: "Open members",
  visits: "Who joined",
  showVisits: "Show who joined",
  olderVisits: "Show earlier",
  noVisits: "No one yet.",
  joinedBy: {
    started: "started the game",
    sit: "joined to play",
    watch: "joined to watch",
    group: "joined as a member",
    "signed-in": "joined by signing in",
    handed: "became scorekeeper",
    screen: "connected as TV",
    links: "reset the links",
  },
  ended: {
    "shown-out": "removed",
    left: "left the group",
    "sat-down": "started playing",
    "signed-in": "signed in",
    deleted: "deleted their account",
    ended: "left the table",
  },
  since: "since",
  may: { record: "plays", watch: "watches" },
  seatOf: (who: string, name: string) => `${who}, ${possessive(name)} seat`,
  handOver: "Make scorekeeper",
  handOverName: (name: string) => `Make scorekeeper: ${name}`,
  handOverHint: (name: string) => `${name} becomes scorekeeper. You keep playing.`,
  handOverNow: (name: string) => `Yes, make ${name} scorekeeper`,
  keepIt: "Cancel",
  handedOver: (name: string) => `${name} is the scorekeeper now.`,
  screen: {
    as: "TV",
    shows: "shows the table",
    disconnect: "Disconnect",
    disconnectName: (at: number) => `Disconnect: TV, number ${at}`,
    disconnected: "TV disconnected. It shows its code again.",
    field: "Code on the TV",
    where: (address: string) => `To get a code, open ${address} on the TV.`,
    give: "Connect TV",
    codeFirst: "Enter the six characters on the TV",
    given: "The TV shows this table now.",
  },
  remove: "Remove",
  removeName: (who: string, at: number) => `Remove: ${who}, number ${at}`,
  removed: "Removed. Reset the links too, or they can return.",
  resetLinks: "Reset links",
  resetHint: "Old links and codes stop working. Everyone at the table stays.",
  resetNow: "Yes, reset links",
  linksReset: "These are the new links. The old ones are off.",
  noAnswer: "No response. Check your connection and try again.",
} as const);

/** A shared verdict: its link, its page, and its picture. */
export const verdictLinkWords = translated("sheets", "verdictLinkWords", {
  how: "Anyone with this link can read this verdict, nothing else.",
  qr: "QR code for this verdict",

  playedOn: "played on",
  corrected: "Fixed since it was shared",
  correctedHint: "This is the current verdict. The shared one is below.",
  asShared: "As shared",
  undone: "Undone since it was shared",
  undoneHint: "The table undid this round. This is the shared verdict.",
  app: "Keep score at your own table",
  appHint: "Real dice. Your phone settles every bluff. No account needed.",

  notFound: {
    title: "No verdict under this cup",
    what: "The link was turned off or mistyped, or its game was deleted.",
    safe: "Ask them to share the verdict again.",
  },
  tooMany: { title: "Too many bad links", what: "Wait a minute, then open this one again." },
  noPicture: "Picture not found. Check the link.",

  says: (name: string) => `${name} said`,
  player: (place: number) => `Player ${place}`,
  site: "Liar’s Table",
} as const);

/** The preview of the link in a chat: "Short by two", and "Diaz said 13 fives. Hale banged out of turn. …". */
export const sayVerdictPreview = translated(
  "sheets",
  "sayVerdictPreview",
  (
    settled: Settled,
    { game, names, drink }: { readonly game: string; readonly names: Names; readonly drink: Drink },
  ): { readonly title: string; readonly description: string } => {
    const { stamp, story, finding } = sayVerdict(settled, names, drink);
    return {
      title: `${stamp}: ${gameName(game)}`,
      description: `${story} ${finding} ${sayMoves(settled.moves, names, drink)}.`,
    };
  },
);

/** The pause for tones: who is on the call, and how to go on. */
export const tonesWords = translated("sheets", "tonesWords", {
  title: "Tones!",
  since: "Paused since",
  who: "Who’s on the call?",
  out: "on the call",
  goOn: "Resume",
  goOnWithout: "Resume without them",
  asItLies: "The round goes on as it is.",
  cupsStay: "Finish this round: their cups count, their turns are skipped.",
  sittingOut: "They sit out until they’re back.",
  tooFew: "Too few players are left to sit anyone out.",
  void: "Void the round",
  voidSittingOut: "and sit them out",
  finish: { losers: "End it, no one washes", lost: "End it, no one loses", winners: "End it, no one wins" },
  lowest: {
    losers: "End it, lowest score washes",
    lost: "End it, lowest score loses",
    winners: "End it, best score wins",
  },
  /** Why the round is void, as it is recorded. */
  note: "Tones",
  away: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "is" : "are"} on the call.`,
  back: (name: string) => `${name} is back`,
  allBack: "Everyone’s back",
  someBack: "Some are back",
  whoIsBack: "Who’s back?",
  sitOut: "Sit them out",
  stillOnCall: "Still on the call",
} as const);

/** The shift of a crew's game. */
export const shiftWords = translated("sheets", "shiftWords", {
  open: (name: string | null) => (name === null ? "Set the shift" : `Shift: ${name}`),
  hint: "The game counts for this shift.",
  called: (name: string) => `${name} shift`,
  none: "No shift",
});

/** Questions before a game or a table is deleted. */
export const deleteWords = translated("sheets", "deleteWords", {
  mistake: "Made by mistake?",
  game: {
    /** For a game without a result. */
    unplayed: "Delete: nothing was played",
    open: "Delete this game",
    title: "Delete this game?",
    hint: "Closes on every phone and no longer counts. Its playoff goes too.",
    now: "Delete game",
  },
  table: {
    alone: "Delete this table",
    open: (games: number) => `Delete this table and its ${games} games`,
    title: (name: string | null) => (name === null ? "Delete this table?" : `Delete ${name}?`),
    hint: (games: number) =>
      `${games === 0 ? "" : games === 1 ? "Its game closes on every phone and no longer counts. " : `Its ${games} games close on every phone and no longer count. `}Its links stop working.`,
    now: "Delete table",
  },
  no: "Keep it",
  until: "Restore until",
  back: {
    start: "The scorekeeper’s start page can restore it until then.",
    group: "The group’s page can restore it until then.",
  },
} as const);
