import { describe, expect, test } from "vitest";
import {
  type Action,
  type AlternativeResult,
  alternativeResults,
  type Face,
  houseOf,
  type PlayedRound,
} from "@/lib/engine";
import { fold } from "@/lib/protocol/journal";
import { playedRounds } from "@/lib/views/playedRounds";
import { journalOf } from "../protocol/journalOf";
import {
  bangs,
  calls,
  counted,
  doubts,
  lifts,
  opens,
  outcome,
  ruled,
  says,
  shows,
  start,
  tableOf,
} from "./tableOf";

type Named = Readonly<Record<string, string | number>>;

/** A game's last settled round, and another table's verdict on it. */
function verdictUnder(game: string, house: Named, players: readonly string[], ...actions: readonly Action[]) {
  const round = playedRounds(fold(tableOf(players, house, game), journalOf(...actions))).at(-1)?.played;
  if (round === undefined) throw new Error("no round was settled");
  const resultUnder = alternativeResults(round);
  return (other: Named): AlternativeResult => resultUnder(houseIn(game, { ...house, ...other }));
}

function houseIn(game: string, named: Named): PlayedRound["before"]["house"] {
  const house = houseOf(game, named);
  if (!house.ok) throw new Error(house.refusal.code);
  return house.value;
}

const refusedFor = (there: AlternativeResult) => (there.came === "refused" ? there.refusal.code : there);
const movesOf = (there: AlternativeResult) =>
  there.came === "settled"
    ? there.moves.map(({ what, count, from, to }) => `${count} ${what} ${from} ${to}`)
    : there;
const TWO = ["Ann", "Bob"];
const THREE = ["Ann", "Bob", "Cy"];

describe("Firehouse", () => {
  // Fives 3, wild fours 2: five of the seven.
  const DICE = shows({ Ann: [5, 5, 1, 2, 3], Bob: [4, 1, 2, 3, 6], Cy: [4, 5, 2, 3, 1] });
  const there = verdictUnder("firehouse", {}, THREE, start("Ann"), says("Ann", "7 fives"), bangs("Cy"), DICE);

  test("F6 in turn only: Cy could not have banged", () => {
    const other = there({ out_of_turn: "off" });
    expect(other).toMatchObject({
      came: "refused",
      action: bangs("Cy"),
      claim: { count: 7, face: 5 },
      called: "bang",
    });
    expect(refusedFor(other)).toBe("out-of-turn-not-allowed");
  });
  test("F10 one bad ends a game that ends at one bad, but not one where two players must reach it", () => {
    expect(there({ end_alone: 1 })).toMatchObject({
      settled: { finding: { found: 5, margin: -2 } },
      finished: { losers: ["Ann"] },
      giver: null,
    });
    expect(there({ end_together: 1 })).toMatchObject({ finished: null });
  });
  test("F1 another number of dice each would be another game", () => {
    expect(there({ dice_each: 3 })).toEqual({ came: "unknown", why: "dealt" });
    // Three players are dealt five each either way.
    expect(there({ dice_each: 5 })).toMatchObject({ came: "settled" });
  });
  test("F10 the round does not happen if Ann had lost enough before", () => {
    const later = verdictUnder(
      "firehouse",
      {},
      THREE,
      ...[start("Ann"), says("Ann", "9 sixes"), bangs("Bob"), outcome("short")],
      ...[start(), says("Ann", "7 fives"), bangs("Bob"), outcome("there")],
    );
    expect(later({ end_alone: 1 })).toEqual({ came: "unknown", why: "over" });
    expect(later({ end_alone: 2 })).toMatchObject({ finished: null });
  });
  test("F13 several bang at once: all of them score", () => {
    const both = verdictUnder(
      "firehouse",
      {},
      THREE,
      start("Ann"),
      says("Ann", "7 fives"),
      bangs("Bob", "Cy"),
      DICE,
    );
    expect(movesOf(both({}))).toEqual(["1 bad bank Ann"]);
    expect(movesOf(both({ simultaneous: "all-score" }))).toEqual(["2 good bank Cy", "1 bad bank Ann"]);
  });
  test("S10 allowed actions stay allowed at the other table", () => {
    const lower = verdictUnder(
      "firehouse",
      {},
      THREE,
      ...[start("Ann"), says("Ann", "7 fives"), ruled(says("Bob", "6 fives")), bangs("Cy"), DICE],
    );
    expect(lower({ raise: "quantity-only" })).toMatchObject({ settled: { finding: { margin: -1 } } });
  });
});

describe("Bar dice", () => {
  const CLAIMS = [says("Ann", "3 fives"), doubts("Bob")];
  const DICE = shows({ Ann: [5, 1, 1, 2, 3], Bob: [6, 6, 2, 3, 3] });
  const noWild = verdictUnder("bar", {}, TWO, opens("Ann"), ...CLAIMS, DICE);

  test("B1 three count with ones wild; a red die's face would be unknown", () => {
    expect(noWild({})).toMatchObject({ settled: { right: true, finding: { found: 1 } } });
    expect(noWild({ wild: "ones" })).toMatchObject({ settled: { right: false, finding: { margin: 0 } } });
    expect(noWild({ wild: "red-die" })).toEqual({ came: "unknown", why: "rolled" });
  });
  test("B1 a rolled red die is not needed when ones are wild", () => {
    const six = verdictUnder("bar", { wild: "red-die" }, TWO, start("Ann", 6), ...CLAIMS, DICE);
    expect(six({})).toMatchObject({ settled: { wild: 6, finding: { found: 3 } } });
    expect(six({ wild: "none" })).toMatchObject({ settled: { wild: null, finding: { found: 1 } } });
  });
  test("B1 S12 a bare count or an answer leaves another wild face open", () => {
    for (const seen of [counted(1), outcome("short")]) {
      const there = verdictUnder("bar", {}, TWO, opens("Ann"), ...CLAIMS, seen);
      expect(there({ wild: "ones" })).toEqual({ came: "unknown", why: "unseen" });
      expect(there({ five_alike: "six" })).toEqual({ came: "unknown", why: "unseen" });
      expect(there({ loses: "difference" })).toMatchObject({ came: "settled" });
      // Ones are natural in a claim of ones.
      const ones = verdictUnder("bar", {}, TWO, opens("Ann"), says("Ann", "3 ones"), doubts("Bob"), seen);
      expect(ones({ wild: "ones" })).toMatchObject({ came: "settled" });
    }
  });
  test("B2 the loss is as large as the error", () => {
    expect(movesOf(noWild({}))).toEqual(["1 die Ann bank"]);
    expect(movesOf(noWild({ loses: "difference" }))).toEqual(["2 die Ann bank"]);
  });
  test("B5 wild dice alone are not enough; a count does not say if they were alone", () => {
    const wild = verdictUnder(
      "bar",
      { wild: "ones" },
      TWO,
      opens("Ann"),
      says("Ann", "2 fours"),
      doubts("Bob"),
      DICE,
    );
    expect(wild({})).toMatchObject({ settled: { right: false } });
    expect(wild({ natural_needed: "on" })).toMatchObject({ settled: { right: true } });
    const seen = verdictUnder(
      "bar",
      { wild: "ones" },
      TWO,
      opens("Ann"),
      says("Ann", "2 fours"),
      doubts("Bob"),
      counted(2),
    );
    expect(seen({ natural_needed: "on" })).toEqual({ came: "unknown", why: "unseen" });
  });
  test("S6 S8 a claim that would have been refused, and which", () => {
    const there = verdictUnder(
      "bar",
      {},
      TWO,
      ...[opens("Ann"), says("Ann", "9 sixes"), says("Bob", "11 twos"), doubts("Ann"), outcome("short")],
    );
    expect(there({ cap_bids: "on" })).toMatchObject({
      action: { by: "Bob" },
      claim: { count: 11 },
      refusal: { code: "cap-exceeded", rule: "S6" },
    });
    expect(there({ raise: "face-major" })).toMatchObject({ refusal: { code: "not-higher" } });
  });
});

describe("hands", () => {
  const cup = (game: string, house: Named, claim: string, ...dice: readonly Face[]) =>
    verdictUnder(game, house, TWO, opens("Ann"), says("Ann", claim), doubts("Bob"), lifts(...dice));

  test("H3 ones low or high: a pair of ones against a pair of twos", () => {
    const there = cup("pass-the-cup", {}, "pair of twos", 1, 1, 3, 4, 5);
    expect(there({})).toMatchObject({ settled: { right: true } });
    expect(there({ ones: "high" })).toMatchObject({ settled: { right: false } });
  });
  test("H4 S12 a bare answer leaves the result open if hands rank differently", () => {
    const there = verdictUnder(
      "pass-the-cup",
      {},
      TWO,
      ...[opens("Ann"), says("Ann", "pair of twos"), doubts("Bob"), outcome("short")],
    );
    expect(there({ straights: "below-full-house" })).toEqual({ came: "unknown", why: "unseen" });
    expect(there({ cup_roll: "mandatory" })).toMatchObject({ came: "settled" });
  });
  test("P8 the winner gives a drink", () => {
    const there = cup("pass-the-cup", {}, "pair of twos", 2, 2, 3, 4, 5);
    expect(there({})).toMatchObject({ giver: null });
    expect(there({ winner_gives_drink: "on" })).toMatchObject({ giver: "Ann" });
  });
  test("P6 C3 a claim that the shown dice rule out", () => {
    const open = { do: "claim", by: "Ann", claim: "five sixes", table: [1, 1] } as const;
    const pass = verdictUnder(
      "pass-the-cup",
      {},
      TWO,
      opens("Ann"),
      open,
      doubts("Bob"),
      lifts(1, 1, 6, 6, 6),
    );
    expect(refusedFor(pass({ claim_must_fit_table: "yes" }))).toBe("table-disproves-claim");
    const three = { ...open, claim: "three sixes" };
    const closed = verdictUnder(
      "closed-cup",
      {},
      TWO,
      opens("Ann"),
      three,
      doubts("Bob"),
      lifts(1, 1, 6, 6, 6),
    );
    expect(closed({})).toMatchObject({ settled: { right: false } });
    expect(refusedFor(closed({ exposed_strict: "on" }))).toBe("exposed-not-in-claim");
  });
  test("C2 C5 the ante and the number of lives do not change the result of a round", () => {
    const there = cup("closed-cup", {}, "pair of twos", 2, 2, 3, 4, 5);
    expect(movesOf(there({}))).toEqual(["1 life Bob bank", "2 chip pot Ann"]);
    expect(there({ lives: 2 })).toEqual({ came: "unknown", why: "dealt" });
    expect(there({ ante: 0 })).toEqual({ came: "unknown", why: "dealt" });
  });
  test("O2 O4 the ace straight; a second reroll over the limit", () => {
    const again = { do: "re-roll", by: "Bob" } as const;
    const there = verdictUnder(
      "own-hand",
      {},
      TWO,
      ...[opens("Ann"), says("Ann", "pair of twos"), again, again, says("Bob", "high straight")],
      ...[doubts("Ann"), shows({ Bob: [3, 4, 5, 6, 1] })],
    );
    expect(there({})).toMatchObject({ settled: { right: true } });
    expect(there({ ace_straight: "on" })).toMatchObject({ settled: { right: false } });
    expect(refusedFor(there({ rerolls: 1 }))).toBe("no-rerolls-left");
  });
});

describe("the other games", () => {
  test("R3 R5 no spot-on without the rule", () => {
    const exact = [opens("Ann"), says("Ann", "2 fives"), calls("Bob", "spot-on"), counted(2)];
    const there = verdictUnder("red-dead", {}, THREE, ...exact);
    expect(movesOf(there({}))).toEqual(["1 die Ann bank", "1 die Cy bank"]);
    expect(refusedFor(there({ spot_on: "off" }))).toBe("spot-on-off");
  });
  test("I2 I3 pirates: any number of a higher face, or more dice; ones wild", () => {
    const DICE = shows({ Ann: [3, 1, 2, 2, 2], Bob: [4, 4, 5, 6, 6] });
    const actions = [opens("Ann"), says("Ann", "4 twos"), says("Bob", "2 threes"), doubts("Ann"), DICE];
    const there = verdictUnder("pirate", {}, TWO, ...actions);
    expect(movesOf(there({}))).toEqual(["1 chip Bob pot"]);
    expect(refusedFor(there({ raise: "quantity-major" }))).toBe("not-higher");
    expect(movesOf(there({ wild: "ones" }))).toEqual(["1 chip Ann pot"]);
  });
  test("U2 no calza without the rule", () => {
    const there = verdictUnder(
      "perudo",
      {},
      THREE,
      opens("Ann"),
      says("Ann", "2 fives"),
      calls("Cy", "spot-on"),
      counted(2),
    );
    expect(refusedFor(there({ calza: "off" }))).toBe("spot-on-off");
  });
  test("M2 M4 a claim that is no raise under other rules; a believed Mia needs no dice", () => {
    const rolled = [opens("Ann"), says("Ann", "64"), says("Bob", "64"), doubts("Ann"), lifts(6, 4)];
    const there = verdictUnder("mia", { equal_ok: "yes" }, TWO, ...rolled);
    expect(refusedFor(there({ equal_ok: "no" }))).toBe("not-higher");
    const given = verdictUnder("mia", {}, TWO, opens("Ann"), says("Ann", "mia"), calls("Bob", "concede"));
    expect(movesOf(given({ pass_unseen: "off" }))).toEqual(["1 life Bob bank"]);
  });
});

describe("U5 palifico", () => {
  const LOST: readonly Action[] = [opens("Ann"), says("Ann", "9 sixes"), doubts("Bob"), outcome("short")];
  // Ann, who has fallen to one die, opens: one five and two ones.
  const NEXT: readonly Action[] = [
    opens(),
    says("Ann", "3 fives"),
    doubts("Bob"),
    shows({ Ann: [5], Bob: [1, 1], Cy: [2, 3] }),
  ];
  const there = (palifico: string) =>
    verdictUnder("perudo", { dice_each: 2, palifico }, THREE, ...LOST, ...NEXT);

  test("U5 the ones would have been wild without palifico", () => {
    expect(there("on")({})).toMatchObject({ settled: { finding: { found: 1 } } });
    expect(there("on")({ palifico: "off" })).toMatchObject({ settled: { finding: { found: 3 } } });
  });
  test("U5 the ones would not have been wild with palifico", () => {
    expect(there("off")({})).toMatchObject({ settled: { finding: { found: 3 } } });
    expect(there("off")({ palifico: "on" })).toMatchObject({ settled: { finding: { found: 1 } } });
  });
});
