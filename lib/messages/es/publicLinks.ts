import type { WordsOf } from "../dictionary";
import { list } from "./anyPage";

type Words = WordsOf<"publicLinks">;

export const publicLinkWords = {
  title: "Enlaces públicos",
  hint: "Quien tiene un enlace así lee lo que muestra, sin cuenta, hasta que se retira.",
  gameHint: "Quien tiene el enlace lee esta partida: sus veredictos y cómo acabó, y nada más del grupo.",
  none: "No hay ninguno.",
  kinds: {
    game: "Una partida",
    season: "Una tabla: ganadas y lavadas",
    dishes: "Quién lavó y cuándo",
  },
  gameOf: (game, day) => `${game}, ${day}`,
  names: {
    names: { name: "Nombres", means: "Cada cual se llama como en la mesa." },
    initials: { name: "Iniciales", means: "R. O. por Randy Ortega; allí no aparece ningún nombre." },
  },
  namesOf: { names: "con nombres", initials: "con iniciales" },
  since: "desde",
  what: "¿Qué muestra?",
  how: "¿Cómo se llama cada cual?",
  make: "Crear un enlace público",
  makeNow: "Crear el enlace",
  making: "Creándolo…",
  show: "Ver",
  showName: (what) => `Ver el enlace: ${what}`,
  takeBack: "Retirar",
  takeBackName: (what) => `Retirar el enlace: ${what}`,
  takenBack: "Ese enlace ya no lleva a ninguna parte.",

  link: {
    how: "Quien tiene este enlace puede leer la página, hasta que se retire.",
    qr: "Código QR del enlace público",
    copy: "Copiar la dirección",
    copied: "Copiada",
    selected: "Seleccionada: cópiala con el menú de tu móvil.",
    send: "Enviar…",
    hidden:
      "Otros móviles no pueden abrir esta dirección: este ordenador no está en ninguna red a la que lleguen.",
  },

  notFound: {
    title: "Bajo este cubilete no hay nada",
    what: "Este enlace no lleva a ninguna parte: se retiró, se borró lo que mostraba o falla algún signo.",
    safe: "Quien lo envió puede crear otro.",
  },
  tooMany: {
    title: "Demasiados enlaces que no llevan a nada",
    what: "Desde tu dirección se abrieron muchos enlaces que no llevan a nada. Espera un minuto y vuelve a abrir este.",
    safe: "No se perdió nada.",
  },
  round: (round) => `Ronda ${round}`,
  onlyResult: "Solo se apuntó el resultado.",
  noRounds: "No se apuntó ninguna ronda.",
  goesOn: "La partida sigue.",
  allRounds: "Las rondas",
  pages: "Más rondas",
  page: (page, pages) => `Página ${page} de ${pages}`,
  earlier: "Rondas anteriores",
  later: "Rondas siguientes",
  readOnly: "Solo para leer: aquí no se puede cambiar nada.",
  table: {
    who: "Quién",
    games: "Partidas",
    washes: "Fregó",
    wins: "Ganó",
    none: "Aún no ha acabado ninguna partida.",
  },
  from: (day) => `desde ${day}`,
  games: (games) => (games === 1 ? "1 partida" : `${games} partidas`),
  rounds: (rounds) => (rounds === 1 ? "1 veredicto" : `${rounds} veredictos`),
  noWashes: "Nadie ha lavado todavía.",
  washed: (who) => list(who),
  preview: {
    game: (game, day) => `${game}, ${day}`,
    season: (season) => `La tabla: ${season}`,
    dishes: "Quién lavó y cuándo",
    description: "De Liar’s Table, solo para leer.",
  },
} satisfies Words["publicLinkWords"];
