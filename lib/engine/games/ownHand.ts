import { choice, game, wholeNumber } from "../options";
import { LOSER_DRINKS, WRONG_COSTS, withDrinks, wrongCosts, wrongPays } from "./changes";

/**
 * Liar dice, own hand: each player claims their own poker hand, aces high, and may reroll; chips into the pot
 * (O1–O7).
 */
export const ownHand = game({
  id: "own-hand",
  options: {
    chips: wholeNumber("O1", { preset: 10, from: 1, to: 1000 }),
    ones: choice("O2", "high", "low"),
    straights: choice("O2", "below-full-house", "above-full-house", "none"),
    ace_straight: choice("O2", "off", "on"),
    implied_kicker: choice("H6", "on", "off"),
    raise_strictness: choice("H7", "literal", "must-shrink"),
    wild_ones: choice("H11", "off", "on"),
    rerolls: wholeNumber("O4", { preset: 2, from: 0, to: 99 }),
    opener_rerolls: choice("O4", "off", "on"),
    starter: choice("O7", "rotate", "left-of-claimer", "loser"),
    wrong_costs: WRONG_COSTS,
    loser_drinks: LOSER_DRINKS,
  },
  rules: (house) => ({
    claims: { kind: "hands", ...house },
    cups: { kind: "own", rerolls: house.rerolls, opener_rerolls: house.opener_rerolls },
    challenges: [{ kind: "doubt" }],
    deal: { chips: house.chips },
    cost: withDrinks(wrongCosts(house.wrong_costs, wrongPays(["O5"], "chip")), house.loser_drinks),
    starter: house.starter,
    ending: { kind: "last-in", without: "chip", rule: "O6" },
  }),
});
