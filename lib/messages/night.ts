import { list } from "./anyPage";
import { sayCount } from "./moments";
import { sayHeld } from "./terms";
import { translated } from "./translated";

const timesWord = (count: number): string =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;

/** What a group's page says: who washed, games, results, nights. */
export const groupGamesWords = translated("night", "groupGamesWords", {
  on: "A game is on",
  toTable: "To the table",

  shift: "Which shift is on?",
  counted: "What is counted?",
  allShifts: "All shifts",
  allTime: "All time",
  shiftCalled: (name: string) => `shift ${name}`,
  tapToRecord: "Tap a name to write down a game without playing it here.",
  /** What a chip is called: "Baker, twice". */
  chip: (name: string, count: number) => (count === 0 ? name : `${name}, ${timesWord(count)}`),
  times: (count: number) => timesWord(count),
  /** What somebody's count is out of. */
  outOf: (games: number) => (games === 1 ? "of one game" : `of ${games} games`),
  others: "Others on the roster",
  alsoBefore: "No longer on the roster, or guests:",
  noRoster: "Nobody is on the roster yet.",
  noRosterKeep: "Put the crew down first: then every game and every result is a few taps.",
  noRosterSee: "A keeper puts people there.",
  toRoster: "To the roster",

  result: {
    losers: (name: string) => `${name} washed`,
    winners: (name: string) => `${name} won`,
    today: "Today",
    yesterday: "Yesterday",
    earlier: "Another day",
    day: "Which day?",
    record: "Write it down",
    recording: "Writing it down…",
    more: "Who else was there, another game…",
    there: "Who was there?",
    together: "Who washed together?",
    wonTogether: "Who won together?",
    game: "Which game?",
    done: {
      losers: (names: readonly string[], day: string) => `Written down: ${list(names)} washed, ${day}.`,
      winners: (names: readonly string[], day: string) => `Written down: ${list(names)} won, ${day}.`,
    },
    undo: "Take it back",
    undone: "Taken back.",
  },

  start: {
    last: "Start a game",
    others: "Others",
    first: "New game",
  },

  games: "Games",
  noGames: "No game yet.",
  noGamesPlay: "Start one below, or tap whoever washed last time.",
  noGamesSee: "They appear here as soon as one is started.",
  older: "Older games",
  latest: "Latest games",
  search: "All games, search",
  resultOnly: "Result only",
  rounds: (rounds: number) => (rounds === 1 ? "1 round" : `${rounds} rounds`),
  night: "A night",
  nightCalled: (name: string | null) => name ?? "A night",

  nights: {
    begin: "Begin a night",
    beginHint: "Several games and their buy-ins: whatever is started meanwhile belongs to it.",
    name: "What is it called?",
    namePlaceholder: "Bar night",
    buyIn: "One buy-in",
    unit: "Of what?",
    unitPlaceholder: "€, chips, drinks",
    beginNow: "Begin",
    beginning: "Beginning…",
    isOn: (name: string | null) => (name === null ? "A night is on" : `${name} is on`),
    /** How many bought in, and how often they did together. */
    bought: (count: number, times: number) =>
      `${count === 1 ? "1 has bought in" : `${count} have bought in`}${times > count ? `, ${timesWord(times)} in all` : ""}`,
    /** "£5", "5 chips". */
    sum: sayMoney,
    each: (buyIn: number, unit: string) => `${sayMoney(buyIn, unit)} a buy-in`,
    free: "No buy-in",
    inAll: "in all",
    who: "Who has bought in?",
    boughtIn: "Who bought in",
    times: (times: number) => timesWord(times),
    more: (name: string) => `${name} buys in`,
    less: (name: string) => `Take one buy-in of ${name} back`,
    takers: "Who takes the pot?",
    takersHint: "It is divided by shares: one each divides it evenly.",
    shares: (shares: number) => (shares === 1 ? "1 share" : `${shares} shares`),
    moreShares: (name: string) => `One share more for ${name}`,
    fewerShares: (name: string) => `One share less for ${name}`,
    nobody: "Nobody yet.",
    sending: "Writing it down…",
    end: "End the night",
    ended: "It is over.",
    goOn: "Go on with it",
    change: "Change name and buy-in",
    save: "Save",
    games: "Games of this night",
    noGames: "No game yet: whatever the group starts now belongs to this night.",
  },

  pick: {
    title: (group: string) => `${group}, in seat order`,
    roster: "Tap who plays, in seat order",
    sit: (name: string) => `Seat ${name}`,
    seated: (name: string, seat: number) => `${name}, seat ${seat}. Tap to take them out`,
  },
} as const);

const PARTS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
});

/** Put together here: the server and the phone do not agree where the comma goes. */
function dateOf(day: string): string {
  const parts = PARTS.formatToParts(new Date(`${day}T12:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} ${part("month")} ${part("year")}`;
}

/** What a night comes to: everybody’s games, chips and drinks, and who pays whom. */
export const nightResultWords = translated("night", "nightResultWords", {
  chipsOver: {
    title: "Who was ahead when?",
    legend: "Chips after each game.",
    who: "Who",
    begin: "Begin",
    game: (game: number) => `Game ${game}`,
  },
  soFar: "So far",
  result: "What it came to",
  none: "Nothing yet: it is worked out as games are played.",
  games: (games: number) => (games === 1 ? "1 game" : `${games} games`),
  wins: (wins: number) => `won ${timesWord(wins)}`,
  washes: (washes: number) => `washed ${timesWord(washes)}`,
  /** "20 chips in, 35 out" */
  inAndOut: (into: string, out: string) => `${into} in, ${out} out`,
  left: "left early",
  parties: { bank: "the bank", pot: "the pot", somebody: "somebody" },
  /** What is nobody’s: it is told, so that all of it sums up to nothing. */
  held: { bank: "The bank", pot: "Left in the pot", money: "Left of the buy-ins" },
  debts: "Who pays whom",
  debtsHint: "The fewest payments that settle it. Whoever receives one ticks it, or a keeper.",
  settled: "Everything is paid.",
  waits: "While a game for chips is on, nobody owes any.",
  pays: "pays",
  /** Of the pot that a night's buy-ins come to. */
  takes: "takes from the pot",
  /** Games that were stopped with chips in their pot. */
  stranded: {
    title: "Pots without a winner",
    lies: (chips: number, over: boolean) =>
      over
        ? `A game was stopped with ${sayHeld("chip", chips)} in its pot. They count as paid back until you say who gets them.`
        : `A game is still open, with ${sayHeld("chip", chips)} in its pot. They count as paid back until it ends.`,
    share: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} takes it` : `${list(names)} share it`,
    back: "Back to those who paid",
    one: "One player takes it: open the game",
    open: "Open the game to end it",
  },
  /** What a tick is called: "Bob pays Cruz 5 chips". */
  payment: (from: string, to: string, what: string) => `${from} pays ${to} ${what}`,
  paid: "paid",
  before: "Still owed from before",
  open: (payments: number) => (payments === 1 ? "1 payment" : `${payments} payments`),
  share: "Share",
  shareName: "Share a picture of this night",
  drawing: "Drawing…",
} as const);

/** "today", "yesterday", "Fri, 20 November 2026": a day in a sentence. All are written as "2026-11-20". */
export const sayDay = translated(
  "night",
  "sayDay",
  (day: string, today: string, yesterday: string): string => {
    if (day === today) return "today";
    return day === yesterday ? "yesterday" : dateOf(day);
  },
);

/** The same as a heading. */
export const sayDayHeading = translated(
  "night",
  "sayDayHeading",
  (day: string, today: string, yesterday: string): string => {
    return capital(sayDay(day, today, yesterday));
  },
);

/** "Shift A · Abbott and Baker": what is said of a game, beside each other. */
export const sayParts = translated("night", "sayParts", (parts: readonly string[]): string =>
  capital(parts.join(" · ")),
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a group's header and its roster page say: people, shifts and seasons. */
export const rosterWords = translated("night", "rosterWords", {
  header: {
    home: "To the start page",
    pages: "Pages of this group",
    games: "Games",
    people: "People",
    roster: "Roster",
    members: "Members",
    ledger: "Ledger",
    house: "Rules",
    settings: "Settings",
  },

  title: "Roster",
  none: "Nobody is on the roster yet.",
  noneHint: "Put the crew down once: from then on every game is a few taps.",
  noneToSee: "A keeper puts people here.",
  add: "Add people",
  addField: "Names, with commas between them",
  addPlaceholder: "Abbott, Baker, Cruz",
  addDone: "Add",
  added: (count: number) => (count === 1 ? "One more on the roster." : `${count} more on the roster.`),
  change: (name: string) => `Change ${name}`,
  you: "you",
  signsIn: "signs in",
  shift: (name: string) => `shift ${name}`,
  games: (count: number) => (count === 0 ? "no game yet" : count === 1 ? "1 game" : `${count} games`),
  also: (names: string) => `also ${names}`,
  retired: "Retired",
  retiredHint: "They stay in the histories, and are offered for no new game.",

  name: "Name",
  nickname: "Nickname",
  nicknameHint: "Read at the table instead of the name. Old games read it too.",
  color: "Color",
  colors: {
    amber: "Amber",
    olive: "Olive",
    green: "Green",
    teal: "Teal",
    sky: "Sky",
    blue: "Blue",
    violet: "Violet",
    plum: "Plum",
    rose: "Rose",
    slate: "Slate",
  },
  shiftField: "Shift",
  noShift: "None",
  account: "Who they are when they sign in",
  noAccount: "Nobody",
  theirAccount: "As it is now",
  save: "Save",
  saving: "Saving…",
  saved: (name: string) => `${name} is changed.`,

  retire: "Retire",
  isRetired: (name: string) => `${name} is retired.`,
  bringBack: "Bring back",
  isBack: (name: string) => `${name} is back.`,
  remove: "Remove for good",
  removed: (name: string) => `${name} is off the roster.`,

  merge: "The same person as…",
  mergeTitle: (name: string) => `Who is ${name} too?`,
  mergeHint: "Every game of both is read under the name you tap. It can be taken back at any time.",
  mergeInto: (name: string, into: string) => `${name} is ${into}`,
  merged: (name: string, into: string) => `${name} is read as ${into} now.`,
  nobodyElse: "There is nobody else on the roster.",
  separate: (name: string) => `${name} is somebody else`,
  separated: (name: string) => `${name} is somebody of their own again.`,

  seasons: {
    shifts: "Shifts",
    seasons: "Seasons",
    shiftsHint: "A game counts for the shift that is chosen on the group’s page.",
    seasonsHint: "A game counts for the season that began last.",
    none: "There is none yet.",
    addShift: "Add a shift",
    addSeason: "Add a season",
    shift: "Name of the shift",
    season: "Name of the season",
    day: "First day",
    change: (name: string) => `Change ${name}`,
    since: (day: string) => `from ${day}`,
    retired: "retired",
    isAdded: (name: string) => `${name} is added.`,
    isSaved: (name: string) => `${name} is changed.`,
    retire: "Retire",
    bringBack: "Bring back",
  },
} as const);

/** Games of guests from earlier, on their way into a group. */
export const moveWords = translated("night", "moveWords", {
  open: "Move these games into a group",
  title: "Into a group",
  comes: (games: number) =>
    `${games === 1 ? "The game comes along with everything that was recorded in it." : `The ${games} games that you keep come along, with everything that was recorded in them.`} From then on the group keeps ${games === 1 ? "it and counts it" : "and counts them"}. This cannot be taken back.`,
  which: "Into which group?",
  who: "Who is who on its roster?",
  whoHint: "Whoever it knows by name is chosen already.",
  guest: "A guest, not on the roster",
  add: "Put on the roster as new",
  at: (games: number) => (games === 1 ? "in 1 game" : `in ${games} games`),
  twice: (one: string, other: string) =>
    `${one} and ${other} are the same player now. That is so where they never sat at one game.`,
  move: (group: string) => `Move into ${group}`,
  moving: "Moving…",
  signIn: "Whoever is signed in, and plays in a group, moves games into it.",
  toSignIn: "Sign in",
  noGroup: "You play in no group yet: make one, or have somebody invite you.",
  notKept: "Only whoever keeps a table moves its games. Ask them, or have them hand the table over.",
} as const);

/** What the page says on which a group's games are searched. */
export const searchWords = translated("night", "searchWords", {
  title: "All games",
  which: "Which games?",
  from: "From",
  to: "To",
  dayHint: "A day begins at 5 in the morning.",
  game: "Game",
  anyGame: "Any game",
  person: "Who was there?",
  anybody: "Anybody",
  retired: (name: string) => `${name} (retired)`,
  guest: "Or a guest, by name",
  go: "Search",
  all: "Show all games",
  further: "Older games",
  lookFurther: "Look further back",
  latest: "From the latest on",
  found: "Found",
  none: "No game fits.",
  noneHint: "Take one of the words above away, or choose other days.",
  nothingYet: "This group has played no game yet: the first one appears here as soon as it is started.",
  soFar: (day: string) => `Looked through as far back as ${day}.`,
  ignored: {
    from: "The first day is no day that can be searched: it was left out.",
    to: "The last day is no day that can be searched: it was left out.",
    game: "There is no such game: all games are shown.",
    person: "Nobody of this group’s roster is meant by that: everybody’s games are shown.",
    guest: "Nobody has so long a name: it was left out.",
  },
  backwards: "The first day comes after the last one: no game lies between them.",
} as const);

/** A currency's sign stands before the amount, a word after it. */
function sayMoney(sum: number, unit: string): string {
  return /^\p{Sc}$/u.test(unit) ? `${unit}${sayCount(sum)}` : `${sayCount(sum)} ${unit}`;
}
