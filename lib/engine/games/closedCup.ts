import { choice, game, wholeNumber } from "../options";
import { LOSER_DRINKS, stackOf, WRONG_COSTS, withDrinks, wrongCosts, wrongPays } from "./changes";

/**
 * Closed cup: one cup of five dice, exposed dice must be in the claim, an ante every round, the loser is out
 * (C1–C7).
 */
export const closedCup = game({
  id: "closed-cup",
  options: {
    ones: choice("C1", "high", "low"),
    straights: choice("C1", "below-full-house", "above-full-house", "none"),
    implied_kicker: choice("H6", "on", "off"),
    raise_strictness: choice("H7", "literal", "must-shrink"),
    wild_ones: choice("H11", "off", "on"),
    ante: wholeNumber("C2", { preset: 1, from: 0, to: 1_000_000 }),
    stack: wholeNumber("S17", { preset: 0, from: 0, to: 1000 }),
    short: choice("S17", "all-in", "out"),
    exposed_strict: choice("C3", "off", "on"),
    lives: wholeNumber("C5", { preset: 1, from: 1, to: 99 }),
    wrong_costs: WRONG_COSTS,
    loser_drinks: LOSER_DRINKS,
  },
  rules: (house) => ({
    claims: { kind: "hands", ...house },
    cups: { kind: "passed", exposed: house.exposed_strict === "on" ? "must-fit-strictly" : "must-fit" },
    challenges: [{ kind: "doubt" }],
    deal: { lives: house.lives, ...stackOf(house.stack) },
    ante: { chips: house.ante, every: "round", short: house.short },
    cost: withDrinks(wrongCosts(house.wrong_costs, wrongPays(["C5"], "life")), house.loser_drinks),
    starter: "winner",
    ending: { kind: "last-in", without: "life", rule: "C2" },
  }),
});
