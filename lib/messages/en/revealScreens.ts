import { type Claim, type Face, faceWord, sayClaim } from "@/lib/engine";
import { diceWord } from "./numbers";

/** What lies under the cups, as much of it as was seen (S12). */
export const revealWords = {
  howMuch: "How much did you see?",
  ways: { dice: "Dice", counts: "Counts", total: "Total", outcome: "Just the answer" },
  cupEmpty: "no dice yet",
  standing: { counts: "counts", wild: "wild" },
  notCounted: "not counted yet",
  ofDice: (dice: number) => `of ${diceWord(dice)}`,
  dieKey: (face: Face) => `Put ${faceWord(face, 1)}`,
  countKey: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  undo: "Undo",
  soFar: "so far",
  needed: "needed",
  toCome: (dice: number) => `${dice === 0 ? "no dice" : diceWord(dice)} to come`,
  cupsToCome: (cups: number) => (cups === 1 ? "1 cup to come" : `${cups} cups to come`),
  countHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `How many ${faceWord(face, 2)} under each cup?`
      : `How many ${faceWord(face, 2)} and ${faceWord(wild, 2)} under each cup?`,
  totalHint: (face: Face, wild: Face | null) =>
    wild === null || wild === face
      ? `How many ${faceWord(face, 2)} in all?`
      : `How many ${faceWord(face, 2)} and ${faceWord(wild, 2)} in all?`,
  settleWith: (found: number, needed: number) => `${found} of ${needed}: settle`,
  settleFirst: "Tap how many there were",
  outcomes: {
    short: (claim: Claim) =>
      "count" in claim
        ? { name: "Short", meaning: `fewer than ${sayClaim(claim)}` }
        : { name: "Too high", meaning: `lower than ${sayClaim(claim)}` },
    exact: (claim: Claim) => ({ name: "Exactly", meaning: `just ${sayClaim(claim)}` }),
    there: (claim: Claim) => ({
      name: "There",
      meaning: "count" in claim ? `${sayClaim(claim)} or more` : `${sayClaim(claim)} or better`,
    }),
  },
} as const;
