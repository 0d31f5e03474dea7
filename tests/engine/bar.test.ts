import { describe, expect, test } from "vitest";
import { type Action, type Face, toAct } from "@/lib/engine";
import {
  bangs,
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
  shows,
  start,
  tableOf,
} from "./tableOf";

const CREW = ["Ann", "Bob", "Cy", "Dee"];
type House = Record<string, string | number>;
const bar = (house: House = {}, players = CREW) => tableOf(players, house, "bar");
const claimed = (house: House = {}, claim = "4 fives") =>
  recorded(bar(house), opens("Ann"), says("Ann", claim)).state;
/** A round with a ruled starter: the starter's claim is challenged by the next player. */
const round = (starter: string, doubter: string, found: "short" | "there"): Action[] => [
  ruled(opens(starter)),
  says(starter, "4 fives"),
  doubts(doubter),
  outcome(found),
];

describe("B1 the set-up", () => {
  test("B1 five dice each, or as many as dice_each says", () => {
    expect(holding(bar(), "die")).toEqual({ Ann: 5, Bob: 5, Cy: 5, Dee: 5 });
    expect(holding(bar({ dice_each: 3 }), "die")).toEqual({ Ann: 3, Bob: 3, Cy: 3, Dee: 3 });
  });

  // Ann 5 1 1 2 2, Bob 5 3 3 3 3, Cy 1 4 4 4 4, Dee 6 6 6 6 6. That is two fives, three ones, five sixes.
  const DICE = shows({
    Ann: [5, 1, 1, 2, 2],
    Bob: [5, 3, 3, 3, 3],
    Cy: [1, 4, 4, 4, 4],
    Dee: [6, 6, 6, 6, 6],
  });
  test.each([
    ["none", undefined, 2],
    ["ones", undefined, 5],
    ["red-die", 6, 7],
  ] as const)("B1 S1 wild = %s (red die %s): %i dice count as fives", (wild, redDie, found) => {
    const begin: Action = { do: "start-round", starter: "Ann", ...(redDie && { wild: redDie }) };
    const played = recorded(bar({ wild }), begin, says("Ann", "4 fives"), doubts("Bob"), DICE);
    expect(settledIn(played).finding).toMatchObject({ found });
  });
  test("B1 S1 the wild face itself counts once: three ones are three", () => {
    const played = recorded(bar({ wild: "ones" }), opens("Ann"), says("Ann", "3 ones"), doubts("Bob"), DICE);
    expect(settledIn(played).finding).toMatchObject({ finding: "exact", found: 3 });
  });
  test("B1 a red die is required if one is rolled, and refused otherwise", () => {
    expect(refusedBy(bar({ wild: "red-die" }), opens("Ann")).code).toBe("wild-needed");
    expect(refusedBy(bar(), start("Ann", 6)).code).toBe("wild-not-used");
    expect(refusedBy(bar({ wild: "ones" }), start("Ann", 1)).code).toBe("wild-not-used");
  });
  test("F4 claiming the wild face warns with wild = red-die, too", () => {
    const begun = recorded(bar({ wild: "red-die" }), start("Ann", 6)).state;
    expect(recorded(begun, says("Ann", "4 sixes")).warnings).toEqual(["calls-the-wild"]);
    expect(recorded(begun, says("Ann", "4 fives")).warnings).toEqual([]);
    const onesWild = recorded(bar({ wild: "ones" }), opens("Ann")).state;
    expect(recorded(onesWild, says("Ann", "4 ones")).warnings).toEqual([]);
  });

  test.each([
    ["quantity-major", "4 fives", ["4 sixes", "5 ones"], ["4 fours", "3 sixes", "4 fives"]],
    ["face-major", "4 fives", ["5 fives", "1 six"], ["5 fours", "9 ones"]],
    ["no-decrease", "4 fives", ["5 fives", "4 sixes", "5 sixes"], ["5 fours", "3 sixes"]],
    ["quantity-only", "4 fives", ["5 ones"], ["4 sixes"]],
  ] as const)("B1 S8 raise = %s over %s", (raise, latest, higher, lower) => {
    const state = claimed({ raise }, latest);
    for (const claim of higher) expect(recorded(state, says("Bob", claim)).state.phase).toBe("claiming");
    for (const claim of lower) expect(refusedBy(state, says("Bob", claim)).code).toBe("not-higher");
  });
  test("B1 U3 raise = perudo with ones wild", () => {
    const state = claimed({ raise: "perudo", wild: "ones" }, "5 fives");
    expect(refusedBy(state, says("Bob", "2 ones")).code).toBe("not-higher");
    const ones = recorded(state, says("Bob", "3 ones")).state;
    expect(refusedBy(ones, says("Cy", "6 twos")).code).toBe("not-higher");
    expect(recorded(ones, says("Cy", "7 twos")).ruled).toEqual([]);
  });
  test("U3 the perudo ladder is plain quantity-major when ones are not wild (formats §7)", () => {
    const state = claimed({ raise: "perudo" }, "5 fives");
    expect(refusedBy(state, says("Bob", "3 ones")).code).toBe("not-higher");
    expect(recorded(state, says("Bob", "6 ones")).ruled).toEqual([]);
  });
  test("S8 ones = high puts ones above sixes", () => {
    const state = claimed({ ones: "high" }, "4 sixes");
    expect(recorded(state, says("Bob", "4 ones")).ruled).toEqual([]);
    expect(refusedBy(claimed({}, "4 sixes"), says("Bob", "4 ones")).code).toBe("not-higher");
  });
  test("S6 cap_bids = on: no more than the twenty dice in play, and then there is a top (S7)", () => {
    const begun = recorded(bar({ cap_bids: "on" }), opens("Ann")).state;
    expect(refusedBy(begun, says("Ann", "21 twos"))).toMatchObject({ code: "cap-exceeded", rule: "S6" });
    const top = recorded(begun, says("Ann", "20 sixes")).state;
    expect(refusedBy(top, says("Bob", "21 sixes")).code).toBe("top-claim");
  });
  test("S6 a capped face-major ladder ends at the cap of sixes", () => {
    const top = claimed({ cap_bids: "on", raise: "face-major" }, "20 sixes");
    expect(refusedBy(top, says("Bob", "1 six")).code).toBe("top-claim");
  });
});

describe("B1 out of turn", () => {
  test("B1 out_of_turn = off: only the player in turn may challenge", () => {
    expect(refusedBy(claimed(), doubts("Dee"))).toMatchObject({
      code: "out-of-turn-not-allowed",
      rule: "B1",
    });
    expect(recorded(claimed(), doubts("Bob")).state.phase).toBe("revealing");
  });
  test("B1 out_of_turn = on: anyone but the claimer; a wrong one costs out_of_turn_penalty", () => {
    const state = claimed({ out_of_turn: "on", out_of_turn_penalty: 2 });
    const wrong = recorded(state, doubts("Dee"), outcome("there"));
    expect(holding(wrong.state, "die")).toMatchObject({ Dee: 3, Ann: 5 });
    expect(settledIn(wrong).outOfTurn).toBe(true);
    expect(holding(recorded(state, doubts("Dee"), outcome("short")).state, "die")).toMatchObject({
      Dee: 5,
      Ann: 4,
    });
    expect(holding(recorded(state, doubts("Bob"), outcome("there")).state, "die")).toMatchObject({ Bob: 4 });
    expect(refusedBy(state, doubts("Ann")).code).toBe("own-claim");
  });
  test("B1 S13 limits the penalty to what the player holds", () => {
    const state = claimed({ out_of_turn: "on", out_of_turn_penalty: 4, dice_each: 2 });
    expect(settledIn(recorded(state, doubts("Dee"), outcome("there"))).moves).toEqual([
      { what: "die", count: 2, from: "Dee", to: "bank" },
    ]);
  });
  test("S10 a ruled challenge out of turn scores as if in turn, and is not called out of turn", () => {
    const off = claimed({ out_of_turn_penalty: 3 });
    const played = recorded(off, ruled(doubts("Dee")), outcome("there"));
    expect(holding(played.state, "die")).toMatchObject({ Dee: 4 });
    expect(settledIn(played).outOfTurn).toBe(false);
  });
  test("F13 only Firehouse lists several challengers", () => {
    expect(refusedBy(claimed({ out_of_turn: "on" }), bangs("Bob", "Cy")).code).toBe("bad-format");
  });
});

describe("B2 what a lost challenge costs", () => {
  const left = (house: House, found: Action, claim = "4 fives") =>
    holding(recorded(claimed(house, claim), doubts("Bob"), found).state, "die");
  test("B2 claim false: the claimer loses one; claim true: the challenger", () => {
    expect(left({}, counted(1))).toMatchObject({ Ann: 4, Bob: 5 });
    expect(left({}, counted(9))).toMatchObject({ Ann: 5, Bob: 4 });
    expect(left({}, counted(4))).toMatchObject({ Ann: 5, Bob: 4 });
  });
  test("B2 loses = difference: as many as the claim was off", () => {
    const house = { loses: "difference" };
    expect(left(house, counted(1))).toMatchObject({ Ann: 2 }); // three short
    expect(left(house, counted(6))).toMatchObject({ Bob: 3 }); // two over
  });
  test("B2 loses = difference: at least one, at most what the player holds, one for a bare outcome", () => {
    const house = { loses: "difference" };
    expect(left(house, counted(4))).toMatchObject({ Bob: 4 });
    expect(left(house, counted(0), "9 fives")).toMatchObject({ Ann: 0 });
    expect(left(house, outcome("short"))).toMatchObject({ Ann: 4 });
    expect(left(house, outcome("exact"))).toMatchObject({ Bob: 4 });
  });
  test("B2 a wrong challenge out of turn costs the penalty instead of the difference", () => {
    const state = claimed({ loses: "difference", out_of_turn: "on" });
    expect(holding(recorded(state, doubts("Dee"), counted(8)).state, "die")).toMatchObject({ Dee: 4 });
    expect(holding(recorded(state, doubts("Dee"), counted(1)).state, "die")).toMatchObject({ Ann: 2 });
  });
});

describe("B3 out and over", () => {
  test("B3 a player without dice is out, is not asked again, and the dice in play drop", () => {
    const { state } = recorded(bar({ dice_each: 1 }, ["Ann", "Bob", "Cy"]), ...round("Ann", "Bob", "there"));
    expect(state.seats.map(({ active }) => active)).toEqual([true, false, true]);
    expect(refusedBy(state, opens("Bob"))).toMatchObject({ code: "not-active", rule: "S5" });
    const begun = recorded(state, opens("Cy")).state;
    expect(refusedBy(begun, says("Bob", "1 two")).code).toBe("not-active");
    expect(refusedBy(recorded(begun, says("Cy", "1 two")).state, doubts("Bob")).code).toBe("not-active");
    expect(recorded(begun, says("Cy", "3 twos")).warnings).toEqual(["cannot-be-true"]);
    expect(recorded(begun, says("Cy", "2 twos")).warnings).toEqual([]);
  });
  test("B3 the last player with dice wins", () => {
    const { state } = recorded(
      bar({ dice_each: 1 }, ["Ann", "Bob", "Cy"]),
      ...round("Ann", "Bob", "there"),
      ...round("Cy", "Ann", "short"),
    );
    expect(state).toMatchObject({
      phase: "finished",
      finished: { winners: ["Ann"], losers: ["Bob", "Cy"], reason: "B3", pot: 0 },
    });
  });
});

describe("B4 next starter", () => {
  const next = (starter: string, found: "short" | "there", house: House = {}) =>
    toAct(recorded(bar({ starter, ...house }), ...round("Ann", "Bob", found)).state);
  test.each([
    ["loser", "short", "Ann"],
    ["loser", "there", "Bob"],
    ["winner", "short", "Bob"],
    ["winner", "there", "Ann"],
    ["rotate", "short", "Bob"],
    ["left-of-loser", "short", "Bob"],
    ["left-of-loser", "there", "Cy"],
  ] as const)("B4 starter = %s, claim %s: %s", (starter, found, expected) =>
    expect(next(starter, found)).toBe(expected),
  );
  test("B4 if the loser is out, the next active player to their left", () => {
    expect(next("loser", "short", { dice_each: 1 })).toBe("Bob");
    expect(next("loser", "there", { dice_each: 1 })).toBe("Cy");
  });
  test("S5 a rotation counts from the starter's seat even if the starter is out", () => {
    const { state } = recorded(
      bar({ starter: "rotate", dice_each: 1 }),
      ...round("Bob", "Cy", "short"), // Bob is out; from his seat the rotation goes to Cy
    );
    expect(toAct(state)).toBe("Cy");
  });
});

describe("B5 natural_needed", () => {
  const dice = (...ann: Face[]) =>
    shows({ Ann: ann, Bob: [1, 3, 3, 3, 3], Cy: [1, 4, 4, 4, 4], Dee: [6, 6, 6, 6, 6] });
  const found = (house: House, claim: string, reveal: Action) =>
    settledIn(recorded(claimed({ wild: "ones", ...house }, claim), doubts("Bob"), reveal)).finding;
  const WILD_ALONE = dice(1, 1, 2, 2, 2); // four ones, no five

  test("B5 on: a claim met by wild dice alone is short, with any count", () => {
    const on = { natural_needed: "on" };
    expect(found(on, "4 fives", WILD_ALONE)).toMatchObject({
      finding: "short",
      found: 4,
      margin: 0,
      rules: ["S1", "B5"],
    });
    expect(found(on, "2 fives", WILD_ALONE)).toMatchObject({ finding: "short", margin: 2 });
    expect(found(on, "5 fives", WILD_ALONE)).toMatchObject({ finding: "short", rules: ["S1"] });
    expect(found(on, "4 fives", dice(5, 1, 2, 2, 2))).toMatchObject({ finding: "exact", found: 4 });
  });
  test("B5 off: the claim holds", () => expect(found({}, "4 fives", WILD_ALONE).finding).toBe("exact"));
  test("B5 a claim on the wild face itself is natural", () =>
    expect(found({ natural_needed: "on" }, "4 ones", WILD_ALONE).finding).toBe("exact"));
  test("B5 a reveal without faces leaves it open and passes", () => {
    expect(found({ natural_needed: "on" }, "4 fives", counted(4)).finding).toBe("exact");
    expect(
      found({ natural_needed: "on" }, "4 fives", {
        do: "reveal",
        counts: { Ann: 2, Bob: 1, Cy: 1, Dee: 0 },
      }).finding,
    ).toBe("exact");
  });
  test("B5 B2 with loses = difference the claimer still loses one at least", () => {
    const house = { wild: "ones", natural_needed: "on", loses: "difference" };
    expect(
      holding(recorded(claimed(house, "4 fives"), doubts("Bob"), WILD_ALONE).state, "die"),
    ).toMatchObject({
      Ann: 4,
    });
  });
});

test("S4 bar dice know neither spot-on nor concession", () => {
  for (const kind of ["spot-on", "concede"] as const)
    expect(refusedBy(claimed(), { do: "challenge", by: "Bob", kind }).code).toBe("challenge-not-allowed");
});
