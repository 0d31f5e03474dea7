import { describe, expect, test } from "vitest";
import type { Action, Face } from "@/lib/engine";
import { likelyAt } from "@/lib/views/replay/likelyAt";
import { roundSteps } from "@/lib/views/replay/roundSteps";
import {
  bangs,
  calls,
  counted,
  doubts,
  lifts,
  opens,
  outcome,
  says,
  shows,
  start,
  tableOf,
} from "../../engine/tableOf";

const FIVE = ["Ann", "Bob", "Cy", "Dee", "Eve"];

/** Three dice each, fourteen of them twos: one six and two fours among fifteen. */
const DICE: Readonly<Record<string, readonly Face[]>> = {
  Ann: [6, 2, 2],
  Bob: [4, 2, 2],
  Cy: [4, 2, 2],
  Dee: [2, 2, 2],
  Eve: [2, 2, 2],
};

const CLIMB: readonly Action[] = [
  start("Ann", 4),
  says("Ann", "3 sixes"),
  says("Bob", "4 sixes"),
  says("Cy", "5 ones"),
  bangs("Eve"),
  shows(DICE),
];

describe("a claim's chance with public information", () => {
  test("is for four sixes of fifteen dice, fours wild: 1 − 733·2¹² ÷ 3¹⁵", () => {
    const { claims } = roundSteps(tableOf(FIVE), CLIMB);
    expect(claims[1]?.chance).toBeCloseTo(1 - (733 * 2 ** 12) / 3 ** 15, 12);
    expect(claims.map(({ by }) => by)).toEqual(["Ann", "Bob", "Cy"]);
  });

  test("is unaided for the wild face itself: one four of fifteen dice", () => {
    const { claims } = roundSteps(tableOf(FIVE), [start("Ann", 4), says("Ann", "1 four")]);
    expect(claims[0]?.chance).toBeCloseTo(1 - (5 / 6) ** 15, 12);
  });

  test("includes open dice: with two fives shown, three fives of five dice need one of three", () => {
    const { claims } = roundSteps(tableOf(["Ann", "Bob"], {}, "pass-the-cup"), [
      opens("Ann"),
      { do: "show", by: "Ann", dice: [5, 5] },
      says("Ann", "pair of fives"),
      { ...says("Bob", "three fives"), accept: "blind" } as Action,
    ]);
    // A pair of fives names a one as its kicker (H6): any dice under the cup are as good.
    expect(claims[0]?.chance).toBe(1);
    // Three fives name a one as kicker: a five, and so also full houses and more, among three hidden dice.
    expect(claims[1]?.chance).toBeGreaterThanOrEqual(1 - (5 / 6) ** 3);
  });
});

describe("a claim's truth in the end", () => {
  const truths = (...actions: readonly Action[]) =>
    roundSteps(tableOf(FIVE), actions).claims.map(({ truth }) => truth);

  test("is known for every claim from full dice", () => {
    expect(truths(...CLIMB)).toEqual([true, false, false]);
  });

  test("is known from a count for its own face, from a bare answer for the challenged claim only", () => {
    const actions = [
      start("Ann", 4),
      says("Ann", "2 fives"),
      says("Bob", "3 sixes"),
      says("Cy", "4 sixes"),
      bangs("Dee"),
    ];
    expect(truths(...actions, counted(3))).toEqual([null, true, false]);
    expect(truths(...actions, outcome("short"))).toEqual([null, null, false]);
  });

  test("is known for a hand if the cup was passed unseen since, and not after a peek", () => {
    const table = tableOf(["Ann", "Bob", "Cy"], {}, "pass-the-cup");
    const blind = (by: string, claim: string) => ({ ...says(by, claim), accept: "blind" }) as Action;
    const ends = [doubts("Cy"), lifts(2, 2, 2, 5, 6)];
    const seen = roundSteps(table, [
      opens("Ann"),
      says("Ann", "pair of twos"),
      blind("Bob", "three sixes"),
      ...ends,
    ]);
    expect(seen.claims.map(({ truth }) => truth)).toEqual([true, false]);
    const looked = roundSteps(table, [
      opens("Ann"),
      says("Ann", "pair of twos"),
      { do: "look", by: "Bob" },
      { do: "roll-cup", by: "Bob" },
      says("Bob", "three sixes"),
      ...ends,
    ]);
    expect(looked.claims.map(({ truth }) => truth)).toEqual([null, false]);
  });

  test("is unknown for a believed claim", () => {
    const { claims, challenge, settled } = roundSteps(tableOf(["Ann", "Bob"], {}, "mia"), [
      opens("Ann"),
      says("Ann", "mia"),
      calls("Bob", "concede"),
    ]);
    expect(claims[0]).toMatchObject({ truth: null, chance: 2 / 36 });
    expect([challenge, settled?.kind]).toEqual([2, "concede"]);
  });
});

test("has a step per action, with the claim after it", () => {
  const { steps, challenge, settled } = roundSteps(tableOf(FIVE), CLIMB);
  expect(steps.map(({ claim }) => claim)).toEqual([null, 0, 1, 2, 2, 2]);
  expect(challenge).toBe(4);
  expect(settled?.finding).toMatchObject({ finding: "short", found: 2 });
});

describe("the odds", () => {
  const { steps, ...rest } = roundSteps(tableOf(FIVE), CLIMB);

  test("are a curve from certain to zero over fifteen dice, with the claim at its chance", () => {
    const likely = likelyAt({ steps, ...rest }, 2);
    expect(likely?.kind).toBe("count");
    if (likely?.kind !== "count") return;
    expect(likely.points).toHaveLength(16);
    expect(likely.points[0]).toEqual({ count: 0, chance: 1 });
    expect(likely.points[15]?.chance).toBeCloseTo(3 ** -15, 20);
    expect(likely.points[4]?.chance).toBe(likely.chance);
  });

  test("are empty before the first claim", () => {
    expect(likelyAt({ steps, ...rest }, 0)).toBeNull();
  });

  test("are a ladder of kinds for hands, with the claim between its neighbors", () => {
    const round = roundSteps(tableOf(["Ann", "Bob"], {}, "pass-the-cup"), [
      opens("Ann"),
      says("Ann", "pair of fives, six"),
    ]);
    const likely = likelyAt(round, 1);
    if (likely?.kind !== "hand") throw new Error("no ladder");
    expect(likely.rungs.map(({ kind }) => kind)).toEqual([
      "high-card",
      "pair",
      null,
      "two-pair",
      "three",
      "full-house",
      "four",
      "five",
    ]);
    expect(likely.rungs[0]?.chance).toBe(1);
    expect(likely.rungs.at(-1)?.chance).toBeCloseTo(6 / 7776, 12);
    const chances = likely.rungs.map(({ chance }) => chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
  });

  test("are every roll in Mia, with the claimed one once", () => {
    const round = roundSteps(tableOf(["Ann", "Bob"], {}, "mia"), [opens("Ann"), says("Ann", "64")]);
    const likely = likelyAt(round, 1);
    if (likely?.kind !== "mia") throw new Error("no ladder");
    expect(likely.rungs).toHaveLength(21);
    // 64, 65, six pairs and Mia: 2 + 2 + 6 + 2 of 36.
    expect(likely.chance).toBeCloseTo(12 / 36, 12);
  });
});
