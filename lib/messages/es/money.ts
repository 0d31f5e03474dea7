import type { WordsOf } from "../dictionary";
import { sayCalendarDay } from "../formats";

type Words = WordsOf<"money">;

const shortDay = (day: string): string => sayCalendarDay(day, { month: "short", day: "numeric" });

export const moneyWords = {
  unpaid: (sum) => `${sum} sin pagar`,
  chipIs: (value) => `1 ficha = ${value}`,
  guest: "invitado",
  tick: (payment) => `Marcar como pagado: ${payment}`,
  paidOn: (day, by) =>
    by === null ? `pagado el ${shortDay(day)}` : `pagado el ${shortDay(day)}, marcado por ${by}`,
  unticked: "Marca quitada",
  since: (day) => `del ${shortDay(day)}`,
  partSince: (part, day) => `${part} del ${shortDay(day)}`,
  changed: "Cambió después de cerrar:",
  why: {
    corrected: "Se corrigió una partida",
    added: "Se agregó una partida",
    deleted: "Se borró una partida",
    "buy-ins": "Se cambiaron las entradas",
    round: "Se anuló una ronda",
  },
  inPlay: (game, forChips) => `${game} en curso.${forChips ? " Sus fichas cuentan cuando termine." : ""}`,
  copy: "Copiar texto",
  copied: "Copiado.",
  notCopied: "No se pudo copiar.",
  payNow: "Pagar",
  payNowName: (to, what) => `Pagar a ${to} ${what}`,
  balances: "Saldos",

  example: (amount) => `Escribe una cantidad, por ejemplo ${amount}.`,

  closing: {
    key: "Hora de cerrar",
    isOn: (game, pot) =>
      pot === null ? `${game} sigue en curso` : `${game} sigue en curso: ${pot} en el pozo`,
    ends: "Termina ahora.",
    recorded: "Las fichas como están anotadas",
    count: "Contar las fichas",
    complete: "Todas las fichas contadas.",
    missing: (chips) => `Faltan ${chips}`,
    over: (chips) => `Sobran ${chips}`,
    share: (names) => `${names} lo reparten`,
    back: "Todos reciben su apuesta de vuelta",
    one: (name) => `${name} se lo lleva`,
    buyIns: (sum) => `¿Quién se lleva las entradas? ${sum}`,
    everyone: "Repartir por igual",
    settle: "Saldar",
    settling: "Cerrando…",
  },

  round: {
    owedAs: "Se debe en",
    drink: "Trago",
    add: "Agregar una ronda",
    amount: "Cantidad",
    paidBy: "Pagó",
    sharedBy: "La comparten",
    shares: "Partes",
    equal: "Partes iguales",
    chosen: "Cada quien lo suyo",
    each: (count, each) => `La comparten ${count}, ${each} cada quien.`,
    open: (amount) => `Faltan ${amount} por repartir`,
    over: (amount) => `Sobran ${amount}`,
    part: (name) => `Parte: ${name}`,
    note: "¿De qué?",
    notePlaceholder: "Una ronda de cerveza",
  },

  guests: {
    who: (name) => `¿Quién es ${name}?`,
    addToRoster: (name) => `Agregar a ${name} a la lista`,
    add: "Agregar un invitado",
    name: "Nombre del invitado",
    save: "Agregar",
  },

  settings: {
    legend: "Dinero",
    currency: "Moneda",
    chipValue: "1 ficha vale",
    chipHint: "Déjalo vacío si las fichas no valen dinero.",
    buyIn: "Entrada habitual",
    later: "Las noches ya empezadas conservan lo suyo.",
    drinkPrice: "1 trago cuesta",
    drinkHint: "Con un precio, los tragos que se deben pueden saldarse en dinero.",
    drinkName: "Trago",
    drinkPlaceholder: "chupito",
    priceOf: (drink) => `Precio: ${drink}`,
    addDrink: "Agregar un trago",
  },

  link: {
    title: "Tu enlace de pago",
    hint: "Ahí te pagan los demás. {amount} se vuelve la cantidad.",
    save: "Guardar enlace",
    saved: "Enlace guardado.",
  },

  sum: {
    title: "Cómo sale el total",
    who: "Nombre",
    chips: "Fichas",
    buyIn: "Entrada",
    pot: "Pozo",
    round: "Rondas",
    total: "Total",
    rest: "Banca y pozos",
  },
} satisfies Words["moneyWords"];
