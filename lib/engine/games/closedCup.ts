import { doubt } from "../challenges/kinds";
import { fiveDiceHands } from "../claims/fiveDiceHands";
import { passedCup } from "../cups/passedCup";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, wholeNumber } from "../options";
import { losesOne } from "../stakes/losesOne";
import { anteChips } from "../stakes/stakes";
import { noWild } from "../terms/wilds";
import { winnerStarts } from "../turns/starters";

/**
 * Closed cup: one cup of five dice, exposed dice must be in the claim, an ante every round, the loser is out
 * (C1–C7).
 */
export const closedCup = game({
  id: "closed-cup",
  options: {
    ones: choice("C1", "high", "low"),
    straights: choice("C1", "below-full-house", "above-full-house", "none"),
    implied_kicker: choice("H6", "on", "off"),
    raise_strictness: choice("H7", "literal", "must-shrink"),
    wild_ones: choice("H11", "off", "on"),
    ante: wholeNumber("C2", { preset: 1, from: 0, to: 1_000_000 }),
    stack: wholeNumber("S17", { preset: 0, from: 0, to: 1000 }),
    short: choice("S17", "all-in", "out"),
    exposed_strict: choice("C3", "off", "on"),
    lives: wholeNumber("C5", { preset: 1, from: 1, to: 99 }),
  },
  rules: (house) => ({
    // C1, H1–H8, H11: poker hands with straights, ones high.
    claims: fiveDiceHands({
      ones: house.ones,
      straights: house.straights,
      aceStraight: "off",
      impliedKicker: house.implied_kicker,
      wildOnes: house.wild_ones,
      strictness: house.raise_strictness,
    }),
    // C3, C4: one cup goes around; dice in the open must be part of the claim.
    cups: passedCup({
      dice: 5,
      handling: {
        rule: "C4",
        lookedRule: "C4",
        rollsTable: false,
        tableLock: "turn",
        mustRoll: "nothing",
        blindMayRoll: true,
        exposedDice: house.exposed_strict === "on" ? "must-fit-strictly" : "must-fit",
      },
    }),
    terms: noWild,
    // C5: the receiver challenges.
    challenges: [doubt()],
    // C2, C5, S17: an ante every round, paid from a stack; the loser is out.
    stakes: losesOne({
      what: "life",
      to: "bank",
      each: house.lives,
      chips: anteChips({ ...house, every: "round" }),
      rule: "C5",
    }),
    // C6: the winner starts the next round.
    nextStarter: winnerStarts,
    // C2: the last one in takes the pot.
    ending: lastOneIn("C2"),
  }),
});
