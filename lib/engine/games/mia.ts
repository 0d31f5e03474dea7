import { concede, doubt } from "../challenges/kinds";
import { isMia, miaRolls } from "../claims/miaRolls";
import { passedCup } from "../cups/passedCup";
import { lastOneIn } from "../endings/lastOneIn";
import { choice, game, wholeNumber } from "../options";
import { losesOne } from "../stakes/losesOne";
import { noWild } from "../terms/wilds";
import { loserStarts } from "../turns/starters";

/** Mia: one cup, two dice read as a number, 21 the highest, lives to lose (M1–M5). */
export const mia = game({
  id: "mia",
  options: {
    lives: wholeNumber("M1", { preset: 6, from: 1, to: 99 }),
    equal_ok: choice("M2", "no", "yes"),
    pass_unseen: choice("M2", "on", "off"),
  },
  rules: (house) => ({
    // M1, M2: two dice as a number, Mia the highest.
    claims: miaRolls({ equalOk: house.equal_ok }),
    // M2: one cup of two dice goes round.
    cups: passedCup({ dice: 2, handling: null, passUnseen: house.pass_unseen }),
    terms: noWild,
    // M2, M4: the receiver doubts, or concedes to Mia.
    challenges: [doubt(), concede(isMia)],
    // M3, M4: who loses how many lives.
    stakes: losesOne({
      what: "life",
      to: "bank",
      each: house.lives,
      // M4: whoever looked at a true Mia loses two, whoever conceded it one.
      cost: ({ kind, claim, right }) => (kind === "doubt" && isMia(claim) && !right ? 2 : 1),
      rule: ({ claim }) => (isMia(claim) ? "M4" : "M3"),
    }),
    // M5: the loser of a life starts.
    nextStarter: loserStarts,
    // M5: the last one in wins.
    ending: lastOneIn("M5"),
  }),
});
