import { list } from "./anyPage";
import { sayCount } from "./moments";
import { translated } from "./translated";

// The words of a group's month and year, as walls of plates.

const gamesWord = (games: number): string => (games === 1 ? "1 game" : `${sayCount(games)} games`);
const mealsWord = (meals: number): string => (meals === 1 ? "1 meal" : `${sayCount(meals)} meals`);

/** What the wall of a month says, and what stands beside it. */
export const wallWords = translated("wall", "wallWords", {
  /** Whom the plates name, of one kind of game or of all. */
  title: {
    washed: (when: string) => `Who washed in ${when}`,
    won: (when: string) => `Who won in ${when}`,
    drunk: (when: string) => `Who drank most in ${when}`,
    all: (when: string) => `What was played in ${when}`,
  },
  months: "Months",
  before: (month: string) => `Back to ${month}`,
  after: (month: string) => `On to ${month}`,
  games: gamesWord,
  /** What a plate is called besides its day. */
  washed: (names: readonly string[]) => `${list(names)} washed`,
  won: (names: readonly string[]) => `${list(names)} won`,
  drunk: (names: readonly string[]) => `${list(names)} drank most`,
  named: (names: readonly string[]) => list(names),
  nobody: "nobody is named",
  elsewhere: "not counted here",
  today: "today",
  notPlayed: "no game",
  leads: {
    washed: (names: readonly string[]) => `Red and underlined: ${list(names)} washed most.`,
    won: (names: readonly string[]) => `Green and underlined: ${list(names)} won most.`,
    drunk: (names: readonly string[]) => `Red and underlined: ${list(names)} drank most.`,
  },
  outlined: "Outlined: another shift or another game.",
  nothing: "Nothing was played this month.",
  year: (year: string) => `All of ${year} as a poster`,
} as const);

/** What is said of people: whose turn it is, and how often they washed, won or drank. */
export const standingWords = translated("wall", "standingWords", {
  who: { washed: "Who washed?", won: "Who won?", drunk: "Who drank?" },
  whoIn: {
    washed: (scope: string) => `Who washed, ${scope}?`,
    won: (scope: string) => `Who won, ${scope}?`,
    drunk: (scope: string) => `Who drank, ${scope}?`,
  },
  whatIn: (scope: string | null) => (scope === null ? "All games" : `All games, ${scope}`),
  kinds: "Which game?",
  allGames: "All games",
  /** "Kowalski is due: 2 of 14 meals, last on 3 November" */
  due: (names: readonly string[], times: number, meals: number, last: string | null) =>
    `${list(names)} ${names.length === 1 ? "is" : "are"} due: ${times} of ${mealsWord(meals)}${names.length === 1 ? "" : " each"}, ${last === null ? "never yet" : `last on ${last}`}.`,
  dueWhy: "Whoever washed least for a meal comes first, then whoever washed longest ago.",
  even: "Too many are even: nobody is due before the others.",
  washes: (times: number, meals: number) => `washed ${times} of ${mealsWord(meals)}`,
  wins: (times: number, games: number) => `won ${times} of ${gamesWord(games)}`,
  drinks: (times: number, games: number) =>
    `${times === 1 ? "1 drink" : `${sayCount(times)} drinks`} in ${gamesWord(games)}`,
  chips: (chips: string) => `${chips} chips`,
  /** "9 games dry, longest 15" */
  dry: (dry: number, longest: number) =>
    dry === 0
      ? `longest dry spell ${longest}`
      : dry === longest
        ? `${gamesWord(dry)} dry, the longest yet`
        : `${gamesWord(dry)} dry, longest ${longest}`,
  left: (games: number) =>
    `${games === 1 ? "1 game is" : `${sayCount(games)} games are`} not counted yet. Look again in a moment.`,
  nobodyYet: "Nobody yet.",
  writeDown: "Write a game down",
} as const);

/** What the page of one day says. */
export const dayWords = translated("wall", "dayWords", {
  none: "No game was played on this day.",
  toMonth: (month: string) => `To ${month}`,
} as const);

/** What the poster of a year says, and the page that it is on. */
export const posterWords = translated("wall", "posterWords", {
  years: "Years",
  hint: {
    a3: "A3, portrait. Print it and hang it up.",
    letter: "Letter, portrait. Print it and hang it up.",
  },
  download: "Download (SVG)",
  drawn: (title: string, group: string) =>
    `${title}: a poster of ${group}, twelve months of plates. Its figures stand below.`,
  everybody: "Everybody",
  name: "Name",
  washed: "Washed",
  won: "Won",
  drunk: "Drinks",
  chips: "Chips",
  games: "Games",
  byMonth: "Month by month",
  month: "Month",
  most: "Most often",
  none: (year: string) => `Nothing was played in ${year}.`,
  noneHint: "Every game that is played or written down puts a plate here.",
  more: (people: number) => `and ${people} more`,
} as const);
