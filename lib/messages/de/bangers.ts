import type { WordsOf } from "../dictionary";

type Words = WordsOf<"bangers">;

export const bangersWords = {
  whoShoutedHint: (shout, name) =>
    shout === "bang"
      ? `${name} ist an der Reihe. Alle anderen dürfen „Bang!“ rufen, nur nicht, wer ansagte.`
      : `${name} ist an der Reihe. Alle anderen dürfen es rufen, nur nicht, wer zuletzt ansagte.`,
  severalAtOnce: "Mehrere zugleich",
  severalHint: "Tippe alle an, die „Bang!“ riefen, die Ersten zuerst.",
} satisfies Words["bangersWords"];
