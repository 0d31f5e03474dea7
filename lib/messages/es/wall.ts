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
    all: (when) => `Lo que se jugó en ${when}`,
  },
  months: "Meses",
  before: (month) => `Atrás, a ${month}`,
  after: (month) => `Adelante, a ${month}`,
  games: gamesWord,
  washed: (names) => `${list(names)} ${one(names) ? "lavó" : "lavaron"}`,
  won: (names) => `${list(names)} ${one(names) ? "ganó" : "ganaron"}`,
  drunk: (names) => `${list(names)} ${one(names) ? "bebió" : "bebieron"} más que nadie`,
  named: (names) => list(names),
  nobody: "no consta nadie",
  elsewhere: "aquí no cuenta",
  today: "hoy",
  notPlayed: "sin partida",
  leads: {
    washed: (names) => `En rojo y subrayado: ${list(names)} ${one(names) ? "ha" : "han"} lavado más.`,
    won: (names) => `En verde y subrayado: ${list(names)} ${one(names) ? "ha" : "han"} ganado más.`,
    drunk: (names) => `En rojo y subrayado: ${list(names)} ${one(names) ? "ha" : "han"} bebido más.`,
  },
  outlined: "Solo el borde: otro turno u otro juego.",
  nothing: "Este mes no se jugó nada.",
  year: (year) => `Todo ${year} en un cartel`,
} satisfies Words["wallWords"];

export const standingWords = {
  who: { washed: "¿Quién lavó?", won: "¿Quién ganó?", drunk: "¿Quién bebió?" },
  whoIn: {
    washed: (scope) => `¿Quién lavó, ${scope}?`,
    won: (scope) => `¿Quién ganó, ${scope}?`,
    drunk: (scope) => `¿Quién bebió, ${scope}?`,
  },
  whatIn: (scope) => (scope === null ? "Todos los juegos" : `Todos los juegos, ${scope}`),
  kinds: "¿Qué juego?",
  allGames: "Todos los juegos",
  due: (names, times, meals, last) =>
    `Le toca a ${list(names)}: ${times} de ${mealsWord(meals)}${one(names) ? "" : " cada cual"}, ${last === null ? "nunca hasta ahora" : `la última el ${last}`}.`,
  dueWhy: "Primero quien menos ha lavado por comida; después, quien lleva más tiempo sin lavar.",
  even: "Hay demasiados empatados: a nadie le toca antes que a los demás.",
  washes: (times, meals) => `lavó ${times} de ${mealsWord(meals)}`,
  wins: (times, games) => `ganó ${times} de ${gamesWord(games)}`,
  drinks: (times, games) => `${times === 1 ? "1 trago" : `${sayCount(times)} tragos`} en ${gamesWord(games)}`,
  chips: (chips) => `${chips} fichas`,
  dry: (dry, longest) =>
    dry === 0
      ? `la racha más larga sin lavar: ${longest}`
      : dry === longest
        ? `${gamesWord(dry)} sin lavar, más que nunca`
        : `${gamesWord(dry)} sin lavar, como mucho ${longest}`,
  left: (games) =>
    `${games === 1 ? "Queda 1 partida" : `Quedan ${sayCount(games)} partidas`} por contar. Vuelve a mirar en un momento.`,
  nobodyYet: "Nadie todavía.",
  writeDown: "Apuntar una partida",
} satisfies Words["standingWords"];

export const dayWords = {
  none: "Ese día no se jugó ninguna partida.",
  toMonth: (month) => `A ${month}`,
} satisfies Words["dayWords"];

export const posterWords = {
  years: "Años",
  hint: {
    a3: "A3, vertical. Imprímelo y cuélgalo.",
    letter: "Carta, vertical. Imprímelo y cuélgalo.",
  },
  download: "Descargar (SVG)",
  drawn: (title, group) => `${title}: un cartel de ${group}, doce meses de platos. Sus cifras están debajo.`,
  everybody: "Todos",
  name: "Nombre",
  washed: "Fregó",
  won: "Ganó",
  drunk: "Tragos",
  chips: "Fichas",
  games: "Partidas",
  byMonth: "Mes a mes",
  month: "Mes",
  most: "Más veces",
  none: (year) => `En ${year} no se jugó nada.`,
  noneHint: "Cada partida que se juega o se apunta pone aquí un plato.",
  more: (people) => `y ${people} más`,
} satisfies Words["posterWords"];
