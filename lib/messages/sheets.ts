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
  history: "All rounds, and corrections",

  void: {
    open: "Void this round",
    hint: "No result, nobody scores. Whoever started it starts again.",
    reasons: ["Alarm", "Dice on the floor", "Cup lifted too early"],
  },

  penalty: {
    open: "A penalty",
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
    open: "Somebody joins",
    name: "Name",
    where: "Between whom?",
    between: (left: string, right: string) => `${left} and ${right}`,
    save: (name: string) => `${name} sits down`,
    nameFirst: "Type a name",
    back: "Or somebody comes back",
    backHint: "With the score they left with.",
    comesBack: (name: string) => `${name} is back`,
  },

  leave: {
    open: "Somebody leaves",
    hint: "Their score is kept, and they can come back.",
  },
  afterTheRound: "when the round is over",

  starter: {
    open: "Somebody else starts",
    hint: (name: string) => `By the rules it is ${name}.`,
  },

  buyIn: {
    open: "Somebody buys in again",
    hint: (chips: number) => `${sayHeld("chip", chips)} from the bank, before the next round.`,
    nobody: "Nobody can buy in now.",
    save: (chips: number) => `Buy in for ${sayHeld("chip", chips)}`,
  },

  result: {
    open: "Only the result",
    hint: "For a round of which you keep just the score.",
    question: (move: Move, drink: Drink) =>
      `Who ${move.from === "bank" ? "gets " : ""}${sayAward(move, drink).replace(/^gets /, "")}?`,
    whoTakes: (pot: number) => `Who takes the pot of ${sayHeld("chip", pot)}?`,
    over: { losers: "Is the game over? Who washes?", winners: "Is the game over? Who won?" },
    several: "More than one thing changed hands",
    what: "What changed hands?",
    who: { gets: "Who got it?", loses: "Who gave it?" },
    told: "So far",
    takeOff: (name: string) => `Take off: ${name}`,
    save: "Write it down",
    missing: "Say who",
  },

  astray: {
    open: "A die went astray",
    does: {
      void: "This table plays: the round is void, and whoever started it starts again.",
      "re-roll": "This table plays: that die is rolled again, hidden, and the round goes on.",
      stands: "This table plays: it counts as it lies, and as nothing where it is lost.",
    },
    void: "The round is void",
    note: "A die went astray",
    goOn: "Go on",
  },

  pause: {
    open: "Take a break",
    kept: "Everything is kept. Put the phone away, close it, let the battery die: the game goes on where it stopped, in minutes or in hours.",
    since: (time: string, ago: string) => `On a break since ${time}, ${ago}.`,
    resume: "Back to the game",
  },

  stop: {
    open: "End the game",
    hint: "How it stands is kept. It can be taken back.",
    save: "It ends here",
    somebodyElse: { losers: "Somebody else washes", winners: "Somebody else won" },
    nobody: { losers: "Nobody washes", winners: "Nobody won" },
    later: "Go on later",
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
  mayGoDark: "This phone may go dark: over plain http the browser lets no page keep the screen on.",
  mayGoDarkClose: "I see",
} as const);

/** The sheets of phones at a table: whose this one is, and how a dispute is settled. */
export const phoneSheetWords = translated("sheets", "phoneSheetWords", {
  whoHint: "Tap your name: this phone then shows your own keys.",
  yours: "You sit here",
  taken: { here: "phone at the table", away: "on another phone" },
  watch: "I only watch the game",
  take: (name: string) => `${possessive(name)} seat is taken on another phone. Take it?`,
  takeIt: "Take it",
  leaveIt: "Leave it",
  inUse: (name: string) =>
    `${possessive(name)} phone is at the table just now. Only that phone, or whoever keeps the table, can change that.`,
  noAnswer: "No answer came, so nothing is sure to have changed. Check the connection and try again.",

  settleHint: "What was said stays as it is then. A wrong verdict is corrected in the history instead.",
  reasons: ["Counted again: it stands", "The table let it stand", "Played over"],
  note: "In your own words",
  save: "Settle it",
  noteFirst: "Say how",
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
  noAnswer: "No answer came, so nothing is sure to have changed. Check the connection and try again.",
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
  since: "The game is frozen since",
  who: "Who is out on the call?",
  out: "on the call",
  goOn: "Go on",
  goOnWithout: "Go on without them",
  asItLies: "The round stands as it is.",
  cupsStay: "This round stands: their cups stay and count, their turns are skipped.",
  dealtOut: "They are dealt out until they are back.",
  tooFew: "Too few are left to deal anybody out.",
  void: "Void the round",
  voidDealtOut: "and deal them out",
  finish: { losers: "Finish, nobody washes", winners: "Finish, nobody won" },
  lowest: { losers: "Let the lowest wash", winners: "Let the best win" },
  /** Why the round is void, as it is recorded. */
  note: "Tones",
  away: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? "is" : "are"} out on the call.`,
  back: (name: string) => `${name} is back`,
  allBack: "All are back",
  someBack: "Not all of them",
  whoIsBack: "Who is back?",
  dealOut: "Deal them out",
  stayAway: "They stay away",
} as const);

/** What is said before a game or a table is deleted. */
export const deleteWords = translated("sheets", "deleteWords", {
  mistake: "Made by mistake?",
  game: {
    open: "Delete this game",
    title: "Delete this game?",
    hint: "It closes at once on every phone at the table. It stands on no list any more and counts nowhere; a playoff of it goes along.",
    now: "Delete it",
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
  until: "It can be put back until",
  back: {
    start: "Until then the way back is on the start page of whoever keeps the table; after that it is gone.",
    group: "Until then whoever keeps the group finds the way back on its page; after that it is gone.",
  },
} as const);
