import type { WordsOf } from "../dictionary";

type Words = WordsOf<"notices">;

export const noticeWords = {
  overtaken:
    "Jemand war schneller: Am Tisch ging es weiter, seit du geschaut hast. Von dir wurde nichts aufgeschrieben.",
  tooLate: (theirs, mine) => `Jemand war schneller: ${theirs}. Nicht aufgeschrieben: ${mine}.`,
} satisfies Words["noticeWords"];
