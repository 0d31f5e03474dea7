import { doubt, spotOn } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { loseADie } from "../stakes/loseADie";
import { anteChips } from "../stakes/stakes";
import { noWild } from "../terms/wilds";
import {
  leftOfChallenger,
  loserStarts,
  openersRotate,
  openersRotateRight,
  startsBy,
  winnerStarts,
} from "../turns/starters";

/** Red Dead: own cups, no wilds, bluff or spot-on, an ante into the pot (R1–R6). */
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
  },
  rules: (house) => ({
    // R1: how many dice of a face, all cups together; no wilds.
    claims: countBids({ raise: house.raise, ones: house.ones, capBids: house.cap_bids }),
    cups: ownCups({ each: () => house.dice_each }),
    terms: noWild,
    // R3: call the bluff, or call it exact.
    challenges: [doubt(), spotOn("R3", house.spot_on, "in-turn")],
    // R2, R4, R5, S17: the ante and the stack it is paid from, and who loses a die.
    stakes: loseADie({
      spotOn: "others-lose",
      chips: anteChips({ ...house, every: "game" }),
      rules: { doubt: "R4", spotOn: "R5" },
    }),
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
