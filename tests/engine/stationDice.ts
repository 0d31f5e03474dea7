import { doubt, spotOn } from "@/lib/engine/challenges/kinds";
import { countBids } from "@/lib/engine/claims/countBids";
import { ownCups } from "@/lib/engine/cups/ownCups";
import { lastOneIn } from "@/lib/engine/endings/lastOneIn";
import { choice, game, wholeNumber } from "@/lib/engine/options";
import { losesOne } from "@/lib/engine/stakes/losesOne";
import { onesWild } from "@/lib/engine/terms/wilds";
import { loserStarts } from "@/lib/engine/turns/starters";

/** A test game: three dice each, ones wild, a life for being wrong. */
export const stationDice = game({
  id: "station-dice",
  options: {
    lives: wholeNumber("C5", { preset: 3, from: 1, to: 9 }),
    raise: choice("S8", "quantity-major", "no-decrease"),
  },
  rules: (house) => ({
    claims: countBids({ raise: house.raise, ones: "low", capBids: "off" }),
    cups: ownCups({ each: () => 3 }),
    terms: onesWild,
    challenges: [doubt(), spotOn("R3", "on", "in-turn")],
    stakes: losesOne({ what: "life", to: "bank", each: house.lives, rule: "C5" }),
    nextStarter: loserStarts,
    ending: lastOneIn("C2"),
  }),
});
