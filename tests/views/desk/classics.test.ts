import { expect, test } from "vitest";
import { CLASSICS } from "@/app/rules/arguments/_arguments/classics";
import { argumentWords } from "@/lib/messages/desk";
import { answerTo } from "@/lib/protocol/ask/answerTo";

/** Worked out by hand from the rule book. */
const ANSWERS: Readonly<Record<string, string>> = {
  "two-pair": "44112 beats 33226: both have two pair, and fours are higher than threes.",
  ones: "66432 beats 11432: both have a pair, and sixes are higher than ones.",
  straight: "33322 beats 23456: a full house ranks above a straight.",
  "full-houses":
    "44422 beats 33366: both have a full house; the three counts first, and fours are higher than threes.",
  kicker:
    "Pair of twos, with a one, is not higher than pair of twos. The lowest raise is pair of twos, with a three.",
  better: "Three sixes, with a two and a one, is higher than two pair, fours and ones: it was there.",
  over: "10 ones is higher than 9 sixes.",
  beyond: "10 sixes is higher than 9 sixes.",
  "wild-number": "2 of 3 fours: short by one.",
  "wild-ones": "2 ones is higher than 4 fives.",
  "spot-on": "4 fives for 3 fives: one to spare.",
};

test.each(CLASSICS)("$about", ({ about, question }) => {
  expect(answerTo(question).message).toBe(ANSWERS[about]);
});

test("every argument that has words is on the page", () => {
  expect(CLASSICS.map(({ about }) => about).toSorted()).toEqual(
    Object.keys(argumentWords.classics).toSorted(),
  );
});
