import {
  type Claim,
  type CupStep,
  faceWord as engineFaceWord,
  sayClaim as engineSayClaim,
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
import { diceWord, list, numberWord } from "./anyPage";
import { type Names, nameOf } from "./names";
import { type Drink, ownShout, ownWord } from "./ruleRows";
import { signed } from "./signed";
import { translated } from "./translated";

// The engine speaks English: its words are part of the rules.
export const faceWord = translated("terms", "faceWord", engineFaceWord);

/** A claim as people say it: "13 fives", "three sixes, with a two and a one". Records use the engine's form. */
export const sayClaim = translated("terms", "sayClaim", (claim: Claim): string => {
  if (isRoll(claim)) return sayRoll(claim);
  const kickers = namedKickers(claim);
  if (kickers.length === 0) return engineSayClaim(claim);
  const kickerNames = kickers.map((face) => `a ${engineFaceWord(face, 1)}`);
  return `${engineSayClaim({ ...claim, kickers: [] } as Claim)}, with ${list(kickerNames)}`;
});

/** The same before a verb: "three sixes, with a two and a one,". */
export const sayClaimFirst = (claim: Claim): string =>
  `${sayClaim(claim)}${namedKickers(claim).length === 0 ? "" : ","}`;

/** The kickers named next to groups; those of a high card are the hand itself. */
const namedKickers = (claim: Claim): readonly Face[] =>
  "kickers" in claim && claim.hand !== "high-card" ? claim.kickers : [];

/** A hand or a roll on the felt: "full house, threes over twos", "64". */
export const sayHandClaim = translated("terms", "sayHandClaim", (claim: HandClaim | MiaClaim): string =>
  sayClaim(claim),
);

const isRoll = (claim: Claim): claim is MiaClaim => "mia" in claim;

/** The name of two dice: "64", "55", "Mia". */
export const sayRoll = ({ mia }: MiaClaim): string => (mia === 21 ? "Mia" : String(mia));

/** The names of the games, in the order of the rule book. */
const GAMES: Readonly<Record<string, string>> = {
  firehouse: "Firehouse",
  bar: "Bar dice",
  "pass-the-cup": "Pass the cup",
  "red-dead": "Red Dead",
  "closed-cup": "Closed cup",
  "own-hand": "Liar dice, own hand",
  pirate: "Pirate dice",
  perudo: "Perudo",
  mia: "Mia",
} satisfies Readonly<Record<GameId, string>>;

/** A game's name; its id if it has no name yet. */
export const gameName = translated(
  "terms",
  "gameName",
  (game: string): string =>
    ownRules(game)?.name ?? (Object.hasOwn(GAMES, game) ? GAMES[game] : undefined) ?? game,
);

/** Each game in one line. */
const LINES: Readonly<Record<string, string>> = {
  firehouse: "A red wild die, “Bang!”, the loser washes",
  bar: "Lose a die when wrong, last with dice wins",
  "pass-the-cup": "One cup of five dice; if you’re wrong, you drink",
  "red-dead": "No wilds, “Bluff!” or “Spot on!”",
  "closed-cup": "One cup, straights count, an ante every round",
  "own-hand": "Your own poker hand, rerolls, chips in a pot",
  pirate: "Higher faces raise, rerolls, chips in a pot",
  perudo: "Ones are wild, calza, palifico",
  mia: "Two dice in one cup, Mia beats all",
} satisfies Readonly<Record<GameId, string>>;

/** That line; "" if the game has none yet. */
export const gameLine = translated(
  "terms",
  "gameLine",
  (game: string): string =>
    ownRules(game)?.description ?? (Object.hasOwn(LINES, game) ? LINES[game] : undefined) ?? "",
);

export type { Drink };

/** The word for that many of an own word: "sips", "shots of water". Only a word that ends in a Latin letter changes. */
function severalOf(count: number, one: string): string {
  if (count === 1) return one;
  const [head = one, ...what] = one.split(" of ");
  const ending = /(s|x|z|ch|sh)$/i.test(head) ? "es" : /\p{Script=Latin}$/u.test(head) ? "s" : "";
  return [`${head}${ending}`, ...what].join(" of ");
}

/** "one drink", "two sips". */
export const sayDrinks = (count: number, drink: Drink): string =>
  `${numberWord(count)} ${stakeWord("drink", count, drink)}`;

/** "two goods", "one bad". */
export const sayMove = translated(
  "terms",
  "sayMove",
  ({ what, count }: Move, drink: Drink = null): string => {
    return `${numberWord(count)} ${stakeWord(what, count, drink)}`;
  },
);

/** "dice", "life", "strikes": the word for that many of a stake. */
export function stakeWord(what: Stake, count: number, drink: Drink): string {
  const own = ownWord(what, drink);
  if (own !== null) return severalOf(count, own);
  return count === 1 ? what : what === "die" ? "dice" : what === "life" ? "lives" : `${what}s`;
}

/** A game's own word for several drinks: "push-ups"; null for the usual one. */
export const ownDrinks = translated("terms", "ownDrinks", (words: Drink): string | null =>
  ownWord("drink", words) === null ? null : stakeWord("drink", 2, words),
);

/** "three dice", "two goods": a seat's stakes, read aloud; "+6 chips" as a balance. */
export const sayStakeCount = translated(
  "terms",
  "sayStakeCount",
  (what: Stake, count: number, drink: Drink = null, balance = false): string =>
    balance
      ? `${signed(count)} ${stakeWord(what, Math.abs(count), drink)}`
      : count === 0
        ? `no ${stakeWord(what, 0, drink)}`
        : `${count} ${stakeWord(what, count, drink)}`,
);

/**
 * The effect of a verdict on a player's stake: "loses one die", "pays one chip into the pot", "gets two goods".
 * `players`: how many it affects alike.
 */
export const sayAward = translated(
  "terms",
  "sayAward",
  (move: Move, drink: Drink = null, players = 1): string => {
    const what = sayMove(move, drink);
    if (players > 1) {
      if (move.to === "pot") return `pay ${what} each into the pot`;
      return `${move.to === "bank" ? "lose" : move.what === "bad" ? "take" : "get"} ${what} each`;
    }
    if (move.to !== "bank" && move.what === "bad") return `takes ${what}`;
    if (move.what === "drink" && ownWord("drink", drink) === null) return `drinks ${numberWord(move.count)}`;
    if (move.to === "pot") return `pays ${what} into the pot`;
    return move.to === "bank" ? `loses ${what}` : `gets ${what}`;
  },
);

/** A penalty as a sentence: "Ann took one bad", "Ann lost one die", "Ann paid one chip into the pot". */
export function sayGiven(move: Move, names: Names, drink: Drink = null): string {
  const [from, what] = [nameOf(names, move.from), sayMove(move, drink)];
  if (move.to === "pot") return `${from} paid ${what} into the pot`;
  if (move.to !== "bank") {
    const drank = move.what === "drink" && ownWord("drink", drink) === null;
    const did = move.what === "bad" ? "took" : drank ? "drank" : "got";
    return `${nameOf(names, move.to)} ${did} ${what}`;
  }
  return `${from} ${move.what === "good" || move.what === "bad" ? "gave back" : "lost"} ${what}`;
}

/** "Diaz washes the dishes.", "Diaz and Hale wash the dishes together." */
export const sayWashers = translated(
  "terms",
  "sayWashers",
  (losers: readonly string[], names: Names): string => {
    const washers = losers.map((player) => nameOf(names, player));
    return washers.length === 1
      ? `${list(washers)} washes the dishes.`
      : `${list(washers)} wash the dishes together.`;
  },
);

/** A score read aloud: "even", "2 bads", "3 goods". */
export const sayScore = translated("terms", "sayScore", (score: number, drink: Drink = null): string =>
  score === 0 ? "even" : sayStakeCount(score < 0 ? "bad" : "good", Math.abs(score), drink),
);

/** A step of a turn with the cup: "Ann showed two fours and a six". */
export function sayStep(step: CupStep, name: string): string {
  switch (step.do) {
    case "look":
      return `${name} peeked`;
    case "show":
      return `${name} showed ${sayDice(step.dice)}`;
    case "hide":
      return `${name} hid ${sayDice(step.dice)} under the cup`;
    case "roll-table":
      return `${name} rolled ${sayDice(step.from)} in the open: ${sayDice(step.to)}`;
    case "roll-cup":
      return `${name} rolled the cup`;
  }
}

/** The same in a few letters, for the undo key. */
export function sayStepShort(step: CupStep): string {
  switch (step.do) {
    case "look":
      return "the peek";
    case "show":
    case "hide":
      return diceWord(step.dice.length);
    case "roll-table":
    case "roll-cup":
      return "the roll";
  }
}

/** "Ann gave Bob one sip". */
export const sayGift = ({ by, to, count = 1 }: Give, names: Names, drink: Drink): string =>
  `${nameOf(names, by)} ${by === to ? "took" : `gave ${nameOf(names, to)}`} ${sayDrinks(count, drink)}`;

/** The given drink on the undo key. */
export const sayGiftShort = (drink: Drink): string => `the ${stakeWord("drink", 1, drink)}`;

/** "two fours and a six". */
function sayDice(dice: readonly Face[]): string {
  const faces = [...new Set(dice)];
  return list(
    faces.map((face) => {
      const count = dice.filter((die) => die === face).length;
      return `${count === 1 ? "a" : ["two", "three", "four", "five"][count - 2]} ${faceWord(face, count)}`;
    }),
  );
}

/** The shout of each kind of challenge; some games have their own. */
const SHOUTS = { bang: "Bang!", doubt: "Liar!", "spot-on": "Spot on!", concede: "I believe it" } as const;
const OWN_SHOUTS: Readonly<Record<string, Partial<Record<Shout, string>>>> = {
  perudo: { doubt: "Dudo!", "spot-on": "Calza!" },
  "red-dead": { doubt: "Bluff!" },
};
export const sayShout = translated(
  "terms",
  "sayShout",
  (shout: Shout, game: string): string => ownShout(shout, game) ?? OWN_SHOUTS[game]?.[shout] ?? SHOUTS[shout],
);
