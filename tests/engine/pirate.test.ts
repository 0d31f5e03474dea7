import { describe, expect, test } from "vitest";
import { type GameState, toAct } from "@/lib/engine";
import {
  counted,
  doubts,
  holding,
  opens,
  outcome,
  recorded,
  refusedBy,
  says,
  settledIn,
  shows,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy"];
type House = Record<string, string | number>;
const pirate = (house: House = {}) => tableOf(CREW, house, "pirate");
const claimed = (house: House = {}, claim = "4 twos") =>
  recorded(pirate(house), opens("Ann"), says("Ann", claim)).state;
const chips = (state: GameState) => holding(state, "chip");

describe("I1 set-up, turns and rotation as in own hand", () => {
  test("I1 five dice and ten chips, or dice_each and chips", () => {
    expect([holding(pirate(), "die"), chips(pirate())]).toEqual([
      { Ann: 5, Bob: 5, Cy: 5 },
      { Ann: 10, Bob: 10, Cy: 10 },
    ]);
    expect(chips(pirate({ chips: 4 }))).toEqual({ Ann: 4, Bob: 4, Cy: 4 });
    expect(holding(pirate({ dice_each: 3 }), "die")).toEqual({ Ann: 3, Bob: 3, Cy: 3 });
  });
  test("I1 rerolls = 2 a turn, none for the opener; 0 turns them off", () => {
    const roll = { do: "re-roll", by: "Bob" } as const;
    const twice = recorded(claimed(), roll, roll).state;
    expect(refusedBy(twice, roll).code).toBe("no-rerolls-left");
    expect(refusedBy(claimed({ rerolls: 0 }), roll).code).toBe("no-rerolls-left");
    const opened = recorded(pirate(), opens("Ann")).state;
    expect(refusedBy(opened, { do: "re-roll", by: "Ann" }).code).toBe("opener-cannot-reroll");
    const on = recorded(pirate({ opener_rerolls: "on" }), opens("Ann")).state;
    expect(recorded(on, { do: "re-roll", by: "Ann", dice: 3 }).ruled).toEqual([]);
  });
  test("O3 no player rerolls more dice than they hold: that is bad-format, in any turn", () => {
    const three = claimed({ dice_each: 3 });
    const four = { do: "re-roll", dice: 4 } as const;
    for (const by of ["Bob", "Ann"])
      expect(refusedBy(three, { ...four, by })).toMatchObject({
        code: "bad-format",
        values: { name: "dice" },
      });
    expect(recorded(three, { ...four, by: "Bob", dice: 3 }).ruled).toEqual([]);
    expect(recorded(claimed({ dice_each: 4 }), { ...four, by: "Bob" }).ruled).toEqual([]);
  });
  test.each([
    ["rotate", "short", "Bob"],
    ["left-of-claimer", "there", "Cy"],
    ["loser", "short", "Bob"],
    ["loser", "there", "Cy"],
  ] as const)("I1 O7 starter = %s, claim %s: %s", (starter, found, expected) => {
    const { state } = recorded(
      pirate({ starter }),
      opens("Ann"),
      says("Ann", "1 two"),
      says("Bob", "4 twos"),
      doubts("Cy"),
      outcome(found),
    );
    expect(toAct(state)).toBe(expected);
  });
  test("I1 O6 the last with chips takes the pot", () => {
    const { state } = recorded(
      tableOf(["Ann", "Bob"], { chips: 1 }, "pirate"),
      opens("Ann"),
      says("Ann", "9 twos"),
      doubts("Bob"),
      counted(1),
    );
    expect(state).toMatchObject({ pot: 0, finished: { winners: ["Bob"], losers: ["Ann"], pot: 1 } });
    expect(chips(state)).toEqual({ Ann: 0, Bob: 2 });
  });
});

describe("I2 raising", () => {
  test("I2 face-major: more of the same face, or any number of a higher face", () => {
    for (const claim of ["1 three", "5 twos", "9 sixes"])
      expect(recorded(claimed(), says("Bob", claim)).ruled).toEqual([]);
  });
  test("I2 never a lower face: “5 ones” does not beat “4 twos”, nor “4 twos” itself", () => {
    for (const claim of ["5 ones", "4 twos", "3 twos"])
      expect(refusedBy(claimed(), says("Bob", claim)).code).toBe("not-higher");
  });
  test("I2 raise = quantity-major, or another ladder", () => {
    const state = claimed({ raise: "quantity-major" });
    expect(refusedBy(state, says("Bob", "1 three")).code).toBe("not-higher");
    expect(recorded(state, says("Bob", "5 ones")).ruled).toEqual([]);
    expect(refusedBy(claimed({ raise: "no-decrease" }), says("Bob", "5 ones")).code).toBe("not-higher");
  });
});

describe("I3 ones and wilds", () => {
  const DICE = shows({ Ann: [2, 2, 1, 1, 6], Bob: [2, 3, 3, 3, 3], Cy: [4, 4, 4, 5, 5] });
  test("I3 ones = low, or high: then ones beat sixes", () => {
    expect(refusedBy(claimed({}, "4 sixes"), says("Bob", "9 ones")).code).toBe("not-higher");
    expect(recorded(claimed({ ones: "high" }, "4 sixes"), says("Bob", "1 one")).ruled).toEqual([]);
  });
  test.each([
    ["none", 3],
    ["ones", 5],
  ])("I3 wild = %s: %i dice count as twos", (wild, found) => {
    expect(settledIn(recorded(claimed({ wild }), doubts("Bob"), DICE)).finding).toMatchObject({ found });
  });
});

test("I4 everyone reveals; the loser pays a chip to the pot", () => {
  const DICE = { Ann: [2, 2, 1, 1, 6], Bob: [2, 3, 3, 3, 3], Cy: [4, 4, 4, 5, 5] } as const;
  const challenged = recorded(claimed(), doubts("Bob")).state;
  expect(refusedBy(challenged, shows({ Ann: DICE.Ann })).code).toBe("dice-mismatch");
  const short = recorded(challenged, shows(DICE)); // three twos of four
  expect(settledIn(short)).toMatchObject({
    moves: [{ what: "chip", count: 1, from: "Ann", to: "pot" }],
    rules: ["S1", "I4"],
  });
  expect(chips(recorded(challenged, counted(4)).state)).toEqual({ Ann: 10, Bob: 9, Cy: 10 });
});
