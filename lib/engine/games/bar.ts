import { doubt, spotOnWhere } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { COUNT_OPTIONS, EXACT_OPTIONS, POT_ANTE } from "../countOptions";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { withDrinks } from "../stakes/drinks";
import { loseADie } from "../stakes/loseADie";
import { potAnte } from "../stakes/stakes";
import { wilds } from "../terms/wilds";
import { leftOfLoser, loserStarts, openersRotate, startsBy, winnerStarts } from "../turns/starters";

/** Bar dice: own cups, being wrong costs a die, the last with dice wins (B1–B5, S19–S25). */
export const bar = game({
  id: "bar",
  options: {
    dice_each: wholeNumber("B1", { preset: 5, from: 1, to: 10 }),
    wild: choice("B1", "none", "ones", "red-die"),
    raise: choice("B1", "quantity-major", ...LADDER_CHOICES),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    out_of_turn: choice("B1", "off", "on"),
    out_of_turn_penalty: wholeNumber("B1", { preset: 1, from: 1, to: 10 }),
    loses: choice("B2", "one", "difference"),
    starter: choice("B4", "loser", "winner", "rotate", "left-of-loser"),
    natural_needed: choice("B5", "off", "on"),
    ...COUNT_OPTIONS,
    ...EXACT_OPTIONS,
    pot_ante: POT_ANTE,
  },
  rules: (house) => ({
    // B1, B5, S20, S21: how many dice of a face, all cups together.
    claims: countBids({
      raise: house.raise,
      ones: house.ones,
      capBids: house.cap_bids,
      naturalNeeded: house.natural_needed,
      firstClaim: house.first_claim,
      fiveAlike: house.five_alike,
    }),
    cups: ownCups({ each: () => house.dice_each }),
    // B1, S19: which face is wild, if any.
    terms: wilds({
      wild: house.wild,
      namedWild: house.named_wild,
    }),
    // B1, S23: who may challenge.
    challenges: [
      doubt({
        by: house.out_of_turn === "on" ? "anyone" : "next",
        late: "B1",
        scoresTurn: house.out_of_turn === "on",
      }),
      ...spotOnWhere(house.exact_call),
    ],
    // B2, S23–S25: the cost of being wrong.
    stakes: withDrinks(
      loseADie({
        loses: house.loses,
        outOfTurnPenalty: house.out_of_turn_penalty,
        spotOn: house.exact_wins,
        upTo: house.dice_each,
        chips: potAnte(house.pot_ante),
        rules: { doubt: "B2", spotOn: "S23" },
      }),
      house.loss_drinks,
    ),
    // B4: who starts the next round.
    nextStarter: startsBy(house.starter, {
      loser: loserStarts,
      winner: winnerStarts,
      rotate: openersRotate,
      "left-of-loser": leftOfLoser,
    }),
    // B3: the last one with dice wins.
    ending: lastOneIn("B3"),
  }),
});
