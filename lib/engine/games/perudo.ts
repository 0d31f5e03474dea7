import { choice, game, wholeNumber } from "../options";
import { LADDERS } from "../vocabulary";
import { COUNT_OPTIONS, exactRows, POT_ANTE, PRICE, PRICES, potAnte, withDrinks, wrongPays } from "./changes";

/** Perudo: own cups, ones wild, dudo or calza, palifico (U1–U6, S19–S25). */
export const perudo = game({
  id: "perudo",
  options: {
    dice_each: wholeNumber("U1", { preset: 5, from: 1, to: 10 }),
    raise: choice("U3", "perudo", ...LADDERS),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    open_on_ones: choice("U1", "no", "yes"),
    calza: choice("U2", "on", "off"),
    palifico: choice("U5", "on", "off"),
    wild_face: choice("S19", "ones", "none", "red-die"),
    ...COUNT_OPTIONS,
    price: PRICE,
    exact_wins: choice("S23", "one", "two", "all", "others-lose"),
    pot_ante: POT_ANTE,
  },
  rules: (house) => ({
    claims: { kind: "counts", ...house },
    cups: { kind: "own", dice: house.dice_each },
    wild: {
      kind: house.wild_face,
      named_wild: house.named_wild,
      opening_ones: house.open_on_ones === "yes" ? "plain" : "refused",
      palifico: house.palifico,
    },
    challenges: [
      { kind: "doubt", called: "dudo" },
      { kind: "spot-on", by: "anyone", called: "calza", ...(house.calza === "off" && { off: "U2" }) },
    ],
    ...potAnte(house.pot_ante),
    cost: withDrinks(
      [
        ...exactRows("die", house.price, house, [house.exact_wins === "one" ? "U6" : "S23"]),
        ...wrongPays([house.price === "one" ? "U4" : "S22"], "die", PRICES[house.price]),
      ],
      house.loss_drinks,
    ),
    starter: [{ when: { kind: "spot-on" }, who: "challenger" }, { who: "loser" }],
    ending: { kind: "last-in", without: "die", rule: "B3" },
  }),
});
