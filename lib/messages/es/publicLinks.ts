import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"publicLinks">;

export const publicLinkWords = {
  title: "Enlaces públicos",
  hint: "Quien tenga un enlace público puede leerlo. No hace falta cuenta.",
  gameHint: "Quien tenga el enlace lee esta partida y nada más.",
  none: "Ninguno aún.",
  kinds: { game: "Partida", season: "Tabla", dishes: "Historial de platos" },
  gameOf: (game, day) => `${game}, ${day}`,
  names: {
    names: { name: "Nombres", means: "Como en la mesa." },
    initials: { name: "Iniciales", means: "R. O. por Randy Ortega. Sin nombres." },
  },
  namesOf: { names: "con nombres", initials: "con iniciales" },
  since: "desde",
  what: "¿Qué muestra?",
  how: "¿Nombres o iniciales?",
  make: "Crear enlace público",
  makeNow: "Crear enlace",
  making: "Creando…",
  show: "Ver",
  showName: (what) => `Ver: ${what}`,
  takeBack: "Desactivar",
  takeBackName: (what) => `Desactivar: ${what}`,
  takenBack: "Enlace desactivado.",

  link: {
    how: "Quien tenga este enlace puede leer la página.",
    qr: "Código QR del enlace público",
    copy: "Copiar enlace",
    copied: "Copiado",
    selected: "Seleccionado. Cópialo con el menú de tu teléfono.",
    send: "Enviar…",
    hidden: "Otros teléfonos no llegan a este equipo. Conéctalo al wifi.",
  },

  notFound: {
    title: "Bajo este cubilete no hay nada",
    what: "El enlace se desactivó o está mal escrito, o se borró su contenido.",
    safe: "Pide un enlace nuevo.",
  },
  tooMany: { title: "Demasiados enlaces equivocados", what: "Espera un minuto y abre este otra vez." },
  round: (round) => `Ronda ${round}`,
  onlyResult: "Solo el resultado.",
  noRounds: "Sin rondas anotadas.",
  inProgress: "La partida sigue.",
  allRounds: "Rondas",
  pages: "Más rondas",
  page: (page, pages) => `Página ${page} de ${pages}`,
  earlier: "Rondas anteriores",
  later: "Rondas siguientes",
  readOnly: "Solo lectura",
  table: {
    who: "Nombre",
    games: "Partidas",
    washes: "Lavó",
    wins: "Ganó",
    none: "Ninguna partida terminada aún.",
  },
  from: (day) => `desde ${day}`,
  games: (games) => (games === 1 ? "1 partida" : `${games} partidas`),
  rounds: (rounds) => (rounds === 1 ? "1 veredicto" : `${rounds} veredictos`),
  noWashes: "Nadie ha lavado todavía.",
  washed: (who) => list(who),
  preview: {
    game: (game, day) => `${game}, ${day}`,
    season: (season) => `Tabla: ${season}`,
    dishes: "Historial de platos",
    description: "De Liar’s Table. Solo lectura.",
  },
} satisfies Words["publicLinkWords"];
