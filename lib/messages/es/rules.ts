import type { Claim, OptionValue, Stake } from "@/lib/engine";
import { type Drink, ownWord } from "../ruleRows";
import type { FoughtOver, PublicSource } from "../rules";
import { diceWord, list, numberWord } from "./anyPage";
import { handWords } from "./dice";
import { sayOption, sayOptionValue } from "./house";
import { sayClaim, sayHandClaim, sayMove, stakeWord } from "./terms";

export const cardWords = {
  title: (game: string) => `${game}: reglas`,
  allGames: "Reglas",
  choose: "Las reglas de cada juego, en una página cada uno.",
  print: "Imprimir esta página",
  need: "Qué hace falta",
  turn: "Cuando te toca",
  beats: "Qué gana a qué",
  ladder: "Subir",
  five: "Cinco discusiones, resueltas",
  deskCode: "Código QR para resolver una discusión según estas reglas",
  deskCodeHow: "Escanea y resuelve cualquier discusión según estas reglas.",
  fought: "Lo que más se discute",
  challenges: "Dudar",
  ending: "Cómo acaba",
  house: "Reglas de la casa",
  changed: "cambiada",
  chart: { hand: "Mano", best: "Mejor", hands: "Manos", rolls: "De 7.776 tiradas" },
  rolls: "De la más alta a la más baja",
  right: "Acertado",
  wrong: "Fallado",
  settle: "Resolver una discusión",
  share: "Compartir estas reglas",
  shareHow: "El enlace muestra estas reglas con las de la casa.",
  qr: "Código QR para estas reglas",
};

export function sayDealt(
  dealt: readonly { readonly from: number; readonly to: number; readonly dice: number }[],
): string {
  const [first, ...rest] = dealt;
  if (first === undefined) return "";
  const more = rest.map(({ from, dice }) => `${dice} desde ${from} jugadores`);
  return `Cada uno tiene un cubilete con ${diceWord(first.dice)}${more.length > 0 ? ` (${more.join("; ")})` : ""}.`;
}

export const sayOneCup = (dice: number): string =>
  `Un cubilete con ${numberWord(dice)} dados pasa a la izquierda.`;

const WILD = {
  "red-die":
    "Quien empieza tira además el dado rojo grande: su cara es comodín en la ronda. Si alguien canta el comodín, solo cuentan los dados que lo muestran.",
  ones: "Los unos son comodín. Si alguien canta unos, solo cuentan los unos.",
};
export const sayWild = (wild: keyof typeof WILD | null): string =>
  wild === null ? "No hay comodín." : WILD[wild];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const much = (what: Stake, count: number, drink: Drink = null): string =>
  sayMove({ what, count, from: "bank", to: "bank" }, drink);

export const sayBegins = (what: Stake, count: number, drink: Drink = null): string =>
  `Cada uno empieza ${count === 0 ? `sin ${stakeWord(what, 2, drink)}` : `con ${much(what, count, drink)}`}.`;

export const sayAnte = (chips: number, every: "game" | "round"): string =>
  `${every === "round" ? "Antes de cada ronda" : "Antes de la primera ronda"} cada uno pone ${much("chip", chips)} en el pozo.`;

export const sayTurn = (): string => "Sube el último canto, o duda de él.";

export const sayReRolls = (most: number): string =>
  `Antes de cantar puedes volver a tirar tus dados, ${most === 1 ? "una vez" : most === 2 ? "dos veces" : `${most} veces`} por jugada.`;

interface Steps {
  readonly show: boolean;
  readonly rollTable: boolean;
  readonly rollCup: boolean;
  readonly tableFirst: boolean;
  readonly mustRoll: "nothing" | "something" | "the-cup";
  readonly blindRolls: boolean;
  readonly unseen: boolean;
  readonly lookForbidsChallenge: boolean;
}

export function saySteps(steps: Steps): readonly string[] {
  const may = [
    ...(steps.show ? ["mostrar u ocultar dados"] : []),
    ...(steps.rollTable ? ["tirar a la vista los dados mostrados"] : []),
    ...(steps.rollCup ? ["tirar el cubilete"] : []),
  ];
  return [
    steps.unseen
      ? "Puedes pasar el cubilete sin mirar, con un canto más alto."
      : "Mira antes de pasar el cubilete.",
    ...(may.length > 0 ? [`${steps.blindRolls ? "Mires o no" : "Tras mirar"}, puedes ${list(may)}.`] : []),
    ...(steps.tableFirst ? ["Tira los dados mostrados antes que el cubilete, nunca después."] : []),
    ...(steps.mustRoll === "something" ? ["Si miraste, tira al menos un dado antes de cantar."] : []),
    ...(steps.mustRoll === "the-cup" ? ["Si miraste, tira el cubilete antes de cantar."] : []),
    ...(steps.lookForbidsChallenge ? ["Si miraste, no puedes dudar."] : []),
  ];
}

export function sayClass(claim: Claim): string {
  if ("hand" in claim && claim.hand in handWords.kinds)
    return handWords.kinds[claim.hand as keyof typeof handWords.kinds];
  const text = "count" in claim ? sayClaim(claim) : sayHandClaim(claim);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const sayRaises = (over: Claim, next: readonly Claim[]): string =>
  `Las subidas más bajas sobre ${sayClaim(over)}: ${list(next.map(sayClaim))}.`;

const KINDS = {
  doubt: { "in-turn": "Duda en turno", "out-of-turn": "Duda fuera de turno" },
  "spot-on": { "in-turn": "«¡Justo!» en turno", "out-of-turn": "«¡Justo!» fuera de turno" },
  concede: { "in-turn": "Creérselo", "out-of-turn": "Creérselo" },
};

export const sayWay = (kind: keyof typeof KINDS, outOfTurn: boolean, of: Claim | null): string =>
  `${KINDS[kind][outOfTurn ? "out-of-turn" : "in-turn"]}${of === null ? "" : ` (${sayClaim(of)})`}`;

export const sayWayOut = (
  kind: keyof typeof KINDS,
  outOfTurn: boolean,
  of: Claim | null,
  how: "right" | "wrong",
): string => `${sayWay(kind, outOfTurn, of)}, ${how === "right" ? "con acierto" : "sin razón"}`;

const PARTIES = {
  claimer: "quien cantó",
  challenger: "quien dudó",
  "everybody-else": "cada uno de los demás",
};

interface Paid {
  readonly who: keyof typeof PARTIES;
  readonly what: Stake;
  readonly count: number;
  readonly intoPot: boolean;
  readonly each: "off" | "all" | null;
}

function sayPaid({ who, what, count, intoPot, each }: Paid, drink: Drink): string {
  const least = much(what, Math.abs(count), drink);
  const paid = each === "off" ? `${least} por cada uno de diferencia (al menos ${least})` : least;
  if (each === "all") return `${PARTIES[who]} ${ALL[what] ?? ""}`;
  if (what === "drink") return `${PARTIES[who]} se toma ${paid}`;
  if (count > 0) return `${PARTIES[who]} ${what === "bad" ? "se lleva" : "recibe"} ${paid}`;
  return intoPot ? `${PARTIES[who]} pone ${paid} en el pozo` : `${PARTIES[who]} pierde ${paid}`;
}

const ALL: Readonly<Partial<Record<Stake, string>>> = {
  die: "recibe de vuelta todos los dados perdidos",
  chip: "se lleva todo el pozo",
  good: "recibe una buena por cada mala",
};

export function sayCosts(costs: readonly Paid[], drink: Drink = null): string {
  const text = list(costs.map((cost) => sayPaid(cost, drink)));
  return text === "" ? "Nada cambia de manos." : `${capital(text)}.`;
}

const STARTERS = {
  opener: "la misma persona",
  "left-of-opener": "quien está a la izquierda de quien empezó",
  "right-of-opener": "quien está a la derecha de quien empezó",
  claimer: "quien cantó",
  "left-of-claimer": "quien está a la izquierda de quien cantó",
  challenger: "quien dudó",
  "left-of-challenger": "quien está a la izquierda de quien dudó",
};

export const sayStarts = (starter: keyof typeof STARTERS): string =>
  `La siguiente la empieza ${STARTERS[starter]}.`;

const LAST: Readonly<Partial<Record<Stake, string>>> = {
  die: "Si pierdes el último dado, quedas fuera.",
  chip: "Si pierdes la última ficha, quedas fuera.",
  life: "Si pierdes la última vida, quedas fuera.",
};

export function sayEndings(
  { names, outWithout }: { readonly names: "losers" | "winners"; readonly outWithout: Stake | null },
  washing: {
    readonly alone: number;
    readonly together: { readonly count: number; readonly bads: number } | null;
  } | null,
  pot: boolean,
  drink: Drink = null,
): readonly string[] {
  if (washing !== null)
    return [
      `${capital(much("good", 1, drink))} quita ${much("bad", 1, drink)}. Con ${much("bad", washing.alone, drink)}, lavas los platos.`,
      ...(washing.together === null
        ? []
        : [
            `Cuando ${numberWord(washing.together.count)} tienen ${much("bad", washing.together.bads, drink)} cada uno, lavan juntos o desempatan.`,
          ]),
    ];
  if (outWithout === null) return ["Nadie queda fuera. Jueguen hasta parar."];
  return [
    ownWord(outWithout, drink) === null
      ? (LAST[outWithout] ?? "")
      : `Si pierdes lo último que tienes, ${stakeWord(outWithout, 2, drink)}, quedas fuera.`,
    `El último en juego ${names === "winners" ? "gana" : "pierde"}${pot ? " y se lleva el pozo" : ""}.`,
  ];
}

export const sayRule = (option: string, value: OptionValue): string =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

const FOUGHT = {
  "at-least": "Un canto quiere decir al menos tantos.",
  "as-good": "Un canto quiere decir eso o mejor.",
  "red-die-not-counted": "El dado rojo solo fija el comodín. Él mismo no cuenta.",
  "announcer-shows": "Solo destapa quien cantó. Los dados de quien dudó no importan.",
  palifico:
    "Palifico: la primera vez que te queda un dado, empiezas la siguiente ronda, si hay más de dos en juego. Vale la primera cara, y no hay comodines.",
  "wild-hands":
    "Los unos son comodín: un uno vale por la cara que más ayude a la mano. Cinco unos son la mejor mano.",
  "wild-alone": "Los comodines solos no hacen verdad un canto: al menos un dado tiene que mostrar la cara.",
  "one-for-each-player": "El primer canto es de al menos un dado por persona en juego.",
  "opening-on-ones": "No puedes empezar una ronda con unos.",
  "no-more-than-dice": "No puedes cantar más dados de los que hay en juego.",
  "second-roll": "Antes de cantar puedes tirar otra vez, sin volver a mirar. Después no puedes dudar.",
} as const;

export const sayFought = (fought: FoughtOver): string => {
  switch (fought.about) {
    case "named-wild":
      return fought.when === "any"
        ? "El comodín sigue siéndolo hasta que alguien lo canta. Después no hay comodín el resto de la ronda."
        : "Si una ronda empieza con el comodín, en ella no hay comodín.";
    case "five-alike":
      return fought.pureSeven
        ? "Cinco dados bajo un cubilete que ayudan todos al canto cuentan seis, y siete sin comodín."
        : "Cinco dados bajo un cubilete que ayudan todos al canto cuentan seis.";
    case "way-back":
      return `Al pasar a unos, canta la mitad. Al volver, el doble más uno: ${sayClaim(fought.to)} sobre ${sayClaim(fought.from)}.`;
    default:
      return FOUGHT[fought.about];
  }
};

const PUBLIC = {
  "perudo-box": "la caja de Perudo",
  "bluff-box": "Bluff (de Borg)",
  "encyclopaedia-liars-dice": "«Liar’s dice» en la enciclopedia",
  "encyclopaedia-dudo": "«Dudo» en la enciclopedia",
  "encyclopaedia-mia": "«Mia» en la enciclopedia",
  "poker-dice": "el póquer de dados",
  "bars-of-china": "bares de China",
  "tables-on-the-web": "reglas de la casa publicadas en la red",
} as const;

export const sayPublicSource = (source: PublicSource): string => PUBLIC[source];

export const bookWords = {
  title: "Reglamento",
  about: "Cada regla en una frase, con un ejemplo.",
  search: "Buscar en las reglas",
  searchExample: "palifico, comodín, F8 …",
  found: (count: number) => (count === 1 ? "Una regla" : `${count} reglas`),
  none: "No se encontró ninguna regla. Prueba otra palabra o un número de regla.",
  rule: (id: string) => `Regla ${id}`,
  example: "Por ejemplo",
  house: "Reglas de la casa",
  source: "Fuente",
  playedBy: "También",
  ownReading: "Decisión nuestra.",
  whole: "Abrir el reglamento",
  before: (id: string) => `Anterior: ${id}`,
  after: (id: string) => `Siguiente: ${id}`,
  chapters: {
    S: "Todos los juegos",
    H: "Manos de cinco dados",
  },
} as const;
