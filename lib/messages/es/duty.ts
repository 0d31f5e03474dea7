import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"duty">;

export const dutyWords = {
  key: (shift, set) => (set === null ? shift : `${shift}, desde el ${set}`),
  none: "Elegir turno",
  title: (shift) => `De guardia: ${shift}`,
  titleNone: "¿Qué turno está de guardia?",
  byRotation: (until) => `Según la rotación, hasta el ${until}`,
  byHand: (until) => `Elegido a mano, hasta el ${until}`,
  standing: (since) => `Desde el ${since}. Sigue hasta que alguien elija otro.`,
  unset: "Nadie lo ha elegido todavía.",
  forEveryone: "Un toque lo cambia para todo el grupo.",
  now: "ahora",
  from: (day) => `desde el ${day}`,
  toRotation: "Según la rotación",
  week: "Los próximos siete días",
  rotation: "Rotación",
  ways: { none: "Ninguna", "24/48": "24/48", "48/96": "48/96", kelly: "Kelly", other: "Otra" },
  letters: "Turnos, una letra por día",
  lettersHint: (letters) => letters.join(" · "),
  letter: (letter, shift) => `${letter}: ${shift}`,
  badLetters: (letters) => `Usa solo ${list(letters)}.`,
  tooLong: (days) => `Usa como máximo ${days} letras.`,
  startsOn: "Primer día",
  changesAt: "Cambio de turno a las",
  save: "Guardar rotación",
  saving: "Guardando…",
  saved: "Guardado.",
  noAnswer: "Sin respuesta. Revisa la conexión e inténtalo otra vez.",
  off: (name, day) => `Día libre: ${name}, el ${day}`,
  offToday: "día libre",
  addOff: (name) => `Agregar a ${name} (día libre)`,
  dropOff: (name) => `Dejar fuera a ${name} (día libre)`,

  kelly: {
    title: "Día libre",
    ways: { none: "Ninguno", every: "Cada tantos turnos", single: "Días sueltos" },
    every: "Uno libre cada … turnos",
    from: "Un día libre",
    day: "Día libre",
    add: "Agregar día",
    remove: (day) => `Quitar ${day}`,
    needsRotation: "Necesita una rotación. Está en la página del grupo.",
  },

  move: {
    title: "Turno de estas partidas",
    byDate: "Según la fecha",
    none: "Sin turno",
  },
  giveByDate: "Según la fecha",
} satisfies Words["dutyWords"];

export const washWords = {
  log: "Anotar lavado",
  who: "¿Quién lavó?",
  upNext: "le toca",
  together: "Lavaron dos juntos",
  second: (name) => `${name} ¿y quién más?`,
  others: "Otros",
  loggedBy: (name) => `anotado por ${name}`,
  mayLog: "¿Quién puede anotar un lavado?",
  lowest: { owner: "Dueños", keeper: "Admins", member: "Miembros" },
  dueBy: "¿A quién le toca?",
  rules: { fewest: "Quien menos por comida", turns: "Según el último lavado", loser: "Quien pierda" },
  rulesMean: {
    fewest: "Primero quien menos lavó por comida.",
    turns: "Primero quien lleva más tiempo sin lavar.",
    loser: "Nadie antes de perder la partida.",
  },
  loserWashes: "Quien pierda, lava.",
  take: (day) => (day === null ? "Lo hago yo" : `Yo lavo el ${day}`),
  takeName: (name) => `Lavar los platos en lugar de ${name}`,
  nudge: (name, meals) => `${name} lleva ${meals} comidas sin lavar.`,
  dueInTurn: "Primero quien lleva más tiempo sin lavar.",
} satisfies Words["washWords"];

export const feedWords = {
  name: (group) => `${group}: platos`,
  nameOf: (person, group) => `${person}, ${group}`,
  shared: "Platos",
  washed: (names) => `${list(names)} ${names.length === 1 ? "lavó" : "lavaron"} los platos`,
  washes: (name, times) =>
    times === 1 ? `${name} lava los platos` : `${name} lava los platos ${times} veces`,
  up: (names) => `${names.length === 1 ? "Le toca" : "Les toca"} lavar a ${list(names)}`,
  shift: (shift) => `Turno ${shift}`,
  kellyDay: "Día libre",
  title: "Calendario por suscripción",
  own: "Tus platos, turnos y días libres en tu calendario, con recordatorios.",
  open: "Agregar a mi calendario",
  off: "Desactivar",
  isOff: "Suscripción desactivada.",
  how: "Agrega esta dirección a un calendario como suscripción. Quien la tenga puede leerla.",
  ofGroup: "Calendario por suscripción",
  ofPerson: (person) => `Calendario por suscripción: ${person}`,
} satisfies Words["feedWords"];
