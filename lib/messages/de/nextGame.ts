import type { WordsOf } from "../dictionary";
import { list } from "./people";

type Words = WordsOf<"nextGame">;

export const nextGameWords = {
  again: "Noch mal",
  againHint: (names) => `${names.length} am Tisch, dieselben Hausregeln`,
  starting: "Beginnt…",
  tied: (names) => `${list(names)} liegen gleichauf. Sie können zusammen spülen oder es ausspielen.`,
  playoff: "Ausspielen",
  playoffName: (names) => `Ausspielen: ein neues Spiel für ${list(names)}`,
  byHand: "Anders entschieden",
  whoWashes: "Wer spült?",
  whoWashesHint: "Entschieden durch irgendein Spiel. Tippe an, wer verloren hat.",
  newCrew: "Andere Crew",
} satisfies Words["nextGameWords"];
