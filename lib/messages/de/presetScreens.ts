import type { WordsOf } from "../dictionary";

type Words = WordsOf<"presetScreens">;

export const presetWords = {
  title: "Hausregeln",
  hint: "Einmal unter einem Namen aufgeschrieben, nimmt ein neues Spiel sie mit einem Tipp.",
  usual: "Wie üblich",
  usualHint: "Damit beginnt hier ein neues Spiel.",
  ruleBook: "Wie im Regelbuch",
  none: "Noch keine Hausregeln haben hier einen Namen.",
  noneKeep: "Schreib auf, wie ihr spielt, etwa „Wachenregeln“ oder „Kinderregeln“.",
  noneSee: "Ein Spielwart dieser Gruppe schreibt sie auf.",
  add: "Neue Hausregeln",
  toAll: "Alle Hausregeln dieser Gruppe",

  name: "Name",
  namePlaceholder: "Wachenregeln",
  game: "Spiel",
  keep: "Behalten",
  keeping: "Wird behalten…",

  change: "Ändern",
  changeTitle: (name) => `${name} ändern`,
  frozen: "Spiele, die schon laufen, behalten die Regeln, mit denen sie begonnen haben.",
  saved: "Gespeichert.",

  play: "Neues Spiel mit diesen",
  share: "Teilen",
  shareTitle: (name) => `${name} teilen`,
  shareHow: "Wer diesen Link öffnet, liest diese Regeln und kann sie in einer eigenen Gruppe behalten.",
  qr: "QR-Code dieser Hausregeln",

  compare: "Vergleichen",
  compareTwo: "Zwei vergleichen",
  compareTitle: (game) => `${game}: zwei vergleichen`,
  one: "Diese",
  other: "Mit diesen",
  compareNow: "Zeigen, was anders ist",

  delete: "Löschen",
  deleteTitle: (name) => `${name} löschen?`,
  deleteHint: "Spiele, die damit begonnen haben, behalten sie, und jedes Urteil bleibt, wie es war.",
  deleteNow: "Löschen",

  pick: "Hausregeln",
  take: "Übernehmen von",

  called: (name, game) => `${name}: Hausregeln für ${game}`,
  keepIn: "In einer Gruppe behalten",
  keepGroup: "In welcher Gruppe?",
  kept: (name, group) => `${group} hat jetzt „${name}“.`,
  toKept: "Dort ansehen",
} satisfies Words["presetWords"];
