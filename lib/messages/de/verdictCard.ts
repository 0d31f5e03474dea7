import type { WordsOf } from "../dictionary";
import { faceWord } from "./claims";

type Words = WordsOf<"verdictCard">;

export const verdictCardWords = {
  potWon: (chips) => `Im Pott ${chips === 1 ? "lag einer" : `lagen ${chips}`}.`,
  verdict: "Urteil",
  of: "von",
  naturals: (count, face) => `${count} ${faceWord(face, count)}`,
  wilds: (count) => `${count} Joker`,
  missing: (count) => (count === 1 ? "1 fehlt" : `${count} fehlen`),
  washes: "spült",
  finalStanding: "Endstand",
} satisfies Words["verdictCardWords"];
