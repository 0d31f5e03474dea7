import type { WordsOf } from "../dictionary";
import { sayCount } from "../moments";
import { list } from "./anyPage";

type Words = WordsOf<"wall">;

const gamesWord = (games: number): string => (games === 1 ? "1 partida" : `${sayCount(games)} partidas`);
const mealsWord = (meals: number): string => (meals === 1 ? "1 comida" : `${sayCount(meals)} comidas`);
const one = (names: readonly string[]): boolean => names.length === 1;

export const wallWords = {
  title: {
    washed: (when) => `Quién lavó en ${when}`,
    won: (when) => `Quién ganó en ${when}`,
    drunk: (when) => `Quién bebió más en ${when}`,
    all: (when) => `Partidas en ${when}`,
  },
  months: "Meses",
  before: (month) => `Atrás, a ${month}`,
  after: (month) => `Adelante, a ${month}`,
  games: gamesWord,
  washed: (names) => `${list(names)} ${one(names) ? "lavó" : "lavaron"}`,
  won: (names) => `${list(names)} ${one(names) ? "ganó" : "ganaron"}`,
  drunk: (names) => `${list(names)} ${one(names) ? "bebió" : "bebieron"} más que nadie`,
  named: (names) => list(names),
  noOneNamed: "sin nombres",
  elsewhere: "aquí no cuenta",
  today: "hoy",
  nextShift: "tu próximo turno",
  notPlayed: "sin partida",
  leads: {
    washed: (names) => `En rojo y subrayado: ${list(names)} ${one(names) ? "lavó" : "lavaron"} más.`,
    won: (names) => `En verde y subrayado: ${list(names)} ${one(names) ? "ganó" : "ganaron"} más.`,
    drunk: (names) => `En rojo y subrayado: ${list(names)} ${one(names) ? "bebió" : "bebieron"} más.`,
  },
  outlined: "Solo el borde: otro turno u otro juego.",
  nothing: "Sin partidas este mes.",
  year: (year) => `Cartel ${year}`,
} satisfies Words["wallWords"];

export const standingWords = {
  who: { washed: "¿Quién lavó?", won: "¿Quién ganó?", drunk: "¿Quién bebió?" },
  whoIn: {
    washed: (scope) => `Platos, ${scope}`,
    won: (scope) => `Victorias, ${scope}`,
    drunk: (scope) => `Tragos, ${scope}`,
  },
  whatIn: (scope) => (scope === null ? "Todos los juegos" : `Todos los juegos, ${scope}`),
  kinds: "¿Qué juego?",
  allGames: "Todos los juegos",
  due: (names, times, meals, last) =>
    `${one(names) ? "Le toca a" : "Les toca a"} ${list(names)}. ${one(names) ? "Lavó" : "Cada quien lavó"} ${times} de ${mealsWord(meals)}${last === null ? "" : `, la última el ${last}`}.`,
  dueWhy: "Primero quien menos lavó por comida.",
  even: "Todos empatados. Aún no le toca a nadie.",
  washes: (times, meals) => `lavó ${times} de ${mealsWord(meals)}`,
  wins: (times, games) => `ganó ${times} de ${gamesWord(games)}`,
  drinks: (times, games) => `${times === 1 ? "1 trago" : `${sayCount(times)} tragos`} en ${gamesWord(games)}`,
  chips: (chips) => `${chips} fichas`,
  dry: (dry, longest) =>
    dry === 0
      ? `más tiempo sin lavar: ${longest}`
      : dry === longest
        ? `${mealsWord(dry)} sin lavar, más que nunca`
        : `${mealsWord(dry)} sin lavar, lo más largo ${longest}`,
  left: (games) => `${games === 1 ? "Falta 1 partida" : `Faltan ${sayCount(games)} partidas`} por contar`,
  noOneYet: "Nadie todavía.",
  writeDown: "Registrar un resultado",
} satisfies Words["standingWords"];

export const dayWords = {
  none: "Ese día no hubo partidas.",
  toMonth: (month) => `Volver a ${month}`,
} satisfies Words["dayWords"];

export const posterWords = {
  years: "Años",
  hint: {
    a3: "A3, vertical. Imprímelo y cuélgalo.",
    letter: "Carta, vertical. Imprímelo y cuélgalo.",
  },
  download: "Descargar (SVG)",
  drawn: (title, group) => `${title}: cartel de ${group}, doce meses de platos. Cifras debajo.`,
  everybody: "Todos",
  name: "Nombre",
  washed: "Lavó",
  won: "Ganó",
  drunk: "Tragos",
  chips: "Fichas",
  games: "Partidas",
  byMonth: "Mes a mes",
  month: "Mes",
  most: "Más veces",
  none: (year) => `En ${year} no hubo partidas.`,
  noneHint: "Cada partida agrega aquí un plato.",
  more: (people) => `y ${people} más`,
} satisfies Words["posterWords"];
