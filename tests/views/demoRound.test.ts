import { expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import { sayVerdict } from "@/lib/messages/verdict";
import { DEMO_DICE, DEMO_ROUND } from "@/lib/views/demoRound";
import { settleDemoRound } from "@/lib/views/settleDemoRound";

const { others, diceEach, claim, wild } = DEMO_ROUND;
const NOTHING: readonly Face[] = [1, 2, 6];

/** Other cups with some matching dice, fives and fours in turn. */
const cupsWith = (matching: number): readonly (readonly Face[])[] =>
  Array.from({ length: others }, (_, cup) =>
    Array.from({ length: diceEach }, (_, die): Face => {
      const at = cup * diceEach + die;
      return at >= matching ? 1 : at % 2 === 0 ? claim.face : wild;
    }),
  );

test.each([
  [0, 3, "Short by ten"],
  [8, 11, "Short by two"],
  [10, 13, "There, exactly"],
  [12, 15, "There and two more"],
  [27, 30, "There and 17 more"],
])("F1 S1 counts two fives, a wild four and %i under the other cups as %i: %s", (matching, found, stamp) => {
  const settled = settleDemoRound(DEMO_DICE, cupsWith(matching));
  expect(settled.finding.found).toBe(found);
  expect(sayVerdict(settled, {}).stamp).toBe(stamp);
});

test.each([
  [9, "s1"],
  [10, "s2"],
])(
  "F7 settles the visitor's bang in turn: with %i under the other cups %s gets the bad",
  (matching, loser) => {
    const settled = settleDemoRound(DEMO_DICE, cupsWith(matching));
    expect(settled.moves).toEqual([{ what: "bad", count: 1, from: "bank", to: loser }]);
    expect(sayVerdict(settled, {}).rule?.id).toBe("F7");
  },
);

test("F2 does not count the red die itself", () => {
  expect(settleDemoRound(NOTHING, cupsWith(0)).finding.found).toBe(0);
});

test("F1 needs exactly the dice of ten at a table", () => {
  expect(() => settleDemoRound([5, 5], cupsWith(0))).toThrow("dice-mismatch");
  expect(() => settleDemoRound(NOTHING, cupsWith(0).slice(0, 3))).toThrow("dice-mismatch");
});
