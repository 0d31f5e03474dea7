import { type Face, faceWord } from "@/lib/engine";
import { diceWord } from "./numbers";

/** Before a round: who starts it, and with what. */
export const betweenWords = {
  whoStarts: "Who starts?",
  whoStartsHint: (redDie: boolean) =>
    redDie ? "Tap a name: whoever starts rolls the big red die." : "Tap a name: whoever starts claims first.",
  diceUnderCups: (dice: number, cups: number) => `${diceWord(dice)} under ${cups} cups`,
  diceUnderOneCup: (dice: number) => `${diceWord(dice)} under one cup`,
  rollsAndOpens: (name: string, redDie: boolean) =>
    redDie ? `${name} rolls the red die and opens` : `${name} opens the round`,
  startRound: (round: number) => `Start round ${round}`,
  onesAreWild: "ones are wild",
  palificoNext: (name: string) =>
    `${name} is down to one die: a palifico round. The first face holds, and ones are not wild.`,
  startsAgain: (name: string) => `${name} starts again`,
  isVoid: (round: number) => `Round ${round} is void`,
  redDieShows: "What does the red die show?",
  redDieKey: (face: Face) => `Red die shows ${faceWord(face, 1)}`,
  startsRound: (name: string) => `${name} starts`,
} as const;
