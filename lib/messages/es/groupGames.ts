import { sayCount } from "../moments";
import { list } from "./people";

const timesWord = (count: number): string =>
  count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`;

export const groupGamesWords = {
  on: "Hay una partida en marcha",
  toTable: "A la mesa",

  shift: "¿Qué turno está?",
  who: { losers: "¿Quién fregó?", winners: "¿Quién ganó?" },
  whoIn: {
    losers: (season: string) => `¿Quién fregó, ${season}?`,
    winners: (season: string) => `¿Quién ganó, ${season}?`,
  },
  shiftCalled: (name: string) => `turno ${name}`,
  tapToRecord: "Toca un nombre para apuntar una partida sin jugarla aquí.",
  chip: (name: string, count: number) => (count === 0 ? name : `${name}, ${timesWord(count)}`),
  times: (count: number) => timesWord(count),
  others: "Otros de la lista",
  alsoBefore: "Ya no están en la lista, o invitados:",
  byCount: (names: readonly string[]) => `Según la cuenta le tocaría a ${list(names)}.`,
  noRoster: "Aún no hay nadie en la lista.",
  noRosterKeep: "Anota antes a la cuadrilla: entonces cada partida y cada resultado son unos toques.",
  noRosterSee: "Quien lleva el grupo pone allí a la gente.",
  toRoster: "A la lista",

  result: {
    losers: (name: string) => `${name} fregó`,
    winners: (name: string) => `${name} ganó`,
    today: "Hoy",
    yesterday: "Ayer",
    earlier: "Otro día",
    day: "¿Qué día?",
    record: "Apuntarlo",
    recording: "Apuntándolo…",
    more: "Quién más estaba, otro juego…",
    there: "¿Quién estaba?",
    together: "¿Quiénes fregaron juntos?",
    wonTogether: "¿Quiénes ganaron juntos?",
    game: "¿Qué juego?",
    done: {
      losers: (names: readonly string[], day: string) =>
        `Apuntado: ${list(names)} ${names.length === 1 ? "fregó" : "fregaron"}, ${day}.`,
      winners: (names: readonly string[], day: string) =>
        `Apuntado: ${list(names)} ${names.length === 1 ? "ganó" : "ganaron"}, ${day}.`,
    },
    undo: "Retirarlo",
    undone: "Retirado.",
  },

  start: {
    last: "Empezar una partida",
    others: "Otros",
    first: "Partida nueva",
  },

  games: "Partidas",
  noGames: "Ninguna partida aún.",
  noGamesPlay: "Empieza una abajo, o toca a quien fregó la última vez.",
  noGamesSee: "Aparecen aquí en cuanto se empieza una.",
  older: "Partidas anteriores",
  latest: "Últimas partidas",
  resultOnly: "Solo el resultado",
  rounds: (rounds: number) => (rounds === 1 ? "1 ronda" : `${rounds} rondas`),
  night: "Una noche",
  nightCalled: (name: string | null) => name ?? "Una noche",

  nights: {
    begin: "Empezar una noche",
    beginHint: "Varias partidas, una entrada: lo que se empiece entretanto le pertenece.",
    name: "¿Cómo se llama?",
    namePlaceholder: "Noche de bar",
    buyIn: "Entrada de cada uno",
    unit: "¿De qué?",
    unitPlaceholder: "€, fichas, tragos",
    beginNow: "Empezar",
    beginning: "Empezando…",
    isOn: (name: string | null) => (name === null ? "Hay una noche en marcha" : `${name} está en marcha`),
    bought: (count: number) => (count === 1 ? "Ha entrado 1" : `Han entrado ${count}`),
    sum: (sum: number, unit: string) => `${sayCount(sum)} ${unit}`,
    each: (buyIn: number, unit: string) => `${sayCount(buyIn)} ${unit} cada uno`,
    free: "Sin entrada",
    inAll: "en total",
    who: "¿Quién ha entrado?",
    boughtIn: "Quién entró",
    tap: "Toca a quien haya pagado.",
    nobody: "Nadie todavía.",
    sending: "Apuntándolo…",
    end: "Cerrar la noche",
    ended: "Ha terminado.",
    goOn: "Seguir con ella",
    change: "Cambiar nombre y entrada",
    save: "Guardar",
    games: "Partidas de esta noche",
    noGames: "Ninguna partida aún: lo que el grupo empiece ahora pertenece a esta noche.",
    lost: "Quién fregó esta noche",
    won: "Quién ganó esta noche",
  },

  pick: {
    title: (group: string) => `${group}, en el orden de los asientos`,
    roster: "Toca quién juega, en el orden de los asientos",
    sit: (name: string) => `Sentar a ${name}`,
    seated: (name: string, seat: number) => `${name}, asiento ${seat}. Toca para quitarlo`,
  },
};

const PARTS = new Intl.DateTimeFormat("es", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "long",
  year: "numeric",
});

function dateOf(day: string): string {
  const parts = PARTS.formatToParts(new Date(`${day}T12:00:00Z`));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("weekday")}, ${part("day")} de ${part("month")} de ${part("year")}`;
}

export function sayDay(day: string, today: string, yesterday: string): string {
  if (day === today) return "hoy";
  return day === yesterday ? "ayer" : dateOf(day);
}

export function sayDayHeading(day: string, today: string, yesterday: string): string {
  return capital(sayDay(day, today, yesterday));
}

export const sayParts = (parts: readonly string[]): string => capital(parts.join(" · "));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
