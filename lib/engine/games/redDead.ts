import { doubt, spotOn } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { COUNT_OPTIONS, PRICE } from "../countOptions";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { withDrinks } from "../stakes/drinks";
import { loseADie } from "../stakes/loseADie";
import { anteChips } from "../stakes/stakes";
import { wilds } from "../terms/wilds";
import {
  leftOfChallenger,
  loserStarts,
  openersRotate,
  openersRotateRight,
  startsBy,
  winnerStarts,
} from "../turns/starters";

/** Red Dead: own cups, no wilds, bluff or spot-on, an ante into the pot (R1–R6, S19–S25). */
export const redDead = game({
  id: "red-dead",
  options: {
    dice_each: wholeNumber("R1", { preset: 5, from: 1, to: 10 }),
    raise: choice("R1", "quantity-major", ...LADDER_CHOICES),
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
    // R1, S20, S21: how many dice of a face, all cups together.
    claims: countBids({
      raise: house.raise,
      ones: house.ones,
      capBids: house.cap_bids,
      firstClaim: house.first_claim,
      fiveAlike: house.five_alike,
    }),
    cups: ownCups({ each: () => house.dice_each }),
    // R1, S19: no wilds, unless the house rules have some.
    terms: wilds({
      wild: house.wild_face,
      namedWild: house.named_wild,
    }),
    // R3: call the bluff, or call it exact.
    challenges: [doubt(), spotOn("R3", house.spot_on, "in-turn")],
    // R2, R4, R5, S17, S22, S23, S25: the ante, the stack it is paid from, and who loses a die.
    stakes: withDrinks(
      loseADie({
        loses: house.price,
        spotOn: house.exact_wins,
        upTo: house.dice_each,
        chips: anteChips({ ...house, every: "game" }),
        rules: {
          doubt: house.price === "one" ? "R4" : "S22",
          spotOn: house.exact_wins === "others-lose" ? "R5" : "S23",
        },
      }),
      house.loss_drinks,
    ),
    // R6: who starts the next round.
    nextStarter: startsBy(house.starter, {
      rotate: openersRotate,
      "left-of-challenger": leftOfChallenger,
      loser: loserStarts,
      winner: winnerStarts,
      "rotate-right": openersRotateRight,
    }),
    // R2: the last one with dice takes the pot.
    ending: lastOneIn("R2"),
  }),
});
