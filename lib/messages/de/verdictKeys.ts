import type { WordsOf } from "../dictionary";

type Words = WordsOf<"verdictKeys">;

export const verdictKeyWords = {
  butWePlay: "Aber wir spielen…",
  share: "Teilen",
  shareName: "Dieses Urteil teilen",
  noAnswer: "Es kam keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
  andMore: (others) => (others === 1 ? "und noch jemand" : `und ${others} weitere`),
} satisfies Words["verdictKeyWords"];
