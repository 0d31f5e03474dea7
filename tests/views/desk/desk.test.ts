import { describe, expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { linkOf, readLink } from "@/lib/protocol/ask/link";
import {
  askOther,
  type Desk,
  deskOf,
  hasOpenDice,
  openDesk,
  putDice,
  putDie,
  questionOn,
  removeLast,
  say,
  sayCount,
  typedInto,
} from "@/lib/views/desk/desk";
import { claimInEnglish } from "@/lib/views/desk/reading/claims";

const put = (desk: Desk, dice: string): Desk =>
  [...dice].reduce((so, die) => putDie(so, Number(die) as Face), desk);

const answerOf = (desk: Desk) => {
  const question = questionOn(desk);
  return question && answerTo(question);
};

describe("two hands, die by die", () => {
  test("H2: compares 33226 with 44112 in ten taps, and the second wins", () => {
    const desk = put(openDesk("pass-the-cup"), "3322644112");
    expect(desk).toMatchObject({ claims: ["33226", "44112"], at: null });
    expect(answerOf(desk)).toMatchObject({
      result: "b",
      message: "44112 beats 33226: both have two pair, and fours beat threes.",
    });
  });

  test("asks nothing before the tenth die, and ignores an eleventh", () => {
    const nine = put(openDesk("pass-the-cup"), "332264411");
    expect(questionOn(nine)).toBeNull();
    expect(put(nine, "222").claims).toEqual(["33226", "44112"]);
  });

  test("removes dice one by one, across hands too", () => {
    let desk = put(openDesk("pass-the-cup"), "332264");
    for (const claims of [
      ["33226", ""],
      ["3322", ""],
      ["332", ""],
    ]) {
      desk = removeLast(desk);
      expect(desk.claims).toEqual(claims);
    }
    expect(put(desk, "551").claims).toEqual(["33255", "1"]);
    expect(removeLast(openDesk("pass-the-cup"))).toEqual({ ...openDesk("pass-the-cup"), at: 0 });
  });

  test("M1: reads two dice as a roll: 21 is Mia", () => {
    expect(answerOf(put(openDesk("mia"), "6521"))).toMatchObject({ result: "b" });
  });
});

describe("claims of counts", () => {
  test("S8: judges ten ones over nine sixes", () => {
    const desk = sayCount(sayCount(openDesk("firehouse"), 0, 9, 6), 1, 10, 1);
    expect(desk.at).toBeNull();
    expect(answerOf(desk)).toMatchObject({ legal: true });
  });

  test("S3: opens the round without an earlier claim", () => {
    expect(answerOf(sayCount({ ...openDesk("bar"), at: 1 }, 1, 4, 2))).toMatchObject({ legal: true });
  });

  test("S1: asks for the red die first in “was it there”, and counts the dice", () => {
    const claimed = sayCount(askOther(openDesk("firehouse"), "judge"), 0, 3, 6);
    const shown = put(claimed, "6642");
    expect(questionOn(shown)).toBeNull();
    // Two sixes and the wild four.
    expect(answerOf({ ...shown, wild: 4 })).toMatchObject({ claimTrue: true, exact: true, found: 3 });
    expect(answerOf({ ...shown, wild: 1 })).toMatchObject({ claimTrue: false, margin: -1 });
  });

  test("S1: gives the odds: one unknown die shows a six once in six", () => {
    const desk = { ...sayCount(askOther(openDesk("bar"), "odds"), 0, 1, 6), inPlay: 1 };
    expect(answerOf(desk)).toMatchObject({ chance: expect.closeTo(1 / 6, 10) });
  });
});

test("answers words that are no claim with a suggestion", () => {
  const desk = say(say(openDesk("pass-the-cup"), 0, "pear of twos"), 1, "three sixes");
  expect(answerOf(desk)).toMatchObject({ ok: false, code: "unreadable-claim" });
});

test.each([
  put(openDesk("pass-the-cup"), "3322644112"),
  put(openDesk("mia"), "6521"),
  sayCount(sayCount(openDesk("firehouse", { ones: "high" }), 0, 9, 6), 1, 9, 1),
  { ...put(sayCount(askOther(openDesk("firehouse"), "judge"), 0, 3, 6), "6642"), wild: 4 as Face },
  put(askOther(put(openDesk("own-hand"), "33226"), "judge"), ""),
])("opens the same desk from a link: %#", (desk) => {
  const question = questionOn(desk);
  if (question === null) return expect(desk.dice).toEqual([]);
  const again = readLink(new URLSearchParams(linkOf(question)));
  if (again === null) throw new Error("not read");
  // The desk keeps only the link's changed rules.
  expect(questionOn(deskOf(again))).toEqual(questionOn(desk));
});

test("checks a claim against open dice in games with a shared cup (C4)", () => {
  const entered = say(say(askOther(openDesk("closed-cup"), "raise"), 0, "pair of twos"), 1, "high straight");
  const open = putDice(entered, "dice", [3, 3]);
  expect(answerOf(entered)).toMatchObject({ ok: true, legal: true });
  expect(answerOf(open)).toMatchObject({ ok: true, legal: false, code: "exposed-not-in-claim" });
  const question = questionOn(open);
  expect(question).toMatchObject({ ask: "raise", table: [3, 3] });
  expect(question && questionOn(deskOf(question))).toEqual(question);
  expect([hasOpenDice(openDesk("pass-the-cup")), hasOpenDice(openDesk("own-hand"))]).toEqual([true, false]);
  // Removes the last die, then the claim before it.
  expect(removeLast(open)).toMatchObject({ dice: [3] });
  expect(removeLast({ ...open, dice: [] })).toMatchObject({ claims: ["pair of twos", ""] });
});

test("replaces dice at once: a hand, the other one, the revealed ones", () => {
  const one = putDice(put(openDesk("pass-the-cup"), "33"), 0, [4, 4, 1, 1, 2]);
  expect(one).toMatchObject({ claims: ["44112", ""], at: 1 });
  const both = putDice(one, 1, [3, 3, 2, 2, 6]);
  expect(both).toMatchObject({ claims: ["44112", "33226"], at: null });
  const shown = askOther(say(openDesk("perudo"), 0, "3x4"), "judge");
  expect(putDice({ ...shown, dice: [6], at: "dice" }, "dice", [4, 4, 1]).dice).toEqual([4, 4, 1]);
});

describe("words and keys on one desk", () => {
  const judged = {
    ask: "judge",
    game: "perudo",
    house: {},
    claim: "5 threes",
    kind: "spot-on",
    count: 4,
  } as const;

  test("U6: shows a count and a call that were read, and a tap changes either", () => {
    const desk = deskOf(judged);
    expect(desk).toMatchObject({ claims: ["5 threes", ""], count: 4, spotOn: true });
    expect(questionOn(desk)).toMatchObject({ kind: "spot-on", count: 4 });
    expect(answerOf({ ...desk, count: 5 })).toMatchObject({ exact: true });
    expect(questionOn({ ...desk, spotOn: false })).not.toHaveProperty("kind");
    expect(questionOn(putDie({ ...desk, at: "dice" }, 3))).toMatchObject({ dice: [3] });
    expect(questionOn({ ...desk, count: null })).toBeNull();
  });

  test("drops a call that the game does not have", () => {
    expect(questionOn({ ...deskOf(judged), game: "bar", house: {} })).not.toHaveProperty("kind");
  });

  test("starts a full hand over, so that a tap changes what was read", () => {
    const desk = deskOf({ ask: "compare", game: "mia", a: [6, 5], b: [2, 1] });
    expect(putDie({ ...desk, at: 0 }, 3).claims).toEqual(["3", "21"]);
  });

  test("puts a typed claim, or typed dice, in the place that waits", () => {
    const raise = sayCount(openDesk("bar"), 0, 7, 6);
    expect(typedInto(raise, "acht Fünfen", claimInEnglish)).toMatchObject({ at: null });
    expect(typedInto(raise, "8 fives", claimInEnglish)?.claims[1]).toBe("8 fives");
    const judge = { ...raise, asking: "judge", at: "dice" } as const;
    expect(typedInto(judge, "6 6 3, 2", claimInEnglish)?.dice).toEqual([6, 6, 3, 2]);
  });

  test("leaves questions, an empty desk and hostile words to the reader", () => {
    const raise = sayCount(openDesk("bar"), 0, 7, 6);
    expect(typedInto(raise, "8 fives over 7 sixes", claimInEnglish)).toBeNull();
    expect(typedInto(openDesk("bar"), "8 fives", claimInEnglish)).toBeNull();
    for (const words of ["8 fives ".repeat(20_000), "5".repeat(100_000), "", "<b>8 fives</b>", "🎲"])
      for (const at of [1, "dice"] as const)
        expect(
          typedInto({ ...raise, asking: at === 1 ? "raise" : "judge", at }, words, claimInEnglish),
        ).toBeNull();
  });
});
