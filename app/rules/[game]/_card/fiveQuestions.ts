import { type House, rulesUnder } from "@/lib/engine";
import type { Question } from "@/lib/protocol/ask/shapes";

/** The usual questions, by kind of claim. */
const ASKED = {
  count: [
    { ask: "raise", from: "9 sixes", to: "10 ones" },
    { ask: "raise", from: "4 fives", to: "2 ones" },
    { ask: "raise", from: null, to: "2 ones" },
    { ask: "judge", claim: "3 fives", dice: [5, 5, 5, 5, 2] },
    { ask: "raise", from: "9 sixes", to: "10 sixes", dice_in_play: 9 },
  ],
  hand: [
    { ask: "compare", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] },
    { ask: "compare", a: [1, 1, 2, 3, 4], b: [6, 6, 2, 3, 4] },
    { ask: "compare", a: [2, 3, 4, 5, 6], b: [3, 3, 3, 2, 2] },
    { ask: "raise", from: "pair of twos", to: "pair of twos, one" },
    { ask: "judge", claim: "two pair, fours and ones", dice: [6, 6, 6, 1, 2] },
  ],
  mia: [
    { ask: "compare", a: "66", b: "21" },
    { ask: "compare", a: "11", b: "65" },
    { ask: "compare", a: "31", b: "66" },
    { ask: "raise", from: "54", to: "54" },
    { ask: "judge", claim: "64", dice: [6, 5] },
  ],
} as const;

/** A game's five arguments with a set of house rules; the red die shows a four. */
export function fiveQuestions(game: string, house: House): readonly Question[] {
  const rules = rulesUnder(game, house);
  if (!rules.ok) return [];
  const { claims, terms } = rules.value;
  return ASKED[claims.kind].map((asked): Question => {
    const wild = terms.redDie && asked.ask === "judge" ? { wild: 4 } : {};
    return { ...asked, game, house, ...wild } as unknown as Question;
  });
}
