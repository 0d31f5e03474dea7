import type { WordsOf } from "../dictionary";
import { sayCount } from "../moments";
import { list } from "./anyPage";

type Words = WordsOf<"wall">;

const gamesWord = (games: number): string => (games === 1 ? "1 Spiel" : `${sayCount(games)} Spiele`);
const inGames = (games: number): string => (games === 1 ? "1 Spiel" : `${sayCount(games)} Spielen`);
const ofMeals = (meals: number): string => (meals === 1 ? "1 Essen" : `${sayCount(meals)} Essen`);
const have = (names: readonly string[]): string => (names.length === 1 ? "hat" : "haben");

export const wallWords = {
  title: {
    washed: (when) => `Wer hat gespült? ${when}`,
    won: (when) => `Wer hat gewonnen? ${when}`,
    drunk: (when) => `Wer hat am meisten getrunken? ${when}`,
    all: (when) => `Was wurde gespielt? ${when}`,
  },
  months: "Monate",
  before: (month) => `Zurück zu ${month}`,
  after: (month) => `Weiter zu ${month}`,
  games: gamesWord,
  washed: (names) => `${list(names)} ${have(names)} gespült`,
  won: (names) => `${list(names)} ${have(names)} gewonnen`,
  drunk: (names) => `${list(names)} ${have(names)} am meisten getrunken`,
  named: (names) => list(names),
  nobody: "niemand ist genannt",
  elsewhere: "zählt hier nicht mit",
  today: "heute",
  notPlayed: "kein Spiel",
  leads: {
    washed: (names) => `Rot und unterstrichen: ${list(names)} ${have(names)} am öftesten gespült.`,
    won: (names) => `Grün und unterstrichen: ${list(names)} ${have(names)} am öftesten gewonnen.`,
    drunk: (names) => `Rot und unterstrichen: ${list(names)} ${have(names)} am meisten getrunken.`,
  },
  outlined: "Nur umrandet: andere Schicht oder anderes Spiel.",
  nothing: "In diesem Monat wurde nichts gespielt.",
  year: (year) => `Das ganze Jahr ${year} als Plakat`,
} satisfies Words["wallWords"];

export const standingWords = {
  who: { washed: "Wer hat gespült?", won: "Wer hat gewonnen?", drunk: "Wer hat getrunken?" },
  whoIn: {
    washed: (scope) => `Wer hat gespült, ${scope}?`,
    won: (scope) => `Wer hat gewonnen, ${scope}?`,
    drunk: (scope) => `Wer hat getrunken, ${scope}?`,
  },
  whatIn: (scope) => (scope === null ? "Alle Spiele" : `Alle Spiele, ${scope}`),
  kinds: "Welches Spiel?",
  allGames: "Alle Spiele",
  due: (names, times, meals, last) =>
    `${list(names)} ${names.length === 1 ? "ist" : "sind"} dran: ${names.length === 1 ? "" : "je "}${times} von ${ofMeals(meals)}, ${last === null ? "noch nie" : `zuletzt am ${last}`}.`,
  dueWhy: "Zuerst, wer je Essen am seltensten gespült hat, dann, bei wem es am längsten her ist.",
  even: "Zu viele sind gleichauf: Niemand ist vor den anderen dran.",
  washes: (times, meals) => `${times} von ${ofMeals(meals)} gespült`,
  wins: (times, games) => `${times} von ${inGames(games)} gewonnen`,
  drinks: (times, games) =>
    `${times === 1 ? "1 Getränk" : `${sayCount(times)} Getränke`} in ${inGames(games)}`,
  chips: (chips) => `${chips} Chips`,
  dry: (dry, longest) =>
    dry === 0
      ? `längste Serie ohne Spülen: ${longest}`
      : dry === longest
        ? `${gamesWord(dry)} ohne Spülen, so lang wie nie`
        : `${gamesWord(dry)} ohne Spülen, am längsten ${longest}`,
  left: (games) =>
    `${games === 1 ? "1 Spiel ist" : `${sayCount(games)} Spiele sind`} noch nicht gezählt. Schau gleich noch einmal.`,
  nobodyYet: "Noch niemand.",
  writeDown: "Ein Spiel aufschreiben",
} satisfies Words["standingWords"];

export const dayWords = {
  none: "An diesem Tag wurde nichts gespielt.",
  toMonth: (month) => `Zu ${month}`,
} satisfies Words["dayWords"];

export const posterWords = {
  years: "Jahre",
  hint: {
    a3: "A3, hochkant. Ausdrucken und aufhängen.",
    letter: "Letter, hochkant. Ausdrucken und aufhängen.",
  },
  download: "Herunterladen (SVG)",
  drawn: (title, group) =>
    `${title}: ein Plakat von ${group}, zwölf Monate voller Teller. Die Zahlen stehen darunter.`,
  everybody: "Alle",
  name: "Name",
  washed: "Gespült",
  won: "Gewonnen",
  drunk: "Getränke",
  chips: "Chips",
  games: "Spiele",
  byMonth: "Monat für Monat",
  month: "Monat",
  most: "Am öftesten",
  none: (year) => `${year} wurde nichts gespielt.`,
  noneHint: "Jedes Spiel, das gespielt oder aufgeschrieben wird, bringt hier einen Teller an.",
  more: (people) => `und ${people} weitere`,
} satisfies Words["posterWords"];
