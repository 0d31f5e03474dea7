import { chosen } from "../ruleSet";
import {
  type Chosen,
  CLAIM_WORDS,
  type CostRow,
  type GameData,
  type MoveData,
  type Role,
  type RuleId,
  type Stake,
} from "../vocabulary";

// House rules that several games share, as changes to their data (S19–S25).

/** Claims about counts, by the house rules of the same names. */
export const counts = (house: Chosen<typeof CLAIM_WORDS.counts>) =>
  ({ kind: "counts", ...chosen(CLAIM_WORDS.counts, house) }) as const;

/** Claims about hands of five dice, by the house rules of the same names. */
export const hands = (house: Chosen<typeof CLAIM_WORDS.hands>) =>
  ({ kind: "hands", ...chosen(CLAIM_WORDS.hands, house) }) as const;

/** The price of being wrong (B2, S22). */
export const PRICES = { one: 1, two: 2, difference: "difference" } as const;

/** A player gives up some of a stake. */
export const gives = (
  who: Role,
  what: "die" | "life" | "chip",
  count: MoveData["count"] = 1,
  to: "bank" | "pot" = "bank",
): MoveData => ({ what, count, from: who, to });

/** A player gets some of a stake from the bank. */
export const gets = (who: Role, what: Stake, count: MoveData["count"] = 1): MoveData => ({
  what,
  count,
  from: "bank",
  to: who,
});

/** The player who was wrong pays: the claimer if the challenge was right, else the challenger. */
export const wrongPays = (
  rules: readonly RuleId[],
  what: "die" | "life" | "chip",
  count: MoveData["count"] = 1,
  to: "bank" | "pot" = "bank",
): readonly CostRow[] => [
  { when: { right: true }, moves: [gives("claimer", what, count, to)], rules },
  { moves: [gives("challenger", what, count, to)], rules },
];

/** The gain of a right exact call: one, two or all. Otherwise everyone else loses (S23). */
const WINS = { one: 1, two: 2, all: "all" } as const;
type ExactWins = keyof typeof WINS | "others-lose";

/** The price of an exact call: the gain if it is right, the price of being wrong if not (S23). */
export const exactRows = (
  wins: ExactWins,
  gain: (count: number | "all") => MoveData,
  othersLose: MoveData,
  wrong: readonly MoveData[],
  rules: readonly RuleId[],
): readonly CostRow[] => [
  {
    when: { kind: "spot-on", right: true },
    moves: [wins === "others-lose" ? othersLose : gain(WINS[wins])],
    rules,
  },
  { when: { kind: "spot-on" }, moves: wrong, rules },
];

/** Chips that everyone pays once; they may be owed where none are dealt (S24). */
export const potAnte = (chips: number): Pick<GameData, "ante"> =>
  chips === 0 ? {} : { ante: { chips, every: "game" } };

/** A stack of chips; with 0 they are owed instead (S17). */
export const stackOf = (chips: number): { readonly chips?: number } => (chips === 0 ? {} : { chips });

/** The player whom a move costs something, or null. */
const loserIn = ({ what, from, to }: MoveData): Role | null => {
  const hit = what === "bad" ? to : from;
  return hit === "bank" || hit === "pot" ? null : hit;
};

/** Drinks for everyone who loses a die or a chip, or gets a bad; 0 adds none (S25). */
export const withDrinks = (cost: readonly CostRow[], count: number): readonly CostRow[] =>
  count === 0
    ? cost
    : cost.map((row) => {
        const losers = [...new Set(row.moves.map(loserIn))].filter((who) => who !== null);
        const drinks = losers.map((who) => gets(who, "drink", count));
        return drinks.length === 0
          ? row
          : { ...row, moves: [...row.moves, ...drinks], besides: ["S25"] as const };
      });
