import type { WordsOf } from "../dictionary";

type Words = WordsOf<"crewScreens">;

export const crewWords = {
  title: "Eine Crew",
  games: "Spiele",
  noneOver: "Noch kein Spiel dieser Crew ist vorbei.",
  noneOverHint: "Wer wann gespült hat, steht hier, sobald eins endet.",
  washed: "Wer gespült hat, in den Spielen hier",
  times: (count) => (count === 1 ? "einmal" : count === 2 ? "zweimal" : `${count} Mal`),
  rounds: (rounds) => (rounds === 0 ? "noch keine Runde" : rounds === 1 ? "1 Runde" : `${rounds} Runden`),
  toTable: "Zum Tisch",
  history: "Runden und Urteile",
  record: "Aufzeichnung",
  older: "Ältere Spiele",
  ofThisCrew: (washing) => (washing ? "Wer wann gespült hat, in dieser Crew" : "Alle Spiele dieser Crew"),
  ofThisGroup: (name, washing) => (washing ? `Wer wann gespült hat: ${name}` : `Alle Spiele: ${name}`),
  link: (crew) => `Wer wann gespült hat: ${crew}`,
} satisfies Words["crewWords"];
