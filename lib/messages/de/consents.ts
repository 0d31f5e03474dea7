import type { WordsOf } from "../dictionary";
import { list } from "./people";

type Words = WordsOf<"consents">;

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
} satisfies Words["consentWords"];
