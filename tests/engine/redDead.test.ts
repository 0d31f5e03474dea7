import { describe, expect, test } from "vitest";
import { type Action, type GameState, toAct } from "@/lib/engine";
import {
  calls,
  counted,
  doubts,
  holding,
  opens,
  outcome,
  recorded,
  refusedBy,
  ruled,
  says,
  settledIn,
  start,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy", "Dee"];
type House = Record<string, string | number>;
const redDead = (house: House = {}, players = CREW) => tableOf(players, house, "red-dead");
const claimed = (house: House = {}) => recorded(redDead(house), opens("Ann"), says("Ann", "4 sixes")).state;
const dice = (state: GameState) => holding(state, "die");
const spots = (by: string) => calls(by, "spot-on");
/** A round by a table that rules who starts: the starter claims, the caller doubts. */
const round = (starter: string, caller: string, found: "short" | "there"): Action[] => [
  ruled(opens(starter)),
  says(starter, "4 sixes"),
  doubts(caller),
  outcome(found),
];

describe("R1 the set-up", () => {
  test("R1 five dice each, or dice_each; no wilds", () => {
    expect(dice(redDead())).toEqual({ Ann: 5, Bob: 5, Cy: 5, Dee: 5 });
    expect(dice(redDead({ dice_each: 2 }))).toEqual({ Ann: 2, Bob: 2, Cy: 2, Dee: 2 });
    expect(refusedBy(redDead(), start("Ann", 1)).code).toBe("wild-not-used");
  });
  test("R1 raise = quantity-major, or another ladder", () => {
    expect(recorded(claimed(), says("Bob", "5 ones")).ruled).toEqual([]);
    expect(refusedBy(claimed(), says("Bob", "4 fives")).code).toBe("not-higher");
    expect(refusedBy(claimed({ raise: "face-major" }), says("Bob", "5 ones")).code).toBe("not-higher");
  });
});

describe("R2 the ante", () => {
  test("R2 each pays once, when the first round starts", () => {
    const first = recorded(redDead({ ante: 2 }), opens("Ann"));
    expect(first.state.pot).toBe(8);
    expect(holding(first.state, "chip")).toEqual({ Ann: -2, Bob: -2, Cy: -2, Dee: -2 });
    const settled = recorded(first.state, says("Ann", "4 sixes"), doubts("Bob"), outcome("short"));
    expect(settledIn(settled).moves).toHaveLength(5); // four antes and a die
    const second = recorded(settled.state, opens(), says("Bob", "4 sixes"), doubts("Cy"), outcome("short"));
    expect(second.state.pot).toBe(8);
    expect(settledIn(second).moves).toEqual([{ what: "die", count: 1, from: "Bob", to: "bank" }]);
  });
  test("R2 a late joiner pays when their first round starts", () => {
    const { state } = recorded(
      redDead({ ante: 2 }),
      ...round("Ann", "Bob", "short"),
      { do: "join", player: "Eve" },
      opens(),
    );
    expect(state.pot).toBe(10);
    expect(holding(state, "chip")).toMatchObject({ Ann: -2, Eve: -2 });
  });
  test("R2 S13 the last player with dice takes the pot, in the last round's moves", () => {
    const played = recorded(
      redDead({ ante: 3, dice_each: 1 }, ["Ann", "Bob"]),
      ...round("Ann", "Bob", "short"),
    );
    expect(settledIn(played).moves).toEqual([
      { what: "chip", count: 3, from: "Ann", to: "pot" },
      { what: "chip", count: 3, from: "Bob", to: "pot" },
      { what: "die", count: 1, from: "Ann", to: "bank" },
      { what: "chip", count: 6, from: "pot", to: "Bob" },
    ]);
    expect(played.state).toMatchObject({
      pot: 0,
      finished: { winners: ["Bob"], losers: ["Ann"], reason: "R2", pot: 6 },
    });
    expect(holding(played.state, "chip")).toEqual({ Ann: -3, Bob: 3 });
  });
  test("R2 no one pays without an ante", () => {
    expect(recorded(redDead(), opens("Ann")).state.pot).toBe(0);
  });
});

describe("R3 in turn", () => {
  test("R3 raise, call bluff, or spot-on, by the player in turn only", () => {
    expect(recorded(claimed(), doubts("Bob")).state.phase).toBe("revealing");
    expect(recorded(claimed(), spots("Bob")).state.phase).toBe("revealing");
    for (const challenge of [doubts("Cy"), spots("Cy")])
      expect(refusedBy(claimed(), challenge)).toEqual({
        code: "not-your-turn",
        rule: "S5",
        values: { player: "Cy", expected: "Bob" },
      });
    expect(refusedBy(claimed(), spots("Ann")).code).toBe("own-claim");
  });
  test("R3 spot_on = off refuses it, and the table can allow it (S10)", () => {
    const off = claimed({ spot_on: "off" });
    expect(refusedBy(off, spots("Bob"))).toMatchObject({ code: "spot-on-off", rule: "R3" });
    expect(recorded(off, ruled(spots("Bob"))).ruled).toEqual(["spot-on-off"]);
    // Kind of challenge before turn (formats §7).
    expect(refusedBy(off, spots("Cy")).code).toBe("spot-on-off");
    expect(recorded(off, ruled(spots("Cy"))).ruled).toEqual(["spot-on-off", "not-your-turn"]);
  });
  test("S10 a ruled challenge out of turn counts as if in turn, and is not called out of turn (formats §7)", () => {
    const played = recorded(claimed(), ruled(doubts("Dee")), counted(4));
    expect(settledIn(played)).toMatchObject({ outOfTurn: false, challengers: ["Dee"] });
    expect(dice(played.state)).toEqual({ Ann: 5, Bob: 5, Cy: 5, Dee: 4 });
  });
  test("R3 there is no concession", () => {
    expect(refusedBy(claimed(), calls("Bob", "concede")).code).toBe("challenge-not-allowed");
  });
});

test("R4 count below the claim: the claimer loses a die, else the challenger", () => {
  const left = (found: Action) => dice(recorded(claimed(), doubts("Bob"), found).state);
  expect(left(counted(3))).toEqual({ Ann: 4, Bob: 5, Cy: 5, Dee: 5 });
  expect(left(counted(4))).toEqual({ Ann: 5, Bob: 4, Cy: 5, Dee: 5 });
  expect(left(counted(5))).toEqual({ Ann: 5, Bob: 4, Cy: 5, Dee: 5 });
});

describe("R5 spot-on", () => {
  test("R5 exactly as claimed: every other player still in, the claimer included, loses one", () => {
    const played = recorded(claimed(), spots("Bob"), counted(4));
    expect(dice(played.state)).toEqual({ Ann: 4, Bob: 5, Cy: 4, Dee: 4 });
    expect(settledIn(played)).toMatchObject({ right: true, rules: ["S1", "R5"] });
  });
  test.each([counted(3), counted(5), outcome("short"), outcome("there")])(
    "R5 else the challenger loses one: %j",
    (found) => {
      expect(dice(recorded(claimed(), spots("Bob"), found).state)).toEqual({ Ann: 5, Bob: 4, Cy: 5, Dee: 5 });
    },
  );
  test("S12 only the bare outcome “exact” makes a spot-on right", () => {
    expect(settledIn(recorded(claimed(), spots("Bob"), outcome("exact"))).right).toBe(true);
  });
  test("R5 several can go out at once, never all", () => {
    const last = recorded(
      redDead({ dice_each: 1 }, ["Ann", "Bob", "Cy"]),
      opens("Ann"),
      says("Ann", "1 six"),
      spots("Bob"),
      counted(1),
    );
    expect(last.state).toMatchObject({ finished: { winners: ["Bob"], losers: ["Ann", "Cy"] } });
  });
  test("R5 a player who is out loses no more dice", () => {
    const { state } = recorded(
      redDead({ dice_each: 1 }, ["Ann", "Bob", "Cy"]),
      ...round("Ann", "Bob", "there"),
    );
    const played = recorded(state, opens(), says("Cy", "1 six"), spots("Ann"), counted(1));
    expect(settledIn(played).moves).toEqual([{ what: "die", count: 1, from: "Cy", to: "bank" }]);
  });
  test.each([
    ["loser", 4, "Ann"],
    ["winner", 4, "Bob"],
    ["loser", 3, "Bob"],
    ["winner", 3, "Ann"],
  ] as const)("R5 R6 starter = %s after %i found: %s", (starter, found, expected) => {
    expect(toAct(recorded(claimed({ starter }), spots("Bob"), counted(found)).state)).toBe(expected);
  });
});

describe("R6 who starts next", () => {
  test.each([
    ["rotate", "short", "Bob"],
    ["rotate", "there", "Bob"],
    ["left-of-challenger", "short", "Dee"],
    ["loser", "short", "Bob"],
    ["loser", "there", "Cy"],
    ["winner", "short", "Cy"],
    ["winner", "there", "Bob"],
    ["rotate-right", "short", "Dee"],
  ] as const)("R6 starter = %s, claim %s: %s", (starter, found, expected) => {
    const { state } = recorded(
      redDead({ starter }),
      opens("Ann"),
      says("Ann", "1 two"),
      says("Bob", "4 sixes"),
      doubts("Cy"),
      outcome(found),
    );
    expect(toAct(state)).toBe(expected);
  });
  test("R6 S10 the rotation counts from an allowed starter", () => {
    const { state } = recorded(
      redDead(),
      ...round("Ann", "Bob", "short"),
      ruled(opens("Dee")),
      says("Dee", "4 sixes"),
      doubts("Ann"),
      outcome("short"),
    );
    expect(toAct(state)).toBe("Ann");
  });
  test("R6 S5 a rotation skips players who are out, to the left and to the right", () => {
    const out = (starter: string) =>
      toAct(
        recorded(
          redDead({ starter, dice_each: 1 }),
          opens("Ann"),
          says("Ann", "1 two"),
          ...(starter === "rotate" ? [doubts("Bob")] : [ruled(doubts("Dee"))]),
          outcome("there"),
        ).state,
      );
    expect(out("rotate")).toBe("Cy"); // Bob is out
    expect(out("rotate-right")).toBe("Cy"); // Dee is out
  });
});
