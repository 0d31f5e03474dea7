import {
  type Claim,
  type CupStep,
  type Face,
  type GameId,
  type Give,
  type HandClaim,
  type MiaClaim,
  type Move,
  ownRules,
  type Shout,
  type Stake,
} from "@/lib/engine";
import { type Names, nameOf } from "../names";
import { type Drink, ownShout, ownWord } from "../ruleRows";
import { signed } from "../signed";
import { countWord, diceWord, list } from "./anyPage";

const ONE = ["uno", "dos", "tres", "cuatro", "cinco", "seis"] as const;
const MANY = ["unos", "doses", "treses", "cuatros", "cincos", "seises"] as const;

/** «Seis» es un dado, «seises» son varios. */
export const faceWord = (face: Face, count: number): string => (count === 1 ? ONE : MANY)[face - 1] as string;

/** «13 cincos», «pareja de doses con un cinco», «64». */
export function sayClaim(claim: Claim): string {
  if ("count" in claim) return `${claim.count} ${faceWord(claim.face, claim.count)}`;
  return "hand" in claim ? sayHand(claim) : sayRoll(claim);
}

function sayHand(claim: HandClaim): string {
  const kickers = "kickers" in claim ? claim.kickers.map((face) => faceWord(face, 1)) : [];
  const many = (face: Face) => faceWord(face, 2);
  const withKickers = (text: string) =>
    kickers.length === 0 ? text : `${text} con ${list(kickers.map((one) => `un ${one}`))}`;
  switch (claim.hand) {
    case "high-card":
      return `carta alta ${kickers.join(" ")}`;
    case "pair":
      return withKickers(`pareja de ${many(claim.faces[0])}`);
    case "two-pair":
      return withKickers(`dobles parejas, ${many(claim.faces[0])} y ${many(claim.faces[1])}`);
    case "full-house":
      return `full, ${many(claim.faces[0])} sobre ${many(claim.faces[1])}`;
    case "three":
      return withKickers(`trío de ${many(claim.faces[0])}`);
    case "four":
      return withKickers(`póquer de ${many(claim.faces[0])}`);
    case "five":
      return `repóquer de ${many(claim.faces[0])}`;
    case "low-straight":
      return "escalera baja";
    case "high-straight":
      return "escalera alta";
    case "ace-straight":
      return "escalera al as";
  }
}

export const sayHandClaim = (claim: HandClaim | MiaClaim): string => sayClaim(claim);

export const sayRoll = ({ mia }: MiaClaim): string => (mia === 21 ? "Mia" : String(mia));

const GAMES: Readonly<Record<string, string>> = {
  firehouse: "Cuartel de bomberos",
  bar: "Dados de bar",
  "pass-the-cup": "Pasa el cubilete",
  "red-dead": "Red Dead",
  "closed-cup": "Cubilete tapado",
  "own-hand": "Mentiroso, mano propia",
  pirate: "Dados piratas",
  perudo: "Perudo",
  mia: "Mia",
} satisfies Readonly<Record<GameId, string>>;

/** Cómo se llama un juego; su clave, mientras no tenga nombre. */
export const gameName = (game: string): string =>
  ownRules(game)?.name ?? (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? game;

const LINES: Readonly<Record<string, string>> = {
  firehouse: "Un comodín rojo, «¡bang!», quien pierde lava",
  bar: "Quien se equivoca pierde un dado; gana el último con dados",
  "pass-the-cup": "Un cubilete de cinco dados; si te equivocas, bebes",
  "red-dead": "Sin comodines, «¡Bluff!» o «¡Justo!»",
  "closed-cup": "Un cubilete, valen escaleras, entrada cada ronda",
  "own-hand": "Tu propia mano de póquer, volver a tirar, fichas al pozo",
  pirate: "Suben las caras, volver a tirar, fichas al pozo",
  perudo: "Los unos son comodín, calza, palifico",
  mia: "Dos dados en un cubilete, Mia gana a todo",
} satisfies Readonly<Record<GameId, string>>;

/** Lo que distingue a un juego, en una línea. */
export const gameLine = (game: string): string =>
  ownRules(game)?.description ?? (Object.hasOwn(LINES, game) ? LINES[game] : undefined) ?? "";

/** Una palabra de la mesa, para tantos: «licores», «cruces», «shots», «box», «💀». */
function severalOf(count: number, one: string): string {
  if (count === 1) return one;
  const [head = one, ...what] = one.split(" de ");
  const isPlain = /[sx]$|\P{Script=Latin}$/iu.test(head);
  const many = isPlain ? head : head.replace(/z$/i, "c").concat(/[dlnrjz]$/i.test(head) ? "es" : "s");
  return [many, ...what].join(" de ");
}

/** «un trago», «dos sorbos». */
export const sayDrinks = (count: number, drink: Drink): string =>
  sayMove({ what: "drink", count, from: "bank", to: "bank" }, drink);

const STAKES: Readonly<Record<Stake, readonly [one: string, many: string, feminine: boolean]>> = {
  drink: ["trago", "tragos", false],
  bad: ["mala", "malas", true],
  good: ["buena", "buenas", true],
  die: ["dado", "dados", false],
  chip: ["ficha", "fichas", true],
  life: ["vida", "vidas", true],
};

/** «dados», «una vida»: la palabra para tantos. */
export function stakeWord(what: Stake, count: number, drink: Drink): string {
  const own = ownWord(what, drink);
  return own === null ? STAKES[what][count === 1 ? 0 : 1] : severalOf(count, own);
}

export const ownDrinks = (words: Drink): string | null =>
  ownWord("drink", words) === null ? null : stakeWord("drink", 2, words);

/** Si se dice «una» o «un»: una palabra de la mesa es femenina si termina en «a». */
export const isFeminine = (what: Stake, drink: Drink): boolean => {
  const own = ownWord(what, drink);
  return own === null ? STAKES[what][2] : /a$/i.test(own.split(" de ")[0] ?? "");
};

/** «dos buenas», «una mala», «un dado». */
export function sayMove({ what, count }: Move, drink: Drink = null): string {
  return `${countWord(count, isFeminine(what, drink))} ${stakeWord(what, count, drink)}`;
}

/** «3 dados», «2 buenas». */
export const sayStakeCount = (what: Stake, count: number, drink: Drink = null, balance = false): string =>
  balance
    ? `${signed(count)} ${stakeWord(what, Math.abs(count), drink)}`
    : count === 0
      ? `sin ${stakeWord(what, 0, drink)}`
      : `${count} ${stakeWord(what, count, drink)}`;

export function sayAward(move: Move, drink: Drink = null, players = 1): string {
  const what = sayMove(move, drink);
  if (players > 1) {
    if (move.to === "pot") return `ponen ${what} cada uno en el pozo`;
    return `${move.to === "bank" ? "pierden" : move.what === "bad" ? "se llevan" : "reciben"} ${what} cada uno`;
  }
  if (move.to !== "bank" && move.what === "bad") return `se lleva ${what}`;
  if (move.what === "drink" && ownWord("drink", drink) === null) return `bebe ${what}`;
  if (move.to === "pot") return `pone ${what} en el pozo`;
  return move.to === "bank" ? `pierde ${what}` : `recibe ${what}`;
}

export function sayGiven(move: Move, names: Names, drink: Drink = null): string {
  const [from, what] = [nameOf(names, move.from), sayMove(move, drink)];
  if (move.to === "pot") return `${from} puso ${what} en el pozo`;
  if (move.to !== "bank") {
    const drank = move.what === "drink" && ownWord("drink", drink) === null;
    const did = move.what === "bad" ? "se llevó" : drank ? "bebió" : "recibió";
    return `${nameOf(names, move.to)} ${did} ${what}`;
  }
  return `${from} ${move.what === "good" || move.what === "bad" ? "devolvió" : "perdió"} ${what}`;
}

export function sayWashers(losers: readonly string[], names: Names): string {
  const washers = losers.map((player) => nameOf(names, player));
  return washers.length === 1
    ? `${list(washers)} lava los platos.`
    : `${list(washers)} lavan los platos juntos.`;
}

export const sayScore = (score: number, drink: Drink = null): string =>
  score === 0 ? "0" : sayStakeCount(score < 0 ? "bad" : "good", Math.abs(score), drink);

export function sayStep(step: CupStep, name: string): string {
  switch (step.do) {
    case "look":
      return `${name} miró`;
    case "show":
      return `${name} mostró ${sayDice(step.dice)}`;
    case "hide":
      return `${name} tapó ${sayDice(step.dice)} bajo el cubilete`;
    case "roll-table":
      return `${name} tiró ${sayDice(step.from)} a la vista: ${sayDice(step.to)}`;
    case "roll-cup":
      return `${name} tiró el cubilete`;
  }
}

export function sayStepShort(step: CupStep): string {
  switch (step.do) {
    case "look":
      return "la mirada";
    case "show":
    case "hide":
      return diceWord(step.dice.length);
    case "roll-table":
    case "roll-cup":
      return "la tirada";
  }
}

export const sayGift = ({ by, to, count = 1 }: Give, names: Names, drink: Drink): string =>
  by === to
    ? `${nameOf(names, by)} se tomó ${sayDrinks(count, drink)}`
    : `${nameOf(names, by)} dio ${sayDrinks(count, drink)} a ${nameOf(names, to)}`;

export const sayGiftShort = (drink: Drink): string => stakeWord("drink", 1, drink);

/** «dos cuatros y un seis». */
function sayDice(dice: readonly Face[]): string {
  return list(
    [...new Set(dice)].map((face) => {
      const count = dice.filter((die) => die === face).length;
      return `${countWord(count, false)} ${faceWord(face, count)}`;
    }),
  );
}

const SHOUTS = { bang: "¡Bang!", doubt: "¡Mentira!", "spot-on": "¡Justo!", concede: "Me lo creo" };
const OWN_SHOUTS: Readonly<Record<string, Partial<Record<Shout, string>>>> = {
  perudo: { doubt: "¡Dudo!", "spot-on": "¡Calza!" },
  "red-dead": { doubt: "¡Bluff!" },
};
export const sayShout = (shout: Shout, game: string): string =>
  ownShout(shout, game) ?? OWN_SHOUTS[game]?.[shout] ?? SHOUTS[shout];
