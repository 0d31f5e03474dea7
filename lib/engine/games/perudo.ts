import { doubt, spotOn } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { loseADie } from "../stakes/loseADie";
import { palifico } from "../terms/palifico";
import { callerOrLoser } from "../turns/starters";

/** Perudo: own cups, ones wild, dudo or calza, palifico (U1–U6). */
export const perudo = game({
  id: "perudo",
  options: {
    dice_each: wholeNumber("U1", 5, 1, 10),
    raise: choice("U3", "perudo", ...LADDER_CHOICES),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    open_on_ones: choice("U1", "no", "yes"),
    calza: choice("U2", "on", "off"),
    palifico: choice("U5", "on", "off"),
  },
  rules: (house) => ({
    claims: countBids({ raise: house.raise, ones: house.ones, capBids: house.cap_bids }),
    cups: ownCups({ each: () => house.dice_each }),
    terms: palifico({ palifico: house.palifico, openOnOnes: house.open_on_ones }),
    challenges: [doubt(), spotOn("U2", house.calza, "anyone")],
    stakes: loseADie({ spotOn: { regainsUpTo: house.dice_each }, rules: { doubt: "U4", spotOn: "U6" } }),
    nextStarter: callerOrLoser,
    ending: lastOneIn("B3"),
  }),
});
