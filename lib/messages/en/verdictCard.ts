import { type Face, faceWord } from "@/lib/engine";

/** The card of a verdict, and the end of a game. */
export const verdictCardWords = {
  potWon: (chips: number) => `The pot held ${chips}.`,
  verdict: "Verdict",
  of: "of",
  naturals: (count: number, face: Face) => `${count} ${faceWord(face, count)}`,
  wilds: (count: number) => `${count} wild`,
  missing: (count: number) => `${count} missing`,
  washes: "washes the dishes",
  finalStanding: "Final standing",
} as const;
