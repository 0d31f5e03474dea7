import type { WordsOf } from "../dictionary";

export const compareWords = {
  title: (game) => `${game}: zweierlei Hausregeln`,
  about: "Was zwei Häuser verschieden spielen, jede Regel mit einem Beispiel von beiden.",
  back: (game) => `${game}: die Regeln`,
  usual: "Wie üblich",
  house: "Diese Hausregeln",
  other: "Die anderen Hausregeln",
  differ: (rules, all) =>
    rules === 1
      ? `Eine von ${all} Hausregeln ist verschieden. Was hier nicht steht, wird gleich gespielt.`
      : `${rules} von ${all} Hausregeln sind verschieden. Was hier nicht steht, wird gleich gespielt.`,
  same: "Es sind dieselben",
  sameHint: "Beide haben jede Hausregel gleich. Ändert eine, um zu vergleichen.",
  change: (name) => `Ändern: ${name}`,
  rules: (name) => `Regelkarte: ${name}`,
  compare: "Mit den üblichen Regeln vergleichen",
  isolated: "In jedem Beispiel gelten sonst die Hausregeln der ersten Seite.",
} satisfies WordsOf<"compareHouses">["compareWords"];
