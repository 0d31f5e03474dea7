import { doubt } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { ownCups } from "../cups/ownCups";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, LADDER_CHOICES, wholeNumber } from "../options";
import { loseADie } from "../stakes/loseADie";
import { noWild, onesWild, redDie } from "../terms/wilds";
import { leftOfLoser, loserStarts, openersRotate, startsBy, winnerStarts } from "../turns/starters";

/** Bar dice: own cups, whoever is wrong loses a die, the last with dice wins (B1–B5). */
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
  },
  rules: (house) => ({
    // B1, B5: how many dice of a face, all cups together.
    claims: countBids({
      raise: house.raise,
      ones: house.ones,
      capBids: house.cap_bids,
      naturalNeeded: house.natural_needed,
    }),
    cups: ownCups({ each: () => house.dice_each }),
    // B1: which face is wild, if any.
    terms: { none: noWild, ones: onesWild, "red-die": redDie }[house.wild],
    // B1: who may challenge.
    challenges: [
      doubt({ rule: "B1", allowed: house.out_of_turn === "on", scores: "out-of-turn-if-allowed" }),
    ],
    // B2: what it costs to be wrong.
    stakes: loseADie({
      loses: house.loses,
      outOfTurnPenalty: house.out_of_turn_penalty,
      rules: { doubt: "B2", spotOn: "B2" },
    }),
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
