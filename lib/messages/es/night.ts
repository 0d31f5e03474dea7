import { sayDayInFull } from "../calendar";
import { list } from "./anyPage";
import { sayCrew } from "./start";
import { sayStakeCount } from "./terms";

const timesWord = (count: number): string =>
  count === 1 ? "una vez" : count === 2 ? "dos veces" : `${count} veces`;

export const groupGamesWords = {
  on: "Partida en curso",

  shift: "Turno de guardia",
  counted: "Periodo",
  allShifts: "Todos los turnos",
  allTime: "Desde siempre",
  shiftCalled: (name: string) => `turno ${name}`,
  withoutShift: (games: number) =>
    games === 1
      ? "1 partida de este mes no tiene turno. ¿De cuál era?"
      : `${games} partidas de este mes no tienen turno. ¿De cuál eran?`,
  times: (count: number) => timesWord(count),
  others: "Otros de la lista",
  alsoBefore: "Invitados y jugadores de antes:",
  noRoster: "Aún no hay nadie en la lista.",
  noRosterKeep: "Agrega a la gente una vez. Luego cada partida son unos toques.",
  noRosterSee: "Un admin agrega a la gente.",
  toRoster: "Ir a la lista",

  result: {
    losers: (name: string) => `${name} lavó`,
    lost: (name: string) => `${name} perdió`,
    winners: (name: string) => `${name} ganó`,
    today: "Hoy",
    yesterday: "Ayer",
    earlier: "Otro día",
    day: "¿Qué día?",
    record: "Guardar",
    recording: "Guardando…",
    log: "Registrar un resultado",
    whoLost: "¿Quién perdió?",
    twoLost: "Dos perdieron juntos",
    twoWon: "Dos ganaron juntos",
    more: "Quién más, otro juego",
    there: "¿Quién estaba?",
    together: "¿Quiénes lavaron juntos?",
    lostTogether: "¿Quiénes perdieron juntos?",
    wonTogether: "¿Quiénes ganaron juntos?",
    game: "¿Qué juego?",
    done: {
      losers: (names: readonly string[], day: string) =>
        `Guardado: ${list(names)} ${names.length === 1 ? "lavó" : "lavaron"}, ${day}.`,
      lost: (names: readonly string[], day: string) =>
        `Guardado: ${list(names)} ${names.length === 1 ? "perdió" : "perdieron"}, ${day}.`,
      winners: (names: readonly string[], day: string) =>
        `Guardado: ${list(names)} ${names.length === 1 ? "ganó" : "ganaron"}, ${day}.`,
    },
    undo: "Deshacer",
    undone: "Deshecho.",
  },

  start: {
    on: "Abrir partida",
    last: "Empezar una partida",
    same: (players: number, game: string) => `Los mismos ${players}, ${game}`,
    others: "Otros",
    first: "Partida nueva",
  },

  games: "Partidas",
  noGames: "Aún no hay partidas.",
  noGamesPlay: {
    losers: "Empieza una o registra quién lavó la última vez.",
    lost: "Empieza una o registra quién perdió la última vez.",
    winners: "Empieza una o registra quién ganó la última vez.",
  },
  noGamesSee: "Aparecerán aquí.",
  older: "Partidas anteriores",
  latest: "Últimas partidas",
  search: "Buscar en todas las partidas",
  resultOnly: "Solo el resultado",
  rounds: (rounds: number) => (rounds === 1 ? "1 ronda" : `${rounds} rondas`),
  night: "Noche",
  nightCalled: (name: string | null) => name ?? "Noche",

  nights: {
    begin: "Empezar una noche",
    beginTonight: "Empezar la noche",
    oneGame: "Una partida",
    name: "Nombre de la noche",
    namePlaceholder: "Noche de bar",
    buyIn: "Entrada",
    beginning: "Empezando…",
    isOn: (name: string | null, since: string | null) =>
      `${name === null ? "Noche en curso" : `${name}: en curso`}${since === null ? "" : ` desde el ${since}`}`,
    bought: (count: number, times: number) =>
      times === 0
        ? "Aún no hay entradas"
        : `${times === 1 ? "1 entrada" : `${times} entradas`}${times > count ? ` de ${count === 1 ? "1 persona" : `${count} personas`}` : ""}`,
    each: (buyIn: string) => `${buyIn} por entrada`,
    free: "Sin entrada",
    inAll: "en total",
    who: "¿Quién pagó entrada?",
    boughtIn: "Quién pagó entrada",
    times: (times: number) => timesWord(times),
    more: (name: string) => `Agregar entrada: ${name}`,
    less: (name: string) => `Quitar entrada: ${name}`,
    takers: "¿Quién se lleva el pozo?",
    takersHint: "Se reparte por partes. Una cada quien: partes iguales.",
    shares: (shares: number) => (shares === 1 ? "1 parte" : `${shares} partes`),
    moreShares: (name: string) => `Agregar parte: ${name}`,
    fewerShares: (name: string) => `Quitar parte: ${name}`,
    noOneYet: "Nadie todavía.",
    sending: "Guardando…",
    ended: "Terminó.",
    goOn: "Reabrir la noche",
    staysEnded: (game: string) => `${game} sigue terminada: cambió después de cerrar.`,
    change: "Editar nombre y entrada",
    save: "Guardar",
    games: "Partidas de esta noche",
    noGames: "Aún no hay partidas. Las nuevas cuentan para esta noche.",
  },

  pick: {
    title: (group: string) => `${group}, en el sentido del reloj`,
    roster: "Toca a los jugadores en el sentido del reloj",
    sit: (name: string) => `Sentar a ${name}`,
    seated: (name: string, seat: number) => `${name}, lugar ${seat}. Toca para quitar`,
  },
};

export const nightResultWords = {
  chipsOver: {
    title: "Fichas durante la noche",
    legend: "Fichas después de cada partida",
    who: "Nombre",
    begin: "Inicio",
    game: (game: number) => `Partida ${game}`,
  },
  soFar: "Hasta ahora",
  result: "Resultados",
  none: "Los resultados aparecen aquí mientras juegan.",
  games: (games: number) => (games === 1 ? "1 partida" : `${games} partidas`),
  wins: (wins: number) => `ganó ${timesWord(wins)}`,
  washes: (washes: number) => `lavó ${timesWord(washes)}`,
  losses: (losses: number) => `perdió ${timesWord(losses)}`,
  inAndOut: (into: string, out: string) => `puso ${into}, sacó ${out}`,
  left: "se fue antes",
  parties: { bank: "la banca", pot: "el pozo", someone: "alguien" },
  leftovers: { bank: "La banca", pot: "Queda en el pozo", money: "Entradas sin repartir" },
  debts: "Saldar",
  stranded: {
    title: "Pozos sin ganador",
    lies: (game: string, chips: number, over: boolean) =>
      `${game} ${over ? "se detuvo" : "sigue abierta"} con ${sayStakeCount("chip", chips)} en el pozo.`,
    until: "Las fichas del pozo cuentan como devueltas hasta que alguien las reciba.",
    share: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} se lo lleva` : `${sayCrew(names)} lo reparten`,
    back: "Devolver a todos",
    one: "Se lo lleva una persona: abrir partida",
    open: "Abrir partida para terminarla",
  },
  pays: "paga a",
  payment: (from: string, to: string, what: string) => `${from} paga a ${to} ${what}`,
  paid: "pagado",
  before: "De noches anteriores",
  open: (payments: number) => (payments === 1 ? "1 pago" : `${payments} pagos`),
  share: "Compartir",
  shareName: "Compartir una imagen de esta noche",
  drawing: "Dibujando…",
};

export function sayDay(day: string, today: string, yesterday: string): string {
  if (day === today) return "hoy";
  return day === yesterday ? "ayer" : sayDayInFull(day);
}

export function sayDayHeading(day: string, today: string, yesterday: string): string {
  return capital(sayDay(day, today, yesterday));
}

export const sayParts = (parts: readonly string[]): string => capital(parts.join(" · "));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const rosterWords = {
  header: {
    home: "Inicio",
    pages: "Páginas de este grupo",
    games: "Partidas",
    people: "Gente",
    ledger: "Deudas",
    more: "Más",
  },

  title: "Lista",
  none: "Aún no hay nadie en la lista.",
  noneHint: "Agrega a la gente una vez. Luego cada partida son unos toques.",
  noneToSee: "Un admin agrega a la gente.",
  add: "Agregar gente",
  addField: "Nombres, separados por comas",
  addPlaceholder: "Abad, Baena, Cruz",
  addDone: "Agregar",
  added: (count: number) => (count === 1 ? "1 persona agregada." : `${count} personas agregadas.`),
  change: (name: string) => `Editar a ${name}`,
  you: "tú",
  signsIn: "tiene cuenta",
  shift: (name: string) => `turno ${name}`,
  games: (count: number) =>
    count === 0 ? "ninguna partida aún" : count === 1 ? "1 partida" : `${count} partidas`,
  also: (names: string) => `también ${names}`,
  retired: "Retirados",
  retiredHint: "No se ofrecen para partidas nuevas. Sus partidas quedan.",

  name: "Nombre",
  nickname: "Apodo",
  nicknameHint: "Se ve en la mesa en vez del nombre.",
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
  account: "Cuenta vinculada",
  noAccount: "Ninguna",
  theirAccount: "La cuenta de ahora",
  save: "Guardar",
  saving: "Guardando…",
  saved: (name: string) => `${name}: guardado.`,

  retire: "Retirar",
  isRetired: (name: string) => `${name} ya no juega.`,
  restore: "Volver a activar",
  isBack: (name: string) => `${name} está de vuelta.`,
  remove: "Quitar para siempre",
  removed: (name: string) => `Quitaste a ${name}.`,

  merge: "Unir con…",
  mergeTitle: (name: string) => `¿Quién más es ${name}?`,
  mergeHint: "Sus partidas pasan a ese nombre. Se puede deshacer.",
  mergeInto: (name: string, into: string) => `Unir a ${name} con ${into}`,
  merged: (name: string, into: string) => `${name} ahora cuenta como ${into}.`,
  noOneElse: "No hay nadie más en la lista.",
  separate: (name: string) => `Separar a ${name} otra vez`,
  separated: (name: string) => `${name} vuelve a estar aparte.`,
  isNotGuest: (name: string, guest: string) => `${name} no es el invitado ${guest}`,
  isGuestAgain: (guest: string) => `${guest} es invitado otra vez, con lo que debe.`,

  seasons: {
    shifts: "Turnos",
    seasons: "Temporadas",
    shiftsHint: "Las partidas cuentan para el turno de guardia.",
    seasonsHint: "Las partidas cuentan para la última temporada.",
    none: "Aún no hay.",
    addShift: "Agregar turno",
    addSeason: "Agregar temporada",
    shift: "Nombre del turno",
    season: "Nombre de la temporada",
    day: "Primer día",
    change: (name: string) => `Editar ${name}`,
    since: (day: string) => `desde el ${day}`,
    retired: "ya no se usa",
    isAdded: (name: string) => `${name}: agregado.`,
    isSaved: (name: string) => `${name}: guardado.`,
    retire: "Retirar",
    restore: "Volver a usar",
  },
};

export const moveWords = {
  open: "Pasar estas partidas a un grupo",
  makeGroup: "Hacer de esta gente un grupo",
  makeGroupHint: "Las partidas, los platos y los nombres pasan también. No se puede deshacer.",
  making: "Creando el grupo…",
  title: "Pasar a un grupo",
  hint: (games: number) =>
    `${games === 1 ? "La partida pasa con todo su registro." : `Tus ${games} partidas pasan con todo su registro.`} Esto no se puede deshacer.`,
  which: "¿A qué grupo?",
  who: "¿Quién es quién en la lista?",
  whoHint: "Los nombres iguales ya están elegidos.",
  guest: "Invitado, no está en la lista",
  add: "Agregar a la lista",
  at: (games: number) => (games === 1 ? "en 1 partida" : `en ${games} partidas`),
  twice: (one: string, other: string) =>
    `${one} y ${other} pasan a ser una persona. Solo si nunca jugaron juntos.`,
  move: (group: string) => `Pasar a ${group}`,
  moving: "Pasando…",
  signIn: "Entra con tu cuenta para pasar partidas a tu grupo.",
  toSignIn: "Entrar",
  noGroup: "Aún no estás en un grupo. Crea uno o pide que te inviten.",
  notScorekeeper: "Solo quien anota en la mesa puede pasar sus partidas. Pídeselo.",
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
  anyone: "Cualquiera",
  retired: (name: string) => `${name} (ya no está)`,
  guest: "O el nombre de un invitado",
  go: "Buscar",
  all: "Ver todas las partidas",
  further: "Partidas más antiguas",
  lookFurther: "Buscar más atrás",
  latest: "Volver a las últimas",
  found: "Encontradas",
  none: "No se encontraron partidas.",
  noneHint: "Quita un filtro o elige otros días.",
  nothingYet: "Aún no hay partidas. La primera aparece aquí.",
  soFar: (day: string) => `Buscado hasta: ${day}.`,
  ignored: {
    from: "Primer día no válido, se omitió.",
    to: "Último día no válido, se omitió.",
    game: "Juego desconocido, se muestran todos.",
    person: "No está en esta lista, se muestran las partidas de todos.",
    guest: "Nombre demasiado largo, se omitió.",
  },
  backwards: "El primer día es posterior al último.",
};
