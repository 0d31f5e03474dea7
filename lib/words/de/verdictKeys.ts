import type { WordsOf } from "../dictionary";

export const verdictKeyWords = {
  butWePlay: "Aber wir spielen…",
  share: "Teilen",
  shareName: "Dieses Urteil teilen",
  noAnswer: "Es kam keine Antwort. Prüfe die Verbindung und versuch es noch einmal.",
  andMore: (others) => (others === 1 ? "und noch einer" : `und ${others} weitere`),
} satisfies WordsOf<"verdictKeys">["verdictKeyWords"];
