import { expect, test } from "vitest";
import { CLASSICS } from "@/app/arguments/_arguments/classics";
import { answerTo } from "@/lib/formats/ask/answerTo";
import { argumentWords } from "@/lib/words/arguments";

/** Worked out by hand from the rule book. */
const ANSWERS: Readonly<Record<string, string>> = {
  "two-pair": "Two pair, fours and ones, two beats two pair, threes and twos, six.",
  ones: "Pair of sixes, four three two beats pair of ones, four three two.",
  straight: "Full house, threes over twos beats high straight.",
  "full-houses": "Full house, fours over twos beats full house, threes over sixes.",
  kicker: "Pair of twos, one is not higher than pair of twos. The lowest raise is pair of twos, three.",
  better: "Three sixes, two one: as good as two pair, fours and ones and better.",
  over: "Yes: 10 ones is higher than 9 sixes.",
  beyond: "Yes: 10 sixes is higher than 9 sixes.",
  "wild-number": "2 of 3 fours: short by one.",
  "wild-ones": "Yes: 2 ones is higher than 4 fives.",
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
