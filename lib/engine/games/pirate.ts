import { choice, game, wholeNumber } from "../options";
import { LADDERS } from "../vocabulary";
import {
  COUNT_OPTIONS,
  EXACT_OPTIONS,
  exactCall,
  exactRows,
  PRICE,
  PRICES,
  potAnte,
  withDrinks,
  wrongPays,
} from "./changes";

/**
 * Pirate dice: counts over all dice, any number of a higher face is a raise, rerolls, chips into the pot
 * (I1–I4, S19–S25).
 */
export const pirate = game({
  id: "pirate",
  options: {
    dice_each: wholeNumber("O1", { preset: 5, from: 1, to: 10 }),
    chips: wholeNumber("O1", { preset: 10, from: 1, to: 1000 }),
    raise: choice("I2", "face-major", ...LADDERS),
    ones: choice("I3", "low", "high"),
    wild: choice("I3", "none", "ones"),
    cap_bids: choice("S6", "off", "on"),
    rerolls: wholeNumber("I1", { preset: 2, from: 0, to: 99 }),
    opener_rerolls: choice("O4", "off", "on"),
    starter: choice("O7", "rotate", "left-of-claimer", "loser"),
    ...COUNT_OPTIONS,
    price: PRICE,
    ...EXACT_OPTIONS,
    pot_ante: wholeNumber("S24", { preset: 0, from: 0, to: 999 }),
  },
  rules: (house) => ({
    claims: { kind: "counts", ...house },
    cups: {
      kind: "own",
      dice: house.dice_each,
      rerolls: house.rerolls,
      opener_rerolls: house.opener_rerolls,
    },
    wild: { kind: house.wild, named_wild: house.named_wild },
    challenges: [{ kind: "doubt" }, ...exactCall(house)],
    deal: { chips: house.chips },
    ...potAnte(house.pot_ante),
    cost: withDrinks(
      [
        ...exactRows("chip", house.price, house),
        ...wrongPays([house.price === "one" ? "I4" : "S22"], "chip", PRICES[house.price]),
      ],
      house.loss_drinks,
    ),
    starter: house.starter,
    ending: { kind: "last-in", without: "chip", rule: "O6" },
  }),
});
