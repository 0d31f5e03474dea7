import {
  type Face,
  type GameId,
  type HandClaim,
  type MiaClaim,
  ownRules,
  type Shout,
  type Stake,
} from "@/lib/engine";
import type { WordsOf } from "../dictionary";
import { nameOf } from "../names";
import { type Drink, ownShout, ownWord } from "../ruleRows";
import { signed } from "../signed";
import { diceWord, list, numberWord } from "./anyPage";

type Words = WordsOf<"terms">;

const ONE = ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"];
const MANY = ["Einsen", "Zweien", "Dreien", "Vieren", "Fünfen", "Sechsen"];

/** „Sechs“ zeigt ein Würfel, „Sechsen“ zeigen mehrere. */
export const faceWord: Words["faceWord"] = (face, count) => (count === 1 ? ONE : MANY)[face - 1] ?? "";

/** „13 Fünfen“, „Paar Zweien mit einer Fünf“, „64“. */
export const sayClaim: Words["sayClaim"] = (claim) => {
  if ("count" in claim) return `${claim.count} ${faceWord(claim.face, claim.count)}`;
  return "hand" in claim ? sayHand(claim) : sayRoll(claim);
};

function sayHand(claim: HandClaim): string {
  const kickers = "kickers" in claim ? claim.kickers.map((face) => faceWord(face, 1)) : [];
  const [first, second] = "faces" in claim ? claim.faces.map((face) => faceWord(face, 2)) : [];
  const withKickers = (text: string) =>
    kickers.length === 0 ? text : `${text} mit ${list(kickers.map((one) => `einer ${one}`))}`;
  switch (claim.hand) {
    case "high-card":
      return `${kickers.join(" ")} hoch`;
    case "pair":
      return withKickers(`Paar ${first}`);
    case "two-pair":
      return withKickers(`zwei Paare, ${first} und ${second}`);
    case "full-house":
      return `Full House, ${first} über ${second}`;
    case "three":
      return withKickers(`Drilling ${first}`);
    case "four":
      return withKickers(`Vierling ${first}`);
    case "five":
      return `Fünfling ${first}`;
    case "low-straight":
      return "kleine Straße";
    case "high-straight":
      return "große Straße";
    case "ace-straight":
      return "Ass-Straße";
  }
}

export const sayRoll = ({ mia }: MiaClaim): string => (mia === 21 ? "Mäxchen" : String(mia));

export const sayHandClaim: Words["sayHandClaim"] = (claim) => sayClaim(claim);

const GAMES: Readonly<Record<string, string>> = {
  firehouse: "Firehouse",
  bar: "Kneipenwürfeln",
  "pass-the-cup": "Becher weiter",
  "red-dead": "Red Dead",
  "closed-cup": "Becher zu",
  "own-hand": "Lügenpoker, eigene Hand",
  pirate: "Piratenwürfeln",
  perudo: "Perudo",
  mia: "Mäxchen",
} satisfies Readonly<Record<GameId, string>>;

export const gameName: Words["gameName"] = (game) =>
  ownRules(game)?.name ?? (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? game;

const LINES: Readonly<Record<string, string>> = {
  firehouse: "Roter Joker, „Bang!“, und wer verliert, spült",
  bar: "Wer sich irrt, verliert einen Würfel; der Letzte gewinnt",
  "pass-the-cup": "Ein Becher mit fünf Würfeln; wer sich irrt, trinkt",
  "red-dead": "Ohne Joker, „Bluff!“ oder „Genau!“",
  "closed-cup": "Ein Becher, Straßen zählen, jede Runde ein Einsatz",
  "own-hand": "Eigene Pokerhand, neu würfeln, Chips im Pott",
  pirate: "Höhere Zahlen erhöhen, neu würfeln, Chips im Pott",
  perudo: "Einsen sind Joker, Calza, Palifico",
  mia: "Zwei Würfel in einem Becher, Mäxchen schlägt alles",
} satisfies Readonly<Record<GameId, string>>;

export const gameLine: Words["gameLine"] = (game) =>
  ownRules(game)?.description ?? (Object.hasOwn(LINES, game) ? LINES[game] : undefined) ?? "";

/** „einen Schluck“, „zwei Schlucke“, „2 × Liegestütze“. */
export function sayDrinks(count: number, drink: Drink): string {
  const own = ownWord("drink", drink);
  if (own !== null) return `${count} × ${own}`;
  return count === 1 ? "einen Schluck" : `${numberWord(count)} Schlucke`;
}

/** Was einer bekommt oder verliert: einer davon, und das Wort für mehrere. */
const STAKES: Readonly<Record<Exclude<Stake, "drink">, readonly [one: string, many: string]>> = {
  die: ["einen Würfel", "Würfel"],
  chip: ["einen Chip", "Chips"],
  good: ["einen Guten", "Gute"],
  bad: ["einen Miesen", "Miese"],
  life: ["ein Leben", "Leben"],
};

export const sayMove: Words["sayMove"] = ({ what, count }, drink = null) => {
  if (what === "drink") return sayDrinks(count, drink);
  const own = ownWord(what, drink);
  if (own !== null) return `${count} × ${own}`;
  const [one, many] = STAKES[what];
  return count === 1 ? one : `${numberWord(count)} ${many}`;
};

/** Was einer hat: „1 Mieser“, „keine Würfel“. */
const STAKE_WORDS: Readonly<Record<Stake, readonly [one: string, many: string]>> = {
  drink: ["Schluck", "Schlucke"],
  die: ["Würfel", "Würfel"],
  chip: ["Chip", "Chips"],
  good: ["Guter", "Gute"],
  bad: ["Mieser", "Miese"],
  life: ["Leben", "Leben"],
};

export const ownDrinks: Words["ownDrinks"] = (words) => ownWord("drink", words);

export const sayStakeCount: Words["sayStakeCount"] = (what, count, drink = null, balance = false) => {
  const much = Math.abs(count);
  const own = ownWord(what, drink);
  const [one, many] = own === null ? STAKE_WORDS[what] : [own, own];
  if (balance) return `${signed(count)} ${much === 1 ? one : many}`;
  if (own !== null) return `${much} × ${own}`;
  return count === 0 ? `${what === "life" ? "kein" : "keine"} ${many}` : `${much} ${much === 1 ? one : many}`;
};

export const sayAward: Words["sayAward"] = (move, drink = null, players = 1) => {
  const what = sayMove(move, drink);
  if (players > 1) {
    if (move.to === "pot") return `zahlen je ${what} in den Pott`;
    return `${move.to === "bank" ? "verlieren" : "bekommen"} je ${what}`;
  }
  if (move.what === "drink" && ownWord("drink", drink) === null) return `trinkt ${what}`;
  if (move.to === "pot") return `zahlt ${what} in den Pott`;
  return move.to === "bank" ? `verliert ${what}` : `bekommt ${what}`;
};

export const sayGiven: Words["sayGiven"] = (move, names, drink = null) => {
  const [from, what] = [nameOf(names, move.from), sayMove(move, drink)];
  if (move.to === "pot") return `${from} zahlte ${what} in den Pott`;
  if (move.to !== "bank")
    return `${nameOf(names, move.to)} ${move.what === "drink" && ownWord("drink", drink) === null ? "trank" : "bekam"} ${what}`;
  return move.what === "good" || move.what === "bad"
    ? `${from} gab ${what} zurück`
    : `${from} verlor ${what}`;
};

export const sayWashers: Words["sayWashers"] = (losers, names) => {
  const washers = losers.map((player) => nameOf(names, player));
  return washers.length === 1 ? `${list(washers)} spült.` : `${list(washers)} spülen zusammen.`;
};

export const sayScore: Words["sayScore"] = (score, drink = null) =>
  score === 0 ? "±0" : sayStakeCount(score < 0 ? "bad" : "good", Math.abs(score), drink);

export const sayStep: Words["sayStep"] = (step, name) => {
  switch (step.do) {
    case "look":
      return `${name} sah nach`;
    case "show":
      return `${name} zeigte ${sayDice(step.dice)}`;
    case "hide":
      return `${name} verdeckte ${sayDice(step.dice)} unter dem Becher`;
    case "roll-table":
      return `${name} warf ${sayDice(step.from)} offen neu: ${sayDice(step.to)}`;
    case "roll-cup":
      return `${name} würfelte mit dem Becher`;
  }
};

export const sayStepShort: Words["sayStepShort"] = (step) => {
  switch (step.do) {
    case "look":
      return "Nachsehen";
    case "show":
    case "hide":
      return diceWord(step.dice.length);
    case "roll-table":
    case "roll-cup":
      return "Wurf";
  }
};

export const sayGift: Words["sayGift"] = ({ by, to, count = 1 }, names, drink) =>
  by === to
    ? `${nameOf(names, by)} nahm ${sayDrinks(count, drink)}`
    : `${nameOf(names, by)} gab ${nameOf(names, to)} ${sayDrinks(count, drink)}`;

export const sayGiftShort: Words["sayGiftShort"] = (drink) => ownWord("drink", drink) ?? "Schluck";

/** „zwei Vieren und eine Sechs“. */
function sayDice(dice: readonly Face[]): string {
  return list(
    [...new Set(dice)].map((face) => {
      const count = dice.filter((die) => die === face).length;
      return `${count === 1 ? "eine" : numberWord(count)} ${faceWord(face, count)}`;
    }),
  );
}

const SHOUTS = { bang: "Bang!", doubt: "Gelogen!", "spot-on": "Genau!", concede: "Ich glaub’s" };
const OWN_SHOUTS: Readonly<Record<string, Partial<Record<Shout, string>>>> = {
  perudo: { doubt: "Dudo!", "spot-on": "Calza!" },
  "red-dead": { doubt: "Bluff!" },
};
export const sayShout = (shout: Shout, game: string): string =>
  ownShout(shout, game) ?? OWN_SHOUTS[game]?.[shout] ?? SHOUTS[shout];
