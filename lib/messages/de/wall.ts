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
    all: (when) => `Spiele: ${when}`,
  },
  months: "Monate",
  before: (month) => `Zurück zu ${month}`,
  after: (month) => `Weiter zu ${month}`,
  games: gamesWord,
  washed: (names) => `${list(names)} ${have(names)} gespült`,
  won: (names) => `${list(names)} ${have(names)} gewonnen`,
  drunk: (names) => `${list(names)} ${have(names)} am meisten getrunken`,
  named: (names) => list(names),
  noOneNamed: "niemand genannt",
  elsewhere: "zählt hier nicht mit",
  today: "heute",
  nextShift: "deine nächste Schicht",
  notPlayed: "kein Spiel",
  leads: {
    washed: (names) => `Rot und unterstrichen: ${list(names)} ${have(names)} am öftesten gespült.`,
    won: (names) => `Grün und unterstrichen: ${list(names)} ${have(names)} am öftesten gewonnen.`,
    drunk: (names) => `Rot und unterstrichen: ${list(names)} ${have(names)} am meisten getrunken.`,
  },
  outlined: "Nur umrandet: andere Schicht oder anderes Spiel.",
  nothing: "Keine Spiele in diesem Monat.",
  year: (year) => `Plakat ${year}`,
} satisfies Words["wallWords"];

export const standingWords = {
  who: { washed: "Wer hat gespült?", won: "Wer hat gewonnen?", drunk: "Wer hat getrunken?" },
  whoIn: {
    washed: (scope) => `Abwasch, ${scope}`,
    won: (scope) => `Siege, ${scope}`,
    drunk: (scope) => `Getränke, ${scope}`,
  },
  whatIn: (scope) => (scope === null ? "Alle Spiele" : `Alle Spiele, ${scope}`),
  kinds: "Welches Spiel?",
  allGames: "Alle Spiele",
  due: (names, times, meals, last) =>
    `${list(names)} ${names.length === 1 ? "ist" : "sind"} dran. ${names.length === 1 ? "" : "Jeweils "}${times} von ${ofMeals(meals)} gespült${last === null ? "" : `, zuletzt am ${last}`}.`,
  dueWhy: "Zuerst, wer je Essen am seltensten gespült hat.",
  even: "Alle gleichauf. Noch ist niemand dran.",
  washes: (times, meals) => `${times} von ${ofMeals(meals)} gespült`,
  wins: (times, games) => `${times} von ${inGames(games)} gewonnen`,
  drinks: (times, games) =>
    `${times === 1 ? "1 Getränk" : `${sayCount(times)} Getränke`} in ${inGames(games)}`,
  chips: (chips) => `${chips} Chips`,
  dry: (dry, longest) =>
    dry === 0
      ? `am längsten ohne Spülen: ${longest}`
      : dry === longest
        ? `${ofMeals(dry)} ohne Spülen, so lang wie nie`
        : `${ofMeals(dry)} ohne Spülen, am längsten ${longest}`,
  left: (games) => `Noch ${games === 1 ? "1 Spiel" : `${sayCount(games)} Spiele`} zu zählen`,
  noOneYet: "Noch niemand.",
  writeDown: "Ergebnis eintragen",
} satisfies Words["standingWords"];

export const dayWords = {
  none: "An diesem Tag gab es kein Spiel.",
  toMonth: (month) => `Zurück zu ${month}`,
} satisfies Words["dayWords"];

export const posterWords = {
  years: "Jahre",
  hint: {
    a3: "A3, hochkant. Ausdrucken und aufhängen.",
    letter: "Letter, hochkant. Ausdrucken und aufhängen.",
  },
  download: "Herunterladen (SVG)",
  drawn: (title, group) => `${title}: Plakat von ${group}, zwölf Monate voller Teller. Zahlen darunter.`,
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
  none: (year) => `${year} gab es keine Spiele.`,
  noneHint: "Jedes Spiel fügt hier einen Teller hinzu.",
  more: (people) => `und ${people} weitere`,
} satisfies Words["posterWords"];
