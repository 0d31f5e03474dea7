import { choice, game, wholeNumber } from "../options";
import { type CostRow, LADDERS } from "../vocabulary";
import {
  COUNT_OPTIONS,
  EXACT_OPTIONS,
  exactCall,
  exactRows,
  loses,
  POT_ANTE,
  PRICES,
  potAnte,
  withDrinks,
  wrongPays,
} from "./changes";

/** Bar dice: own cups, being wrong costs a die, the last with dice wins (B1–B5, S19–S25). */
export const bar = game({
  id: "bar",
  options: {
    dice_each: wholeNumber("B1", { preset: 5, from: 1, to: 10 }),
    wild: choice("B1", "none", "ones", "red-die"),
    raise: choice("B1", "quantity-major", ...LADDERS),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    out_of_turn: choice("B1", "off", "on"),
    out_of_turn_penalty: wholeNumber("B1", { preset: 1, from: 1, to: 10 }),
    loses: choice("B2", "one", "two", "difference"),
    starter: choice("B4", "loser", "winner", "rotate", "left-of-loser"),
    natural_needed: choice("B5", "off", "on"),
    ...COUNT_OPTIONS,
    ...EXACT_OPTIONS,
    pot_ante: POT_ANTE,
  },
  rules: (house) => ({
    claims: { kind: "counts", ...house },
    cups: { kind: "own", dice: house.dice_each },
    wild: { kind: house.wild, named_wild: house.named_wild },
    challenges: [
      { kind: "doubt", by: house.out_of_turn === "on" ? "anyone" : "next", late: "B1" },
      ...exactCall(house),
    ],
    ...potAnte(house.pot_ante),
    cost: withDrinks(
      [
        ...exactRows("die", house.loses, house),
        ...(house.out_of_turn === "on" ? [lateRow(house.out_of_turn_penalty)] : []),
        ...wrongPays(["B2"], "die", PRICES[house.loses]),
      ],
      house.loss_drinks,
    ),
    starter: house.starter,
    ending: { kind: "last-in", without: "die", rule: "B3" },
  }),
});

/** B1: the price of a wrong challenge out of turn. */
const lateRow = (count: number): CostRow => ({
  when: { kind: "doubt", right: false, in_turn: false },
  moves: [loses("challenger", "die", count)],
  rules: ["B2"],
});
