import { expect, test } from "vitest";
import { otherHouses } from "@/lib/views/desk/otherHouses";

const resultsOf = (houses: ReturnType<typeof otherHouses>) =>
  houses.map(({ option, value, answer }) => [option, value, answer.ok && answer.result]);

test("H3: keeps two pair, fours and ones against threes and twos: with ones high the ones still pair below the fours", () => {
  // 44112 beats 33226 by the fours under all rules.
  expect(
    otherHouses({ ask: "compare", game: "pass-the-cup", a: [4, 4, 1, 1, 2], b: [3, 3, 2, 2, 6] }),
  ).toEqual([]);
});

test("H3: reverses a pair of ones against a pair of sixes with ones high", () => {
  const question = { ask: "compare", game: "pass-the-cup", a: [1, 1, 2, 3, 4], b: [6, 6, 2, 3, 4] } as const;
  expect(resultsOf(otherHouses({ ...question, a: [...question.a], b: [...question.b] }))).toEqual([
    ["ones", "high", "a"],
    // With wild ones the pair of ones is three fours.
    ["wild_ones", "on", "a"],
  ]);
});

test("H4: has a straight against a pair of twos only with straights", () => {
  expect(
    resultsOf(otherHouses({ ask: "compare", game: "pass-the-cup", a: [1, 2, 3, 4, 5], b: [2, 2, 3, 4, 6] })),
  ).toEqual([
    ["straights", "below-full-house", "a"],
    ["straights", "above-full-house", "a"],
    // With wild ones it is a pair of fives.
    ["wild_ones", "on", "a"],
  ]);
});

test("S8: raises nine sixes by ten ones by quantity, and not if only ones count half", () => {
  const houses = otherHouses({ ask: "raise", game: "bar", from: "nine sixes", to: "ten ones" });
  expect(houses.map(({ option, value }) => [option, value])).toContainEqual(["raise", "face-major"]);
  expect(houses.every(({ answer }) => answer.ok && answer.legal === false)).toBe(true);
});
