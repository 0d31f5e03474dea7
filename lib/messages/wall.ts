import { list } from "./anyPage";
import { sayCount } from "./moments";
import { translated } from "./translated";

const gamesWord = (games: number): string => (games === 1 ? "1 game" : `${sayCount(games)} games`);
const mealsWord = (meals: number): string => (meals === 1 ? "1 meal" : `${sayCount(meals)} meals`);

/** The calendar of a month: one plate a day. */
export const wallWords = translated("wall", "wallWords", {
  /** The calendar's title, for one kind of game or all. */
  title: {
    washed: (when: string) => `Who washed in ${when}`,
    won: (when: string) => `Who won in ${when}`,
    drunk: (when: string) => `Who drank most in ${when}`,
    all: (when: string) => `Games in ${when}`,
  },
  months: "Months",
  before: (month: string) => `Back to ${month}`,
  after: (month: string) => `On to ${month}`,
  games: gamesWord,
  /** The name of a plate, after its day. */
  washed: (names: readonly string[]) => `${list(names)} washed`,
  won: (names: readonly string[]) => `${list(names)} won`,
  drunk: (names: readonly string[]) => `${list(names)} drank most`,
  named: (names: readonly string[]) => list(names),
  noOneNamed: "no one named",
  elsewhere: "not counted here",
  today: "today",
  nextShift: "your next shift",
  notPlayed: "no game",
  leads: {
    washed: (names: readonly string[]) => `Red and underlined: ${list(names)} washed most.`,
    won: (names: readonly string[]) => `Green and underlined: ${list(names)} won most.`,
    drunk: (names: readonly string[]) => `Red and underlined: ${list(names)} drank most.`,
  },
  outlined: "Outlined: another shift or game.",
  nothing: "No games this month.",
  year: (year: string) => `${year} poster`,
} as const);

/** Standings: who is up next, and how often each person washed, won or drank. */
export const standingWords = translated("wall", "standingWords", {
  who: { washed: "Who washed?", won: "Who won?", drunk: "Who drank?" },
  whoIn: {
    washed: (scope: string) => `Dishes, ${scope}`,
    won: (scope: string) => `Wins, ${scope}`,
    drunk: (scope: string) => `Drinks, ${scope}`,
  },
  whatIn: (scope: string | null) => (scope === null ? "All games" : `All games, ${scope}`),
  kinds: "Which game?",
  allGames: "All games",
  /** "Grady’s up. Washed 1 of 14 meals, last on Nov 13." */
  due: (names: readonly string[], times: number, meals: number, last: string | null) =>
    `${list(names)}${names.length === 1 ? "’s up. Washed" : " are up. Each washed"} ${times} of ${mealsWord(meals)}${last === null ? "" : `, last on ${last}`}.`,
  dueWhy: "Fewest washes per meal goes first.",
  even: "All even. No one’s up yet.",
  washes: (times: number, meals: number) => `washed ${times} of ${mealsWord(meals)}`,
  wins: (times: number, games: number) => `won ${times} of ${gamesWord(games)}`,
  drinks: (times: number, games: number) =>
    `${times === 1 ? "1 drink" : `${sayCount(times)} drinks`} in ${gamesWord(games)}`,
  chips: (chips: string) => `${chips} chips`,
  /** "1 meal since washing, longest 11" */
  dry: (dry: number, longest: number) =>
    dry === 0
      ? `longest run without washing: ${longest}`
      : dry === longest
        ? `${mealsWord(dry)} since washing, the longest yet`
        : `${mealsWord(dry)} since washing, longest ${longest}`,
  left: (games: number) => `${games === 1 ? "1 game" : `${sayCount(games)} games`} left to count`,
  noOneYet: "No one yet.",
  writeDown: "Log a result",
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
} as const);
