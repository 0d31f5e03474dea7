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
  say,
  sayCount,
  takeBack,
} from "@/lib/views/desk/desk";

const put = (desk: Desk, dice: string): Desk =>
  [...dice].reduce((so, die) => putDie(so, Number(die) as Face), desk);

const told = (desk: Desk) => {
  const question = questionOn(desk);
  return question && answerTo(question);
};

describe("two hands, die by die", () => {
  test("H2: 33226 against 44112 is ten taps, and the second wins", () => {
    const desk = put(openDesk("pass-the-cup"), "3322644112");
    expect(desk).toMatchObject({ said: ["33226", "44112"], at: null });
    expect(told(desk)).toMatchObject({
      result: "b",
      message: "44112 beats 33226: both have two pair, and fours beat threes.",
    });
  });

  test("nothing is asked before the tenth die, and an eleventh goes nowhere", () => {
    const nine = put(openDesk("pass-the-cup"), "332264411");
    expect(questionOn(nine)).toBeNull();
    expect(put(nine, "222").said).toEqual(["33226", "44112"]);
  });

  test("dice are taken back one by one, over the edge of the hand too", () => {
    let desk = put(openDesk("pass-the-cup"), "332264");
    for (const said of [
      ["33226", ""],
      ["3322", ""],
      ["332", ""],
    ]) {
      desk = takeBack(desk);
      expect(desk.said).toEqual(said);
    }
    expect(put(desk, "551").said).toEqual(["33255", "1"]);
    expect(takeBack(openDesk("pass-the-cup"))).toEqual({ ...openDesk("pass-the-cup"), at: 0 });
  });

  test("M1: two dice are a roll: 21 is Mia", () => {
    expect(told(put(openDesk("mia"), "6521"))).toMatchObject({ result: "b" });
  });
});

describe("claims that are numbers of dice", () => {
  test("S8: ten ones over nine sixes", () => {
    const desk = sayCount(sayCount(openDesk("firehouse"), 0, 9, 6), 1, 10, 1);
    expect(desk.at).toBeNull();
    expect(told(desk)).toMatchObject({ legal: true });
  });

  test("S3: nothing said before: it opens the round", () => {
    expect(told(sayCount({ ...openDesk("bar"), at: 1 }, 1, 4, 2))).toMatchObject({ legal: true });
  });

  test("S1: was it there asks for the red die first, and counts what lies there", () => {
    const claimed = sayCount(askOther(openDesk("firehouse"), "judge"), 0, 3, 6);
    const shown = put(claimed, "6642");
    expect(questionOn(shown)).toBeNull();
    // Two sixes and the wild four.
    expect(told({ ...shown, wild: 4 })).toMatchObject({ claimTrue: true, exact: true, found: 3 });
    expect(told({ ...shown, wild: 1 })).toMatchObject({ claimTrue: false, margin: -1 });
  });

  test("S1: how likely: one unknown die shows a six once in six", () => {
    const desk = { ...sayCount(askOther(openDesk("bar"), "odds"), 0, 1, 6), inPlay: 1 };
    expect(told(desk)).toMatchObject({ chance: expect.closeTo(1 / 6, 10) });
  });
});

test("words that are no claim are answered with what was meant", () => {
  const desk = say(say(openDesk("pass-the-cup"), 0, "pear of twos"), 1, "three sixes");
  expect(told(desk)).toMatchObject({ ok: false, code: "unreadable-claim" });
});

test.each([
  put(openDesk("pass-the-cup"), "3322644112"),
  put(openDesk("mia"), "6521"),
  sayCount(sayCount(openDesk("firehouse", { ones: "high" }), 0, 9, 6), 1, 9, 1),
  { ...put(sayCount(askOther(openDesk("firehouse"), "judge"), 0, 3, 6), "6642"), wild: 4 as Face },
  put(askOther(put(openDesk("own-hand"), "33226"), "judge"), ""),
])("a link opens the same desk again: %#", (desk) => {
  const question = questionOn(desk);
  if (question === null) return expect(desk.dice).toEqual([]);
  const again = readLink(new URLSearchParams(linkOf(question)));
  if (again === null) throw new Error("not read");
  // Of the rules in the link the desk keeps what is other than the game's own.
  expect(questionOn(deskOf(again))).toEqual(questionOn(desk));
});

test("dice in the open are held against what is said over them, where one cup goes round (C4)", () => {
  const said = say(say(askOther(openDesk("closed-cup"), "raise"), 0, "pair of twos"), 1, "high straight");
  const open = putDice(said, "dice", [3, 3]);
  expect(told(said)).toMatchObject({ ok: true, legal: true });
  expect(told(open)).toMatchObject({ ok: true, legal: false, code: "exposed-not-in-claim" });
  const question = questionOn(open);
  expect(question).toMatchObject({ ask: "raise", table: [3, 3] });
  expect(question && questionOn(deskOf(question))).toEqual(question);
  expect([hasOpenDice(openDesk("pass-the-cup")), hasOpenDice(openDesk("own-hand"))]).toEqual([true, false]);
  // What is taken back last is the last die, then the claim before it.
  expect(takeBack(open)).toMatchObject({ dice: [3] });
  expect(takeBack({ ...open, dice: [] })).toMatchObject({ said: ["pair of twos", ""] });
});

test("dice put all at once stand in the place of those before: a hand, the other one, those that were shown", () => {
  const one = putDice(put(openDesk("pass-the-cup"), "33"), 0, [4, 4, 1, 1, 2]);
  expect(one).toMatchObject({ said: ["44112", ""], at: 1 });
  const both = putDice(one, 1, [3, 3, 2, 2, 6]);
  expect(both).toMatchObject({ said: ["44112", "33226"], at: null });
  const shown = askOther(say(openDesk("perudo"), 0, "3x4"), "judge");
  expect(putDice({ ...shown, dice: [6], at: "dice" }, "dice", [4, 4, 1]).dice).toEqual([4, 4, 1]);
});
