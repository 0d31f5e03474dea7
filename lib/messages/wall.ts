import { list } from "./anyPage";
import { sayCount } from "./moments";
import { translated } from "./translated";

const gamesWord = (games: number): string => (games === 1 ? "1 game" : `${sayCount(games)} games`);
const either = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
const mealsWord = (meals: number): string => (meals === 1 ? "1 meal" : `${sayCount(meals)} meals`);

/** The calendar of a month: one plate a day. */
export const wallWords = translated("wall", "wallWords", {
  /** The calendar's title, for one kind of game or all. */
  title: {
    washed: (when: string) => `Who washed in ${when}`,
    lost: (when: string) => `Who lost in ${when}`,
    won: (when: string) => `Who won in ${when}`,
    drunk: (when: string) => `Who drank most in ${when}`,
    /** For a game that has its own word for a drink. */
    own: (marks: string, when: string) => `Most ${marks} in ${when}`,
    all: (when: string) => `Games in ${when}`,
  },
  months: "Months",
  before: (month: string) => `Back to ${month}`,
  after: (month: string) => `On to ${month}`,
  games: gamesWord,
  /** The name of a plate, after its day. */
  washed: (names: readonly string[]) => `${list(names)} washed`,
  lost: (names: readonly string[]) => `${list(names)} lost`,
  won: (names: readonly string[]) => `${list(names)} won`,
  drunk: (names: readonly string[]) => `${list(names)} drank most`,
  named: (names: readonly string[]) => list(names),
  noOneNamed: "no one named",
  elsewhere: "not counted here",
  dashed: "dashed: not counted here",
  today: "today",
  nextShift: "your next shift",
  notPlayed: "no game",
  leads: {
    washed: (names: readonly string[]) => `Red and underlined: ${list(names)} washed most.`,
    lost: (names: readonly string[]) => `Red and underlined: ${list(names)} lost most.`,
    won: (names: readonly string[]) => `Green and underlined: ${list(names)} won most.`,
    drunk: (names: readonly string[]) => `Red and underlined: ${list(names)} drank most.`,
    own: (names: readonly string[], marks: string) =>
      `Red and underlined: ${list(names)}, with the most ${marks}.`,
  },
  nothing: "No games this month.",
  year: (year: string) => `${year} poster`,
} as const);

/** Standings: who is up next, and how often each person washed, won or drank. */
export const standingWords = translated("wall", "standingWords", {
  who: {
    washed: "Who washed?",
    lost: "Who lost?",
    won: "Who won?",
    drunk: "Who drank?",
    /** For a game that has its own word for a drink. */
    own: (marks: string) => `Most ${marks}`,
  },
  whoIn: {
    washed: (scope: string) => `Dishes, ${scope}`,
    lost: (scope: string) => `Losses, ${scope}`,
    won: (scope: string) => `Wins, ${scope}`,
    drunk: (scope: string) => `Drinks, ${scope}`,
    own: (scope: string, marks: string) => `Most ${marks}, ${scope}`,
  },
  whatIn: (scope: string | null) => (scope === null ? "All games" : `All games, ${scope}`),
  kinds: "Which game?",
  allGames: "All games",
  dueWhy: "Fewest washes per meal goes first.",
  even: "It’s a tie. No one’s up yet.",
  washes: (times: number, meals: number) => `washed ${times} of ${mealsWord(meals)}`,
  wins: (times: number, games: number) => `won ${times} of ${gamesWord(games)}`,
  losses: (times: number, games: number) => `lost ${times} of ${gamesWord(games)}`,
  /** "3 drinks in 5 games" */
  drinks: (drinks: string, games: number) => `${drinks} in ${gamesWord(games)}`,
  chips: (chips: string) => `${chips} chips`,
  /** "11 meals since", under a name. */
  dry: (dry: number, times: number) =>
    times === 0 ? "no wash yet" : dry === 0 ? "washed last time" : `${mealsWord(dry)} since`,
  left: (games: number) => `${games === 1 ? "1 game" : `${sayCount(games)} games`} left to count`,
  noOneYet: "No one yet.",
  /** The other shifts, games and years. */
  others: "Other games and times",
  boards: "Game by game",
} as const);

/** The first sentence of a group’s page. */
export const answerWords = translated("wall", "answerWords", {
  /** "Grady’s up", "Grady or Ito": who washes next. */
  up: (names: readonly string[]) => (names.length === 1 ? `${names[0]}’s up` : either(names)),
  /** "Washed 1 of 26 meals, none since Sep 14." */
  why: (people: number, times: number, meals: number, last: string | null) =>
    `${people === 1 ? "Washed" : "Each washed"} ${times} of ${mealsWord(meals)}${last === null ? "" : `, none since ${last}`}.`,
  even: "It’s a tie",
  evenWhy: "No one’s up yet.",
  loserWashes: "The loser washes",
  firstWash: "Log the last wash",
  firstWashWhy: "Then you see who’s up.",
  /** "Eli’s ahead", "Bob and Eli are ahead" */
  ahead: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]}’s ahead` : `${list(names)} are ahead`,
  won: (times: number, games: number) => `Won ${times} of ${gamesWord(games)}.`,
  lost: (names: readonly string[]) => `${list(names)} lost most`,
  drank: (names: readonly string[]) => `${list(names)} drank most`,
  own: (names: readonly string[], marks: string) =>
    `${list(names)} ${names.length === 1 ? "has" : "have"} the most ${marks}`,
  noGame: "No game yet",
  /** "from Nov 27" */
  from: (day: string) => `from ${day}`,
  debts: "Who owes whom",
  owesWash: (name: string, times: number) =>
    times === 1 ? `${name} owes a wash` : `${name} owes ${times} washes`,
  more: (count: number) => `${count} more`,
  noDebts: "No one owes anything",
} as const);

/** Who cooked, beside who washed, for groups that log it. */
export const cookWords = translated("wall", "cookWords", {
  /** The setting, and its values. */
  setting: "Log who cooks?",
  rules: { off: "No", fewest: "Fewest per meal", turns: "By last time" },
  rulesMean: {
    off: "Only the dishes.",
    fewest: "The fewest times per meal goes first.",
    turns: "The longest without cooking goes first.",
  },
  what: "What?",
  washed: "Washed",
  cooked: "Cooked",
  who: "Who cooked?",
  /** "Diaz cooks next" */
  next: (names: readonly string[]) => `${either(names)} cooks next`,
  log: "Log cooking",
  /** "Cooked 2 of 14 meals" */
  why: (times: number, meals: number) => `cooked ${times} of ${mealsWord(meals)}`,
  /** "cooked 3 times" */
  times: (times: number) => (times === 1 ? "cooked once" : `cooked ${times} times`),
  even: "No one’s up to cook yet",
  saved: (name: string, day: string) => `Saved: ${name} cooked, ${day}.`,
  note: "Undone",
  heading: "Cook & dishes",
  ofDay: (names: readonly string[]) => `${list(names)} cooked`,
} as const);

/** The page of one day. */
export const dayWords = translated("wall", "dayWords", {
  none: "No games that day.",
  toMonth: (month: string) => `Back to ${month}`,
} as const);

/** The poster of a year and its page. */
export const posterWords = translated("wall", "posterWords", {
  years: "Years",
  hint: {
    a3: "A3, portrait. Print it and hang it up.",
    letter: "Letter, portrait. Print it and hang it up.",
  },
  download: "Download (SVG)",
  drawn: (title: string, group: string) =>
    `${title}: poster of ${group}, twelve months of plates. Numbers below.`,
  everybody: "Everyone",
  name: "Name",
  washed: "Washed",
  lost: "Lost",
  won: "Won",
  drunk: "Drinks",
  chips: "Chips",
  games: "Games",
  byMonth: "Month by month",
  month: "Month",
  most: "Most often",
  none: (year: string) => `No games in ${year}.`,
  noneHint: "Every game adds a plate here.",
  more: (people: number) => `and ${people} more`,
  /** Explains the small initials: "In the corner: who cooked, Baker most." */
  corner: (most: readonly string[]) =>
    most.length === 0 ? "In the corner: who cooked." : `In the corner: who cooked, ${list(most)} most.`,
} as const);
