import type { WordsOf } from "../dictionary";

type Words = WordsOf<"laterScreens">;

export const laterWords = {
  coming: "Einen Moment…",
  failed: "Dieser Teil ist nicht angekommen: Anscheinend gibt es kein Netz. Der Tisch bleibt, wie er ist.",
  again: "Noch einmal",
} satisfies Words["laterWords"];
