import { choice, wholeNumber } from "./options";

// House rules that games of counts have besides their own (S19–S25). Where a game has had one of its own it keeps its name.

/** What every count game takes. */
export const COUNT_OPTIONS = {
  named_wild: choice("S19", "stays", "opening", "any"),
  first_claim: choice("S20", "any", "players"),
  five_alike: choice("S21", "five", "six", "seven"),
  loss_drinks: wholeNumber("S25", { preset: 0, from: 0, to: 10 }),
};

/** What being wrong costs, where the game has no word for it. */
export const PRICE = choice("S22", "one", "two", "difference");

/** An exact call, in games that have none of themselves. */
export const EXACT_OPTIONS = {
  exact_call: choice("S23", "off", "on"),
  exact_wins: choice("S23", "one", "two", "all", "others-lose"),
};

/** Chips that everybody pays in once, in games that have no ante of themselves. */
export const POT_ANTE = wholeNumber("S24", { preset: 0, from: 0, to: 1_000_000 });
