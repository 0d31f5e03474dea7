import { choice, game, wholeNumber, wholeNumberOr } from "../options";
import type { MoveData, Role, RuleId } from "../vocabulary";
import {
  COUNT_OPTIONS,
  EXACT_OPTIONS,
  exactCall,
  exactRows,
  gets,
  POT_ANTE,
  PRICE,
  PRICES,
  potAnte,
  withDrinks,
} from "./changes";

/** Firehouse: own cups, a red wild die, "bang!", goods and bads; the loser washes the dishes (F1–F13, S19–S25). */
export const firehouse = game({
  id: "firehouse",
  options: {
    dice_each: wholeNumberOr("F1", "auto", { from: 1, to: 10 }),
    raise: choice("F3", "quantity-major", "quantity-only"),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    out_of_turn: choice("F6", "on", "off"),
    simultaneous: choice("F13", "first", "all-score"),
    end_alone: wholeNumber("F10", { preset: 5, from: 1, to: 99 }),
    end_together: wholeNumber("F10", { preset: 3, from: 1, to: 99 }),
    together_count: wholeNumber("F10", { preset: 2, from: 2, to: 99 }),
    end_pair: choice("F10", "at-least", "exactly"),
    starter: choice("F11", "source", "loser", "winner", "rotate"),
    wild_face: choice("S19", "red-die", "ones", "none"),
    ...COUNT_OPTIONS,
    price: PRICE,
    ...EXACT_OPTIONS,
    pot_ante: POT_ANTE,
  },
  rules(house) {
    // S22: F7 and F8 state a number of bads. Another number comes from the price, so S22 is cited first.
    const cites = (rule: RuleId): readonly RuleId[] => (house.price === "one" ? [rule] : ["S22", rule]);
    const price = PRICES[house.price];
    const bads = (who: Role): MoveData => gets(who, "bad", price);
    // F8: twice the price.
    const twice =
      price === "difference"
        ? [bads("challenger"), bads("challenger")]
        : [gets("challenger", "bad", 2 * price)];
    const doubt = { kind: "doubt" } as const;
    return {
      claims: { kind: "counts", ...house },
      // F1: five dice each with at most four players, else three.
      cups: {
        kind: "own",
        dice: house.dice_each === "auto" ? [{ up_to: 4, dice: 5 }, { dice: 3 }] : house.dice_each,
      },
      wild: { kind: house.wild_face, named_wild: house.named_wild },
      challenges: [
        {
          kind: "doubt",
          called: "bang",
          by: house.out_of_turn === "on" ? "anyone" : "next",
          together: house.simultaneous === "first" ? "first" : "each",
          late: "F6",
        },
        ...exactCall(house),
      ],
      ...potAnte(house.pot_ante),
      cost: withDrinks(
        [
          ...exactRows("bad", house.price, house),
          { when: { ...doubt, right: true, in_turn: true }, moves: [bads("claimer")], rules: cites("F7") },
          {
            when: { ...doubt, right: true },
            moves: [gets("challenger", "good", 2), bads("claimer")],
            rules: cites("F8"),
          },
          { when: { ...doubt, in_turn: true }, moves: [bads("challenger")], rules: cites("F7") },
          { moves: twice, rules: cites("F8") },
        ],
        house.loss_drinks,
      ),
      starter:
        house.starter === "source"
          ? [{ when: { ...doubt, in_turn: false }, who: "challenger" }, { who: "loser" }]
          : house.starter,
      ending: {
        kind: "dishes",
        alone: house.end_alone,
        together: house.end_together,
        together_count: house.together_count,
        pair: house.end_pair,
        rule: "F10",
      },
    };
  },
});
