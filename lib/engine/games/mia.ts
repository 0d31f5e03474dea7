import { concede, doubt } from "../challenges/kinds";
import { isMia, miaRolls } from "../claims/miaRolls";
import { passedCup } from "../cups/passedCup";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, wholeNumber } from "../options";
import { losesOne } from "../stakes/losesOne";
import { noWild } from "../terms/wilds";
import { loserStarts } from "../turns/starters";

/** Mia: one cup, two dice read as a number, 21 the highest, lives to lose (M1–M8). */
export const mia = game({
  id: "mia",
  options: {
    lives: wholeNumber("M1", { preset: 6, from: 1, to: 99 }),
    equal_ok: choice("M2", "no", "yes"),
    pass_unseen: choice("M2", "on", "off"),
    next_to_mia: choice("M6", "double-six", "three-one", "double-one"),
    false_mia: choice("M7", "one", "two"),
    second_roll: choice("M8", "off", "blind"),
  },
  rules: (house) => ({
    // M1, M2, M6: two dice as a number, Mia the highest.
    claims: miaRolls({ equalOk: house.equal_ok, nextToMia: house.next_to_mia }),
    // M2, M8: one cup of two dice goes around.
    cups: passedCup({
      dice: 2,
      handling: null,
      passUnseen: house.pass_unseen,
      secondRoll: house.second_roll,
    }),
    terms: noWild,
    // M2, M4: the next player doubts, or concedes to Mia.
    challenges: [doubt(), concede(isMia)],
    // M3, M4, M7: who loses how many lives.
    stakes: losesOne({
      what: "life",
      to: "bank",
      each: house.lives,
      // M4, M7: doubting a true Mia costs two lives, conceding it one; a false one costs one or two.
      cost: ({ kind, claim, right }) =>
        kind === "doubt" && claim !== null && isMia(claim) && (!right || house.false_mia === "two") ? 2 : 1,
      rule: ({ claim, right }) =>
        claim === null || !isMia(claim) ? "M3" : right && house.false_mia === "two" ? "M7" : "M4",
    }),
    // M5: the loser of a life starts.
    nextStarter: loserStarts,
    // M5: the last one in wins.
    ending: lastOneIn("M5"),
  }),
});
