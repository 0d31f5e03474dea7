import type { WordsOf } from "../dictionary";
import { list } from "./people";

type Words = WordsOf<"phones">;

export const phoneWords = {
  you: "du",
  presence: { here: "Handy am Tisch", away: "Handy nicht am Tisch" },

  recordForAll: "Für den Tisch schreiben",
  ownKeys: "Nur meine Tasten",
  ownSeat: "Dein Platz",
  who: "Wer bist du?",
  choose: "Platz wählen",
  onlyWatching: "Du schaust nur zu.",
  lost: (name) => `Dieses Handy sitzt nicht mehr auf dem Platz von ${name}.`,
  keepsNow: "Du führst jetzt diesen Tisch.",
  keepsNoMore: "Jemand anders führt jetzt diesen Tisch.",

  toRaise: (name) => `${name} muss drüber`,
  toOpen: (name) => `${name} eröffnet`,
  mayCall: (bang) => (bang ? "Du darfst jederzeit „Bang!“ rufen." : "Du darfst jederzeit zweifeln."),
  inTurnOnly: "Ansagen und zweifeln kannst du, wenn du an der Reihe bist.",
  yourClaim: "Deine Ansage steht.",
  outOfPlay: "Du bist raus.",
  alsoMe: "Bang! Ich auch",
} satisfies Words["phoneWords"];

export const consentWords = {
  legend: "Was sagst du zum Urteil?",
  keys: { agreed: "Einverstanden", disputed: "Bestritten" },
  agreedBy: (names) => `Einverstanden: ${list(names)}`,
  disputedBy: (names) => `Bestritten von ${list(names)}`,
  settled: (note) => `Geklärt: ${note}`,
  flag: "bestritten",
  settle: "Mit einer Notiz klären",
  settleRound: (round) => `Wie wurde Runde ${round} geklärt?`,
  keeperSettles: "Wer den Tisch führt, klärt es mit einer Notiz.",
  open: (rounds) =>
    rounds.length === 1
      ? `Runde ${rounds[0]} ist bestritten und nicht geklärt.`
      : `Die Runden ${list(rounds.map(String))} sind bestritten und nicht geklärt.`,
  look: (round) => `Runde ${round} ansehen`,
  noAnswer:
    "Es kam keine Antwort, also hat sich vielleicht nichts geändert. Prüfe die Verbindung und versuch es noch einmal.",
} satisfies Words["consentWords"];
