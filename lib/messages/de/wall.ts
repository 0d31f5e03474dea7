import type { WordsOf } from "../dictionary";
import { sayCount } from "../moments";
import { list } from "./anyPage";

type Words = WordsOf<"wall">;

const gamesWord = (games: number): string => (games === 1 ? "1 Spiel" : `${sayCount(games)} Spiele`);
const either = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} oder ${names.at(-1)}`;
const inGames = (games: number): string => (games === 1 ? "1 Spiel" : `${sayCount(games)} Spielen`);
const ofMeals = (meals: number): string => (meals === 1 ? "1 Essen" : `${sayCount(meals)} Essen`);
const have = (names: readonly string[]): string => (names.length === 1 ? "hat" : "haben");

export const wallWords = {
  title: {
    washed: (when) => `Wer hat gespült? ${when}`,
    lost: (when) => `Wer hat verloren? ${when}`,
    won: (when) => `Wer hat gewonnen? ${when}`,
    drunk: (when) => `Wer hat am meisten getrunken? ${when}`,
    own: (marks, when) => `Am meisten „${marks}“: ${when}`,
    all: (when) => `Spiele: ${when}`,
  },
  months: "Monate",
  before: (month) => `Zurück zu ${month}`,
  after: (month) => `Weiter zu ${month}`,
  games: gamesWord,
  washed: (names) => `${list(names)} ${have(names)} gespült`,
  lost: (names) => `${list(names)} ${have(names)} verloren`,
  won: (names) => `${list(names)} ${have(names)} gewonnen`,
  drunk: (names) => `${list(names)} ${have(names)} am meisten getrunken`,
  named: (names) => list(names),
  noOneNamed: "niemand genannt",
  elsewhere: "zählt hier nicht mit",
  dashed: "gestrichelt: zählt hier nicht",
  today: "heute",
  nextShift: "deine nächste Schicht",
  notPlayed: "kein Spiel",
  leads: {
    washed: (names) => `Rot und unterstrichen: ${list(names)} ${have(names)} am häufigsten gespült.`,
    lost: (names) => `Rot und unterstrichen: ${list(names)} ${have(names)} am häufigsten verloren.`,
    won: (names) => `Grün und unterstrichen: ${list(names)} ${have(names)} am häufigsten gewonnen.`,
    drunk: (names) => `Rot und unterstrichen: ${list(names)} ${have(names)} am meisten getrunken.`,
    own: (names, marks) => `Rot und unterstrichen: ${list(names)}, am meisten „${marks}“.`,
  },
  nothing: "Keine Spiele in diesem Monat.",
  year: (year) => `Plakat ${year}`,
} satisfies Words["wallWords"];

export const standingWords = {
  who: {
    washed: "Wer hat gespült?",
    lost: "Wer hat verloren?",
    won: "Wer hat gewonnen?",
    drunk: "Wer hat getrunken?",
    own: (marks) => `Am meisten „${marks}“`,
  },
  whoIn: {
    washed: (scope) => `Abwasch, ${scope}`,
    lost: (scope) => `Verloren, ${scope}`,
    won: (scope) => `Siege, ${scope}`,
    drunk: (scope) => `Getränke, ${scope}`,
    own: (scope, marks) => `Am meisten „${marks}“, ${scope}`,
  },
  whatIn: (scope) => (scope === null ? "Alle Spiele" : `Alle Spiele, ${scope}`),
  kinds: "Welches Spiel?",
  allGames: "Alle Spiele",
  dueWhy: "Zuerst, wer je Essen am seltensten gespült hat.",
  even: "Gleichstand. Noch ist niemand dran.",
  washes: (times, meals) => `bei ${times} von ${ofMeals(meals)} gespült`,
  wins: (times, games) => `${times} von ${inGames(games)} gewonnen`,
  losses: (times, games) => `${times} von ${inGames(games)} verloren`,
  drinks: (drinks, games) => `${drinks} in ${inGames(games)}`,
  chips: (chips) => `${chips} Chips`,
  dry: (dry, times) =>
    times === 0 ? "noch nie gespült" : dry === 0 ? "zuletzt gespült" : `seit ${ofMeals(dry)} nicht`,
  left: (games) => `Noch ${games === 1 ? "1 Spiel" : `${sayCount(games)} Spiele`} zu zählen`,
  noOneYet: "Noch niemand.",
  others: "Andere Spiele und Zeiten",
  boards: "Spiel für Spiel",
} satisfies Words["standingWords"];

export const answerWords = {
  up: (names) => (names.length === 1 ? `${names[0]} ist dran` : either(names)),
  why: (people, times, meals, last) =>
    `${people === 1 ? "Bei" : "Jeweils bei"} ${times} von ${ofMeals(meals)} gespült${last === null ? "" : `, seit dem ${last} nicht mehr`}.`,
  even: "Gleichstand",
  evenWhy: "Noch ist niemand dran.",
  loserWashes: "Wer verliert, spült",
  firstWash: "Trag den letzten Abwasch ein",
  firstWashWhy: "Dann siehst du, wer dran ist.",
  ahead: (names) => `${list(names)} ${names.length === 1 ? "liegt" : "liegen"} vorn`,
  won: (times, games) => `${times} von ${inGames(games)} gewonnen.`,
  lost: (names) => `${list(names)} ${have(names)} am meisten verloren`,
  drank: (names) => `${list(names)} ${have(names)} am meisten getrunken`,
  own: (names, marks) => `${list(names)} ${have(names)} am meisten „${marks}“`,
  noGame: "Noch kein Spiel",
  from: (day) => `vom ${day}`,
  debts: "Wer schuldet wem?",
  owesWash: (name, times) => `${name} muss ${times === 1 ? "spülen" : `${times}-mal spülen`}`,
  more: (count) => `${count} weitere`,
  noDebts: "Niemand schuldet etwas",
} satisfies Words["answerWords"];

export const cookWords = {
  setting: "Eintragen, wer kocht?",
  rules: { off: "Nein", fewest: "Am seltensten je Essen", turns: "Nach dem letzten Mal" },
  rulesMean: {
    off: "Nur den Abwasch.",
    fewest: "Zuerst, wer je Essen am seltensten gekocht hat.",
    turns: "Zuerst, wer am längsten nicht gekocht hat.",
  },
  what: "Was?",
  washed: "Gespült",
  cooked: "Gekocht",
  who: "Wer hat gekocht?",
  next: (names) => `Als Nächstes kocht ${either(names)}`,
  log: "Kochen eintragen",
  why: (times, meals) => `bei ${times} von ${ofMeals(meals)} gekocht`,
  times: (times) => (times === 1 ? "einmal gekocht" : `${times}-mal gekocht`),
  even: "Noch ist niemand mit Kochen dran",
  saved: (name, day) => `Gespeichert: ${name} hat gekocht, ${day}.`,
  note: "Rückgängig",
  heading: "Kochen und Abwasch",
  ofDay: (names) => `${list(names)} ${names.length === 1 ? "hat" : "haben"} gekocht`,
} satisfies Words["cookWords"];

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
  lost: "Verloren",
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
  corner: (most) =>
    most.length === 0
      ? "In der Ecke: wer gekocht hat."
      : `In der Ecke: wer gekocht hat, am häufigsten ${list(most)}.`,
} satisfies Words["posterWords"];
