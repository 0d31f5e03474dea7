import { describe, expect, test } from "vitest";
import type { Action, Face } from "@/lib/engine";
import { type HandDie, handVerdict, lookOf } from "@/lib/views/handVerdict";
import { verdictCard } from "@/lib/views/verdictCard";
import {
  calls,
  doubts,
  lifts,
  opens,
  outcome,
  recorded,
  says,
  settledIn,
  shows,
  tableOf,
} from "../engine/tableOf";

const CREW = ["Ann", "Bob"];
const settle = (game: string, claim: string, ...rest: readonly Action[]) =>
  settledIn(recorded(tableOf(CREW, {}, game), opens("Ann"), says("Ann", claim), ...rest));
const ownHand = (claim: string, ...dice: readonly Face[]) =>
  handVerdict(settle("own-hand", claim, doubts("Bob"), shows({ Ann: dice })));
const faces = (dice: readonly { face: Face | null; lit: boolean | null }[] = []) =>
  dice.map(({ face, lit }) => (face === null ? "_" : lit ? `(${face})` : String(face))).join(" ");
const drawn = (card: ReturnType<typeof handVerdict>) => [
  faces(card?.claimed),
  faces(card?.shown?.dice),
  card?.decided?.by,
];

describe("the deciding part of a claimed hand is lit in both", () => {
  test.each<readonly [string, readonly Face[], readonly string[]]>([
    ["full house, threes over twos", [3, 3, 3, 2, 5], ["(3) (3) (3) (2) (2)", "(3) (3) (3) 5 2", "kind"]],
    ["two pair, sixes and fours", [6, 3, 6, 1, 3], ["6 6 (4) (4) _", "6 6 (3) (3) 1", "group"]],
    ["pair of twos, five", [2, 2, 4, 3, 1], ["2 2 (5) _ _", "2 2 (1) 4 3", "kicker"]],
    ["three sixes", [6, 6, 6, 2, 1], ["(6) (6) (6) _ _", "(6) (6) (6) 1 2", "nothing"]],
    ["low straight", [2, 3, 4, 5, 6], ["(1) (2) (3) (4) (5)", "(2) (3) (4) (5) (6)", "kind"]],
    ["six five high", [2, 2, 3, 4, 6], ["(6) 5 _ _ _", "(2) (2) 6 4 3", "kind"]],
  ])("H1, H2 compares %s with %j", (claim, dice, card) => {
    expect(drawn(ownHand(claim, ...dice))).toEqual(card);
  });

  test("H3 lights deciding ones with ones high", () => {
    const onesHigh = (game: string, claim: string, reveal: Action) =>
      handVerdict(settle(game, claim, doubts("Bob"), reveal))?.decided?.onesHigh;
    expect(onesHigh("closed-cup", "pair of threes", lifts(1, 1, 5, 4, 2))).toBe(true);
    expect(onesHigh("closed-cup", "pair of ones", lifts(3, 3, 5, 4, 2))).toBe(true);
    expect(onesHigh("closed-cup", "pair of threes", lifts(5, 5, 1, 4, 2))).toBe(false);
    expect(onesHigh("pass-the-cup", "pair of ones", lifts(3, 3, 5, 4, 2))).toBe(false);
    expect(onesHigh("mia", "55", lifts(1, 1))).toBe(false);
  });

  test("M1 lights two dice as one number", () => {
    expect(drawn(handVerdict(settle("mia", "55", doubts("Bob"), lifts(2, 6))))).toEqual([
      "(5) (5)",
      "(6) (2)",
      "roll",
    ]);
  });
});

test("S12, M4 has only the claim, unlit, after a bare answer or a concession", () => {
  const answered = handVerdict(settle("own-hand", "three sixes", doubts("Bob"), outcome("short")));
  expect(answered).toMatchObject({ shown: null, decided: null });
  expect(answered?.claimed.map(({ lit }) => lit)).toEqual(Array(5).fill(null));
  expect(handVerdict(settle("mia", "21", calls("Bob", "concede")))?.shown).toBeNull();
});

test("S1 is null for counts; a hand has no sum", () => {
  const counted = settle("bar", "2 fives", doubts("Bob"), outcome("short"));
  expect(handVerdict(counted)).toBeNull();
  const hand = settle("own-hand", "three sixes", doubts("Bob"), shows({ Ann: [6, 6, 1, 2, 3] }));
  expect(verdictCard(hand)).toMatchObject({ cups: [], lit: [], missing: 0 });
});

test.each<[string, HandDie, Face | null, ReturnType<typeof lookOf>]>([
  ["held against nothing", { face: 5, lit: null }, null, "plain"],
  ["decides", { face: 5, lit: true }, null, "counts"],
  ["does not decide", { face: 5, lit: false }, null, "faded"],
  ["wild", { face: 5, lit: true }, 5, "wild"],
  ["wild, and does not decide", { face: 5, lit: false }, 5, "faded"],
  ["left open", { face: null, lit: null }, null, "plain"],
])("draws a die that is %s accordingly", (_, die, wild, look) => {
  expect(lookOf(die, wild)).toBe(look);
});

test("H11 draws a wild one as a one, in the place it fills", () => {
  const drawnOf = (game: string, reveal: Action) =>
    drawn(
      handVerdict(
        settledIn(
          recorded(
            tableOf(CREW, { wild_ones: "on" }, game),
            ...[opens("Ann"), says("Ann", "three sixes"), doubts("Bob"), reveal],
          ),
        ),
      ),
    )[1];
  expect(drawnOf("pass-the-cup", lifts(6, 1, 6, 2, 3))).toBe("(6) (6) (1) 3 2");
  expect(drawnOf("own-hand", shows({ Ann: [6, 1, 6, 2, 3] }))).toBe("(6) (6) (1) 3 2");
  expect(drawnOf("pass-the-cup", outcome("there"))).toBe("");
});
