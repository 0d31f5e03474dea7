import { doubt, spotOnWhere } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { COUNT_OPTIONS, EXACT_OPTIONS, PRICE } from "../countOptions";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { withDrinks } from "../stakes/drinks";
import { losesOne } from "../stakes/losesOne";
import { wilds } from "../terms/wilds";
import { leftOfClaimer, loserStarts, openersRotate, startsBy } from "../turns/starters";

/**
 * Pirate dice: counts over all dice, any number of a higher face is a raise, rerolls, chips into the pot
 * (I1–I4, S19–S25).
 */
export const pirate = game({
  id: "pirate",
  options: {
    dice_each: wholeNumber("O1", { preset: 5, from: 1, to: 10 }),
    chips: wholeNumber("O1", { preset: 10, from: 1, to: 1000 }),
    raise: choice("I2", "face-major", ...LADDER_CHOICES),
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
    // I2, I3, S20, S21: how many dice of a face; any number of a higher face is a raise.
    claims: countBids({
      raise: house.raise,
      ones: house.ones,
      capBids: house.cap_bids,
      firstClaim: house.first_claim,
      fiveAlike: house.five_alike,
    }),
    // I1, O4: own cups and re-rolls.
    cups: ownCups({
      each: () => house.dice_each,
      reRolls: { most: house.rerolls, opener: house.opener_rerolls },
    }),
    // I3, S19: whether ones are wild.
    terms: wilds({
      wild: house.wild,
      namedWild: house.named_wild,
    }),
    // O3, S23: the player in turn challenges.
    challenges: [doubt(), ...spotOnWhere(house.exact_call)],
    // I4, S22–S25: chips into the pot.
    stakes: withDrinks(
      losesOne({
        what: "chip",
        to: "pot",
        each: house.chips,
        ante: house.pot_ante,
        loses: house.price,
        spotOn: house.exact_wins,
        rule: ({ kind }) => (kind === "spot-on" ? "S23" : house.price === "one" ? "I4" : "S22"),
      }),
      house.loss_drinks,
    ),
    // O7: who starts the next round.
    nextStarter: startsBy(house.starter, {
      rotate: openersRotate,
      "left-of-claimer": leftOfClaimer,
      loser: loserStarts,
    }),
    // O6: the last one with chips takes the pot.
    ending: lastOneIn("O6"),
  }),
});
