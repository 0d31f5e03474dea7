import type { WordsOf } from "../dictionary";

type Words = WordsOf<"bangOrder">;

export const bangWords = {
  title: "Bangs, wie sie kamen",
  scores: "zählt",
  byTurn: (name) => `${name} war an der Reihe, also zählt nur dieses Bang.`,
  first: (name) => `${name} war zuerst, also zählt nur dieses Bang.`,
  all: "Jedes davon zählt.",
  too: "Wer noch?",
  whoToo: "Wer rief auch „Bang!“?",
  tooHint: "Sie kommen ans Ende. Vorrang hat, wer an der Reihe war, sonst wer zuerst rief.",
} satisfies Words["bangWords"];
