import type { WordsOf } from "../dictionary";

type Words = WordsOf<"roundLog">;

export const logWords = {
  nothingSaid: "Noch keine Ansage",
  thisRound: "Diese Runde",
  roundsBefore: "Runden davor",
  noRounds: "Noch keine Runde ist entschieden.",
} satisfies Words["logWords"];
