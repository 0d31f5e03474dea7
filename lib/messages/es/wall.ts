import type { WordsOf } from "../dictionary";
import { sayCount } from "../moments";
import { list } from "./anyPage";

type Words = WordsOf<"wall">;

const gamesWord = (games: number): string => (games === 1 ? "1 partida" : `${sayCount(games)} partidas`);
const mealsWord = (meals: number): string => (meals === 1 ? "1 comida" : `${sayCount(meals)} comidas`);
const either = (names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} ${/^h?o/i.test(names.at(-1) ?? "") ? "u" : "o"} ${names.at(-1)}`;
const one = (names: readonly string[]): boolean => names.length === 1;

export const wallWords = {
  title: {
    washed: (when) => `Quién lavó en ${when}`,
    lost: (when) => `Quién perdió en ${when}`,
    won: (when) => `Quién ganó en ${when}`,
    drunk: (when) => `Quién bebió más en ${when}`,
    own: (marks, when) => `Más ${marks} en ${when}`,
    all: (when) => `Partidas en ${when}`,
  },
  months: "Meses",
  before: (month) => `Atrás, a ${month}`,
  after: (month) => `Adelante, a ${month}`,
  games: gamesWord,
  washed: (names) => `${list(names)} ${one(names) ? "lavó" : "lavaron"}`,
  lost: (names) => `${list(names)} ${one(names) ? "perdió" : "perdieron"}`,
  won: (names) => `${list(names)} ${one(names) ? "ganó" : "ganaron"}`,
  drunk: (names) => `${list(names)} ${one(names) ? "bebió" : "bebieron"} más que nadie`,
  named: (names) => list(names),
  noOneNamed: "sin nombres",
  elsewhere: "aquí no cuenta",
  dashed: "línea discontinua: no cuenta aquí",
  today: "hoy",
  nextShift: "tu próximo turno",
  notPlayed: "sin partida",
  leads: {
    washed: (names) => `En rojo y subrayado: ${list(names)} ${one(names) ? "lavó" : "lavaron"} más.`,
    lost: (names) => `En rojo y subrayado: ${list(names)} ${one(names) ? "perdió" : "perdieron"} más.`,
    won: (names) => `En verde y subrayado: ${list(names)} ${one(names) ? "ganó" : "ganaron"} más.`,
    drunk: (names) => `En rojo y subrayado: ${list(names)} ${one(names) ? "bebió" : "bebieron"} más.`,
    own: (names, marks) => `En rojo y subrayado: ${list(names)}, con más ${marks}.`,
  },
  nothing: "Sin partidas este mes.",
  year: (year) => `Cartel ${year}`,
} satisfies Words["wallWords"];

export const standingWords = {
  who: {
    washed: "¿Quién lavó?",
    lost: "¿Quién perdió?",
    won: "¿Quién ganó?",
    drunk: "¿Quién bebió?",
    own: (marks) => `Más ${marks}`,
  },
  whoIn: {
    washed: (scope) => `Platos, ${scope}`,
    lost: (scope) => `Derrotas, ${scope}`,
    won: (scope) => `Victorias, ${scope}`,
    drunk: (scope) => `Tragos, ${scope}`,
    own: (scope, marks) => `Más ${marks}, ${scope}`,
  },
  whatIn: (scope) => (scope === null ? "Todos los juegos" : `Todos los juegos, ${scope}`),
  kinds: "¿Qué juego?",
  allGames: "Todos los juegos",
  dueWhy: "Primero quien menos lavó por comida.",
  even: "Empate. Aún no le toca a nadie.",
  washes: (times, meals) => `lavó en ${times} de ${mealsWord(meals)}`,
  wins: (times, games) => `ganó ${times} de ${gamesWord(games)}`,
  losses: (times, games) => `perdió ${times} de ${gamesWord(games)}`,
  drinks: (drinks, games) => `${drinks} en ${gamesWord(games)}`,
  chips: (chips) => `${chips} fichas`,
  dry: (dry, times) =>
    times === 0 ? "aún no lavó" : dry === 0 ? "lavó la última vez" : `${mealsWord(dry)} sin lavar`,
  left: (games) => `${games === 1 ? "Falta 1 partida" : `Faltan ${sayCount(games)} partidas`} por contar`,
  noOneYet: "Nadie todavía.",
  others: "Otros juegos y fechas",
  boards: "Juego por juego",
} satisfies Words["standingWords"];

export const answerWords = {
  up: (names) => (one(names) ? `Le toca a ${names[0]}` : either(names)),
  why: (people, times, meals, last) =>
    `${people === 1 ? "Lavó" : "Cada quien lavó"} en ${times} de ${mealsWord(meals)}${last === null ? "" : `, en ninguna desde el ${last}`}.`,
  even: "Hay empate",
  evenWhy: "Aún no le toca a nadie.",
  loserWashes: "Lava quien pierde",
  firstWash: "Registra quién lavó la última vez",
  firstWashWhy: "Así ves a quién le toca.",
  ahead: (names) => `${one(names) ? "Va" : "Van"} ganando ${list(names)}`,
  won: (times, games) => `Ganó ${times} de ${gamesWord(games)}.`,
  lost: (names) => `${list(names)} ${one(names) ? "perdió" : "perdieron"} más que nadie`,
  drank: (names) => `${list(names)} ${one(names) ? "bebió" : "bebieron"} más que nadie`,
  own: (names, marks) => `${list(names)} ${one(names) ? "lleva" : "llevan"} más ${marks}`,
  noGame: "Aún sin partidas",
  from: (day) => `del ${day}`,
  debts: "Quién le debe a quién",
  owesWash: (name, times) => `${name} debe lavar${times === 1 ? "" : ` ${times} veces`}`,
  more: (count) => `${count} más`,
  noDebts: "Nadie debe nada",
} satisfies Words["answerWords"];

export const cookWords = {
  setting: "¿Anotar quién cocina?",
  rules: { off: "No", fewest: "Quien menos por comida", turns: "Según la última vez" },
  rulesMean: {
    off: "Solo los platos.",
    fewest: "Primero quien menos cocinó por comida.",
    turns: "Primero quien lleva más tiempo sin cocinar.",
  },
  what: "¿Qué?",
  washed: "Lavó",
  cooked: "Cocinó",
  who: "¿Quién cocinó?",
  next: (names) => `Le toca cocinar a ${either(names)}`,
  log: "Anotar quién cocinó",
  why: (times, meals) => `cocinó en ${times} de ${mealsWord(meals)}`,
  times: (times) => (times === 1 ? "cocinó una vez" : `cocinó ${times} veces`),
  even: "Aún no le toca cocinar a nadie",
  saved: (name, day) => `Guardado: ${name} cocinó, ${day}.`,
  note: "Deshecho",
  heading: "Cocina y platos",
  ofDay: (names) => `${list(names)} ${names.length === 1 ? "cocinó" : "cocinaron"}`,
} satisfies Words["cookWords"];

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
  lost: "Perdió",
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
  corner: (most) =>
    most.length === 0
      ? "En la esquina: quién cocinó."
      : `En la esquina: quién cocinó, más veces ${list(most)}.`,
} satisfies Words["posterWords"];
