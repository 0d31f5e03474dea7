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
    lives: wholeNumber("M1", 6, 1, 99),
    equal_ok: choice("M2", "no", "yes"),
    pass_unseen: choice("M2", "on", "off"),
  },
  rules: (house) => ({
    claims: miaRolls({ equalOk: house.equal_ok }),
    cups: passedCup({ dice: 2, handling: null, passUnseen: house.pass_unseen }),
    terms: noWild,
    challenges: [doubt(), concede(isMia)],
    stakes: losesOne({
      what: "life",
      to: "bank",
      each: house.lives,
      // M4: whoever looked at a true Mia loses two, whoever conceded it one.
      cost: ({ kind, claim, right }) => (kind === "doubt" && isMia(claim) && !right ? 2 : 1),
      rule: ({ claim }) => (isMia(claim) ? "M4" : "M3"),
    }),
    nextStarter: loserStarts,
    ending: lastOneIn("M5"),
  }),
});
