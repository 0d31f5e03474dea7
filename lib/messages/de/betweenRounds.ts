import type { WordsOf } from "../dictionary";
import { faceWord } from "./claims";
import { diceWord } from "./numbers";

type Words = WordsOf<"betweenRounds">;

export const betweenWords = {
  whoStarts: "Wer beginnt?",
  whoStartsHint: (redDie) =>
    redDie
      ? "Tippe auf einen Namen: Wer beginnt, wirft den großen roten Würfel."
      : "Tippe auf einen Namen: Wer beginnt, sagt zuerst an.",
  diceUnderCups: (dice, cups) => `${diceWord(dice)} unter ${cups} Bechern`,
  diceUnderOneCup: (dice) => `${diceWord(dice)} unter einem Becher`,
  rollsAndOpens: (name, redDie) =>
    redDie ? `${name} wirft den roten Würfel und eröffnet` : `${name} eröffnet die Runde`,
  startRound: (round) => `Runde ${round} beginnen`,
  onesAreWild: "Einsen sind Joker",
  palificoNext: (name) =>
    `${name} hat nur noch einen Würfel: eine Palifico-Runde. Die erste Zahl gilt, Einsen sind keine Joker.`,
  startsAgain: (name) => `${name} beginnt noch einmal`,
  isVoid: (round) => `Runde ${round} gilt nicht`,
  redDieShows: "Was zeigt der rote Würfel?",
  redDieKey: (face) => `Roter Würfel zeigt ${faceWord(face, 1)}`,
  startsRound: (name) => `${name} beginnt`,
} satisfies Words["betweenWords"];
