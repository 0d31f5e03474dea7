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
  gone: {
    title: "Du bist nicht mehr an diesem Tisch",
    what: "Dein Platz hier wurde zurückgenommen, die Gruppe hat dich ausgeschlossen, oder du wurdest abgemeldet.",
    safe: "Was aufgeschrieben ist, bleibt beim Tisch. Ein Tipp, der noch nicht gesendet war, ist nicht aufgeschrieben. Um zurückzukommen, melde dich an oder lass dir den Link des Tisches geben.",
  },
} satisfies Words["linkWords"];
