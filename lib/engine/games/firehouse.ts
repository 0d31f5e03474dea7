import { bang } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { ownCups } from "../cups/ownCups";
import { dishes } from "../endings/dishes";
import { choice, game, wholeNumber, wholeNumberOr } from "../options";
import { goodsAndBads } from "../stakes/goodsAndBads";
import { redDie } from "../terms/wilds";
import { bangerOrBad, loserStarts, openersRotate, winnerStarts } from "../turns/starters";

/** Firehouse: own cups, a red wild die, "bang!", goods and bads; the loser washes the dishes (F1–F13). */
export const firehouse = game({
  id: "firehouse",
  options: {
    dice_each: wholeNumberOr("F1", "auto", 1, 10),
    raise: choice("F3", "quantity-major", "quantity-only"),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    out_of_turn: choice("F6", "on", "off"),
    simultaneous: choice("F13", "first", "all-score"),
    end_alone: wholeNumber("F10", 5, 1, 99),
    end_together: wholeNumber("F10", 3, 1, 99),
    together_count: wholeNumber("F10", 2, 2, 99),
    end_pair: choice("F10", "at-least", "exactly"),
    starter: choice("F11", "source", "loser", "winner", "rotate"),
  },
  rules(house) {
    const stakes = goodsAndBads({ simultaneous: house.simultaneous });
    return {
      claims: countBids({ raise: house.raise, ones: house.ones, capBids: house.cap_bids }),
      cups: ownCups({
        each: (players) => (house.dice_each === "auto" ? (players <= 4 ? 5 : 3) : house.dice_each),
      }),
      terms: redDie,
      challenges: [bang(house.out_of_turn)],
      stakes,
      nextStarter: {
        source: bangerOrBad(house.simultaneous),
        loser: loserStarts,
        winner: winnerStarts,
        rotate: openersRotate,
      }[house.starter],
      ending: dishes({
        endAlone: house.end_alone,
        endTogether: house.end_together,
        togetherCount: house.together_count,
        endPair: house.end_pair,
        score: (seat) => stakes.score(seat.holds) ?? 0,
      }),
    };
  },
});
