import { expect, test } from "vitest";
import type { Action } from "@/lib/engine";
import { moreSheetWords } from "@/lib/messages/sheets";
import { sayAction, sayMarks, sayShort } from "@/lib/messages/table";
import { sayAward, sayStakeCount, stakeWord } from "@/lib/messages/terms";

const NAMES = { s1: "Ann", s2: "Bob" };

test.each<[Action, string, string]>([
  [{ do: "look", by: "s1" }, "Ann peeked", "the peek"],
  [{ do: "show", by: "s1", dice: [4] }, "Ann showed a four", "1 die"],
  [{ do: "show", by: "s1", dice: [4, 6, 4] }, "Ann showed two fours and a six", "3 dice"],
  [{ do: "hide", by: "s2", dice: [1] }, "Bob hid a one under the cup", "1 die"],
  [{ do: "roll-table", by: "s2", from: [2], to: [5] }, "Bob rolled a two in the open: a five", "the roll"],
  [{ do: "roll-cup", by: "s2" }, "Bob rolled the cup", "the roll"],
  [{ do: "give", by: "s1", to: "s2" }, "Ann gave Bob one sip", "the sip"],
  [{ do: "give", by: "s1", to: "s1" }, "Ann took one sip", "the sip"],
])("describes %j as %s, and on the undo key as %s", (action, sentence, short) => {
  expect(sayAction(action, NAMES, { drink: "sip" })).toBe(sentence);
  expect(sayShort(action, NAMES, { drink: "sip" })).toBe(short);
});

test.each([
  [null, "drink", "drinks"],
  ["sip", "sip", "sips"],
  ["shot of water", "shot of water", "shots of water"],
  ["glass", "glass", "glasses"],
])("P10 a drink called %s: one %s, two %s", (drink, one, many) => {
  expect([stakeWord("drink", 1, drink), stakeWord("drink", 2, drink)]).toEqual([one, many]);
});

test("P10 drinks in the table's own word: on the verdict, on the strip, as a penalty", () => {
  const drinks = { what: "drink", count: 2, from: "bank", to: "s1" } as const;
  expect(sayAward(drinks, "push-up")).toBe("gets two push-ups");
  expect(sayAward({ what: "chip", count: 1, from: "s1", to: "pot" }, null, 3)).toBe(
    "pay one chip each into the pot",
  );
  expect(sayStakeCount("drink", 3, "push-up")).toBe("3 push-ups");
  expect(moreSheetWords.penalty.save("Ann", drinks, "push-up")).toBe("Ann gets two push-ups");
});

test("P7 the plea is marked in the history", () => {
  expect(sayMarks({ do: "reveal", outcome: "short", messed_up: true })).toBe("says the dice got messed up");
});
