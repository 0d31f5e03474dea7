import type { Option, OptionValue } from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { SOURCE_TEXTS } from "../sourceTexts";
import { list } from "./anyPage";
import { gameName } from "./terms";

type Words = WordsOf<"house">;

interface OptionWords {
  readonly name: string;
  readonly hint?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

const OPTIONS: Readonly<Record<string, OptionWords>> = {
  dice_each: {
    name: "Dados por persona",
    hint: "Dados bajo cada cubilete.",
    choices: { auto: "5 para 2–4 jugadores, si no 3" },
  },
  raise: {
    name: "Subir",
    hint: "Qué cantos ganan al último.",
    choices: {
      "quantity-major": "Más dados, o una cara más alta",
      "quantity-only": "Más dados, cualquier cara",
      "face-major": "Más de esa cara, o una más alta",
      "no-decrease": "Más de algo, menos de nada",
      perudo: "Perudo: la mitad de unos",
    },
  },
  ones: {
    name: "Los unos",
    hint: "¿Los unos son la cara más baja o ganan a los seises?",
    choices: { low: "Los más bajos", high: "Sobre los seises" },
  },
  cap_bids: {
    name: "Cantar más dados de los que hay",
    hint: "¿Puedes cantar más dados de los que hay?",
    choices: { off: "Se permite", on: "No se permite" },
  },
  out_of_turn: {
    name: "Dudar fuera de turno",
    choices: { on: "Cualquiera", off: "Solo a quien le toca, en turno" },
  },
  out_of_turn_penalty: {
    name: "Fallar fuera de turno cuesta",
    hint: "Dados que se pierden por una duda fallada fuera de turno.",
  },
  simultaneous: {
    name: "Varios bangs a la vez",
    hint: "Qué bang vale.",
    choices: { first: "Solo el primero", "all-score": "Todos" },
  },
  end_alone: { name: "Malas para lavar a solas", hint: "Malas que acaban la partida para una persona." },
  end_together: { name: "Malas para lavar juntos" },
  together_count: { name: "Cuántos lavan juntos" },
  end_pair: {
    name: "Más jugadores que esos",
    hint: "¿También ellos lavan juntos?",
    choices: { "at-least": "También lavan", exactly: "Solo con justo tantos" },
  },
  starter: {
    name: "Quién empieza la siguiente ronda",
    choices: {
      source: "Quien gritó o se llevó una mala",
      loser: "Quien perdió la ronda",
      winner: "Quien ganó la ronda",
      rotate: "A la izquierda de quien empezó",
      "rotate-right": "A la derecha de quien empezó",
      "left-of-loser": "A la izquierda de quien perdió",
      "left-of-challenger": "A la izquierda de quien dudó",
      "left-of-claimer": "A la izquierda de quien cantó",
    },
  },
  wild: {
    name: "Comodín",
    hint: "Qué cara cuenta como cualquier otra.",
    choices: { none: "Ninguna", ones: "Los unos", "red-die": "La que muestre el dado rojo" },
  },
  loses: {
    name: "Equivocarse cuesta",
    choices: { one: "Un dado", two: "Dos dados", difference: "La diferencia" },
  },
  natural_needed: {
    name: "Solo con comodines",
    hint: "¿Vale un canto que solo cumplen los comodines?",
    choices: { off: "Bastan", on: "No bastan" },
  },
  straights: {
    name: "Escaleras",
    choices: {
      none: "No cuentan",
      "below-full-house": "Por debajo del full",
      "above-full-house": "Por encima del full",
    },
  },
  ace_straight: { name: "Escalera al as", hint: "3-4-5-6-1, justo sobre la escalera alta." },
  implied_kicker: {
    name: "Dados sin nombrar",
    hint: "Qué dice «pareja de doses» de los otros dados.",
    choices: { on: "El más bajo que quepa", off: "Nada" },
  },
  raise_strictness: {
    name: "Qué cuenta como más alto",
    hint: "Estricto: en cada subida también deben encajar menos manos.",
    choices: { literal: "Cualquier mano más alta", "must-shrink": "Estricto" },
  },
  table_lock: {
    name: "Los dados tirados a la vista se quedan",
    choices: { round: "Toda la ronda", turn: "Esa jugada" },
  },
  cup_roll: {
    name: "Tirar el cubilete tras mirar",
    choices: { optional: "Opcional", mandatory: "Obligatorio" },
  },
  blind_may_roll: { name: "Tocar dados sin mirar" },
  claim_must_fit_table: {
    name: "Cantos que los dados a la vista desmienten",
    choices: { no: "Se permiten", yes: "No se permiten" },
  },
  winner_gives_drink: { name: "Quien gana también reparte un trago" },
  drink_name: { name: "Qué beben", hint: "Lo que sea: un sorbo, agua, una flexión." },
  ante: { name: "Entrada", hint: "Fichas que pone cada uno." },
  exposed_strict: {
    name: "Dados a la vista",
    hint: "Cuánto tiene que cuadrar con ellos la mano.",
    choices: { off: "Deben ser parte del canto", on: "Deben formar justo esa mano" },
  },
  lives: { name: "Vidas por persona", hint: "Veces que pierdes hasta quedar fuera." },
  chips: { name: "Fichas por persona" },
  rerolls: {
    name: "Volver a tirar por jugada",
    hint: "Cuántas veces puedes volver a tirar antes de cantar.",
  },
  opener_rerolls: { name: "Quien empieza puede volver a tirar" },
  spot_on: { name: "«¡Justo!»", hint: "Decir que un canto es exacto." },
  open_on_ones: { name: "Empezar con unos" },
  wild_face: {
    name: "Comodín",
    hint: "Qué cara cuenta como cualquier otra.",
    choices: { none: "Ninguna", ones: "Los unos", "red-die": "La que muestre el dado rojo" },
  },
  wild_ones: { name: "Unos comodín", hint: "¿Un uno vale por cualquier cara que ayude a la mano?" },
  named_wild: {
    name: "Cuando se canta el comodín",
    hint: "¿Sigue siendo comodín el resto de la ronda?",
    choices: {
      stays: "Sigue siéndolo",
      opening: "Acaba si la ronda empieza con él",
      any: "Acaba cuando alguien lo canta",
    },
  },
  price: {
    name: "Equivocarse cuesta",
    choices: { one: "Uno", two: "Dos", difference: "La diferencia" },
  },
  exact_call: { name: "Decir «¡Justo!»", hint: "Decir en turno que un canto es exacto." },
  pot_ante: { name: "Entrada al pozo", hint: "Fichas que cada uno pone una vez; 0: no hay pozo." },
  first_claim: {
    name: "El primer canto de la ronda",
    hint: "Cuántos dados tiene que nombrar.",
    choices: { any: "Los que sean", players: "Al menos uno por persona" },
  },
  five_alike: {
    name: "Repóquer bajo un cubilete",
    hint: "Por cuántos cuentan si los cinco ayudan al canto.",
    choices: { five: "Cuentan cinco", six: "Cuentan seis", seven: "Seis, o siete sin comodín" },
  },
  wrong_costs: { name: "Equivocarse cuesta", choices: { one: "Lo normal", two: "El doble" } },
  loser_drinks: {
    name: "Tragos por perder",
    hint: "Tragos que se suman a cada pérdida.",
  },
  loss_drinks: {
    name: "Tragos por perder",
    hint: "Tragos que se suman a cada pérdida.",
  },
  exact_wins: {
    name: "Un «¡Justo!» acertado gana",
    choices: {
      one: "Uno de vuelta",
      two: "Dos de vuelta",
      all: "Todos de vuelta",
      "others-lose": "Los demás pierden uno",
    },
  },
  next_to_mia: {
    name: "Justo debajo de Mia",
    hint: "La tirada a la que solo gana Mia.",
    choices: { "double-six": "Doble seis", "three-one": "31, la Mia pequeña", "double-one": "Doble uno" },
  },
  false_mia: { name: "Una Mia falsa cuesta", choices: { one: "Una vida", two: "Dos vidas" } },
  second_roll: {
    name: "Una segunda tirada",
    hint: "¿Puedes tirar otra vez, sin volver a mirar?",
    choices: { off: "No", blind: "Una vez, sin mirar" },
  },
  calza: { name: "Calza", hint: "Decir que un canto es exacto; cualquiera menos quien cantó." },
  palifico: { name: "Palifico", hint: "Una ronda especial cuando a alguien le queda un dado." },
  equal_ok: {
    name: "Cantar lo mismo otra vez",
    choices: { no: "No se permite", yes: "Se permite" },
  },
  pass_unseen: { name: "Pasar sin mirar", choices: { on: "Se permite", off: "No se permite" } },
  stack: { name: "Fichas al empezar", hint: "0: las fichas cuentan desde cero, y se pueden deber." },
  short: {
    name: "Sin fichas para la entrada",
    hint: "Qué pasa sin bastantes fichas.",
    choices: { "all-in": "Va con todo, juega por todo el pozo", out: "Queda fuera hasta recomprar" },
  },
  astray: {
    name: "Dados inclinados o caídos",
    hint: "Un dado cae de la mesa, queda inclinado o se muestra antes.",
    choices: { void: "La ronda es nula", "re-roll": "Ese dado se vuelve a tirar", stands: "Vale como quedó" },
  },
};

const COMMON: Readonly<Record<string, string>> = { on: "Sí", off: "No", yes: "Sí", no: "No" };

export const sayOption = (option: string): string => OPTIONS[option]?.name ?? readable(option);

export const sayOptionHint = (option: string): string | undefined => OPTIONS[option]?.hint;

export function sayOptionValue(option: string, value: OptionValue): string {
  if (typeof value === "number") return String(value);
  return OPTIONS[option]?.choices?.[value] ?? COMMON[value] ?? readable(value);
}

export function sayOptionTakes(name: string, option: Option): string {
  const called = `«${sayOption(name)}»`;
  if ("choices" in option) return `${called} admite una de sus opciones.`;
  return "longest" in option
    ? `${called} admite de 1 a ${option.longest} caracteres.`
    : `${called} admite un número entero de ${option.from} a ${option.to}.`;
}

function readable(key: string): string {
  const text = key.replaceAll(/[_-]/g, " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const ruleGroupWords = {
  groups: {
    wilds: "Comodines",
    price: "Precio",
    money: "Dinero",
    exact: "Justo",
    turns: "Turnos",
    hands: "Manos",
    odd: "Otras",
  },
  find: "Buscar una regla",
  example: "comodín, entrada, tragos…",
  none: "No se encontró ninguna regla.",
  ours: (rules: number) => `Solo las nuestras (${rules})`,
};

export const sourceWords = {
  title: "Las fuentes",
  otherwise: {
    reading: "No está en las fuentes. Decisión nuestra.",
    usual: "Como se suele jugar; no está en las fuentes.",
    own: "Su propia palabra.",
    none: "Ninguna fuente lo juega así.",
  },
} satisfies Words["sourceWords"];

export const saySources: Words["saySources"] = ({ plays, offers, reads, otherwise }) => {
  if (otherwise !== null) return sourceWords.otherwise[otherwise];
  const lines = [
    ["Se juega así en", plays],
    ["Se deja a la mesa en", offers],
    ["No queda claro en", reads],
  ] as const;
  return lines
    .flatMap(([text, sources]) =>
      sources.length === 0
        ? []
        : [`${text}: ${list(sources.map((id) => `${gameName(SOURCE_TEXTS[id].game)} (${id})`))}.`],
    )
    .join(" ");
};

export const saySource: Words["saySource"] = (id) => {
  const { game, author } = SOURCE_TEXTS[id];
  return `${id}: ${gameName(game)}${author === null ? "" : `, de ${author}`}`;
};
