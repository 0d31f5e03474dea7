import type { WordsOf } from "../dictionary";

type Words = WordsOf<"gone">;

export const goneWords = {
  title: "Du bist nicht mehr an diesem Tisch",
  what: "Dein Platz hier wurde zurückgenommen, die Gruppe hat dich ausgeschlossen, oder du wurdest abgemeldet.",
  safe: "Was aufgeschrieben ist, bleibt beim Tisch. Ein Tipp, der noch nicht gesendet war, ist nicht aufgeschrieben. Um zurückzukommen, melde dich an oder lass dir den Link des Tisches geben.",
} satisfies Words["goneWords"];
