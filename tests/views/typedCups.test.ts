import { describe, expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import type { CupReading } from "@/lib/protocol/typedCups";
import { type DiceDraft, EMPTY_DRAFT, goToCup, viewDraft } from "@/lib/views/diceDraft";
import {
  allTyped,
  apart,
  chooseDice,
  isPartOf,
  type TypedHere,
  takeDieBack,
  tapDie,
  together,
  typedOtherwise,
} from "@/lib/views/typedCups";

const CUPS = [
  { player: "s1", dice: 3 },
  { player: "s2", dice: 3 },
];
const FIVES = { face: 5, wild: 4, needed: 2 } as const;

const reading = (cup: string, ...dice: readonly Face[]): CupReading => ({
  cup,
  dice,
  phone: `of ${cup}`,
  seat: cup,
});

/** A phone on which these dice are typed, one tap each, beside what others typed. */
function typing(others: readonly CupReading[], ...faces: readonly Face[]): TypedHere {
  let here: TypedHere = { own: EMPTY_DRAFT, counts: () => true, others };
  for (const face of faces) here = { ...here, own: tapDie(here, CUPS, face)?.own ?? here.own };
  return here;
}

const seen = (here: TypedHere) =>
  viewDraft(together(here, CUPS).draft, CUPS, FIVES).cups.map(({ dice }) =>
    dice.map((die) => die?.face ?? null),
  );
const typedBy = ({ puts }: DiceDraft) => puts.map(({ player, face }) => `${player} ${face}`);

describe("readings of one cup", () => {
  test("a reading is part of another when all its dice are in it, each as often", () => {
    expect(isPartOf([4, 2], [2, 4, 4])).toBe(true);
    expect(isPartOf([], [])).toBe(true);
    expect(isPartOf([4, 4], [4, 2, 1])).toBe(false);
  });

  test("what is part of another reading says nothing of its own; equal ones are one; others are apart", () => {
    const said = (...readings: (readonly Face[])[]) =>
      apart(readings.map((dice) => ({ dice }))).map(({ dice }) => dice.join(""));
    expect(said([4], [2, 4], [4, 2])).toEqual(["24"]);
    expect(said([4, 4, 2], [4, 2, 2])).toEqual(["442", "422"]);
    expect(said([4, 4, 2], [4, 2, 2], [2])).toEqual(["442", "422"]);
    expect(said()).toEqual([]);
  });

  test("all is typed once every cup has all its dice, and nobody typed one otherwise", () => {
    const full = [reading("s1", 5, 5, 1), reading("s2", 4, 2, 3)];
    expect(allTyped(CUPS, full)).toEqual({ s1: [5, 5, 1], s2: [4, 2, 3] });
    expect(allTyped(CUPS, full.slice(1))).toBeNull();
    expect(allTyped(CUPS, [...full, { ...reading("s2", 4, 2, 2), phone: "another" }])).toBeNull();
    expect(allTyped(CUPS, [...full, { ...reading("s2", 2, 4), phone: "another" }])).not.toBeNull();
  });
});

describe("dice that are typed beside those of others", () => {
  test("a key goes into the first gap that nobody has filled", () => {
    expect(seen(typing([reading("s1", 1, 2, 3)], 6))).toEqual([
      [1, 2, 3],
      [6, null, null],
    ]);
  });

  test("the first key goes into the first gap, wherever others are typing", () => {
    expect(seen(typing([reading("s2", 1)], 6))).toEqual([
      [6, null, null],
      [1, null, null],
    ]);
  });

  test("a cup that another phone began is gone on with, and is then this phone's reading", () => {
    const here = typing([reading("s1", 1, 2)], 6);
    expect(seen(here)[0]).toEqual([1, 2, 6]);
    expect(typedBy(here.own)).toEqual(["s1 1", "s1 2", "s1 6"]);
  });

  test("what another phone types meanwhile of the same cup is laid in, whoever has more of it", () => {
    const here = typing([], 1, 2);
    expect(seen({ ...here, others: [reading("s1", 2, 1, 6)] })[0]).toEqual([2, 1, 6]);
    expect(seen({ ...here, others: [reading("s1", 1)] })[0]).toEqual([1, 2, null]);
  });

  test("a cup typed otherwise is two readings, shows this phone's, and is asked", () => {
    const here = { ...typing([], 1, 2, 3), others: [reading("s1", 1, 2, 4)] };
    const { otherwise } = together(here, CUPS);
    expect([...otherwise.keys()]).toEqual(["s1"]);
    expect(otherwise.get("s1")?.map(({ dice, from }) => [dice.join(""), from?.seat])).toEqual([
      ["123", undefined],
      ["124", "s1"],
    ]);
    expect(seen(here)[0]).toEqual([1, 2, 3]);
  });

  test("once these are said to be its dice, they are this phone's reading", () => {
    const here = { ...typing([], 1, 2, 3, 6), others: [reading("s1", 1, 2, 4)] };
    const { own, cup } = chooseDice(here, "s1", [1, 2, 4]);
    expect(cup).toBe("s1");
    expect(together({ ...here, own }, CUPS).otherwise.size).toBe(0);
    expect(seen({ ...here, own })).toEqual([
      [1, 2, 4],
      [6, null, null],
    ]);
  });

  test("undo takes back what this phone typed last, never a die of another", () => {
    const others = [reading("s1", 1, 2, 3)];
    const here = typing(others, 6);
    const back = takeDieBack(here, CUPS);
    expect(back).toMatchObject({ cup: "s2", own: { puts: [] } });
    expect(takeDieBack({ ...here, own: EMPTY_DRAFT }, CUPS)).toBeNull();
    expect(seen({ ...here, own: EMPTY_DRAFT })[0]).toEqual([1, 2, 3]);
    // What was typed here of a cup that another phone’s dice were chosen for is shown no more.
    const decided = { ...typing([], 1, 2, 3, 6), counts: (cup: string) => cup !== "s1" };
    const left = takeDieBack(decided, CUPS);
    expect(left?.cup).toBe("s2");
    expect(takeDieBack({ ...decided, own: left?.own ?? decided.own }, CUPS)).toBeNull();
  });

  test("undo in a cup that was gone on with leaves the other phone its dice", () => {
    const here = typing([reading("s1", 1, 2)], 6);
    const back = takeDieBack(here, CUPS);
    expect(back?.own.puts).toEqual([]);
    expect(seen({ ...here, own: back?.own ?? EMPTY_DRAFT })[0]).toEqual([1, 2, null]);
  });

  test("a full cup that is gone back to is typed over, die by die", () => {
    const full = typing([], 1, 2, 3, 4, 5, 6);
    const here = { ...full, own: goToCup(full.own, "s1") };
    expect(seen({ ...here, own: tapDie(here, CUPS, 6)?.own ?? EMPTY_DRAFT })[0]).toEqual([6, 2, 3]);
  });

  test("of a cup somebody decided against, what was typed here counts no more", () => {
    const here: TypedHere = {
      ...typing([], 1, 2, 3, 6),
      counts: (cup) => cup !== "s1",
      others: [reading("s1", 1, 2, 4)],
    };
    expect(together(here, CUPS).otherwise.size).toBe(0);
    expect(seen(here)).toEqual([
      [1, 2, 4],
      [6, null, null],
    ]);
    expect(typedBy(tapDie(here, CUPS, 5)?.own ?? EMPTY_DRAFT)).toEqual(["s2 6", "s2 5"]);
  });
});

test("what was typed otherwise than it was settled with is told, what is part of it is not", () => {
  const { own } = typing([], 1, 2, 3, 6);
  const cups = (s1: readonly Face[], s2: readonly Face[]) => typedOtherwise(own, { dice: { s1, s2 } });
  expect(cups([3, 2, 1], [6, 6, 6])).toEqual([]);
  expect(cups([1, 2, 4], [6, 6, 6])).toEqual([{ player: "s1", here: [1, 2, 3], settled: [1, 2, 4] }]);
  expect(cups([3, 2, 1], [1, 1, 1])).toEqual([{ player: "s2", here: [6], settled: [1, 1, 1] }]);
  expect(typedOtherwise(own, { count: 7 })).toEqual([]);
  expect(typedOtherwise(own, null)).toEqual([]);
});

test("the die that decides is the one by which there are as many as were claimed, in the order of the cups", () => {
  const { draft } = together(
    { own: EMPTY_DRAFT, counts: () => true, others: [reading("s2", 5, 1, 4), reading("s1", 1, 4, 1)] },
    CUPS,
  );
  // Two fives are needed, fours are wild: the four of s1 and the five of s2.
  expect(viewDraft(draft, CUPS, FIVES).cups.map(({ decides }) => decides)).toEqual([null, 0]);
  expect(viewDraft(draft, CUPS, { ...FIVES, needed: 4 }).cups.map(({ decides }) => decides)).toEqual([
    null,
    null,
  ]);
});
