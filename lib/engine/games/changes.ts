import { choice, wholeNumber } from "../options";
import type { ChallengeData, CostRow, GameData, MoveData, Role, RuleId, Stake } from "../vocabulary";

// House rules that several games share, and the changes they make to the data (S19–S25). A game that had its own keeps that name.

/** The options of every count game. */
export const COUNT_OPTIONS = {
  named_wild: choice("S19", "stays", "opening", "any"),
  first_claim: choice("S20", "any", "players"),
  five_alike: choice("S21", "five", "six", "seven"),
  loss_drinks: wholeNumber("S25", { preset: 0, from: 0, to: 10 }),
};

/** The price of being wrong, for games without their own. */
export const PRICE = choice("S22", "one", "two", "difference");

/** The price of being wrong in hands and two dice, where a claim is off by no number. */
export const WRONG_COSTS = choice("S22", "one", "two");

/** Drinks for a loss, for games without their own. */
export const LOSER_DRINKS = COUNT_OPTIONS.loss_drinks;

/** Spot on, for games without their own. */
export const EXACT_OPTIONS = {
  exact_call: choice("S23", "off", "on"),
  exact_wins: choice("S23", "one", "two", "all", "others-lose"),
};

/** Chips that everyone pays once, for games without their own ante. */
export const POT_ANTE = wholeNumber("S24", { preset: 0, from: 0, to: 1_000_000 });

/** The price of being wrong (B2, S22). */
export const PRICES = { one: 1, two: 2, difference: "difference" } as const;
/** The gain of a right exact call; otherwise everyone else loses (S23). */
const WINS = { one: 1, two: 2, all: "all" } as const;

type Count = MoveData["count"];
type Loss = "die" | "life" | "chip" | "bad";

/** A player gets some of a stake from the bank. */
export const gets = (to: Role, what: Stake, count: Count = 1): MoveData => ({
  what,
  count,
  from: "bank",
  to,
});

/** A player loses some of a stake, pays chips into the pot, or gets bads. */
export const loses = (from: Role, what: Loss, count: Count = 1): MoveData =>
  what === "bad" ? gets(from, what, count) : { what, count, from, to: what === "chip" ? "pot" : "bank" };

/** The player who was wrong pays: the claimer if the challenge was right, else the challenger. */
export const wrongPays = (rules: readonly RuleId[], what: Loss, count: Count = 1): readonly CostRow[] => [
  { when: { right: true }, moves: [loses("claimer", what, count)], rules },
  { moves: [loses("challenger", what, count)], rules },
];

/** The exact call, where the house rules have it (S23). */
export const exactCall = (house: { readonly exact_call: "on" | "off" }): readonly ChallengeData[] =>
  house.exact_call === "on" ? [{ kind: "spot-on" }] : [];

/** The price of an exact call: the gain if it is right, the price of being wrong if not (S23). */
export function exactRows(
  what: Loss,
  price: keyof typeof PRICES,
  house: { readonly exact_call?: "on" | "off"; readonly exact_wins: keyof typeof WINS | "others-lose" },
  rules: readonly RuleId[] = ["S23"],
): readonly CostRow[] {
  if (house.exact_call === "off") return [];
  const won =
    house.exact_wins === "others-lose"
      ? loses("others", what)
      : {
          ...gets("challenger", what === "bad" ? "good" : what, WINS[house.exact_wins]),
          ...(what === "chip" && { from: "pot" as const }),
        };
  return [
    { when: { kind: "spot-on", right: true }, moves: [won], rules },
    { when: { kind: "spot-on" }, moves: [loses("challenger", what, PRICES[price])], rules },
  ];
}

/** Chips that everyone pays once; they may be owed where none are dealt (S24). */
export const potAnte = (chips: number): Pick<GameData, "ante"> =>
  chips === 0 ? {} : { ante: { chips, every: "game" } };

/** A stack of chips; with 0 they are owed instead (S17). */
export const stackOf = (chips: number): { readonly chips?: number } => (chips === 0 ? {} : { chips });

/** The player whom a move costs something, or null. */
const loserIn = ({ what, from, to }: MoveData): Role | null => {
  const hit = what === "bad" || what === "drink" ? to : from;
  return hit === "bank" || hit === "pot" ? null : hit;
};

/** Twice what a wrong player loses, where the house rules have it (S22). */
export const wrongCosts = (price: "one" | "two", cost: readonly CostRow[]): readonly CostRow[] =>
  price === "one"
    ? cost
    : cost.map((row) => ({
        ...row,
        moves: row.moves.map((move) =>
          loserIn(move) === null ? move : { ...move, count: 2 * (move.count as number) },
        ),
        rules: ["S22", ...(row.rules ?? [])],
      }));

/** Drinks for everyone who loses a die, a life or a chip, or gets a bad; 0 adds none (S25). */
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
