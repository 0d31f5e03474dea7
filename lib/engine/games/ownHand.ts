import { doubt } from "../challenges/kinds";
import { fiveDiceHands } from "../claims/fiveDiceHands";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, wholeNumber } from "../options";
import { losesOne } from "../stakes/losesOne";
import { noWild } from "../terms/wilds";
import { leftOfClaimer, loserStarts, openersRotate, startsBy } from "../turns/starters";

/**
 * Liar dice, own hand: each player claims their own poker hand, aces high, and may reroll; chips into the pot
 * (O1–O7).
 */
export const ownHand = game({
  id: "own-hand",
  options: {
    chips: wholeNumber("O1", { preset: 10, from: 1, to: 1000 }),
    ones: choice("O2", "high", "low"),
    straights: choice("O2", "below-full-house", "above-full-house", "none"),
    ace_straight: choice("O2", "off", "on"),
    implied_kicker: choice("H6", "on", "off"),
    raise_strictness: choice("H7", "literal", "must-shrink"),
    wild_ones: choice("H11", "off", "on"),
    rerolls: wholeNumber("O4", { preset: 2, from: 0, to: 99 }),
    opener_rerolls: choice("O4", "off", "on"),
    starter: choice("O7", "rotate", "left-of-claimer", "loser"),
  },
  rules: (house) => ({
    // O2, H1–H8, H11: poker hands, aces high.
    claims: fiveDiceHands({
      ones: house.ones,
      straights: house.straights,
      aceStraight: house.ace_straight,
      impliedKicker: house.implied_kicker,
      wildOnes: house.wild_ones,
      strictness: house.raise_strictness,
    }),
    // O1, O4, O5: own cups, rerolls, and only the claimer shows.
    cups: ownCups({
      each: () => 5,
      shows: "claimer",
      reRolls: { most: house.rerolls, opener: house.opener_rerolls },
    }),
    terms: noWild,
    // O3: the player in turn challenges.
    challenges: [doubt()],
    // O1, O5: chips into the pot.
    stakes: losesOne({ what: "chip", to: "pot", each: house.chips, rule: "O5" }),
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
