import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { sayElsewhere, sayOtherRule, sayUnchanged, sayUntold } from "@/lib/messages/whatIf";
import { fold } from "@/lib/protocol/journal";
import { butWePlay } from "@/lib/views/butWePlay";
import { playedRounds } from "@/lib/views/playedRounds";
import {
  bangs,
  calls,
  counted,
  doubts,
  lifts,
  opens,
  outcome,
  says,
  start,
  tableOf,
} from "../engine/tableOf";
import { journalOf } from "../protocol/journalOf";

const NAMES = { s1: "Ann", s2: "Bob", s3: "Cy" };

/** The text for a round: a line per other house rule, and the omitted ones. */
function told(game: string, house: Readonly<Record<string, string | number>>, ...actions: readonly Action[]) {
  const [round] = playedRounds(fold(tableOf(["s1", "s2", "s3"], house, game), journalOf(...actions)));
  if (round === undefined) throw new Error("no round was settled");
  const { here, others, unchanged, untold } = butWePlay(round.played);
  return [
    ...others.map(
      ({ option, values, came }) =>
        `${sayOtherRule(option, values)} → ${sayElsewhere(came, here, { game, names: NAMES, drink: null })}`,
    ),
    sayUnchanged(unchanged, others.length > 0),
    ...sayUntold(untold),
  ];
}

test("describes a bang out of turn, for tables without them and for those where one bad ends it", () => {
  expect(told("firehouse", {}, start("s1"), says("s1", "7 fives"), bangs("s3"), counted(5))).toEqual([
    "Out of turn: Only who is in turn → Cy could not have banged. Only Bob can challenge. No bangs out of turn at this table.",
    "Washes alone at: 1 → 5 of 7 fives: short by two. Cy two goods, Ann one bad. Ann washes the dishes.",
    "Being wrong costs: Two → 5 of 7 fives: short by two. Cy two goods, Ann two bads.",
    "Being wrong costs: As many as one was off → 5 of 7 fives: short by two. Cy two goods, Ann two bads.",
    "None of the other 14 house rules changes this.",
    "Nobody can tell without the dice themselves: “Which face is wild” and “Five alike under one cup”.",
    "Agreed before the first roll, and left out: “Drinks for a loss” and “Ante into a pot”.",
  ]);
});

test("describes other ladders, the cost of a mistake, and what is unknown without dice", () => {
  const said = [opens("s1"), says("s1", "3 fives"), says("s2", "4 twos"), doubts("s3"), counted(2)];
  expect(told("bar", { dice_each: 2 }, ...said)).toEqual([
    "What is a raise: More of it, or a higher face → Bob could not have said 4 twos. 4 twos doesn’t beat 3 fives. The lowest raise is 4 fives.",
    "What is a raise: More of one, less of neither → Bob could not have said 4 twos. 4 twos doesn’t beat 3 fives. The lowest raise is 3 sixes.",
    "Being wrong costs: As many as one was off → 2 of 4 twos: short by two. Bob loses two dice.",
    "None of the other 11 house rules changes this.",
    "Nobody can tell without the dice themselves: “Wild face” and “Five alike under one cup”.",
    "Agreed before the first roll, and left out: “Dice each”, “Drinks for a loss” and “Ante into a pot”.",
  ]);
});

test("merges numbers with the same effect into one line, and describes a game that would go on", () => {
  const lines = told(
    "firehouse",
    { end_alone: 2 },
    ...[start("s1"), says("s1", "7 fives"), bangs("s3"), outcome("there")],
  );
  expect(lines).toContain("Washes alone at: 3 or more → 7 fives were there. Cy two bads. The game goes on.");
  expect(lines).not.toContainEqual(expect.stringContaining("Washes alone at: 1"));
});

test("describes a challenge that does not exist there, and a drink to hand out", () => {
  expect(
    told("perudo", {}, opens("s1"), says("s1", "2 fives"), calls("s3", "spot-on"), counted(2)),
  ).toContain("Calza: Off → Cy could not have called spot on. This table doesn’t play spot on.");
  expect(
    told("pass-the-cup", {}, opens("s1"), says("s1", "pair of twos"), doubts("s2"), lifts(2, 2, 3, 4, 5)),
  ).toContain(
    "The winner hands out a drink too: On → Pair of twos, with a five, a four and a three, beats pair of twos: it was there. Bob gets one drink. Ann hands out one drink too.",
  );
});

test.each([
  [0, true, ""],
  [1, true, "The one other house rule changes nothing."],
  [1, false, "The one house rule changes nothing."],
  [9, true, "None of the other 9 house rules changes this."],
  [9, false, "None of the 9 house rules changes this."],
])("counts %i rules without effect next to others: %s", (unchanged, others, sentence) => {
  expect(sayUnchanged(unchanged, others)).toBe(sentence);
});

test.each([
  [{ from: 3, to: 3, open: false }, "Washes alone at: 3"],
  [{ from: 3, to: 4, open: false }, "Washes alone at: 3 or 4"],
  [{ from: 3, to: 6, open: false }, "Washes alone at: 3 to 6"],
  [{ from: 3, to: 99, open: true }, "Washes alone at: 3 or more"],
])("names the values of a house rule: %o", (values, sentence) => {
  expect(sayOtherRule("end_alone", values)).toBe(sentence);
});
