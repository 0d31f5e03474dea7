import type { WordsOf } from "../dictionary";
import { sayClaim } from "./terms";

type Words = WordsOf<"cases">;

export const caseWords = {
  title: "Libro de casos",
  hint: "Disputas que un encargado resolvió en las mesas de este grupo y cantos que allí se dejaron pasar. Lo que se parece a una pregunta aparece antes de la respuesta según las reglas.",
  toBook: "Libro de casos: cómo lo resolvimos antes",
  none: "Todavía no hay nada.",
  noneHint:
    "Cuando alguien disputa un veredicto y un encargado lo resuelve con una nota, queda aquí; también un canto que se deja pasar contra las reglas.",
  full: (most) => `Aquí están los últimos ${most}; los anteriores están en los historiales de sus partidas.`,

  search: "Buscar en las notas",
  searchGo: "Buscar",
  found: "Casos",
  nothing: "Ningún caso dice eso.",
  all: "Todos los casos",

  ruled: (group, day) => `${group} lo decidió así el ${day}`,
  letStand: (group, day) => `${group} lo dejó pasar el ${day}`,
  letStandBy: (name) => `se dejó pasar, anotado por ${name}`,
  noReason: "No se dio ningún motivo",
  recorder: "alguien de la mesa",
  note: (note) => `«${note}»`,
  about: (claim, from) => (from === null ? sayClaim(claim) : `${sayClaim(claim)} sobre ${sayClaim(from)}`),
  by: (name) => `resuelto por ${name}`,
  somebody: "alguien",
  toRound: "Ver la ronda",
  toRoundOf: (note) => `Ver la ronda de «${note}»`,
  atDesk: "Así se resolvió antes",

  promote: "Hacerla regla de la casa",
  promoteName: (note) => `Hacer de «${note}» una regla de la casa`,
  strike: "Tachar",
  strikeName: (note) => `Tachar «${note}»`,
  strikeHint: "Se queda aquí, tachado, para leerlo. Ya no aparece con las respuestas.",
  putBack: "Reponer",
  putBackName: (note) => `Reponer «${note}»`,
  putBackHint: "Vuelve a aparecer con las respuestas.",
  reason: "¿Por qué?",
  struck: (by, day, reason) => `Lo tachó ${by} el ${day}: ${reason}`,
} satisfies Words["caseWords"];
