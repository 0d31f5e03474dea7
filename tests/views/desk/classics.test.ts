import { expect, test } from "vitest";
import { CLASSICS } from "@/app/rules/arguments/_arguments/classics";
import { argumentWords } from "@/lib/messages/desk";
import { answerTo } from "@/lib/protocol/ask/answerTo";

/** Worked out by hand from the rule book. */
const ANSWERS: Readonly<Record<string, string>> = {
  "two-pair": "44112 beats 33226: both have two pair, and fours beat threes.",
  ones: "66432 beats 11432: both have a pair, and sixes beat ones.",
  straight: "33322 beats 23456: a full house beats a straight.",
  "full-houses":
    "44422 beats 33366: both have a full house; the three of a kind decides, and fours beat threes.",
  kicker:
    "A pair of twos with a one doesn’t beat a pair of twos. The lowest raise is a pair of twos with a three.",
  better: "Three sixes, with a two and a one, beats two pair, fours and ones: it was there.",
  over: "10 ones beats 9 sixes.",
  beyond: "10 sixes beats 9 sixes.",
  "wild-number": "2 of 3 fours: short by one.",
  "wild-ones": "2 ones beats 4 fives.",
  "spot-on": "4 fives, 3 fives claimed: one to spare.",
};

test.each(CLASSICS)("answers $about", ({ about, question }) => {
  expect(answerTo(question).message).toBe(ANSWERS[about]);
});

test("has every argument with words on the page", () => {
  expect(CLASSICS.map(({ about }) => about).toSorted()).toEqual(
    Object.keys(argumentWords.classics).toSorted(),
  );
});
