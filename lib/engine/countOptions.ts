import { choice, wholeNumber } from "./options";

// House rules that count games share (S19–S25). A game that had its own keeps that name.

/** The options of every count game. */
export const COUNT_OPTIONS = {
  named_wild: choice("S19", "stays", "opening", "any"),
  first_claim: choice("S20", "any", "players"),
  five_alike: choice("S21", "five", "six", "seven"),
  loss_drinks: wholeNumber("S25", { preset: 0, from: 0, to: 10 }),
};

/** The price of being wrong, for games without their own. */
export const PRICE = choice("S22", "one", "two", "difference");

/** Spot on, for games without their own. */
export const EXACT_OPTIONS = {
  exact_call: choice("S23", "off", "on"),
  exact_wins: choice("S23", "one", "two", "all", "others-lose"),
};

/** Chips that everyone pays once, for games without their own ante. */
export const POT_ANTE = wholeNumber("S24", { preset: 0, from: 0, to: 1_000_000 });
