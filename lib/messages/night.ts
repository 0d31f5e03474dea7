import { list } from "./anyPage";
import { sayDayInFull } from "./calendar";
import { sayCrew } from "./start";
import { sayStakeCount } from "./terms";
import { translated } from "./translated";

const timesWord = (count: number): string =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;

/** A group's page: dishes, games, results, nights. */
export const groupGamesWords = translated("night", "groupGamesWords", {
  on: "Game in progress",

  shift: "Shift on duty",
  counted: "Period",
  allShifts: "All shifts",
  allTime: "All time",
  shiftCalled: (name: string) => `${name} shift`,
  withoutShift: (games: number) =>
    games === 1
      ? "1 game this month has no shift. Whose was it?"
      : `${games} games this month have no shift. Whose were they?`,
  times: (count: number) => timesWord(count),
  others: "Others on the roster",
  alsoBefore: "Guests and former players:",
  noRoster: "No one’s on the roster yet.",
  noRosterKeep: "Add people once. Then games take a few taps.",
  noRosterSee: "An admin adds people.",
  toRoster: "Go to roster",

  result: {
    losers: (name: string) => `${name} washed`,
    lost: (name: string) => `${name} lost`,
    winners: (name: string) => `${name} won`,
    today: "Today",
    yesterday: "Yesterday",
    earlier: "Another day",
    day: "Which day?",
    record: "Save",
    recording: "Saving…",
    log: "Log a result",
    whoLost: "Who lost?",
    twoLost: "Two lost together",
    twoWon: "Two won together",
    more: "Who else, another game",
    there: "Who was there?",
    together: "Who washed together?",
    lostTogether: "Who lost together?",
    wonTogether: "Who won together?",
    game: "Which game?",
    done: {
      losers: (names: readonly string[], day: string) => `Saved: ${list(names)} washed, ${day}.`,
      lost: (names: readonly string[], day: string) => `Saved: ${list(names)} lost, ${day}.`,
      winners: (names: readonly string[], day: string) => `Saved: ${list(names)} won, ${day}.`,
    },
    undo: "Undo",
    undone: "Undone.",
  },

  start: {
    on: "Open game",
    last: "Start a game",
    same: (players: number, game: string) => `Same ${players}, ${game}`,
    others: "Others",
    first: "New game",
  },

  games: "Games",
  noGames: "No games yet.",
  noGamesPlay: {
    losers: "Start one, or log who washed last.",
    lost: "Start one, or log who lost last.",
    winners: "Start one, or log who won last.",
  },
  noGamesSee: "They’ll show up here.",
  older: "Older games",
  latest: "Latest games",
  search: "Search all games",
  resultOnly: "Result only",
  rounds: (rounds: number) => (rounds === 1 ? "1 round" : `${rounds} rounds`),
  night: "Night",
  nightCalled: (name: string | null) => name ?? "Night",

  nights: {
    begin: "Start a night",
    beginTonight: "Start tonight",
    oneGame: "One game",
    name: "Night name",
    namePlaceholder: "Bar night",
    buyIn: "Buy-in",
    beginning: "Starting…",
    /** `since`: the day of a night that no one closed. */
    isOn: (name: string | null, since: string | null) =>
      `${name === null ? "Night on" : `${name} is on`}${since === null ? "" : ` since ${since}`}`,
    /** `count` people bought in `times` times in all. */
    bought: (count: number, times: number) =>
      times === 0
        ? "No buy-ins yet"
        : `${times === 1 ? "1 buy-in" : `${times} buy-ins`}${times > count ? ` from ${count === 1 ? "1 person" : `${count} people`}` : ""}`,
    each: (buyIn: string) => `${buyIn} each`,
    free: "No buy-in",
    inAll: "total",
    who: "Who bought in?",
    boughtIn: "Who bought in",
    times: (times: number) => timesWord(times),
    more: (name: string) => `Add buy-in: ${name}`,
    less: (name: string) => `Remove buy-in: ${name}`,
    takers: "Who takes the pot?",
    takersHint: "Split by shares. One share each splits it evenly.",
    shares: (shares: number) => (shares === 1 ? "1 share" : `${shares} shares`),
    moreShares: (name: string) => `Add share: ${name}`,
    fewerShares: (name: string) => `Remove share: ${name}`,
    noOneYet: "No one yet.",
    sending: "Saving…",
    ended: "Over.",
    goOn: "Reopen night",
    staysEnded: (game: string) => `${game} stays over: it was changed after closing.`,
    change: "Edit name and buy-in",
    save: "Save",
    games: "Games that night",
    noGames: "No games yet. New ones count for this night.",
  },

  pick: {
    title: (group: string) => `${group}, clockwise`,
    roster: "Tap players clockwise",
    sit: (name: string) => `Seat ${name}`,
    seated: (name: string, seat: number) => `${name}, seat ${seat}. Tap to remove`,
  },
} as const);

/** The result of a night: each person’s games, chips and drinks, and who pays whom. */
export const nightResultWords = translated("night", "nightResultWords", {
  chipsOver: {
    title: "Chips over the night",
    legend: "Chips after each game",
    who: "Name",
    begin: "Start",
    game: (game: number) => `Game ${game}`,
  },
  soFar: "So far",
  result: "Results",
  none: "Results appear here as you play.",
  games: (games: number) => (games === 1 ? "1 game" : `${games} games`),
  wins: (wins: number) => `won ${timesWord(wins)}`,
  washes: (washes: number) => `washed ${timesWord(washes)}`,
  losses: (losses: number) => `lost ${timesWord(losses)}`,
  /** "20 chips in, 35 out" */
  inAndOut: (into: string, out: string) => `${into} in, ${out} out`,
  left: "left early",
  parties: { bank: "the bank", pot: "the pot", someone: "someone" },
  /** Amounts no person holds; with them the sum is zero. */
  leftovers: { bank: "The bank", pot: "Left in the pot", money: "Leftover buy-ins" },
  debts: "Settle up",
  pays: "pays",
  /** Games that were stopped with chips in their pot. */
  stranded: {
    title: "Pots without a winner",
    lies: (game: string, chips: number, over: boolean) =>
      `${game} ${over ? "stopped" : "is still open"} with ${sayStakeCount("chip", chips)} in the pot.`,
    until: "Chips in a pot count as paid back until someone gets them.",
    share: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} takes it` : `${sayCrew(names)} share it`,
    back: "Pay everyone back",
    one: "One player takes it: open game",
    open: "Open game to end it",
  },
  /** The name of a check-off: "Bob pays Cruz 5 chips". */
  payment: (from: string, to: string, what: string) => `${from} pays ${to} ${what}`,
  paid: "paid",
  before: "Carried over",
  open: (payments: number) => (payments === 1 ? "1 payment" : `${payments} payments`),
  share: "Share",
  shareName: "Share a picture of this night",
  drawing: "Drawing…",
} as const);

/** "today", "yesterday", "Friday, November 20, 2026": a day in a sentence. All are written as "2026-11-20". */
export const sayDay = translated(
  "night",
  "sayDay",
  (day: string, today: string, yesterday: string): string => {
    if (day === today) return "today";
    return day === yesterday ? "yesterday" : sayDayInFull(day);
  },
);

/** The day as a heading. */
export const sayDayHeading = translated(
  "night",
  "sayDayHeading",
  (day: string, today: string, yesterday: string): string => {
    return capital(sayDay(day, today, yesterday));
  },
);

/** "Shift A · Abbott and Baker": facts of a game in one line. */
export const sayParts = translated("night", "sayParts", (parts: readonly string[]): string =>
  capital(parts.join(" · ")),
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A group's header and its roster page: people, shifts and seasons. */
export const rosterWords = translated("night", "rosterWords", {
  header: {
    home: "Home",
    pages: "Pages of this group",
    games: "Games",
    people: "People",
    ledger: "Ledger",
    more: "More",
  },

  title: "Roster",
  none: "No one’s on the roster yet.",
  noneHint: "Add people once. Then games take a few taps.",
  noneToSee: "An admin adds people.",
  add: "Add people",
  addField: "Names, separated by commas",
  addPlaceholder: "Abbott, Baker, Cruz",
  addDone: "Add",
  added: (count: number) => (count === 1 ? "1 person added." : `${count} people added.`),
  change: (name: string) => `Edit ${name}`,
  you: "you",
  signsIn: "has an account",
  shift: (name: string) => `${name} shift`,
  games: (count: number) => (count === 0 ? "no games yet" : count === 1 ? "1 game" : `${count} games`),
  also: (names: string) => `also ${names}`,
  retired: "Retired",
  retiredHint: "Not offered for new games. Their games stay.",

  name: "Name",
  nickname: "Nickname",
  nicknameHint: "Shown at the table instead of the name.",
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
  account: "Linked account",
  noAccount: "None",
  theirAccount: "Current account",
  save: "Save",
  saving: "Saving…",
  saved: (name: string) => `${name} saved.`,

  retire: "Retire",
  isRetired: (name: string) => `${name} retired.`,
  restore: "Bring back",
  isBack: (name: string) => `${name} is back.`,
  remove: "Remove for good",
  removed: (name: string) => `${name} removed.`,

  merge: "Merge with…",
  mergeTitle: (name: string) => `Who else is ${name}?`,
  mergeHint: "Moves their games to that name. You can undo.",
  mergeInto: (name: string, into: string) => `Merge ${name} into ${into}`,
  merged: (name: string, into: string) => `${name} counts as ${into} now.`,
  noOneElse: "No one else is on the roster.",
  separate: (name: string) => `Separate ${name} again`,
  separated: (name: string) => `${name} is separate again.`,
  isNotGuest: (name: string, guest: string) => `${name} isn’t guest ${guest}`,
  isGuestAgain: (guest: string) => `${guest} is a guest again, with what they owe.`,

  seasons: {
    shifts: "Shifts",
    seasons: "Seasons",
    shiftsHint: "Games count for the shift on duty.",
    seasonsHint: "Games count for the latest season.",
    none: "None yet.",
    addShift: "Add shift",
    addSeason: "Add season",
    shift: "Shift name",
    season: "Season name",
    day: "First day",
    change: (name: string) => `Edit ${name}`,
    since: (day: string) => `from ${day}`,
    retired: "retired",
    isAdded: (name: string) => `${name} added.`,
    isSaved: (name: string) => `${name} saved.`,
    retire: "Retire",
    restore: "Bring back",
  },
} as const);

/** Moving games of guests into a group. */
export const moveWords = translated("night", "moveWords", {
  open: "Move these games to a group",
  makeGroup: "Make this crew a group",
  makeGroupHint: "Games, dishes and names move along. This can’t be undone.",
  making: "Making the group…",
  title: "Move to a group",
  hint: (games: number) =>
    `${games === 1 ? "The game moves with its full log." : `Your ${games} games move with their full logs.`} This can’t be undone.`,
  which: "Which group?",
  who: "Who’s who on the roster?",
  whoHint: "Matching names are already picked.",
  guest: "Guest, not on the roster",
  add: "Add to the roster",
  at: (games: number) => (games === 1 ? "in 1 game" : `in ${games} games`),
  twice: (one: string, other: string) =>
    `${one} and ${other} become one person. Only if they never shared a game.`,
  move: (group: string) => `Move to ${group}`,
  moving: "Moving…",
  signIn: "Sign in to move games to your group.",
  toSignIn: "Sign in",
  noGroup: "You’re not in a group yet. Create one or get invited.",
  notScorekeeper: "Only the scorekeeper can move a table’s games. Ask them.",
} as const);

/** The page that searches a group's games. */
export const searchWords = translated("night", "searchWords", {
  title: "All games",
  which: "Which games?",
  from: "From",
  to: "To",
  dayHint: "A day starts at 5 AM.",
  game: "Game",
  anyGame: "Any game",
  person: "Who was there?",
  anyone: "Anyone",
  retired: (name: string) => `${name} (retired)`,
  guest: "Or a guest’s name",
  go: "Search",
  all: "Show all games",
  further: "Older games",
  lookFurther: "Search further back",
  latest: "Back to the latest",
  found: "Found",
  none: "No games found.",
  noneHint: "Clear a filter or pick other days.",
  nothingYet: "No games yet. The first one shows up here.",
  soFar: (day: string) => `Searched back to: ${day}.`,
  ignored: {
    from: "Invalid first day, left out.",
    to: "Invalid last day, left out.",
    game: "Unknown game, showing all.",
    person: "Not on this roster, showing everyone’s games.",
    guest: "Name too long, left out.",
  },
  backwards: "The first day is after the last one.",
} as const);
