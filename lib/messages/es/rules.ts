import type { Claim, OptionValue, Stake } from "@/lib/engine";
import type { FoughtOver, PublicSource } from "../rules";
import { countWord, diceWord, list, numberWord } from "./anyPage";
import { handWords } from "./dice";
import { sayOption, sayOptionValue } from "./house";
import { sayClaim, sayHandClaim } from "./terms";

export const cardWords = {
  title: (game: string) => `${game}: las reglas`,
  allGames: "Las reglas",
  choose: "Las reglas de cada juego, en una página cada uno.",
  print: "Imprimir esta página",
  need: "Qué hace falta",
  turn: "Un turno",
  beats: "Qué gana a qué",
  ladder: "Qué supera a qué",
  five: "Cinco discusiones, y qué vale aquí",
  deskCode: "Código QR para decidir según estas reglas",
  deskCodeHow: "Escanéalo: aquí se decide cualquier discusión según estas reglas.",
  fought: "Por qué se discute",
  challenges: "Cuando se reta un canto",
  ending: "Cómo acaba",
  house: "Reglas de la casa",
  usual: "como siempre",
  changed: "cambiada aquí",
  asPlayed: "Como se juega",
  chart: { hand: "Mano", best: "La mejor", hands: "Manos", rolls: "De 7.776 tiradas" },
  rolls: "De la más alta a la más baja",
  right: "Acertado",
  wrong: "Fallado",
  settle: "Decidir una discusión",
  share: "Compartir estas reglas",
  shareHow: "Quien abra este enlace lee las reglas como se juegan aquí.",
  qr: "Código QR de estas reglas",
};

export function sayDealt(
  dealt: readonly { readonly from: number; readonly to: number; readonly dice: number }[],
): string {
  const [first, ...rest] = dealt;
  if (first === undefined) return "";
  const more = rest.map(({ from, dice }) => `desde ${from} jugadores: ${dice}`);
  return `Cada uno tiene un cubilete con ${diceWord(first.dice)}${more.length > 0 ? ` (${more.join("; ")})` : ""}.`;
}

export const sayOneCup = (dice: number): string =>
  `Un cubilete con ${numberWord(dice)} dados va pasando hacia la izquierda.`;

const WILD = {
  "red-die":
    "Quien empieza una ronda tira además el gran dado rojo: su cara es comodín hasta que acabe la ronda. Si se canta el propio comodín, solo cuentan los dados que lo muestran.",
  ones: "Los unos son comodín. Si se cantan unos, solo cuentan los unos.",
};
export const sayWild = (wild: keyof typeof WILD | null): string =>
  wild === null ? "No hay comodín." : WILD[wild];

const STAKES: Readonly<Record<Stake, readonly [one: string, many: string, feminine: boolean]>> = {
  bad: ["mala", "malas", true],
  good: ["buena", "buenas", true],
  die: ["dado", "dados", false],
  chip: ["ficha", "fichas", true],
  life: ["vida", "vidas", true],
  drink: ["trago", "tragos", false],
};

const much = (what: Stake, count: number): string =>
  `${countWord(count, STAKES[what][2])} ${STAKES[what][count === 1 ? 0 : 1]}`;

export const sayBegins = (what: Stake, count: number): string =>
  `Cada uno empieza ${count === 0 ? `sin ${STAKES[what][1]}` : `con ${much(what, count)}`}.`;

export const sayAnte = (chips: number, every: "game" | "round"): string =>
  `${every === "round" ? "Antes de cada ronda" : "Antes de la primera ronda"} cada uno pone ${much("chip", chips)} en el bote.`;

export const sayTurn = (): string => "Cantar más que el canto anterior, o retarlo.";

export const sayReRolls = (most: number): string =>
  `Antes de cantar se puede volver a tirar cualquiera de los dados propios, ${most === 1 ? "una vez" : most === 2 ? "dos veces" : `${most} veces`} por turno.`;

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
    ...(steps.show ? ["poner dados del cubilete en la mesa o recogerlos"] : []),
    ...(steps.rollTable ? ["tirar a la vista dados de la mesa, que ya no se tocan"] : []),
    ...(steps.rollCup ? ["tirar lo que hay bajo el cubilete"] : []),
  ];
  return [
    steps.unseen
      ? "Quien recibe el cubilete puede pasarlo sin mirar, con un canto más alto."
      : "Quien recibe el cubilete tiene que mirar antes de pasarlo.",
    ...(may.length > 0
      ? [`${steps.blindRolls ? "Tras mirar o no" : "Tras mirar"}, se puede ${list(may)}.`]
      : []),
    ...(steps.tableFirst ? ["Los dados de la mesa se tiran antes que el cubilete, nunca después."] : []),
    ...(steps.mustRoll === "something"
      ? ["Quien miró tiene que tirar al menos un dado antes de cantar."]
      : []),
    ...(steps.mustRoll === "the-cup" ? ["Quien miró tiene que tirar el cubilete antes de cantar."] : []),
    ...(steps.lookForbidsChallenge ? ["Quien miró ya no puede retar."] : []),
  ];
}

export function sayClass(claim: Claim): string {
  if ("hand" in claim && claim.hand in handWords.kinds)
    return handWords.kinds[claim.hand as keyof typeof handWords.kinds];
  const text = "count" in claim ? sayClaim(claim) : sayHandClaim(claim);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const sayRaises = (over: Claim, next: readonly Claim[]): string =>
  `Sobre ${sayClaim(over)} los cantos más bajos son ${list(next.map(sayClaim))}.`;

const KINDS = {
  doubt: { "in-turn": "Un reto en turno", "out-of-turn": "Un reto fuera de turno" },
  "spot-on": { "in-turn": "«¡Justo!» en turno", "out-of-turn": "«¡Justo!» fuera de turno" },
  concede: { "in-turn": "Rendirse", "out-of-turn": "Rendirse" },
};

export const sayWay = (kind: keyof typeof KINDS, outOfTurn: boolean, of: Claim | null): string =>
  `${KINDS[kind][outOfTurn ? "out-of-turn" : "in-turn"]}${of === null ? "" : `, ante ${"mia" in of && of.mia === 21 ? "Mia" : sayClaim(of)}`}`;

export const sayWayOut = (
  kind: keyof typeof KINDS,
  outOfTurn: boolean,
  of: Claim | null,
  how: "right" | "wrong",
): string => `${sayWay(kind, outOfTurn, of)}, ${how === "right" ? "acertado" : "fallado"}`;

const PARTIES = {
  claimer: "quien cantó",
  challenger: "quien retó",
  "everybody-else": "cada uno de los demás",
};

interface Paid {
  readonly who: keyof typeof PARTIES;
  readonly what: Stake;
  readonly count: number;
  readonly intoPot: boolean;
  readonly each: "off" | "all" | null;
}

function sayPaid({ who, what, count, intoPot, each }: Paid): string {
  const least = much(what, Math.abs(count));
  const paid = each === "off" ? `${least} por cada uno en que se desvió el canto (al menos ${least})` : least;
  if (each === "all") return `${PARTIES[who]} ${ALL[what] ?? ""}`;
  if (what === "drink") return `${PARTIES[who]} se toma ${paid}`;
  if (count > 0) return `${PARTIES[who]} recibe ${paid}`;
  return intoPot ? `${PARTIES[who]} pone ${paid} en el bote` : `${PARTIES[who]} pierde ${paid}`;
}

const ALL: Readonly<Partial<Record<Stake, string>>> = {
  die: "recibe de vuelta todos los dados perdidos",
  chip: "recibe todas las fichas del bote",
  good: "recibe una buena por cada mala",
};

export function sayCosts(costs: readonly Paid[]): string {
  const text = list(costs.map(sayPaid));
  return text === "" ? "Nada cambia de manos." : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const STARTERS = {
  opener: "quien abrió esta",
  "left-of-opener": "quien está a la izquierda de quien abrió esta",
  "right-of-opener": "quien está a la derecha de quien abrió esta",
  claimer: "quien cantó",
  "left-of-claimer": "quien está a la izquierda de quien cantó",
  challenger: "quien retó",
  "left-of-challenger": "quien está a la izquierda de quien retó",
};

export const sayStarts = (starter: keyof typeof STARTERS): string =>
  `La ronda siguiente la empieza ${STARTERS[starter]}.`;

const LAST: Readonly<Partial<Record<Stake, string>>> = {
  die: "Quien se queda sin dados está fuera.",
  chip: "Quien se queda sin fichas está fuera.",
  life: "Quien se queda sin vidas está fuera.",
};

export function sayEndings(
  { names, outWithout }: { readonly names: "losers" | "winners"; readonly outWithout: Stake | null },
  washing: {
    readonly alone: number;
    readonly together: { readonly count: number; readonly bads: number } | null;
  } | null,
  pot: boolean,
): readonly string[] {
  if (washing !== null)
    return [
      `Una buena quita una mala. Quien llega a ${much("bad", washing.alone)} lava los platos.`,
      ...(washing.together === null
        ? []
        : [
            `Cuando ${numberWord(washing.together.count)} llegan a ${much("bad", washing.together.bads)}, lavan juntos, o desempatan.`,
          ]),
    ];
  if (outWithout === null) return ["Nadie queda fuera: la partida sigue hasta que la mesa la pare."];
  return [
    LAST[outWithout] ?? "",
    `El último en juego ${names === "winners" ? "gana" : "pierde"}${pot ? " y se lleva el bote" : ""}.`,
  ];
}

export const sayRule = (option: string, value: OptionValue): string =>
  `${sayOption(option)}: ${sayOptionValue(option, value)}`;

const FOUGHT = {
  "at-least": "Un canto quiere decir al menos tantos: con más también es verdad.",
  "as-good": "Un canto quiere decir eso o mejor: una mano o tirada más alta también lo hace verdad.",
  "red-die-not-counted": "El dado rojo solo dice qué es comodín. Él mismo no se cuenta.",
  "announcer-shows": "Solo enseña sus dados quien anunció. Los de quien reta no importan.",
  palifico:
    "Palifico: quien se queda por primera vez con un solo dado abre la siguiente ronda, si quedan más de dos. Vale la primera cara, y no hay comodines.",
  "wild-hands":
    "Los unos son comodín: un uno vale por lo que haga mejor la mano. Cinco unos son la mejor mano.",
  "wild-alone": "Los comodines solos no hacen verdad un canto: al menos un dado tiene que mostrar la cara.",
  "one-for-each-player": "Una ronda se abre con al menos un dado por cada persona que sigue en juego.",
  "opening-on-ones": "Una ronda no se puede abrir con unos.",
  "no-more-than-dice": "Nadie puede cantar más dados de los que hay.",
  "second-roll":
    "Antes de anunciar se puede tirar otra vez, sin volver a mirar. Quien lo hizo ya no puede dudar.",
} as const;

export const sayFought = (fought: FoughtOver): string => {
  switch (fought.about) {
    case "named-wild":
      return fought.when === "any"
        ? "El comodín lo es hasta que alguien lo canta: después no hay comodín en lo que queda de ronda."
        : "Si una ronda se abre con el comodín, en ella no hay comodín.";
    case "five-alike":
      return fought.pureSeven
        ? "Cinco dados bajo un cubilete que ayudan todos al canto cuentan seis, y siete sin comodín."
        : "Cinco dados bajo un cubilete que ayudan todos al canto cuentan seis.";
    case "way-back":
      return `Los unos cuentan la mitad, y para volver hace falta el doble más uno: sobre ${sayClaim(fought.from)} van ${sayClaim(fought.to)}.`;
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
  "bars-of-china": "los bares de China",
  "tables-on-the-web": "mesas que pusieron sus reglas en la red",
} as const;

export const sayPublicSource = (source: PublicSource): string => PUBLIC[source];

export const bookWords = {
  title: "El reglamento",
  about: "Cada regla con su número, en una frase, con un ejemplo jugado.",
  search: "Buscar en las reglas",
  searchExample: "palifico, comodín, F8 …",
  found: (count: number) => (count === 1 ? "Una regla" : `${count} reglas`),
  none: "Ninguna regla dice eso. Prueba otra palabra, o el número de una regla.",
  rule: (id: string) => `Regla ${id}`,
  example: "Por ejemplo",
  house: "Reglas de la casa",
  source: "Lo cuenta",
  playedBy: "También se juega así en",
  ownReading: "La lectura propia de esta casa.",
  whole: "Todo el reglamento",
  before: (id: string) => `Antes: ${id}`,
  after: (id: string) => `Después: ${id}`,
  chapters: {
    S: "Todos los juegos",
    H: "Manos de cinco dados",
  },
} as const;
