import type { WordsOf } from "../dictionary";
import { sayClaim } from "./terms";

type Words = WordsOf<"cases">;

export const caseWords = {
  title: "Fallbuch",
  hint: "Streitfälle, die ein Spielwart an den Tischen dieser Gruppe geklärt hat, und Ansagen, die man dort stehen ließ. Wer einen Streit klären lässt, sieht zuerst, was der Frage ähnelt; darunter steht die Antwort nach den Regeln.",
  toBook: "Fallbuch: wie wir es schon einmal geklärt haben",
  none: "Noch steht nichts darin.",
  noneHint:
    "Wenn jemand ein Urteil bestreitet und ein Spielwart das mit einer Bemerkung klärt, steht es hier; ebenso eine Ansage, die man gegen die Regeln stehen lässt.",
  full: (most) => `Hier stehen die letzten ${most}; ältere stehen in den Verläufen ihrer Spiele.`,

  search: "In den Bemerkungen suchen",
  searchGo: "Suchen",
  found: "Fälle",
  nothing: "Kein Fall sagt das.",
  all: "Alle Fälle",

  ruled: (group, day) => `${group} hat am ${day} so entschieden`,
  letStand: (group, day) => `${group} hat es am ${day} stehen lassen`,
  letStandBy: (name) => `stehen gelassen, eingetragen von ${name}`,
  noReason: "Ein Grund wurde nicht genannt",
  recorder: "jemandem am Tisch",
  note: (note) => `„${note}“`,
  about: (claim, from) => (from === null ? sayClaim(claim) : `${sayClaim(claim)} über ${sayClaim(from)}`),
  by: (name) => `geklärt von ${name}`,
  somebody: "jemandem",
  toRound: "Die Runde ansehen",
  toRoundOf: (note) => `Die Runde zu „${note}“ ansehen`,
  atDesk: "So wurde es schon geklärt",

  promote: "Zur Hausregel machen",
  promoteName: (note) => `„${note}“ zur Hausregel machen`,
  strike: "Streichen",
  strikeName: (note) => `„${note}“ streichen`,
  strikeHint: "Der Fall bleibt hier gestrichen zu lesen. Beim Klären eines Streits kommt er nicht mehr vor.",
  putBack: "Wieder aufnehmen",
  putBackName: (note) => `„${note}“ wieder aufnehmen`,
  putBackHint: "Beim Klären eines Streits kommt er wieder vor.",
  reason: "Warum?",
  struck: (by, day, reason) => `Am ${day} von ${by} gestrichen: ${reason}`,
} satisfies Words["caseWords"];
