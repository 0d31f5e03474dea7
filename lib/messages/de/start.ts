import { assertNever } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { diceWord, list } from "./anyPage";
import { faceWord, gameName, sayHeld } from "./terms";

type Words = WordsOf<"start">;

export const START_WORDS = {
  name: "Liar’s Table",
  description: "Der Spielstand für Lügenwürfeln mit echten Würfeln.",
  promise: "Die Würfel bleiben echt. Ansagen, Bangs und der Abwasch stehen hier.",
  screenshots: {
    claim: "Eine Ansage, die nächsten Gebote und ein großer roter Bang",
    verdict: "Zwei zu wenig: wer was bekommt, und die Regel",
    wide: "Der Tisch neben den Runden",
  },
  newGame: "Neues Spiel",
  howToPlay: "So wird gespielt",
  firstRound: {
    title: "Eine Runde zum Ausprobieren",
    others: "Drei Würfel sind deine, neun Becher bleiben zu.",
    roll: "Wirf deine drei Würfel",
    rolled: (faces) => `Du hast geworfen: ${list(faces.map((face) => faceWord(face, 1)))}.`,
    again: "Noch mal würfeln",
  },
  sameCrew: "Noch mal dieselbe Crew",
  tables: { phone: "Tische auf diesem Handy", account: "Deine Tische" },
  olderTables: "Ältere Tische",
  noTables: {
    heading: "Noch keine Tische auf diesem Handy",
    start: "Fang an: Tippe die Namen in Sitzreihenfolge, würfelt und bietet.",
  },
  join: {
    heading: "Jemand anders schreibt auf?",
    how: "Halte die Kamera auf den QR-Code auf dem anderen Handy: Er steht unter „Teilen“.",
  },
  starting: "Beginnt…",
  noAnswer:
    "Es kam keine Antwort, also hat das Spiel vielleicht nicht begonnen. Eure Namen bleiben hier stehen: Prüfe die Verbindung und versuch es noch einmal.",

  crew: {
    title: "Wer spielt mit?",
    order: "In Sitzreihenfolge",
    where: "An welchem Tisch?",
    whichGame: "Was wird gespielt?",
    chooseGame: (game) => `Gespielt wird ${game}. Anderes Spiel wählen`,
    home: "Start",
    last: "Dieselbe Crew wie zuletzt",
    house: {
      key: (changed) => (changed === 0 ? "Hausregeln" : `Hausregeln: ${changed} eigene`),
      title: "Hausregeln",
      hint: "Dieses Handy merkt sie sich für das nächste Spiel dieser Art.",
      usual: "Wie im Regelbuch",
      done: "Fertig",
    },
    start: "Los",
    first: "Erster Name",
    next: "Nächster Name",
    most: "Mehr passen nicht an einen Tisch.",
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
      return round === 1 ? "Neu: Die erste Runde hat noch nicht begonnen" : `Vor Runde ${round}`;
    case "claiming":
      return `Runde ${round}`;
    case "revealing":
      return `Runde ${round}, angezweifelt: Die Würfel fehlen noch`;
    case "finished":
      return "Vorbei";
    default:
      return assertNever(phase);
  }
};

export const crewWords = {
  playoff: "Das Stechen",
  title: "Eine Crew",
  games: "Spiele",
  below: "In den Spielen hier:",
  noneOver: "Noch kein Spiel dieser Crew ist vorbei.",
  noneOverHint: "Was dabei herauskam, steht hier, sobald eins endet.",
  rounds: (rounds) => (rounds === 0 ? "noch keine Runde" : rounds === 1 ? "1 Runde" : `${rounds} Runden`),
  toTable: "Zum Tisch",
  history: "Runden und Urteile",
  record: "Aufzeichnung",
  older: "Ältere Spiele",
  ofThisCrew: (washing) => (washing ? "Wer wann gespült hat, in dieser Crew" : "Alle Spiele dieser Crew"),
  ofThisGroup: (name, washing) => (washing ? `Wer wann gespült hat: ${name}` : `Alle Spiele: ${name}`),
  link: (crew, washing) => `${washing ? "Wer wann gespült hat" : "Alle Spiele"}: ${crew}`,
} satisfies Words["crewWords"];

export const countWords = {
  washed: (game) => `Wer gespült hat${game === null ? "" : `: ${gameName(game)}`}`,
  won: (game) => `Wer gewonnen hat${game === null ? "" : `: ${gameName(game)}`}`,
  drunk: (game) => `Was getrunken wurde${game === null ? "" : `: ${gameName(game)}`}`,
  times: (count) => (count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`),
} satisfies Words["countWords"];

export const nextGameWords = {
  again: "Noch mal",
  againHint: (names) => `${names.length} am Tisch, dieselben Hausregeln`,
  everybody: "alle am Tisch, wie vorher",
  toNext: "Zum nächsten Spiel",
  starting: "Beginnt…",
  tied: (names) => `${list(names)} liegen gleichauf. Sie können zusammen spülen oder es ausspielen.`,
  whoGetsPot: (chips) => `Wer bekommt ${sayHeld("chip", chips)} aus dem Pott?`,
  playoff: "Ausspielen",
  playoffName: (names) => `Ausspielen: ein neues Spiel für ${list(names)}`,
  oneRound: "Nur eine Runde",
  anotherGame: "Ein anderes Spiel",
  byHand: "Anders entschieden",
  whoWashes: "Wer spült?",
  whoWashesHint: "Entschieden durch einen hohen Wurf oder irgendein Spiel. Tippe an, wer verloren hat.",
  replay: "Nachspielen",
  newCrew: "Andere Crew",
} satisfies Words["nextGameWords"];

export const compareWords = {
  title: (game) => `${game}: zweierlei Hausregeln`,
  about: "Was zwei Häuser verschieden spielen, jede Regel mit einem Beispiel von beiden.",
  back: (game) => `${game}: die Regeln`,
  usual: "Wie üblich",
  house: "Diese Hausregeln",
  other: "Die anderen Hausregeln",
  differ: (rules, all) =>
    rules === 1
      ? `Eine von ${all} Hausregeln ist verschieden. Was hier nicht steht, wird gleich gespielt.`
      : `${rules} von ${all} Hausregeln sind verschieden. Was hier nicht steht, wird gleich gespielt.`,
  same: "Es sind dieselben",
  sameHint: "Beide haben jede Hausregel gleich. Ändert eine, um zu vergleichen.",
  change: (name) => `Ändern: ${name}`,
  rules: (name) => `Regelkarte: ${name}`,
  compare: "Mit den üblichen Regeln vergleichen",
  isolated: "In jedem Beispiel gelten sonst die Hausregeln der ersten Seite.",
} satisfies Words["compareWords"];
