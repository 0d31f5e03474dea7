import type { Move, Settled, Stake } from "@/lib/engine";
import { list, possessive } from "./anyPage";
import { sayMoves } from "./history";
import type { Names } from "./names";
import { type Drink, drinkWord, gameName, sayAward, sayHeld } from "./terms";
import { translated } from "./translated";
import { sayVerdict } from "./verdict";

/** What else may have happened, on the pages of the sheet behind “More”. */
export const moreSheetWords = translated("sheets", "moreSheetWords", {
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
    save: (name: string, move: Move, drink: Drink) =>
      `${name} ${move.from === "bank" ? "gets " : ""}${sayAward(move, drink).replace(/^gets /, "")}`,
    missing: { who: "Say who", why: "Say why" },
  },

  join: {
    open: "Add player",
    name: "Name",
    where: "Between which players?",
    between: (left: string, right: string) => `${left} and ${right}`,
    save: (name: string) => `Add ${name}`,
    nameFirst: "Enter a name",
    back: "Or bring someone back",
    backHint: "With the score they left with.",
    comesBack: (name: string) => `${name} is back`,
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
    hint: (chips: number) => `${sayHeld("chip", chips)} from the bank, before the next round.`,
    nobody: "No one can rebuy now.",
    save: (chips: number) => `Rebuy for ${sayHeld("chip", chips)}`,
  },

  result: {
    open: "Enter result only",
    hint: "For rounds where you keep just the score.",
    question: (move: Move, drink: Drink) =>
      `Who ${move.from === "bank" ? "gets " : ""}${sayAward(move, drink).replace(/^gets /, "")}?`,
    whoTakes: (pot: number) => `Who takes the pot of ${sayHeld("chip", pot)}?`,
    over: { losers: "Game over? Who washes?", winners: "Game over? Who won?" },
    several: "More than one change",
    what: "What changed hands?",
    who: { gets: "Who got it?", loses: "Who gave it?" },
    told: "So far",
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
    kept: "Everything is saved. Put the phone away and pick up whenever you like.",
    since: (time: string, ago: string) => `Paused since ${time}, ${ago}.`,
    resume: "Resume",
  },

  stop: {
    open: "End game",
    hint: "The score is kept. You can undo this.",
    save: "End game",
    somebodyElse: { losers: "Someone else washes", winners: "Someone else won" },
    nobody: { losers: "No one washes", winners: "No one won" },
    later: "Finish later",
  },
} as const);

/** Who gets the pot of a game that stops before it is over (S28). */
export const potWords = translated("sheets", "potWords", {
  title: (chips: number) => `Who gets the pot of ${sayHeld("chip", chips)}?`,
  share: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} takes it` : `${list(names)} share it`,
  back: "Back to those who paid",
  one: "One player takes it",
} as const);

/** What a penalty is in; drinks in the table's own word (P10). */
export const sayPenaltyStake = translated("sheets", "sayPenaltyStake", (what: Stake, drink: Drink): string =>
  what === "drink" && drink !== null ? drinkWord(2, drink) : moreSheetWords.penalty.stakes[what],
);

/** What a phone does besides showing the table: to be heard, to be felt, to stay bright. */
export const comfortWords = translated("sheets", "comfortWords", {
  names: { sound: "Sound", buzz: "Buzz" },
  state: (on: boolean) => (on ? "on" : "off"),
  daylight: "Daylight",
  mayGoDark: "Your screen may turn off: over plain http, browsers can’t keep it on.",
  mayGoDarkClose: "OK",
} as const);

/** The sheets of phones at a table: whose this one is, and how a dispute is settled. */
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

/** The links to a table, the phones that are let in, and who came. */
/** Two phones without a line, and the codes by which a game goes from one to the other. */
export const passWords = translated("sheets", "passWords", {
  open: "To a phone without a line",
  which: "The other phone",
  receivers: { follows: "Follows already", "is-new": "Is new here" },
  how: "Point the other phone’s camera at this and open the link. The program must have been opened there before, with a line.",
  qr: (code: number, of: number) => `QR code ${code} of ${of} with what was tapped here`,
  code: (code: number, of: number) => `Code ${code} of ${of}`,
  next: "Next code",
  back: "Back",
  done: "The other phone has it",
  one: "Let one of the two record from then on. Both send what they have as soon as they have a line, and each tap is recorded once.",
  nothing: "Nothing here waits for a line, or the other phone has it all.",
  notKept: "This browser stores nothing of the table, so it has nothing to pass on.",
  received: {
    title: "From another phone",
    some: (have: number, of: number) => `${have} of ${of} codes are here. Scan the next one.`,
    round: (rounds: number) => (rounds === 1 ? "one round played" : `${rounds} rounds played`),
    records: (entries: number) =>
      entries === 0 ? "Records nothing" : entries === 1 ? "Records 1 entry" : `Records ${entries} entries`,
    readFirst: (entries: number) => `Check these first: ${entries}`,
    rest: (entries: number) => `The rest, in order: ${entries}`,
    take: "Go on from here",
    apart: (deeds: readonly string[]) => `This phone went on by itself: ${deeds.join("; ")}.`,
    takeTheirs: "Give that up, take the other’s",
    keepOwn: "Keep what is here",
    here: "This phone has all of it already.",
    notStored: "This browser would not store it: it is a private window, or full. Nothing was changed.",
    not: {
      broken: "This is not a whole code. Scan it once more.",
      missing: "What was played before is not on this phone. On the other phone choose “Is new here”.",
      version:
        "The other phone has another version of the program. Open it on both where there is a line, and load the new one.",
      unplayable: "What the other phone passed on cannot be played here. Nothing was changed.",
      watches: "This phone can only watch that table. Open the table’s link to sit down, then scan again.",
      "not-at-table": "This phone isn’t at that table. Open the table’s link first, then scan again.",
      disagrees: "That table has other entries by now. Look at it, then ask the other phone for a new code.",
    },
  },
} as const);

export const shareWords = translated("sheets", "shareWords", {
  what: "What the link is for",
  kinds: { sit: "Sit down", watch: "Only watch" },
  how: {
    sit: "Anybody on the same network can scan this, sit down and record too.",
    watch: "Anybody on the same network can scan this and follow the game. They cannot record.",
  },
  hidden: "Other phones cannot open this address: this computer is on no network that they could reach.",
  qr: {
    sit: "QR code of the link to sit down",
    watch: "QR code of the link to watch",
  },
  copy: "Copy the address",
  copied: "Copied",
  selected: "Selected: copy it from your phone’s own menu.",
  send: "Send…",

  phones: "At the table",
  noPhones: "Nobody yet.",
  phone: "A phone",
  signedIn: "Somebody signed in",
  own: "this phone",
  here: "here now",
  keeps: "keeps the table",
  ofGroup: "Of the group",
  groupOut: "They come in by belonging to the group, and are shown out there.",
  toMembers: "The group’s members",
  visits: "Who came in",
  showVisits: "Show who came in",
  olderVisits: "Show earlier ones",
  noVisits: "Nobody since this is written down.",
  cameBy: {
    started: "started the game",
    sit: "came by the link to sit down",
    watch: "came by the link to watch",
    group: "came as one of the group",
    "signed-in": "came along by signing in",
    handed: "keeps the table from here on",
    screen: "came as the big screen",
    links: "made new links",
  },
  ended: {
    "shown-out": "shown out",
    left: "left the group",
    "sat-down": "sat down",
    "signed-in": "signed in",
    deleted: "deleted their account",
    ended: "went to another table, or to none",
  },
  since: "since",
  may: { record: "sits and records", watch: "watches" },
  seatOf: (who: string, name: string) => `${who}, ${possessive(name)} seat`,
  handOver: "Hand over",
  handOverName: (name: string) => `Hand the table over to ${name}`,
  handOverHint: (name: string) =>
    `${name} keeps the table from then on: settles disputes, shows guests out, makes new links. You stay, and record as before.`,
  handOverNow: (name: string) => `Yes, ${name} keeps it`,
  keepIt: "No, I keep it",
  handedOver: (name: string) => `${name} keeps the table now.`,
  screen: {
    as: "Big screen",
    shows: "shows the table",
    sendAway: "Send away",
    sendAwayName: (at: number) => `Send away: big screen, number ${at}`,
    sentAway: "It is sent away, and shows its code again.",
    field: "Big screen: type the code it shows",
    where: (address: string) => `A television or laptop shows it at ${address}`,
    give: "Show the table there",
    codeFirst: "Type the six signs that the screen shows",
    given: "The screen shows this table now.",
  },
  showOut: "Show out",
  showOutName: (who: string, at: number) => `Show out: ${who}, number ${at}`,
  shownOut: "They are out. Make new links too if they should not come back by the old one.",
  anew: "Make new links",
  anewHint: "The links and codes of before will lead nowhere. Whoever is at the table stays.",
  anewNow: "Yes, make new links",
  madeAnew: "These are the new links. Those of before lead nowhere.",
  noAnswer: "No response. Check your connection and try again.",
} as const);

/** A verdict that is shared by its link: the link itself, the page behind it, and its picture. */
export const verdictLinkWords = translated("sheets", "verdictLinkWords", {
  how: "Anybody who has this link can read this one verdict, and nothing else of the game.",
  qr: "QR code of the link to this verdict",

  shared: "Verdicts that were shared",
  sharedRound: (round: number) => `Round ${round}`,
  takeBack: "Take back",
  takeBackName: (round: number) => `Take back the link to round ${round}`,
  takenBack: "That link leads nowhere any more.",

  playedOn: "played on",
  corrected: "Corrected since it was shared",
  correctedHint: "This is the verdict as it stands. As it was shared it is below.",
  asShared: "As it was shared",
  gone: "Taken back since it was shared",
  goneHint: "The table took this round back. This is the verdict as it was shared.",
  app: "Keep score at your own table",
  appHint:
    "Liar’s Table keeps the claims and settles every bang. The dice stay real; nobody needs an account.",

  notFound: {
    title: "No verdict under this cup",
    what: "This link leads to no verdict: it was taken back, its game was deleted, or a sign of it is wrong.",
    safe: "Whoever sent it can share the verdict again from the table.",
  },
  tooMany: {
    title: "Too many links that lead nowhere",
    what: "Somebody at your address has opened many links that lead nowhere. Wait a minute, then open this one again.",
    safe: "Nothing has been lost.",
  },
  noPicture: "There is no such picture: check the link.",

  says: (name: string) => `${name} said`,
  player: (place: number) => `Player ${place}`,
  site: "Liar’s Table",
} as const);

/** What a chat shows of the link: "Short by two", and "Diaz said 13 fives. Hale banged out of turn. …". */
export const sayVerdictPreview = translated(
  "sheets",
  "sayVerdictPreview",
  (
    settled: Settled,
    { game, names, drink }: { readonly game: string; readonly names: Names; readonly drink: Drink },
  ): { readonly title: string; readonly description: string } => {
    const { stamp, story, finding } = sayVerdict(settled, names);
    return {
      title: `${stamp}: ${gameName(game)}`,
      description: `${story} ${finding} ${sayMoves(settled.moves, names, drink)}.`,
    };
  },
);

/** The tones have dropped: the game is frozen, and some go out on the call. */
export const tonesWords = translated("sheets", "tonesWords", {
  title: "Tones!",
  since: "Paused since",
  who: "Who’s on the call?",
  out: "on the call",
  goOn: "Resume",
  goOnWithout: "Resume without them",
  asItLies: "The round goes on as it is.",
  cupsStay: "Finish this round: their cups count, their turns are skipped.",
  dealtOut: "They sit out until they’re back.",
  tooFew: "Too few players are left to sit anyone out.",
  void: "Void the round",
  voidDealtOut: "and sit them out",
  finish: { losers: "End it, no one washes", winners: "End it, no one wins" },
  lowest: { losers: "End it, lowest score washes", winners: "End it, best score wins" },
  /** Why the round is void, as it is recorded. */
  note: "Tones",
  away: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "is" : "are"} on the call.`,
  back: (name: string) => `${name} is back`,
  allBack: "Everyone’s back",
  someBack: "Some are back",
  whoIsBack: "Who’s back?",
  dealOut: "Sit them out",
  stayAway: "Still on the call",
} as const);

/** What is said before a game or a table is deleted. */
export const deleteWords = translated("sheets", "deleteWords", {
  mistake: "Made by mistake?",
  game: {
    open: "Delete this game",
    title: "Delete this game?",
    hint: "Closes on every phone and no longer counts. Its playoff goes too.",
    now: "Delete game",
  },
  table: {
    alone: "Delete this table",
    open: (games: number) => `Delete the table with its ${games} games`,
    title: (name: string | null) => (name === null ? "Delete the whole table?" : `Delete the table ${name}?`),
    hint: (games: number) =>
      `${games === 0 ? "No game was played at it." : `${games === 1 ? "The game played at it closes" : `The ${games} games played at it close`} at once, and ${games === 1 ? "counts" : "count"} nowhere any more.`} Its links lead nowhere.`,
    now: "Delete the table",
  },
  no: "Keep it",
  until: "Restore until",
  back: {
    start: "The scorekeeper’s start page can restore it until then.",
    group: "The group’s page can restore it until then.",
  },
} as const);
