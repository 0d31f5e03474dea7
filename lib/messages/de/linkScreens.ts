import type { WordsOf } from "../dictionary";

type Words = WordsOf<"linkScreens">;

export const linkWords = {
  open: "Teilen",
  title: "Hol andere an den Tisch",
  watching: "Du schaust zu.",
  watchingHint: "Zum Mitspielen lass dir den anderen Link geben.",
  rounds: "Alle Runden",
  roundOf: (round) => `Runde ${round}`,
  awaited: "Die Becher werden gehoben.",

  asking: "Einen Moment: Bist du noch an diesem Tisch?",
} satisfies Words["linkWords"];
