import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { sayAlternative, sayOtherRule, sayUnchanged, sayUnknown } from "@/lib/messages/whatIf";
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
function textFor(
  game: string,
  house: Readonly<Record<string, string | number>>,
  ...actions: readonly Action[]
) {
  const [round] = playedRounds(fold(tableOf(["s1", "s2", "s3"], house, game), journalOf(...actions)));
  if (round === undefined) throw new Error("no round was settled");
  const { here, others, unchanged, untold } = butWePlay(round.played);
  return [
    ...others.map(
      ({ option, values, came: otherOutcome }) =>
        `${sayOtherRule(option, values)} → ${sayAlternative(otherOutcome, here, { game, names: NAMES, drink: null })}`,
    ),
    sayUnchanged(unchanged, others.length > 0),
    ...sayUnknown(untold),
  ];
}

test("describes a bang out of turn, for tables without them and for those where one bad ends it", () => {
  expect(textFor("firehouse", {}, start("s1"), says("s1", "7 fives"), bangs("s3"), counted(5))).toEqual([
    "Challenges out of turn: Only the player in turn → Cy couldn’t have banged. Only Bob can challenge. No challenges out of turn at this table.",
    "Bads to wash alone: 1 → 5 of 7 fives: short by two. Cy gets two goods, Ann takes one bad. Ann washes the dishes.",
    "Being wrong costs: Two → 5 of 7 fives: short by two. Cy gets two goods, Ann takes two bads.",
    "Being wrong costs: The difference → 5 of 7 fives: short by two. Cy gets two goods, Ann takes two bads.",
    "The other 14 house rules change nothing.",
    "Can’t tell without the dice: “Wild face” and “Five of a kind in one cup”.",
    "Left out, agreed before the first roll: “Drinks for a loss” and “Ante into a pot”.",
  ]);
});

test("describes other ladders, the cost of a mistake, and what is unknown without dice", () => {
  const actions = [opens("s1"), says("s1", "3 fives"), says("s2", "4 twos"), doubts("s3"), counted(2)];
  expect(textFor("bar", { dice_each: 2 }, ...actions)).toEqual([
    "Raises: More of that face, or a higher one → Bob couldn’t have said 4 twos. 4 twos doesn’t beat 3 fives. The lowest raise is 4 fives.",
    "Raises: More of either, less of neither → Bob couldn’t have said 4 twos. 4 twos doesn’t beat 3 fives. The lowest raise is 3 sixes.",
    "Being wrong costs: Two dice → 2 of 4 twos: short by two. Bob loses two dice.",
    "Being wrong costs: The difference → 2 of 4 twos: short by two. Bob loses two dice.",
    "The other 11 house rules change nothing.",
    "Can’t tell without the dice: “Wild face” and “Five of a kind in one cup”.",
    "Left out, agreed before the first roll: “Dice each”, “Drinks for a loss”, and “Ante into a pot”.",
  ]);
});

test("merges numbers with the same effect into one line, and describes a game that would go on", () => {
  const lines = textFor(
    "firehouse",
    { end_alone: 2 },
    ...[start("s1"), says("s1", "7 fives"), bangs("s3"), outcome("there")],
  );
  expect(lines).toContain(
    "Bads to wash alone: 3 or more → 7 fives were there. Cy takes two bads. The game goes on.",
  );
  expect(lines).not.toContainEqual(expect.stringContaining("Bads to wash alone: 1"));
});

test("describes a challenge that does not exist there, and a drink to hand out", () => {
  expect(
    textFor("perudo", {}, opens("s1"), says("s1", "2 fives"), calls("s3", "spot-on"), counted(2)),
  ).toContain("Calza: Off → Cy couldn’t have called spot on. This table doesn’t play spot on.");
  expect(
    textFor("pass-the-cup", {}, opens("s1"), says("s1", "pair of twos"), doubts("s2"), lifts(2, 2, 3, 4, 5)),
  ).toContain(
    "The winner hands out a drink too: On → Pair of twos, with a five, a four, and a three, beats pair of twos: it was there. Bob drinks one. Ann hands out one drink too.",
  );
});

test.each([
  [0, true, ""],
  [1, true, "The other house rule changes nothing."],
  [1, false, "The house rule changes nothing."],
  [9, true, "The other 9 house rules change nothing."],
  [9, false, "The 9 house rules change nothing."],
])("lists %i without a change, and the others: %s", (unchanged, others, sentence) => {
  expect(sayUnchanged(unchanged, others)).toBe(sentence);
});

test.each([
  [{ from: 3, to: 3, open: false }, "Bads to wash alone: 3"],
  [{ from: 3, to: 4, open: false }, "Bads to wash alone: 3 or 4"],
  [{ from: 3, to: 6, open: false }, "Bads to wash alone: 3 to 6"],
  [{ from: 3, to: 99, open: true }, "Bads to wash alone: 3 or more"],
])("names the values of a house rule: %o", (values, sentence) => {
  expect(sayOtherRule("end_alone", values)).toBe(sentence);
});
