import { choice, game, words } from "../options";
import { gets, WRONG_COSTS, wrongCosts } from "./changes";

/** Pass the cup: one cup of five dice, poker hands with ones low, the loser drinks (P1–P10). */
export const passTheCup = game({
  id: "pass-the-cup",
  options: {
    ones: choice("H3", "low", "high"),
    straights: choice("P1", "none", "below-full-house", "above-full-house"),
    implied_kicker: choice("H6", "on", "off"),
    raise_strictness: choice("H7", "literal", "must-shrink"),
    wild_ones: choice("H11", "off", "on"),
    table_lock: choice("P6", "round", "turn"),
    cup_roll: choice("P6", "optional", "mandatory"),
    blind_may_roll: choice("P6", "no", "yes"),
    claim_must_fit_table: choice("P6", "no", "yes"),
    winner_gives_drink: choice("P8", "off", "on"),
    wrong_costs: WRONG_COSTS,
    drink_name: words("P10", "drink", 40),
  },
  rules: (house) => ({
    claims: { kind: "hands", ...house },
    cups: {
      kind: "passed",
      roll_table: "yes",
      table_lock: house.table_lock,
      must_roll: house.cup_roll === "mandatory" ? "cup" : "something",
      blind_may_roll: house.blind_may_roll,
      exposed: house.claim_must_fit_table === "yes" ? "must-allow" : "free",
    },
    challenges: [{ kind: "doubt" }],
    cost: wrongCosts(house.wrong_costs, [
      { when: { right: true, messed_up: true }, moves: [gets("claimer", "drink", 2)], rules: ["P7"] },
      { when: { right: true }, moves: [gets("claimer", "drink")], rules: ["P7"] },
      { moves: [gets("challenger", "drink")], rules: ["P7"] },
    ]),
    winner_gives: house.winner_gives_drink,
    starter: "winner",
    ending: { kind: "never", rule: "P9" },
  }),
});
