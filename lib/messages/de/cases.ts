import type { WordsOf } from "../dictionary";
import { sayClaim } from "./terms";

type Words = WordsOf<"cases">;

export const caseWords = {
  title: "Frühere Entscheidungen",
  hint: "Hier geklärte Streitfälle und Ansagen, die der Tisch zugelassen hat.",
  toBook: "Frühere Entscheidungen",
  none: "Noch keine Entscheidungen.",
  noneHint: "Geklärte Streitfälle und zugelassene Ansagen erscheinen hier.",
  full: (most) => `Hier stehen die letzten ${most}. Ältere stehen bei ihren Spielen.`,

  search: "Notizen durchsuchen",
  searchGo: "Suchen",
  found: "Entscheidungen",
  nothing: "Keine Entscheidungen gefunden.",
  all: "Alle Entscheidungen",

  ruled: (group, day) => `${group} hat am ${day} so entschieden`,
  allowed: (group, day) => `${group} hat es am ${day} zugelassen`,
  allowedBy: (name) => `zugelassen, aufgeschrieben von ${name}`,
  noReason: "Kein Grund genannt",
  recorder: "jemandem am Tisch",
  note: (note) => `„${note}“`,
  about: (claim, from) => (from === null ? sayClaim(claim) : `${sayClaim(claim)} über ${sayClaim(from)}`),
  by: (name) => `geklärt von ${name}`,
  someone: "jemandem",
  toRound: "Runde ansehen",
  toRoundOf: (note) => `Runde ansehen: „${note}“`,
  atDesk: "Frühere Entscheidungen",

  promote: "Zur Hausregel machen",
  promoteName: (note) => `„${note}“ zur Hausregel machen`,
  strike: "Streichen",
  strikeName: (note) => `„${note}“ streichen`,
  strikeHint: "Bleibt hier, gestrichen. Antworten lassen sie aus.",
  restore: "Wiederherstellen",
  restoreName: (note) => `„${note}“ wiederherstellen`,
  restoreHint: "Antworten nutzen sie wieder.",
  reason: "Warum?",
  struck: (by, day, reason) => `Am ${day} von ${by} gestrichen: ${reason}`,
} satisfies Words["caseWords"];
