import type { WordsOf } from "../dictionary";

type Words = WordsOf<"ledger">;

const washings = (count: number): string => (count === 1 ? "una vez" : `${count} veces`);
const on = (day: string | null): string => (day === null ? "" : `: ${day}`);

export const sayLine: Words["sayLine"] = ({
  ledger,
  deed,
  from,
  to,
  toTable,
  fromPot,
  amount,
  what,
  day,
}) => {
  switch (deed) {
    case "swapped":
      return `${to} friega por ${from}${on(day)}`;
    case "doubled":
      return `${from} perdió a doble o nada: ${washings(amount)} más`;
    case "cleared":
      return `${from} ganó a doble o nada: nada que fregar`;
    case "undone":
      return `${from} aún no ha fregado`;
    case "done":
      return `${from} ya ha fregado${on(day)}`;
    case "repaid":
      return fromPot ? `${to} sacó del bote: ${what}` : `${from} pagó a ${to}: ${what}`;
    case "carried":
      return fromPot
        ? `A ${to} le falta sacar del bote, pasado a la cuenta: ${what}`
        : `${from} debe a ${to}, pasado a la cuenta: ${what}`;
    case "served":
      return toTable ? `A ${from} se le sirvió: ${what}` : `${from} sirvió a ${to}: ${what}`;
    default:
      return ledger === "dishes"
        ? `${from} tiene que fregar ${washings(amount)}${on(day)}`
        : `${from} debe a ${to}: ${what}`;
  }
};

export const ledgerWords = {
  pages: "Las cuentas de este grupo",
  page: { dishes: "Platos", chips: "Fichas", drinks: "Bebidas", marks: "Marcas" },
  title: {
    dishes: "¿Quién tiene que fregar?",
    chips: "¿Quién debe a quién?",
    drinks: "Bebidas",
    marks: "Buenas y malas",
  },
  hint: {
    dishes:
      "Quien pierde friega. Cuenta como hecho cuando pasa el día siguiente, salvo que alguien diga otra cosa.",
    chips: "De todas las noches y partidas. Cada clase va por su lado: nada se compensa con otra.",
    drinks: "Lo que dicen las partidas de esta noche, y quién debe una a quién.",
    marks: "Cómo quedaron las partidas, sumado. Las buenas compensan las malas.",
  },

  noDuty: "No queda nada por fregar.",
  washes: (times) => (times === 1 ? "friega" : `friega ${washings(times)}`),
  washesFor: (of) => `por ${of}`,
  done: "Hecho",
  doneName: (name) => `Hecho: ${name} ya ha fregado`,
  change: "Cambiar…",
  changeName: (name) => `Cambiar el turno de fregar de ${name}`,
  swap: "Cambiar",
  whoWashes: "¿Quién friega en su lugar?",
  whichDay: "¿Qué día?",
  doubleOrNothing: "Doble o nada",
  lost: "Perdido: el doble",
  won: "Ganado: nada que fregar",
  undone: "Aún sin hacer",
  undoneHint: "Para un turno que si no contaría como hecho por sí solo.",

  chips: "Fichas",
  even: "Nadie debe nada aquí.",
  payments: "Los menos pagos posibles",
  paid: "Pagado",
  takenName: (who, what) => `Sacado del bote por ${who}: ${what}`,
  paidName: (from, to, what) => `Pagado por ${from} a ${to}: ${what}`,
  sources: "De dónde viene",
  aGame: "Una partida",

  tonight: "Partidas de esta noche",
  noDrinks: "Nadie debe una bebida.",
  owes: (from, to) => `${from} debe a ${to}`,
  hasTo: (from) => `${from}, por las partidas de esta noche`,
  served: "Servido",
  servedName: (from, to, what) => `Servido por ${from} a ${to}: ${what}`,
  servedTable: (name, what) => `Servido a ${name}: ${what}`,

  own: "Solo para ti",
  ownHint: "Nadie más lo ve ni lo pone, tampoco quien lleva el grupo ni quien lo dirige.",
  limit: "Como mucho tantas bebidas en una noche",
  setLimit: "Poner",
  noLimit: "Sin límite",
  limitSet: (limit) => `Tu límite es ${limit}.`,
  limitGone: "No tienes límite.",
  limitReached: (limit) => `Has llegado al límite que te pusiste: ${limit}`,
  ownTonight: (drinks) => `Esta noche hasta ahora: ${drinks}`,
  unlisted: "No mostrar cifras mías",
  unlistedHint: "Las estadísticas te dejan fuera hasta que vuelvas. Lo que debes se queda.",
  isUnlisted: "No se muestran cifras tuyas.",
  isListed: "Se muestran tus cifras.",

  season: "¿Qué temporada?",
  allTime: "Desde siempre",
  noMarks: "Aún no se ha jugado a Firehouse.",
  byGame: "Partida a partida",

  write: "Anotar una línea",
  writeHint: "Lo que ninguna partida sabe. Se queda a la vista, con tu nombre al lado.",
  kind: "¿De qué?",
  unit: "¿Qué dinero?",
  from: { dishes: "¿Quién tiene que fregar?", chips: "¿Quién debe?", drinks: "¿Quién debe?" },
  to: "¿A quién?",
  count: "¿Cuántas?",
  reason: "¿Por qué?",
  reasonPlaceholder: "Perdió una apuesta",
  writeNow: "Anotar",
  writing: "Anotando…",
  written: "Anotado.",
  noRoster: "Antes tiene que haber dos en la lista.",

  lines: "Líneas",
  noLines: "Aún no hay ninguna línea.",
  older: "Líneas anteriores",
  latest: "Últimas líneas",
  olderGames: "Partidas anteriores",
  latestGames: "Últimas partidas",
  toGame: "A la partida",
  toNight: "A la noche",
  by: (name) => `anotado por ${name}`,
  somebody: "alguien",
  isTakenBack: "retirada",
  takesBack: (said) => `Retirada: ${said}`,
  takeBack: "Retirar",
  takeBackName: (said) => `Retirar: ${said}`,
  takeBackHint: "La línea se queda a la vista y ya no cuenta.",
} satisfies Words["ledgerWords"];
