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
    dice_each: wholeNumber("U1", { preset: 5, from: 1, to: 10 }),
    raise: choice("U3", "perudo", ...LADDER_CHOICES),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    open_on_ones: choice("U1", "no", "yes"),
    calza: choice("U2", "on", "off"),
    palifico: choice("U5", "on", "off"),
  },
  rules: (house) => ({
    // U3: the ladder over ones and other faces.
    claims: countBids({ raise: house.raise, ones: house.ones, capBids: house.cap_bids }),
    cups: ownCups({ each: () => house.dice_each }),
    // U1, U5: ones are wild, but for rounds opened on them and palifico.
    terms: palifico({ palifico: house.palifico, openOnOnes: house.open_on_ones }),
    // U2: dudo in turn, calza by anyone but the claimer.
    challenges: [doubt(), spotOn("U2", house.calza, "anyone")],
    // U4, U6: who loses a die, who regains one.
    stakes: loseADie({ spotOn: { regainsUpTo: house.dice_each }, rules: { doubt: "U4", spotOn: "U6" } }),
    // U4, U6: the loser or the caller of calza starts.
    nextStarter: callerOrLoser,
    // B3: the last one with dice wins.
    ending: lastOneIn("B3"),
  }),
});
