import type { WordsOf } from "../dictionary";
import { sayClaim } from "./terms";

type Words = WordsOf<"cases">;

export const caseWords = {
  title: "Decisiones anteriores",
  hint: "Disputas resueltas aquí y cantos que la mesa permitió.",
  toBook: "Decisiones anteriores",
  none: "Aún no hay decisiones.",
  noneHint: "Las disputas resueltas y los cantos permitidos aparecen aquí.",
  full: (most) => `Se muestran las últimas ${most}. Las anteriores están en sus partidas.`,

  search: "Buscar en las notas",
  searchGo: "Buscar",
  found: "Decisiones",
  nothing: "No se encontraron decisiones.",
  all: "Todas las decisiones",

  ruled: (group, day) => `${group} lo decidió así el ${day}`,
  allowed: (group, day) => `${group} lo permitió el ${day}`,
  allowedBy: (name) => `permitido, anotado por ${name}`,
  noReason: "Sin motivo",
  recorder: "alguien de la mesa",
  note: (note) => `«${note}»`,
  about: (claim, from) => (from === null ? sayClaim(claim) : `${sayClaim(claim)} sobre ${sayClaim(from)}`),
  by: (name) => `resuelto por ${name}`,
  someone: "alguien",
  toRound: "Ver ronda",
  toRoundOf: (note) => `Ver ronda: «${note}»`,
  atDesk: "Decisiones anteriores",

  promote: "Hacerla regla de la casa",
  promoteName: (note) => `Hacer de «${note}» una regla de la casa`,
  strike: "Tachar",
  strikeName: (note) => `Tachar «${note}»`,
  strikeHint: "Queda aquí, tachada. Las respuestas la omiten.",
  restore: "Restaurar",
  restoreName: (note) => `Restaurar «${note}»`,
  restoreHint: "Las respuestas la usan otra vez.",
  reason: "¿Por qué?",
  struck: (by, day, reason) => `Tachada por ${by} el ${day}: ${reason}`,
} satisfies Words["caseWords"];
