import type { RuleId } from "@/lib/engine";
import type { argumentWords } from "@/lib/messages/desk";
import type { Question } from "@/lib/protocol/ask/shapes";

/** A dispute that real tables have, as a question for the desk. */
export interface Classic {
  readonly about: keyof (typeof argumentWords)["classics"];
  readonly question: Question;
  /** The deciding rule, even if the answer cites others. */
  readonly rule: RuleId;
}

/** In display order: hands first, then counts. The engine computes every answer on request. */
export const CLASSICS: readonly Classic[] = [
  {
    about: "two-pair",
    rule: "H2",
    question: { ask: "compare", game: "pass-the-cup", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] },
  },
  {
    about: "ones",
    rule: "H3",
    question: { ask: "compare", game: "pass-the-cup", a: [1, 1, 2, 3, 4], b: [6, 6, 2, 3, 4] },
  },
  {
    about: "straight",
    rule: "H4",
    question: { ask: "compare", game: "own-hand", a: [2, 3, 4, 5, 6], b: [3, 3, 3, 2, 2] },
  },
  {
    about: "full-houses",
    rule: "H2",
    question: { ask: "compare", game: "closed-cup", a: [3, 3, 3, 6, 6], b: [4, 4, 4, 2, 2] },
  },
  {
    about: "kicker",
    rule: "H6",
    question: { ask: "raise", game: "pass-the-cup", from: "pair of twos", to: "pair of twos, one" },
  },
  {
    about: "better",
    rule: "S2",
    question: {
      ask: "judge",
      game: "pass-the-cup",
      claim: "two pair, fours and ones",
      dice: [6, 6, 6, 1, 2],
    },
  },
  {
    about: "over",
    rule: "S8",
    question: { ask: "raise", game: "bar", from: "9 sixes", to: "10 ones" },
  },
  {
    about: "beyond",
    rule: "S6",
    question: { ask: "raise", game: "bar", from: "9 sixes", to: "10 sixes", dice_in_play: 9 },
  },
  {
    about: "wild-number",
    rule: "F4",
    question: { ask: "judge", game: "firehouse", claim: "3 fours", wild: 4, dice: [4, 4, 1, 6, 6] },
  },
  {
    about: "wild-ones",
    rule: "U3",
    question: { ask: "raise", game: "perudo", from: "4 fives", to: "2 ones" },
  },
  {
    about: "spot-on",
    rule: "R5",
    question: { ask: "judge", game: "red-dead", claim: "3 fives", dice: [5, 5, 5, 5, 1] },
  },
];
