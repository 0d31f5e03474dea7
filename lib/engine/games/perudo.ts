import { doubt, spotOn } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { COUNT_OPTIONS, POT_ANTE, PRICE } from "../countOptions";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { withDrinks } from "../stakes/drinks";
import { loseADie } from "../stakes/loseADie";
import { potAnte } from "../stakes/stakes";
import { wilds } from "../terms/wilds";
import { callerOrLoser } from "../turns/starters";

/** Perudo: own cups, ones wild, dudo or calza, palifico (U1–U6, S19–S25). */
export const perudo = game({
  id: "perudo",
  options: {
    dice_each: wholeNumber("U1", { preset: 5, from: 1, to: 10 }),
    raise: choice("U3", "perudo", ...LADDER_CHOICES),
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
    // U3, S20, S21: the ladder over ones and other faces.
    claims: countBids({
      raise: house.raise,
      ones: house.ones,
      capBids: house.cap_bids,
      firstClaim: house.first_claim,
      fiveAlike: house.five_alike,
    }),
    cups: ownCups({ each: () => house.dice_each }),
    // U1, U5, S19: ones are wild, except in rounds opened on them and in palifico.
    terms: wilds({
      wild: house.wild_face,
      namedWild: house.named_wild,
      openOnOnes: house.open_on_ones,
      palifico: house.palifico,
      rule: "U1",
    }),
    // U2: dudo in turn, calza by anyone but the claimer.
    challenges: [doubt(), spotOn("U2", house.calza, "anyone")],
    // U4, U6, S22–S25: who loses a die, who regains one.
    stakes: withDrinks(
      loseADie({
        loses: house.price,
        spotOn: house.exact_wins,
        upTo: house.dice_each,
        chips: potAnte(house.pot_ante),
        rules: {
          doubt: house.price === "one" ? "U4" : "S22",
          spotOn: house.exact_wins === "one" ? "U6" : "S23",
        },
      }),
      house.loss_drinks,
    ),
    // U4, U6: the loser starts, or the caller of calza.
    nextStarter: callerOrLoser,
    // B3: the last one with dice wins.
    ending: lastOneIn("B3"),
  }),
});
