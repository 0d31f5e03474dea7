import { assertNever } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { diceWord } from "./numbers";
import { list } from "./people";

type Words = WordsOf<"startScreens">;

export const START_WORDS = {
  name: "Liar’s Table",
  description: "Der Spielstand für Lügenwürfeln mit echten Würfeln.",
  promise: "Die Würfel bleiben echt. Ansagen, Bangs und der Abwasch stehen hier.",
  newGame: "Neues Spiel",
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
