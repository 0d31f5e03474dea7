import { assertNever } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { diceWord, list } from "./anyPage";
import { faceWord, gameName, sayStakeCount } from "./terms";

type Words = WordsOf<"start">;

export const START_WORDS = {
  name: "Liar’s Table",
  description: "Der Spielstand fürs Lügenwürfeln",
  slogan: "Ihr würfelt. Es merkt sich alles.",
  promise: "Schreibt beim Liar’s Dice mit, gespielt mit echten Würfeln.",
  forWhom: "Für Feuerwachen und Kneipentische: wer gelogen hat, wer zahlt, wer spült.",
  screenshots: {
    claim: "Eine Ansage, die nächsten Erhöhungen und ein großer roter Bang",
    verdict: "Zwei zu wenig: Wer was bekommt, und die Regel",
    wide: "Der Tisch und seine Runden",
  },
  newGame: "Neues Spiel",
  howToPlay: "So wird gespielt",
  firstRound: {
    title: "Eine Runde ausprobieren",
    others: "Du siehst drei Würfel. Neun andere Becher sind verdeckt.",
    washes: (who) => `Fünf Striche: ${who} macht den Abwasch.`,
    youMarked: "Es stimmte! Du bekommst einen Strich. Fünf Striche: Abwasch.",
    roll: "Würfeln",
    rolled: (faces) => `Du hast geworfen: ${list(faces.map((face) => faceWord(face, 1)))}.`,
    again: "Neu würfeln",
  },
  sameCrew: "Noch mal dieselbe Crew",
  tables: { phone: "Tische auf diesem Handy", account: "Deine Tische" },
  olderTables: "Ältere Tische",
  join: {
    heading: "Am Tisch mitspielen",
    how: "Scanne den QR-Code auf dem anderen Handy, unter „Teilen“.",
  },
  starting: "Startet…",
  noAnswer: "Keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",

  crew: {
    title: "Wer spielt mit?",
    order: "Im Uhrzeigersinn",
    where: "Welcher Tisch?",
    whichGame: "Welches Spiel?",
    chooseGame: (game) => `${game}. Anderes Spiel wählen`,
    home: "Start",
    last: "Dieselben Spieler wie zuletzt",
    house: {
      key: (changed) => (changed === 0 ? "Hausregeln" : `Hausregeln: ${changed} geändert`),
      title: "Hausregeln",
      hint: "Dieses Handy merkt sie sich fürs nächste Mal.",
      usual: "Standardregeln",
      done: "Fertig",
    },
    tonight: {
      key: (changed) => (changed === 0 ? "Nur heute" : `Nur heute: ${changed} geändert`),
      title: "Nur heute",
      hint: "Die Regeln der Gruppe bleiben, wie sie sind.",
    },
    start: "Los",
    first: "Name 1",
    next: "Nächster Name",
    most: "Dieser Tisch ist voll.",
  },
} satisfies Words["START_WORDS"];

export const sayDice: Words["sayDice"] = (dice, oneCup) =>
  oneCup ? `${diceWord(dice)}, ein Becher` : `je ${diceWord(dice)}`;

export const saySeat: Words["saySeat"] = (seat) => `Platz ${seat}`;

export const seatWords: Words["seatWords"] = (name) => ({
  arrange: `${name} verschieben oder entfernen`,
  up: `${name} nach oben`,
  down: `${name} nach unten`,
  remove: `${name} entfernen`,
});

export const sayMoved: Words["sayMoved"] = (name, seat, of) =>
  `${name} sitzt jetzt auf Platz ${seat} von ${of}.`;

export const sayCrew: Words["sayCrew"] = (names, most = 4) => {
  if (names.length <= most) return list(names);
  const shown = names.slice(0, most - 1);
  return `${shown.join(", ")} und ${names.length - shown.length} weitere`;
};

export const sayPhase: Words["sayPhase"] = (phase, round) => {
  switch (phase) {
    case "between-rounds":
      return round === 1 ? "Noch nicht begonnen" : `Vor Runde ${round}`;
    case "claiming":
      return `Runde ${round}`;
    case "revealing":
      return `Runde ${round}: Würfel eingeben`;
    case "finished":
      return "Vorbei";
    default:
      return assertNever(phase);
  }
};

export const crewWords = {
  playoff: "Stechen",
  title: "Crew",
  games: "Spiele",
  below: "In diesen Spielen:",
  noneOver: "Noch kein Spiel zu Ende.",
  noneOverHint: "Hier stehen dann die Ergebnisse.",
  rounds: (rounds) => (rounds === 0 ? "noch keine Runde" : rounds === 1 ? "1 Runde" : `${rounds} Runden`),
  toTable: "Tisch öffnen",
  history: "Runden",
  record: "Aufzeichnung herunterladen",
  older: "Ältere Spiele",
  ofThisCrew: (washing) => (washing ? "Abwasch, diese Crew" : "Alle Spiele, diese Crew"),
  ofThisGroup: (name, washing) => (washing ? `Abwasch, ${name}` : `Alle Spiele, ${name}`),
  link: (crew, washing) => `${washing ? "Abwasch" : "Alle Spiele"}: ${crew}`,
} satisfies Words["crewWords"];

export const countWords = {
  washed: (game) => `Wer gespült hat${game === null ? "" : `: ${gameName(game)}`}`,
  won: (game) => `Wer gewonnen hat${game === null ? "" : `: ${gameName(game)}`}`,
  drunk: (game) => `Getränke${game === null ? "" : `: ${gameName(game)}`}`,
  times: (count) => (count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`),
} satisfies Words["countWords"];

export const nextGameWords = {
  again: "Noch mal",
  againHint: (names) => `Dieselben ${names.length}, dieselben Hausregeln`,
  everybody: "alle am Tisch",
  toNext: "Nächstes Spiel",
  starting: "Startet…",
  tied: {
    losers: "Gleichauf. Spült zusammen oder macht ein Stechen.",
    lost: "Gleichauf. Verliert zusammen oder macht ein Stechen.",
  },
  whoGetsPot: (chips, drink) => `Wer bekommt ${sayStakeCount("chip", chips, drink)} aus dem Pott?`,
  playoff: "Stechen",
  playoffName: (names) => `Stechen: ein neues Spiel für ${list(names)}`,
  oneRound: "Nur eine Runde",
  anotherGame: "Ein anderes Spiel",
  byHand: "Selbst klären",
  whose: { losers: "Wer spült?", lost: "Wer hat verloren?" },
  whoseHint: "Würfelt hoch oder spielt irgendwas. Tippe an, wer verloren hat.",
  replay: "Wiederholung",
  otherPlayers: "Andere Spieler",
} satisfies Words["nextGameWords"];

export const compareWords = {
  title: (game) => `${game}: zwei Hausregeln im Vergleich`,
  about: "Nur was verschieden ist, mit je einem Beispiel.",
  back: (game) => `Regeln: ${game}`,
  usual: "Standard",
  house: "Diese Hausregeln",
  other: "Die anderen Hausregeln",
  differ: (rules, all) =>
    `${rules} von ${all} Hausregeln ${rules === 1 ? "ist" : "sind"} verschieden. Der Rest ist gleich.`,
  same: "Es sind dieselben",
  sameHint: "Ändere eine Hausregel, um zu vergleichen.",
  change: (name) => `Ändern: ${name}`,
  rules: (name) => `Regelkarte: ${name}`,
  compare: "Mit den Standardregeln vergleichen",
  isolated: "Sonst gelten in den Beispielen die ersten Hausregeln.",
} satisfies Words["compareWords"];
