import { bang, spotOnWhere } from "../challenges/kinds";
import { countBids } from "../claims/countBids";
import { COUNT_OPTIONS, EXACT_OPTIONS, POT_ANTE, PRICE } from "../countOptions";
import { ownCups } from "../cups/ownCups";
import { dishes } from "../endings/dishes";
import { choice, game, wholeNumber, wholeNumberOr } from "../options";
import { withDrinks } from "../stakes/drinks";
import { goodsAndBads } from "../stakes/goodsAndBads";
import { potAnte } from "../stakes/stakes";
import { wilds } from "../terms/wilds";
import { bangerOrBad, loserStarts, openersRotate, startsBy, winnerStarts } from "../turns/starters";

/** F1: five dice each with at most four players, else three. */
const fiveOrThree = (players: number): number => (players <= 4 ? 5 : 3);

/** Firehouse: own cups, a red wild die, "bang!", goods and bads; the loser washes the dishes (F1–F13, S19–S25). */
export const firehouse = game({
  id: "firehouse",
  options: {
    dice_each: wholeNumberOr("F1", "auto", { from: 1, to: 10 }),
    raise: choice("F3", "quantity-major", "quantity-only"),
    ones: choice("S8", "low", "high"),
    cap_bids: choice("S6", "off", "on"),
    out_of_turn: choice("F6", "on", "off"),
    simultaneous: choice("F13", "first", "all-score"),
    end_alone: wholeNumber("F10", { preset: 5, from: 1, to: 99 }),
    end_together: wholeNumber("F10", { preset: 3, from: 1, to: 99 }),
    together_count: wholeNumber("F10", { preset: 2, from: 2, to: 99 }),
    end_pair: choice("F10", "at-least", "exactly"),
    starter: choice("F11", "source", "loser", "winner", "rotate"),
    wild_face: choice("S19", "red-die", "ones", "none"),
    ...COUNT_OPTIONS,
    price: PRICE,
    ...EXACT_OPTIONS,
    pot_ante: POT_ANTE,
  },
  rules(house) {
    const stakes = goodsAndBads({
      simultaneous: house.simultaneous,
      loses: house.price,
      spotOn: house.exact_wins,
      chips: potAnte(house.pot_ante),
    });
    return {
      // F3, F4, S20, S21: how many dice of a face, all cups together.
      claims: countBids({
        raise: house.raise,
        ones: house.ones,
        capBids: house.cap_bids,
        firstClaim: house.first_claim,
        fiveAlike: house.five_alike,
      }),
      // F1: each player has a cup.
      cups: ownCups({
        each: (players) => (house.dice_each === "auto" ? fiveOrThree(players) : house.dice_each),
      }),
      // F2, S19: the red die says which face is wild.
      terms: wilds({
        wild: house.wild_face,
        namedWild: house.named_wild,
      }),
      // F5, F6, F13, S23: who may bang.
      challenges: [bang(house.out_of_turn), ...spotOnWhere(house.exact_call)],
      // F7, F8, F9, S22–S25: what a bang earns and costs.
      stakes: withDrinks(stakes, house.loss_drinks),
      // F11: who starts the next round.
      nextStarter: startsBy(house.starter, {
        source: bangerOrBad(house.simultaneous),
        loser: loserStarts,
        winner: winnerStarts,
        rotate: openersRotate,
      }),
      // F10: when it is over, and who washes.
      ending: dishes({
        rule: "F10",
        endAlone: house.end_alone,
        endTogether: house.end_together,
        togetherCount: house.together_count,
        endPair: house.end_pair,
        score: (seat) => stakes.score(seat.holds) ?? 0,
      }),
    };
  },
});
