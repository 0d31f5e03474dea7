import type { WordsOf } from "../dictionary";

type Words = WordsOf<"games">;

const GAMES: Readonly<Record<string, string>> = {
  firehouse: "Firehouse",
  bar: "Kneipenwürfeln",
  "pass-the-cup": "Becher weiter",
  "red-dead": "Red Dead",
  "closed-cup": "Becher zu",
  "own-hand": "Lügenpoker, eigene Hand",
  pirate: "Piratenwürfeln",
  perudo: "Perudo",
  mia: "Mäxchen",
};

export const gameName: Words["gameName"] = (game) =>
  (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? game;

const LINES: Readonly<Record<string, string>> = {
  firehouse: "Roter Joker, „Bang!“, und wer verliert, spült",
  bar: "Falsch kostet einen Würfel, der Letzte gewinnt",
  "pass-the-cup": "Ein Becher mit fünf geht um; wer sich irrt, trinkt",
  "red-dead": "Ohne Joker; Bluff oder genau",
  "closed-cup": "Ein Becher, Straßen zählen, jede Runde ein Einsatz",
  "own-hand": "Jeder eine Pokerhand, nachwürfeln, Chips im Pott",
  pirate: "Höhere Augen gehen vor, nachwürfeln, Chips im Pott",
  perudo: "Einsen sind Joker, Calza, Palifico",
  mia: "Zwei Würfel, ein Becher, 21 schlägt alles, Leben",
};

export const gameLine: Words["gameLine"] = (game) =>
  (Object.hasOwn(LINES, game) ? LINES[game] : undefined) ?? "";
