import { doubt } from "../challenges/kinds";
import { fiveDiceHands } from "../claims/fiveDiceHands";
import { passedCup } from "../cups/passedCup";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, words } from "../options";
import { drinks } from "../stakes/drinks";
import { noWild } from "../terms/wilds";
import { winnerStarts } from "../turns/starters";

/** Pass the cup: one cup of five dice, poker hands with ones low, the loser drinks (P1–P10). */
export const passTheCup = game({
  id: "pass-the-cup",
  options: {
    ones: choice("H3", "low", "high"),
    straights: choice("P1", "none", "below-full-house", "above-full-house"),
    implied_kicker: choice("H6", "on", "off"),
    raise_strictness: choice("H7", "literal", "must-shrink"),
    wild_ones: choice("H11", "off", "on"),
    table_lock: choice("P6", "round", "turn"),
    cup_roll: choice("P6", "optional", "mandatory"),
    blind_may_roll: choice("P6", "no", "yes"),
    claim_must_fit_table: choice("P6", "no", "yes"),
    winner_gives_drink: choice("P8", "off", "on"),
    drink_name: words("P10", "drink", 40),
  },
  rules: (house) => ({
    // P1, H1–H8, H11: poker hands, ones low.
    claims: fiveDiceHands({
      ones: house.ones,
      straights: house.straights,
      aceStraight: "off",
      impliedKicker: house.implied_kicker,
      wildOnes: house.wild_ones,
      strictness: house.raise_strictness,
    }),
    // P2–P6: one cup goes around, and the steps of a turn.
    cups: passedCup({
      dice: 5,
      handling: {
        rule: "P4",
        lookedRule: "P5",
        rollsTable: true,
        tableLock: house.table_lock,
        mustRoll: house.cup_roll === "mandatory" ? "cup" : "something",
        blindMayRoll: house.blind_may_roll === "yes",
        exposedDice: house.claim_must_fit_table === "yes" ? "must-allow" : "ignored",
      },
    }),
    terms: noWild,
    // P3, P7: the receiver challenges, all five dice decide.
    challenges: [doubt()],
    // P7, P8: the loser drinks.
    stakes: drinks({ winnerGives: house.winner_gives_drink }),
    // P9: the winner starts the next round, until the table ends it.
    nextStarter: winnerStarts,
    ending: lastOneIn("P9"),
  }),
});
