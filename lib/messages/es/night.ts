import { sayCount } from "../moments";
import { list } from "./anyPage";
import { sayHeld } from "./terms";

const timesWord = (count: number): string =>
  count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`;

export const groupGamesWords = {
  on: "Hay una partida en marcha",
  toTable: "A la mesa",

  shift: "¿Qué turno está?",
  counted: "¿Qué se cuenta?",
  allShifts: "Todos los turnos",
  allTime: "Desde siempre",
  shiftCalled: (name: string) => `turno ${name}`,
  tapToRecord: "Toca un nombre para apuntar una partida sin jugarla aquí.",
  chip: (name: string, count: number) => (count === 0 ? name : `${name}, ${timesWord(count)}`),
  outOf: (games: number) => (games === 1 ? "de una partida" : `de ${games} partidas`),
  times: (count: number) => timesWord(count),
  others: "Otros de la lista",
  alsoBefore: "Ya no están en la lista, o invitados:",
  noRoster: "Aún no hay nadie en la lista.",
  noRosterKeep: "Anota antes a la cuadrilla: entonces cada partida y cada resultado son unos toques.",
  noRosterSee: "Quien lleva el grupo pone allí a la gente.",
  toRoster: "A la lista",

  result: {
    losers: (name: string) => `${name} lavó`,
    winners: (name: string) => `${name} ganó`,
    today: "Hoy",
    yesterday: "Ayer",
    earlier: "Otro día",
    day: "¿Qué día?",
    record: "Apuntarlo",
    recording: "Apuntándolo…",
    more: "Quién más estaba, otro juego…",
    there: "¿Quién estaba?",
    together: "¿Quiénes lavaron juntos?",
    wonTogether: "¿Quiénes ganaron juntos?",
    game: "¿Qué juego?",
    done: {
      losers: (names: readonly string[], day: string) =>
        `Apuntado: ${list(names)} ${names.length === 1 ? "lavó" : "lavaron"}, ${day}.`,
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
  noGamesPlay: "Empieza una abajo, o toca a quien lavó la última vez.",
  noGamesSee: "Aparecen aquí en cuanto se empieza una.",
  older: "Partidas anteriores",
  latest: "Últimas partidas",
  search: "Todas las partidas, buscar",
  resultOnly: "Solo el resultado",
  rounds: (rounds: number) => (rounds === 1 ? "1 ronda" : `${rounds} rondas`),
  night: "Una noche",
  nightCalled: (name: string | null) => name ?? "Una noche",

  nights: {
    begin: "Empezar una noche",
    beginHint: "Varias partidas y sus entradas: lo que se empiece entretanto le pertenece.",
    name: "¿Cómo se llama?",
    namePlaceholder: "Noche de bar",
    buyIn: "Una entrada",
    unit: "¿De qué?",
    unitPlaceholder: "€, fichas, tragos",
    beginNow: "Empezar",
    beginning: "Empezando…",
    isOn: (name: string | null) => (name === null ? "Hay una noche en marcha" : `${name} está en marcha`),
    bought: (count: number, times: number) =>
      `${count === 1 ? "Ha entrado 1" : `Han entrado ${count}`}${times > count ? `, ${timesWord(times)} en total` : ""}`,
    sum: (sum: number, unit: string) => `${sayCount(sum)} ${unit}`,
    each: (buyIn: number, unit: string) => `${sayCount(buyIn)} ${unit} por compra`,
    free: "Sin entrada",
    inAll: "en total",
    who: "¿Quién ha entrado?",
    boughtIn: "Quién entró",
    times: (times: number) => timesWord(times),
    more: (name: string) => `${name} paga una entrada`,
    less: (name: string) => `Retirar una entrada de ${name}`,
    takers: "¿Quién se lleva el bote?",
    takersHint: "Se reparte por partes: con una para cada uno, todos reciben lo mismo.",
    shares: (shares: number) => (shares === 1 ? "1 parte" : `${shares} partes`),
    moreShares: (name: string) => `Una parte más para ${name}`,
    fewerShares: (name: string) => `Una parte menos para ${name}`,
    nobody: "Nadie todavía.",
    sending: "Apuntándolo…",
    end: "Cerrar la noche",
    ended: "Ha terminado.",
    goOn: "Seguir con ella",
    change: "Cambiar nombre y entrada",
    save: "Guardar",
    games: "Partidas de esta noche",
    noGames: "Ninguna partida aún: lo que el grupo empiece ahora pertenece a esta noche.",
  },

  pick: {
    title: (group: string) => `${group}, en el orden de los asientos`,
    roster: "Toca quién juega, en el orden de los asientos",
    sit: (name: string) => `Sentar a ${name}`,
    seated: (name: string, seat: number) => `${name}, asiento ${seat}. Toca para quitarlo`,
  },
};

export const nightResultWords = {
  chipsOver: {
    title: "¿Quién iba ganando?",
    legend: "Fichas tras cada partida.",
    who: "Quién",
    begin: "Inicio",
    game: (game: number) => `Partida ${game}`,
  },
  soFar: "Hasta ahora",
  result: "En qué quedó",
  none: "Nada aún: se calcula a medida que se juega.",
  games: (games: number) => (games === 1 ? "1 partida" : `${games} partidas`),
  wins: (wins: number) => `ganó ${timesWord(wins)}`,
  washes: (washes: number) => `lavó ${timesWord(washes)}`,
  inAndOut: (into: string, out: string) => `puso ${into}, sacó ${out}`,
  left: "se fue antes",
  parties: { bank: "la banca", pot: "el bote", somebody: "alguien" },
  held: { bank: "La banca", pot: "Queda en el bote", money: "Queda de las entradas" },
  debts: "Quién paga a quién",
  debtsHint: "Los menos pagos posibles. Los marca quien recibe, o quien lleva el grupo.",
  settled: "Todo está pagado.",
  waits: "Mientras se juega con fichas, nadie debe ninguna.",
  takes: "se lleva del bote",
  stranded: {
    title: "Botes sin ganador",
    lies: (chips: number, over: boolean) =>
      over
        ? `Una partida se paró con ${sayHeld("chip", chips)} en el bote. Cuentan como pagadas de vuelta hasta que digáis quién se las lleva.`
        : `Una partida sigue abierta, con ${sayHeld("chip", chips)} en el bote. Cuentan como pagadas de vuelta hasta que acabe.`,
    share: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} se lo lleva` : `${list(names)} lo reparten`,
    back: "De vuelta a quienes pusieron",
    one: "Se lo lleva una persona: abrir la partida",
    open: "Abrir la partida para terminarla",
  },
  pays: "paga a",
  payment: (from: string, to: string, what: string) => `${from} paga a ${to} ${what}`,
  paid: "pagado",
  before: "Aún se debe de antes",
  open: (payments: number) => (payments === 1 ? "1 pago" : `${payments} pagos`),
  share: "Compartir",
  shareName: "Compartir una imagen de esta noche",
  drawing: "Dibujando…",
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

export const rosterWords = {
  header: {
    home: "A la página de inicio",
    pages: "Páginas de este grupo",
    games: "Partidas",
    people: "Gente",
    roster: "Lista",
    members: "Miembros",
    ledger: "Cuentas",
    house: "Reglas",
    settings: "Ajustes",
  },

  title: "Lista",
  none: "Aún no hay nadie en la lista.",
  noneHint: "Anota a la cuadrilla una vez: desde entonces cada partida son unos toques.",
  noneToSee: "Quien lleva el grupo pone aquí a la gente.",
  add: "Añadir gente",
  addField: "Nombres, separados por comas",
  addPlaceholder: "Abad, Baena, Cruz",
  addDone: "Añadir",
  added: (count: number) => (count === 1 ? "Una persona más en la lista." : `${count} más en la lista.`),
  change: (name: string) => `Cambiar a ${name}`,
  you: "tú",
  signsIn: "tiene cuenta",
  shift: (name: string) => `turno ${name}`,
  games: (count: number) =>
    count === 0 ? "ninguna partida aún" : count === 1 ? "1 partida" : `${count} partidas`,
  also: (names: string) => `también ${names}`,
  retired: "Retirados",
  retiredHint: "Siguen en las historias, y no se ofrecen para partidas nuevas.",

  name: "Nombre",
  nickname: "Apodo",
  nicknameHint: "Se lee en la mesa en vez del nombre. También en las partidas viejas.",
  color: "Color",
  colors: {
    amber: "Ámbar",
    olive: "Oliva",
    green: "Verde",
    teal: "Turquesa",
    sky: "Celeste",
    blue: "Azul",
    violet: "Violeta",
    plum: "Ciruela",
    rose: "Rosa",
    slate: "Pizarra",
  },
  shiftField: "Turno",
  noShift: "Ninguno",
  account: "Quién es al iniciar sesión",
  noAccount: "Nadie",
  theirAccount: "Como está ahora",
  save: "Guardar",
  saving: "Guardando…",
  saved: (name: string) => `${name}: cambiado.`,

  retire: "Retirar",
  isRetired: (name: string) => `${name} se ha retirado.`,
  bringBack: "Recuperar",
  isBack: (name: string) => `${name} ha vuelto.`,
  remove: "Quitar del todo",
  removed: (name: string) => `${name} ya no está en la lista.`,

  merge: "Es la misma persona que…",
  mergeTitle: (name: string) => `¿Quién es también ${name}?`,
  mergeHint:
    "Todas las partidas de ambos se leen con el nombre que toques. Se puede deshacer en cualquier momento.",
  mergeInto: (name: string, into: string) => `${name} es ${into}`,
  merged: (name: string, into: string) => `${name} se lee ahora como ${into}.`,
  nobodyElse: "No hay nadie más en la lista.",
  separate: (name: string) => `${name} es otra persona`,
  separated: (name: string) => `${name} vuelve a ser una persona aparte.`,

  seasons: {
    shifts: "Turnos",
    seasons: "Temporadas",
    shiftsHint: "Una partida cuenta para el turno elegido en la página del grupo.",
    seasonsHint: "Una partida cuenta para la temporada que empezó la última.",
    none: "Aún no hay nada aquí.",
    addShift: "Añadir un turno",
    addSeason: "Añadir una temporada",
    shift: "Nombre del turno",
    season: "Nombre de la temporada",
    day: "Primer día",
    change: (name: string) => `Cambiar ${name}`,
    since: (day: string) => `desde el ${day}`,
    retired: "ya no se usa",
    isAdded: (name: string) => `${name} se ha añadido.`,
    isSaved: (name: string) => `${name} se ha cambiado.`,
    retire: "Retirar",
    bringBack: "Recuperar",
  },
};

export const moveWords = {
  open: "Pasar estas partidas a un grupo",
  title: "A un grupo",
  comes: (games: number) =>
    `${games === 1 ? "La partida viene con todo lo que se anotó en ella." : `Las ${games} partidas que llevas vienen con todo lo que se anotó en ellas.`} Desde entonces ${games === 1 ? "la lleva y la cuenta" : "las lleva y las cuenta"} el grupo. Esto no se puede deshacer.`,
  which: "¿A qué grupo?",
  who: "¿Quién es quién en su lista?",
  whoHint: "A quien conoce por el nombre ya está elegido.",
  guest: "Alguien de fuera, no está en la lista",
  add: "Añadir a la lista",
  at: (games: number) => (games === 1 ? "en 1 partida" : `en ${games} partidas`),
  twice: (one: string, other: string) =>
    `${one} y ${other} son ahora la misma persona. Vale si nunca se sentaron a la misma partida.`,
  move: (group: string) => `Pasar a ${group}`,
  moving: "Pasando…",
  signIn: "Quien ha entrado con su cuenta y juega en un grupo pasa partidas a él.",
  toSignIn: "Entrar",
  noGroup: "Aún no juegas en ningún grupo: haz uno, o pide que te inviten.",
  notKept: "Solo quien lleva una mesa pasa sus partidas. Pídeselo, o que te entregue la mesa.",
};

export const searchWords = {
  title: "Todas las partidas",
  which: "¿Qué partidas?",
  from: "Desde",
  to: "Hasta",
  dayHint: "Un día empieza a las 5 de la mañana.",
  game: "Juego",
  anyGame: "Cualquier juego",
  person: "¿Quién estaba?",
  anybody: "Cualquiera",
  retired: (name: string) => `${name} (ya no está)`,
  guest: "O alguien invitado, por su nombre",
  go: "Buscar",
  all: "Ver todas las partidas",
  further: "Partidas más antiguas",
  lookFurther: "Buscar más atrás",
  latest: "Desde las más recientes",
  found: "Encontradas",
  none: "Ninguna partida coincide.",
  noneHint: "Quita algo de lo de arriba o elige otros días.",
  nothingYet: "Este grupo aún no ha jugado: la primera partida aparece aquí en cuanto empiece.",
  soFar: (day: string) => `Se ha mirado hasta: ${day}.`,
  ignored: {
    from: "Ese primer día no se puede buscar: se ha omitido.",
    to: "Ese último día no se puede buscar: se ha omitido.",
    game: "No existe ese juego: se muestran todos.",
    person: "Eso no señala a nadie de la lista de este grupo: se muestran las partidas de todos.",
    guest: "Nadie tiene un nombre tan largo: se ha omitido.",
  },
  backwards: "El primer día va después del último: no hay ninguna partida entre ellos.",
};
