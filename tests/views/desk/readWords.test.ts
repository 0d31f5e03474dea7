import { describe, expect, test } from "vitest";
import { readWords } from "@/lib/views/desk/readWords";

const HANDS = { game: "pass-the-cup", house: {} };
const COUNTS = { game: "firehouse", house: {} };

describe("a question as it is typed", () => {
  test.each([
    ["does 44112 beat 33226", { ask: "compare", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] }],
    ["33226 vs 44112?", { ask: "compare", a: [3, 3, 2, 2, 6], b: [4, 4, 1, 1, 2] }],
    [
      "Does a pair of twos beat a pair of ones?",
      { ask: "compare", a: "a pair of twos", b: "a pair of ones" },
    ],
    ["schlägt 44112 gegen 33226", { ask: "compare", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] }],
    [
      "may I say three sixes over two pair, fours and ones",
      { ask: "raise", from: "two pair, fours and ones", to: "three sixes" },
    ],
    ["44112", { ask: "rank", dice: [4, 4, 1, 1, 2] }],
    ["odds of three sixes", { ask: "odds", claim: "three sixes" }],
    ["what is the lowest raise over three sixes", { ask: "lowest", from: "three sixes" }],
  ])("“%s” at a table of hands", (typed, question) => {
    expect(readWords(typed, HANDS)).toEqual({ ...HANDS, ...question });
  });

  test.each([
    ["ten ones over nine sixes", { ask: "raise", from: "nine sixes", to: "ten ones" }],
    ["May I say 10 ones on 9 sixes?", { ask: "raise", from: "9 sixes", to: "10 ones" }],
    ["is 9x6 higher than 8x6, fours are wild", { ask: "raise", from: "8x6", to: "9x6", wild: 4 }],
    [
      "odds of nine sixes with 20 dice, fours wild",
      { ask: "odds", claim: "nine sixes", dice_in_play: 20, wild: 4 },
    ],
    ["lowest", { ask: "lowest", from: null }],
  ])("“%s” at a table of counts", (typed, question) => {
    expect(readWords(typed, COUNTS)).toEqual({ ...COUNTS, ...question });
  });

  test("claims of another kind are about the first game that has them, under its own house rules", () => {
    expect(readWords("does 44112 beat 33226", { game: "firehouse", house: { ones: "high" } })).toMatchObject({
      ask: "compare",
      game: "pass-the-cup",
      house: {},
    });
    expect(readWords("ten ones over nine sixes", HANDS)).toMatchObject({ ask: "raise", game: "firehouse" });
  });

  test.each([
    "",
    "who washes the dishes",
    "over",
    "99999 beats 12345",
    "does it",
    "a".repeat(5000),
    "🎲 over 🎲",
  ])("“%s” asks nothing that can be read", (typed) => {
    expect(readWords(typed, HANDS)).toBeNull();
  });
});
