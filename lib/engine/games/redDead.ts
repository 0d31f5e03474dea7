import { choice, game, wholeNumber } from "../options";
import { LADDERS } from "../vocabulary";
import { COUNT_OPTIONS, exactRows, PRICE, PRICES, stackOf, withDrinks, wrongPays } from "./changes";

/** Red Dead: own cups, no wilds, bluff or spot-on, an ante into the pot (R1–R6, S19–S25). */
export const redDead = game({
  id: "red-dead",
  options: {
    dice_each: wholeNumber("R1", { preset: 5, from: 1, to: 10 }),
    raise: choice("R1", "quantity-major", ...LADDERS),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    ante: wholeNumber("R2", { preset: 0, from: 0, to: 1_000_000 }),
    stack: wholeNumber("S17", { preset: 0, from: 0, to: 1000 }),
    short: choice("S17", "all-in", "out"),
    spot_on: choice("R3", "on", "off"),
    starter: choice("R6", "rotate", "left-of-challenger", "loser", "winner", "rotate-right"),
    wild_face: choice("S19", "none", "ones", "red-die"),
    ...COUNT_OPTIONS,
    price: PRICE,
    exact_wins: choice("S23", "others-lose", "one", "two", "all"),
  },
  rules: (house) => ({
    claims: { kind: "counts", ...house },
    cups: { kind: "own", dice: house.dice_each },
    wild: { kind: house.wild_face, named_wild: house.named_wild },
    challenges: [{ kind: "doubt" }, { kind: "spot-on", ...(house.spot_on === "off" && { off: "R3" }) }],
    deal: stackOf(house.stack),
    ante: { chips: house.ante, every: "game", short: house.short },
    cost: withDrinks(
      [
        ...exactRows("die", house.price, house, [house.exact_wins === "others-lose" ? "R5" : "S23"]),
        ...wrongPays([house.price === "one" ? "R4" : "S22"], "die", PRICES[house.price]),
      ],
      house.loss_drinks,
    ),
    starter: house.starter,
    ending: { kind: "last-in", without: "die", rule: "R2" },
  }),
});
