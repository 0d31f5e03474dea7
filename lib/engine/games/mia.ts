import { choice, game, wholeNumber } from "../options";
import { LOSER_DRINKS, loses, WRONG_COSTS, withDrinks, wrongCosts, wrongPays } from "./changes";

/** Mia: one cup, two dice read as a number, 21 the highest, lives to lose (M1–M8). */
export const mia = game({
  id: "mia",
  options: {
    lives: wholeNumber("M1", { preset: 6, from: 1, to: 99 }),
    equal_ok: choice("M2", "no", "yes"),
    pass_unseen: choice("M2", "on", "off"),
    next_to_mia: choice("M6", "double-six", "three-one", "double-one"),
    false_mia: choice("M7", "one", "two"),
    second_roll: choice("M8", "off", "blind"),
    wrong_costs: WRONG_COSTS,
    loser_drinks: LOSER_DRINKS,
  },
  rules: (house) => {
    const two = house.false_mia === "two";
    return {
      claims: { kind: "two-dice", equal_ok: house.equal_ok, next_to_mia: house.next_to_mia },
      cups: { kind: "passed", pass_unseen: house.pass_unseen, second_roll: house.second_roll },
      challenges: [{ kind: "doubt" }, { kind: "concede" }],
      deal: { lives: house.lives },
      cost: withDrinks(
        wrongCosts(house.wrong_costs, [
          { when: { kind: "concede" }, moves: [loses("challenger", "life")], rules: ["M4"] },
          {
            when: { top: true, right: true },
            moves: [loses("claimer", "life", two ? 2 : 1)],
            rules: [two ? "M7" : "M4"],
          },
          { when: { top: true }, moves: [loses("challenger", "life", 2)], rules: ["M4"] },
          ...wrongPays(["M3"], "life"),
        ]),
        house.loser_drinks,
      ),
      starter: "loser",
      ending: { kind: "last-in", without: "life", rule: "M5" },
    };
  },
});
