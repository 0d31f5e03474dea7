import type { WordsOf } from "../dictionary";

type Words = WordsOf<"phones">;

export const phoneWords = {
  you: "du",
  presence: { here: "Handy am Tisch", away: "Handy nicht am Tisch" },

  ownKeys: "Nur meine Tasten",
  ownSeat: "Dein Platz",
  who: "Wer bist du?",
  choose: "Platz wählen",
  lost: (name) => `Dieses Handy sitzt nicht mehr auf dem Platz von ${name}.`,
  keepsNow: "Du führst jetzt diesen Tisch.",
  keepsNoMore: "Jemand anders führt jetzt diesen Tisch.",

  alsoMe: "Bang! Ich auch",
  noAnswer:
    "Es kam keine Antwort, also hat sich vielleicht nichts geändert. Prüfe die Verbindung und versuch es noch einmal.",
} satisfies Words["phoneWords"];
