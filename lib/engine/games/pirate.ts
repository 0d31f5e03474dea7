import { doubt } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { losesOne } from "../stakes/losesOne";
import { noWild, onesWild } from "../terms/wilds";
import { leftOfClaimer, loserStarts, openersRotate } from "../turns/starters";

/** Pirate dice: counts over all dice, any number of a higher face is a raise, re-rolls, chips into the pot (I1–I4). */
export const pirate = game({
  id: "pirate",
  options: {
    dice_each: wholeNumber("O1", 5, 1, 10),
    chips: wholeNumber("O1", 10, 1, 1000),
    raise: choice("I2", "face-major", ...LADDER_CHOICES),
    ones: choice("I3", "low", "high"),
    wild: choice("I3", "none", "ones"),
    cap_bids: choice("S6", "off", "on"),
    rerolls: wholeNumber("I1", 2, 0, 99),
    opener_rerolls: choice("O4", "off", "on"),
    starter: choice("O7", "rotate", "left-of-claimer", "loser"),
  },
  rules: (house) => ({
    claims: countBids({ raise: house.raise, ones: house.ones, capBids: house.cap_bids }),
    cups: ownCups({
      each: () => house.dice_each,
      reRolls: { most: house.rerolls, opener: house.opener_rerolls },
    }),
    terms: { none: noWild, ones: onesWild }[house.wild],
    challenges: [doubt()],
    stakes: losesOne({ what: "chip", to: "pot", each: house.chips, rule: "I4" }),
    nextStarter: { rotate: openersRotate, "left-of-claimer": leftOfClaimer, loser: loserStarts }[
      house.starter
    ],
    ending: lastOneIn("O6"),
  }),
});
