import type { Face } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { faceWord, sayClaim } from "./claims";
import { diceWord } from "./numbers";

type Words = WordsOf<"revealScreens">;

export const revealWords = {
  howMuch: "Wie viel habt ihr gesehen?",
  ways: { dice: "Würfel", counts: "Je Becher", total: "Summe", outcome: "Nur das Ergebnis" },
  cupEmpty: "noch keine Würfel",
  standing: { counts: "zählt", wild: "Joker" },
  notCounted: "noch nicht gezählt",
  ofDice: (dice) => `von ${diceWord(dice)}`,
  dieKey: (face) => `${faceWord(face, 1)} legen`,
  countKey: (count, face) => `${count} ${faceWord(face, count)}`,
  undo: "Zurück",
  soFar: "bisher",
  needed: "nötig",
  toCome: (dice) => (dice === 0 ? "keine Würfel mehr offen" : `noch ${diceWord(dice)} offen`),
  cupsToCome: (cups) => `noch ${cups} Becher offen`,
  countHint: (face, wild) => `Wie viele ${facesToCount(face, wild)} unter jedem Becher?`,
  totalHint: (face, wild) => `Wie viele ${facesToCount(face, wild)} insgesamt?`,
  settleWith: (found, needed) => `${found} von ${needed}: entscheiden`,
  settleFirst: "Tippe an, wie viele es waren",
  outcomes: {
    short: (claim) =>
      "count" in claim
        ? { name: "Zu wenig", meaning: `weniger als ${sayClaim(claim)}` }
        : { name: "Zu hoch", meaning: `niedriger als ${sayClaim(claim)}` },
    exact: (claim) => ({ name: "Genau", meaning: `gerade ${sayClaim(claim)}` }),
    there: (claim) => ({
      name: "Stimmt",
      meaning: `${sayClaim(claim)} oder ${"count" in claim ? "mehr" : "besser"}`,
    }),
  },
} satisfies Words["revealWords"];

const facesToCount = (face: Face, wild: Face | null): string =>
  wild === null || wild === face ? faceWord(face, 2) : `${faceWord(face, 2)} und ${faceWord(wild, 2)}`;
