import { describe, expect, test } from "vitest";
import type { Settled } from "@/lib/engine";
import { sayMove, sayScore, sayWashers } from "@/lib/messages/terms";
import { sayVerdict } from "@/lib/messages/verdict";
import { bangs, outcome, recorded, says, shows, start, tableOf } from "../engine/tableOf";

const NAMES = { a: "Abbott", b: "Baker", c: "Cruz", d: "Diaz", e: "Evans" };

function settled(claim: string, by: string[], reveal: Parameters<typeof recorded>[1]): Settled {
  const { facts } = recorded(
    tableOf(Object.keys(NAMES)),
    start("a", 4),
    says("a", claim),
    bangs(...by),
    reveal,
  );
  const fact = facts[0];
  if (fact?.fact !== "settled") throw new Error("not settled");
  return fact.settled;
}

describe("a verdict in words", () => {
  // Fives: a 1, c 2 = 3; wild fours: b 1 = 1. Together 4.
  const dice = shows({ a: [5, 1, 1], b: [4, 2, 2], c: [5, 5, 1], d: [3, 3, 3], e: [6, 6, 6] });

  test("short, out of turn", () => {
    expect(sayVerdict(settled("6 fives", ["d"], dice), NAMES)).toEqual({
      story: "Abbott said 6 fives. Diaz banged out of turn.",
      stamp: "Short by two",
      finding: "4 of 6 fives: short by two.",
      right: "Diaz was right.",
      rule: {
        id: "F8",
        sentence: "A bang out of turn that is right earns two goods; the caller takes one bad.",
      },
    });
  });
  test("exactly there, in turn", () => {
    expect(sayVerdict(settled("4 fives", ["b"], dice), NAMES)).toEqual({
      story: "Abbott said 4 fives. Baker banged.",
      stamp: "Spot on",
      finding: "Exactly 4 fives.",
      right: "Abbott was right.",
      rule: { id: "F7", sentence: "A bang in turn that is wrong costs the banger one bad." },
    });
  });
  test("more than there, several at once", () => {
    expect(sayVerdict(settled("1 five", ["d", "b"], dice), NAMES)).toMatchObject({
      story: "Abbott said 1 five. Baker and Diaz banged.",
      stamp: "There and three more",
      finding: "4 fives for 1 five: three to spare.",
    });
  });
  test("the bare outcome", () => {
    expect(sayVerdict(settled("6 fives", ["b"], outcome("short")), NAMES)).toMatchObject({
      stamp: "Short",
      finding: "Fewer than 6 fives were there.",
    });
    expect(sayVerdict(settled("6 fives", ["b"], outcome("there")), NAMES)).toMatchObject({
      stamp: "There",
      finding: "6 fives were there.",
    });
    expect(sayVerdict(settled("6 fives", ["b"], outcome("exact")), NAMES)).toMatchObject({
      stamp: "Spot on",
    });
  });
});

test("who washes", () => {
  expect(sayWashers(["d"], NAMES)).toBe("Diaz washes the dishes.");
  expect(sayWashers(["d", "e"], NAMES)).toBe("Diaz and Evans wash the dishes together.");
  expect(sayWashers(["a", "d", "e"], NAMES)).toBe("Abbott, Diaz and Evans wash the dishes together.");
});

test("moves and scores", () => {
  expect(sayMove({ what: "good", count: 2, from: "bank", to: "a" })).toBe("two goods");
  expect(sayMove({ what: "bad", count: 1, from: "bank", to: "a" })).toBe("one bad");
  expect([0, -1, 2, -5].map(sayScore)).toEqual(["even", "1 bad", "2 goods", "5 bads"]);
});
