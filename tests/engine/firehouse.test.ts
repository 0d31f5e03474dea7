import { describe, expect, test } from "vitest";
import { type Action, type GameState, toAct } from "@/lib/engine";
import { bangs, outcome, recorded, refusedBy, says, shows, start, tableOf } from "./tableOf";

const FIVE = ["Ann", "Bob", "Cy", "Dee", "Eve"];

/** One settled round by hand: `banger` bangs the starter's claim, which is short or there. */
const round = (starter: string, banger: string, found: "short" | "there"): Action[] => [
  { do: "start-round", starter, wild: 1, ruling: "so they sat" },
  says(starter, "9 sixes"),
  bangs(banger),
  outcome(found),
];
const scores = (state: GameState) =>
  Object.fromEntries(state.seats.map(({ player, holds }) => [player, (holds.good ?? 0) - (holds.bad ?? 0)]));

describe("F1 dice", () => {
  test.each([
    [2, 5],
    [4, 5],
    [5, 3],
    [9, 3],
  ])("F1 %i players get %i dice each", (players, dice) => {
    const state = tableOf("ABCDEFGHI".slice(0, players).split(""));
    expect(state.seats.map(({ holds }) => holds.die)).toEqual(Array(players).fill(dice));
  });
  test("F1 dice_each fixes it", () => {
    expect(tableOf(FIVE, { dice_each: 4 }).seats[0]?.holds.die).toBe(4);
  });
});

describe("F2 the red die", () => {
  test("F2 its face is wild for the round, and a new one is rolled each round", () => {
    const first = recorded(tableOf(FIVE), start("Ann", 4)).state;
    expect(first).toMatchObject({ round: { terms: { wild: 4, redDie: 4 } } });
    const second = recorded(
      first,
      says("Ann", "9 sixes"),
      bangs("Bob"),
      outcome("short"),
      start("Ann", 2),
    ).state;
    expect(second).toMatchObject({ round: { terms: { wild: 2 } } });
  });
  test("F2 a round does not start without it", () => {
    expect(refusedBy(tableOf(FIVE), { do: "start-round", starter: "Ann" })).toMatchObject({
      code: "wild-needed",
      rule: "F2",
    });
  });
});

describe("F3 raising", () => {
  const opened = (claim: string, house = {}) =>
    recorded(tableOf(FIVE, house), start("Ann"), says("Ann", claim)).state;
  test("F3 nine sixes may be followed by ten ones", () => {
    expect(recorded(opened("9 sixes"), says("Bob", "10 ones")).ruled).toEqual([]);
  });
  test("F3 the same number of a higher face is a raise, of a lower face is not", () => {
    expect(recorded(opened("9 threes"), says("Bob", "9 fours")).ruled).toEqual([]);
    expect(refusedBy(opened("9 threes"), says("Bob", "9 twos")).code).toBe("not-higher");
  });
  test("F3 quantity-only: only more dice", () => {
    expect(refusedBy(opened("9 threes", { raise: "quantity-only" }), says("Bob", "9 sixes")).code).toBe(
      "not-higher",
    );
    expect(recorded(opened("9 threes", { raise: "quantity-only" }), says("Bob", "10 ones")).ruled).toEqual(
      [],
    );
  });
});

test("F4 claiming the wild number is legal, gives a warning, and counts only dice showing it", () => {
  const called = recorded(tableOf(FIVE), start("Ann", 4), says("Ann", "6 fours"));
  expect(called.warnings).toEqual(["calls-the-wild"]);
  // Five fours on the table; with any other face they would have helped the ones too.
  const dice = shows({ Ann: [4, 4, 1], Bob: [4, 1, 1], Cy: [4, 4, 2], Dee: [1, 2, 3], Eve: [2, 2, 3] });
  expect(recorded(called.state, bangs("Bob"), dice).facts[0]).toMatchObject({
    settled: { finding: { found: 5, margin: -1 }, right: true },
  });
});

describe("F5–F8 bang", () => {
  const claimed = (house = {}) => recorded(tableOf(FIVE, house), start("Ann"), says("Ann", "5 fives")).state;

  test.each([
    // claim, who bangs, what is found, scores
    ["F7 in turn and right: the claimer gets one bad", "Bob", "short", { Ann: -1, Bob: 0 }, "F7"],
    ["F7 in turn and wrong: the challenger gets one bad", "Bob", "there", { Ann: 0, Bob: -1 }, "F7"],
    [
      "F8 out of turn and right: two goods, and one bad for the claimer",
      "Dee",
      "short",
      { Ann: -1, Dee: 2 },
      "F8",
    ],
    ["F8 out of turn and wrong: two bads", "Dee", "there", { Ann: 0, Dee: -2 }, "F8"],
  ] as const)("%s", (_rule, banger, found, expected, rule) => {
    const { state, facts } = recorded(claimed(), bangs(banger), outcome(found));
    expect(scores(state)).toMatchObject(expected);
    expect(facts[0]).toMatchObject({ settled: { rules: ["S1", rule], outOfTurn: rule === "F8" } });
  });
  test("F6 out_of_turn off: only the player in turn", () => {
    expect(refusedBy(claimed({ out_of_turn: "off" }), bangs("Dee"))).toMatchObject({
      code: "out-of-turn-not-allowed",
      rule: "F6",
      values: { player: "Dee", expected: "Bob" },
    });
  });
  test("F6 S10 a ruled bang out of turn scores as one", () => {
    const ruled = recorded(claimed({ out_of_turn: "off" }), {
      do: "challenge",
      by: "Dee",
      ruling: "it happened",
    });
    expect(ruled.ruled).toEqual(["out-of-turn-not-allowed"]);
    expect(scores(recorded(ruled.state, outcome("short")).state)).toMatchObject({ Ann: -1, Dee: 2 });
  });
  test("F6 a bang after the next claim challenges that claim", () => {
    const state = recorded(claimed(), says("Bob", "6 fives"), bangs("Dee"), outcome("short")).state;
    expect(scores(state)).toMatchObject({ Ann: 0, Bob: -1, Dee: 2 });
  });
});

test("F9 goods erase bads", () => {
  const state = recorded(
    tableOf(FIVE),
    ...round("Ann", "Bob", "there"), // Bob −1
    ...round("Ann", "Bob", "there"), // Bob −2
    start("Bob", 1),
    says("Bob", "9 sixes"),
    says("Cy", "10 sixes"),
    bangs("Bob"), // out of turn and right: +2
    outcome("short"),
  ).state;
  expect(scores(state)).toMatchObject({ Bob: 0, Cy: -1 });
});

describe("F10 who washes", () => {
  test("F10 five bads: alone", () => {
    const state = recorded(
      tableOf(["Ann", "Bob"]),
      ...[1, 2, 3, 4, 5].flatMap(() => round("Ann", "Bob", "short")),
    ).state;
    expect(state).toMatchObject({
      phase: "finished",
      finished: { losers: ["Ann"], winners: ["Bob"], reason: "F10" },
    });
    expect(refusedBy(state, start("Ann"))).toMatchObject({ code: "game-over", rule: "F10" });
  });
  test("F10 two at three bads: together", () => {
    const three = (who: string, by: string) => [1, 2, 3].flatMap(() => round(who, by, "short"));
    const state = recorded(
      tableOf(["Ann", "Bob", "Cy"]),
      ...three("Ann", "Bob"),
      ...three("Bob", "Cy"),
    ).state;
    expect(state).toMatchObject({ phase: "finished", finished: { losers: ["Ann", "Bob"], winners: ["Cy"] } });
  });
  test("F10 one at five and another at three: the lowest alone", () => {
    const state = recorded(
      tableOf(["Ann", "Bob", "Cy"], { end_together: 4 }),
      ...[1, 2, 3].flatMap(() => round("Ann", "Bob", "short")),
      ...[1, 2, 3, 4, 5].flatMap(() => round("Bob", "Cy", "short")),
    ).state;
    expect(state).toMatchObject({ finished: { losers: ["Bob"] } });
  });
  test("F10 two reach the end together: both", () => {
    // all-score: Cy and Dee bang out of turn and are wrong, two bads each; twice makes four, with end_alone 4 both are out.
    const both: Action[] = [
      { do: "start-round", starter: "Ann", wild: 1, ruling: "so they sat" },
      says("Ann", "9 sixes"),
      bangs("Cy", "Dee"),
      outcome("there"),
    ];
    const house = { simultaneous: "all-score", end_alone: 4, end_together: 3, together_count: 3 };
    expect(recorded(tableOf(FIVE, house), ...both, ...both).state).toMatchObject({
      finished: { losers: ["Cy", "Dee"] },
    });
  });
  test("F10 end_pair exactly: two players at three bads end the game, three do not", () => {
    const house = { simultaneous: "all-score", end_pair: "exactly", end_together: 2 };
    const two = [start("Ann", 1), says("Ann", "1 two"), bangs("Cy", "Dee"), outcome("there")];
    expect(recorded(tableOf(FIVE, house), ...two).state).toMatchObject({
      finished: { losers: ["Cy", "Dee"] },
    });
    const state = recorded(
      tableOf(FIVE, house),
      start("Ann", 1),
      says("Ann", "1 two"),
      bangs("Cy", "Dee", "Eve"),
      outcome("there"),
    );
    expect(state.state.phase).toBe("between-rounds");
  });
});

describe("F11 next starter", () => {
  const next = (banger: string, found: "short" | "there", house = {}) =>
    toAct(
      recorded(tableOf(FIVE, house), start("Ann"), says("Ann", "5 fives"), bangs(banger), outcome(found))
        .state,
    );
  test.each([
    ["the banger out of turn, right", "Dee", "short", "Dee"],
    ["the banger out of turn, wrong", "Dee", "there", "Dee"],
    ["in turn, the player with the bad: the claimer", "Bob", "short", "Ann"],
    ["in turn, the player with the bad: the challenger", "Bob", "there", "Bob"],
  ] as const)("F11 %s", (_who, banger, found, starter) => expect(next(banger, found)).toBe(starter));
  test.each([
    ["loser", "Dee", "short", "Ann"],
    ["winner", "Dee", "short", "Dee"],
    ["winner", "Bob", "there", "Ann"],
    ["rotate", "Dee", "short", "Bob"],
  ] as const)("F11 starter = %s", (starter, banger, found, expected) =>
    expect(next(banger, found, { starter })).toBe(expected),
  );
});

describe("F13 several bang at once", () => {
  const banged = (by: string[], found: "short" | "there", house = {}) =>
    recorded(tableOf(FIVE, house), start("Ann"), says("Ann", "5 fives"), bangs(...by), outcome(found));

  test("F13 the player in turn has priority, and only that bang scores", () => {
    const { state, facts } = banged(["Dee", "Bob", "Cy"], "there");
    expect(scores(state)).toEqual({ Ann: 0, Bob: -1, Cy: 0, Dee: 0, Eve: 0 });
    expect(facts[0]).toMatchObject({
      settled: { challengers: ["Bob", "Dee", "Cy"], outOfTurn: false, rules: ["S1", "F7", "F13"] },
    });
    expect(toAct(state)).toBe("Bob");
  });
  test("F13 else the first named", () => {
    const { state } = banged(["Eve", "Cy"], "short");
    expect(scores(state)).toEqual({ Ann: -1, Bob: 0, Cy: 0, Dee: 0, Eve: 2 });
    expect(toAct(state)).toBe("Eve");
  });
  test("F13 all-score: each by F7 or F8, the claimer one bad once", () => {
    expect(scores(banged(["Dee", "Bob"], "there", { simultaneous: "all-score" }).state)).toMatchObject({
      Bob: -1,
      Dee: -2,
      Ann: 0,
    });
    expect(scores(banged(["Dee", "Bob"], "short", { simultaneous: "all-score" }).state)).toMatchObject({
      Bob: 0,
      Dee: 2,
      Ann: -1,
    });
  });
  test("F13 no player is listed twice, and a list is never empty", () => {
    const state = recorded(tableOf(FIVE), start("Ann"), says("Ann", "5 fives")).state;
    expect(refusedBy(state, { do: "challenge", by: ["Dee", "Dee"] }).code).toBe("bad-format");
    expect(refusedBy(state, { do: "challenge", by: [] }).code).toBe("bad-format");
  });
});

test("S4 a kind of challenge Firehouse does not know is refused", () => {
  const state = recorded(tableOf(FIVE), start("Ann"), says("Ann", "5 fives")).state;
  expect(refusedBy(state, { do: "challenge", by: "Bob", kind: "spot-on" }).code).toBe(
    "challenge-not-allowed",
  );
});
