import type { WordsOf } from "../dictionary";

type Words = WordsOf<"ledger">;

const washings = (count: number): string => (count === 1 ? "una vez" : `${count} veces`);
const on = (day: string | null): string => (day === null ? "" : `: ${day}`);

export const sayLine: Words["sayLine"] = ({
  ledger,
  entryKind,
  from,
  to,
  toTable,
  sharers,
  amount,
  what,
  day,
}) => {
  switch (entryKind) {
    case "swapped":
      return `${to} lava por ${from}${on(day)}`;
    case "doubled":
      return `${from} perdió a doble o nada: ${washings(amount)} más`;
    case "cleared":
      return `${from} ganó a doble o nada: nada que lavar`;
    case "undone":
      return `${from} aún no lavó`;
    case "done":
      return `${from} lavó${on(day)}`;
    case "cooked":
      return `${from} cocinó${on(day)}`;
    case "repaid":
      return `${from} pagó a ${to}: ${what}`;
    case "round":
      return `${from} pagó ${what} por ${sharers}`;
    case "served":
      return toTable ? `A ${from} se le sirvió: ${what}` : `${from} sirvió a ${to}: ${what}`;
    default:
      return ledger === "dishes"
        ? `${from} tiene que lavar ${washings(amount)}${on(day)}`
        : `${from} debe a ${to}: ${what}`;
  }
};

export const ledgerWords = {
  pages: "Las deudas de este grupo",
  page: { dishes: "Platos", chips: "Dinero", drinks: "Tragos", marks: "Buenas y malas" },
  title: {
    dishes: "Platos pendientes",
    chips: "¿Quién debe a quién?",
    drinks: "Tragos",
    marks: "Buenas y malas",
  },
  noDuty: "No hay platos pendientes.",
  washes: (times) => (times === 1 ? "lava" : `lava ${washings(times)}`),
  washesFor: (of) => `por ${of}`,
  oweDishes: (people: number) => (people === 1 ? "1 debe platos" : `${people} deben platos`),
  doneOne: "1 hecha",
  doneAll: (washes: number) => `Todas hechas (${washes})`,
  doneName: (name) => `Marcar como hecho: ${name} lavó`,
  change: "Cambiar…",
  changeName: (name) => `Cambiar los platos de ${name}`,
  swap: "Cambiar",
  whoWashes: "¿Quién lava en su lugar?",
  whichDay: "¿Qué día?",
  doubleOrNothing: "Doble o nada",
  lost: "Perdido: el doble",
  won: "Ganado: sin platos",
  undone: "Aún sin hacer",
  undoneHint: "Deshacer la marca automática.",

  chips: "Fichas",
  even: "Todo a cero.",
  sources: "De dónde viene",
  aGame: "Una partida",

  tonight: "Partidas de esta noche",
  noDrinks: "Nadie debe un trago.",
  owes: (from, to) => `${from} debe a ${to}`,
  hasTo: (from) => `${from}, por partidas`,
  servedName: (from, to, what) => `Servido por ${from} a ${to}: ${what}`,
  servedTable: (name, what) => `Servido a ${name}: ${what}`,
  inMoney: (amount) => `Pasar a ${amount}`,
  inMoneyName: (from, to, amount) => `${from} le debe a ${to} ${amount} en su lugar`,
  inMoneyNote: (what) => `Por ${what}`,
  whichDrink: "¿Qué trago?",
  aDrink: "Trago",

  own: "Solo para ti",
  ownHint: "Solo tú lo ves y lo pones.",
  limit: "Máximo de tragos por noche",
  setLimit: "Poner",
  noLimit: "Sin límite",
  limitSet: (limit) => `Tu límite es ${limit}.`,
  limitRemoved: "No tienes límite.",
  limitReached: (limit) => `Llegaste a tu límite (${limit}).`,
  ownTonight: (drinks) => `Esta noche hasta ahora: ${drinks}`,
  unlisted: "Ocultar mis estadísticas",
  unlistedHint: "Las estadísticas te dejan fuera. Lo que debes se queda.",
  isUnlisted: "Tus estadísticas están ocultas.",
  isListed: "Se muestran tus estadísticas.",

  season: "¿Qué temporada?",
  allTime: "Desde siempre",
  noMarks: "Aún no hay partidas de Firehouse.",
  byGame: "Partida a partida",

  write: "Agregar registro",
  writeHint: "Para lo que ninguna partida registró. Tu nombre queda al lado.",
  kind: "Tipo",
  from: { dishes: "¿Quién lava?", chips: "¿Quién debe?", drinks: "¿Quién debe?" },
  to: "¿A quién?",
  count: "¿Cuántas?",
  reason: "¿Por qué?",
  reasonPlaceholder: "Perdió una apuesta",
  writeNow: "Guardar",
  writing: "Guardando…",
  written: "Guardado.",
  noRoster: "Agrega primero dos personas a la lista.",

  lines: "Registros",
  noLines: "Aún no hay registros.",
  older: "Registros anteriores",
  latest: "Últimos registros",
  olderGames: "Partidas anteriores",
  latestGames: "Últimas partidas",
  toGame: "Abrir partida",
  toNight: "Abrir noche",
  by: (name) => `por ${name}`,
  someone: "alguien",
  isCanceled: "cancelado",
  cancels: (text) => `Cancelado: ${text}`,
  cancel: "Cancelar registro",
  cancelName: (text) => `Cancelar: ${text}`,
  cancelHint: "El registro se queda a la vista y ya no cuenta.",
} satisfies Words["ledgerWords"];
