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
    hint: "Cuántos dados van bajo cada cubilete.",
    choices: { auto: "5 hasta cuatro, si no 3" },
  },
  raise: {
    name: "Qué es subir",
    hint: "Qué cantos superan al anterior.",
    choices: {
      "quantity-major": "Más dados, o una cara más alta",
      "quantity-only": "Más dados, cualquier cara",
      "face-major": "Más de esa, o una cara más alta",
      "no-decrease": "Más de algo, menos de nada",
      perudo: "Como en Perudo: los unos valen el doble",
    },
  },
  ones: {
    name: "Los unos",
    hint: "Si el uno es la cara más baja o gana al seis.",
    choices: { low: "Los más bajos", high: "Sobre los seises" },
  },
  cap_bids: {
    name: "Cantar más dados de los que hay",
    hint: "Si alguien puede cantar más dados de los que hay en juego.",
    choices: { off: "Se permite", on: "Se rechaza" },
  },
  out_of_turn: {
    name: "Fuera de turno",
    hint: "Si puede retar cualquiera, o solo quien tiene el turno.",
    choices: { on: "Puede retar cualquiera", off: "Solo quien tiene el turno" },
  },
  out_of_turn_penalty: {
    name: "Fallar fuera de turno cuesta",
    hint: "Dados que se pierden por un reto fallado fuera de turno.",
  },
  simultaneous: {
    name: "Varios bangs a la vez",
    hint: "Qué bang vale.",
    choices: { first: "Solo el primero", "all-score": "Los de todos" },
  },
  end_alone: { name: "Lava a solas con", hint: "Cuántas malas acaban la partida para una persona." },
  end_together: { name: "Lavan juntos con", hint: "Cuántas malas cada uno la acaban para varios." },
  together_count: { name: "Juntos quiere decir", hint: "Cuántos tienen que tener tantas malas." },
  end_pair: {
    name: "Más de tantos",
    hint: "Si también la acaban más personas que esas.",
    choices: { "at-least": "También la acaban", exactly: "No: justo tantas" },
  },
  starter: {
    name: "Quién empieza la siguiente ronda",
    choices: {
      source: "Quien gritó, o quien se llevó la mala",
      loser: "Quien perdió la ronda",
      winner: "Quien ganó la ronda",
      rotate: "A la izquierda de quien abrió",
      "rotate-right": "A la derecha de quien abrió",
      "left-of-loser": "A la izquierda de quien perdió",
      "left-of-challenger": "A la izquierda de quien retó",
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
    choices: { one: "Un dado", difference: "Tantos como se falló" },
  },
  natural_needed: {
    name: "Solo con comodines",
    hint: "Si vale un canto que solo cumplen los comodines.",
    choices: { off: "Bastan", on: "No bastan" },
  },
  straights: {
    name: "Escaleras",
    choices: {
      none: "No valen nada",
      "below-full-house": "Por debajo del full",
      "above-full-house": "Por encima del full",
    },
  },
  ace_straight: { name: "Escalera al as", hint: "3-4-5-6-1, justo sobre la escalera alta." },
  implied_kicker: {
    name: "Los dados que no se nombran",
    hint: "Qué dice «pareja de doses» de los otros dados.",
    choices: { on: "El más bajo que quepa", off: "Nada" },
  },
  raise_strictness: {
    name: "Cuánto hay que subir",
    choices: { literal: "Como se dice", "must-shrink": "Que encajen menos manos" },
  },
  table_lock: {
    name: "Los dados tirados a la vista se quedan",
    choices: { round: "Toda la ronda", turn: "Ese turno" },
  },
  cup_roll: {
    name: "Tirar el cubilete tras mirar",
    choices: { optional: "A gusto de cada uno", mandatory: "Obligatorio" },
  },
  blind_may_roll: { name: "Tocar dados sin mirar" },
  claim_must_fit_table: {
    name: "Cantos que los dados a la vista desmienten",
    choices: { no: "Se permiten", yes: "Se rechazan" },
  },
  winner_gives_drink: { name: "Quien gana también reparte un trago" },
  drink_name: { name: "Qué se bebe", hint: "Lo que sea: un sorbo, agua, una flexión." },
  ante: { name: "Apuesta inicial", hint: "Fichas que pone cada uno." },
  exposed_strict: {
    name: "Dados a la vista",
    hint: "Cuánto tiene que cuadrar con ellos la mano.",
    choices: { off: "Deben ser parte del canto", on: "Deben formar justo esa mano" },
  },
  lives: { name: "Vidas por persona", hint: "Cuántas veces se puede perder antes de quedar fuera." },
  chips: { name: "Fichas por persona" },
  rerolls: {
    name: "Tiradas extra por turno",
    hint: "Cuántas veces se puede tirar otra vez antes de anunciar.",
  },
  opener_rerolls: { name: "Quien abre puede tirar otra vez" },
  spot_on: { name: "«Justo»", hint: "Decir que un canto es exacto." },
  open_on_ones: { name: "Abrir con unos" },
  wild_face: {
    name: "Qué cara es comodín",
    hint: "Qué cara cuenta como cualquier otra.",
    choices: { none: "Ninguna", ones: "Los unos", "red-die": "La que muestre el dado rojo" },
  },
  wild_ones: { name: "Unos comodín", hint: "Si un uno vale por cualquier cara que ayude a la mano." },
  named_wild: {
    name: "Un comodín que se canta",
    hint: "Si sigue siendo comodín el resto de la ronda.",
    choices: { stays: "Sigue siéndolo", opening: "No, si se abre con él", any: "No, desde que se nombra" },
  },
  price: {
    name: "Equivocarse cuesta",
    choices: { one: "Uno", two: "Dos", difference: "Tantos como se falló" },
  },
  exact_call: { name: "Decir «justo»", hint: "Decir en turno que un canto es exacto." },
  pot_ante: { name: "Apuesta al bote", hint: "Fichas que cada uno pone una vez; 0: no hay bote." },
  first_claim: {
    name: "El primer canto de la ronda",
    hint: "De cuántos dados tiene que ser.",
    choices: { any: "Los que sean", players: "Uno por persona, o más" },
  },
  five_alike: {
    name: "Cinco iguales bajo un cubilete",
    hint: "Por cuántos cuentan si los cinco ayudan al canto.",
    choices: { five: "Cuentan cinco", six: "Cuentan seis", seven: "Seis, o siete sin comodín" },
  },
  loss_drinks: {
    name: "Tragos por perder",
    hint: "Cuántos bebe además quien pierde algo.",
  },
  exact_wins: {
    name: "Un «justo» acertado gana",
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
    hint: "Si se puede tirar otra vez antes de anunciar, sin volver a mirar.",
    choices: { off: "No", blind: "Una vez, sin mirar" },
  },
  calza: { name: "Calza", hint: "Decir que un canto es exacto; cualquiera menos quien cantó." },
  palifico: { name: "Palifico", hint: "Una ronda especial cuando a alguien le queda un dado." },
  equal_ok: {
    name: "Anunciar lo mismo otra vez",
    choices: { no: "Se rechaza", yes: "Se permite" },
  },
  pass_unseen: { name: "Pasar sin mirar", choices: { on: "Se permite", off: "Se rechaza" } },
  stack: { name: "Fichas al empezar", hint: "0: las fichas cuentan desde cero, y se pueden deber." },
  short: {
    name: "Sin fichas para la apuesta",
    hint: "Qué pasa con quien no tiene bastantes fichas.",
    choices: { "all-in": "Paga lo que le queda, juega por todo", out: "Queda fuera, hasta recomprar" },
  },
  astray: {
    name: "Dados perdidos",
    hint: "Un dado cae de la mesa, queda apoyado o se enseña antes de tiempo.",
    choices: { void: "La ronda es nula", "re-roll": "Ese dado se tira otra vez", stands: "Vale como quedó" },
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

export const sourceWords = {
  title: "Las fuentes",
  otherwise: {
    reading: "Ninguna fuente lo dice: así lo leemos.",
    usual: "Como se suele jugar; ninguna de las fuentes lo cuenta.",
    own: "Vuestra propia palabra.",
    none: "Ninguna fuente lo juega así.",
  },
} satisfies Words["sourceWords"];

export const saySources: Words["saySources"] = ({ plays, offers, reads, otherwise }) => {
  if (otherwise !== null) return sourceWords.otherwise[otherwise];
  const lines = [
    ["Así lo juegan", plays],
    ["Lo dejan a la mesa", offers],
    ["Se puede leer así", reads],
  ] as const;
  return lines
    .flatMap(([said, sources]) =>
      sources.length === 0
        ? []
        : [`${said}: ${list(sources.map((id) => `${gameName(SOURCE_TEXTS[id].game)} (${id})`))}.`],
    )
    .join(" ");
};

export const saySource: Words["saySource"] = (id) => {
  const { game, author } = SOURCE_TEXTS[id];
  return `${id}: ${gameName(game)}${author === null ? "" : `, de ${author}`}`;
};
