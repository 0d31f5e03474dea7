import { describe, expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import type { CupReading } from "@/lib/protocol/typedCups";
import { type DiceDraft, EMPTY_DRAFT, goToCup, viewDraft } from "@/lib/views/diceDraft";
import {
  allTyped,
  chooseDice,
  distinctReadings,
  isPartOf,
  removeLastDie,
  type TypedHere,
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

/** A phone with these dice entered, one tap each, next to others' entries. */
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
  test("contain another if they have all its dice, each as often", () => {
    expect(isPartOf([4, 2], [2, 4, 4])).toBe(true);
    expect(isPartOf([], [])).toBe(true);
    expect(isPartOf([4, 4], [4, 2, 1])).toBe(false);
  });

  test("are distinct without contained ones; equal ones are one", () => {
    const distinct = (...readings: (readonly Face[])[]) =>
      distinctReadings(readings.map((dice) => ({ dice }))).map(({ dice }) => dice.join(""));
    expect(distinct([4], [2, 4], [4, 2])).toEqual(["24"]);
    expect(distinct([4, 4, 2], [4, 2, 2])).toEqual(["442", "422"]);
    expect(distinct([4, 4, 2], [4, 2, 2], [2])).toEqual(["442", "422"]);
    expect(distinct()).toEqual([]);
  });

  test("are complete once every cup is, without conflict", () => {
    const full = [reading("s1", 5, 5, 1), reading("s2", 4, 2, 3)];
    expect(allTyped(CUPS, full)).toEqual({ s1: [5, 5, 1], s2: [4, 2, 3] });
    expect(allTyped(CUPS, full.slice(1))).toBeNull();
    expect(allTyped(CUPS, [...full, { ...reading("s2", 4, 2, 2), phone: "another" }])).toBeNull();
    expect(allTyped(CUPS, [...full, { ...reading("s2", 2, 4), phone: "another" }])).not.toBeNull();
  });
});

describe("dice entered next to others' dice", () => {
  test("go into the first gap that no one has filled", () => {
    expect(seen(typing([reading("s1", 1, 2, 3)], 6))).toEqual([
      [1, 2, 3],
      [6, null, null],
    ]);
  });

  test("start at the first gap, wherever others are", () => {
    expect(seen(typing([reading("s2", 1)], 6))).toEqual([
      [6, null, null],
      [1, null, null],
    ]);
  });

  test("continue another phone's cup, which becomes this phone's reading", () => {
    const here = typing([reading("s1", 1, 2)], 6);
    expect(seen(here)[0]).toEqual([1, 2, 6]);
    expect(typedBy(here.own)).toEqual(["s1 1", "s1 2", "s1 6"]);
  });

  test("merge another phone's dice of the same cup, from the one with more", () => {
    const here = typing([], 1, 2);
    expect(seen({ ...here, others: [reading("s1", 2, 1, 6)] })[0]).toEqual([2, 1, 6]);
    expect(seen({ ...here, others: [reading("s1", 1)] })[0]).toEqual([1, 2, null]);
  });

  test("show a conflicting cup as two readings, this phone's first, with a question", () => {
    const here = { ...typing([], 1, 2, 3), others: [reading("s1", 1, 2, 4)] };
    const { otherwise } = together(here, CUPS);
    expect([...otherwise.keys()]).toEqual(["s1"]);
    expect(otherwise.get("s1")?.map(({ dice, from }) => [dice.join(""), from?.seat])).toEqual([
      ["123", undefined],
      ["124", "s1"],
    ]);
    expect(seen(here)[0]).toEqual([1, 2, 3]);
  });

  test("become this phone's reading once chosen", () => {
    const here = { ...typing([], 1, 2, 3, 6), others: [reading("s1", 1, 2, 4)] };
    const { own, cup } = chooseDice(here, "s1", [1, 2, 4]);
    expect(cup).toBe("s1");
    expect(together({ ...here, own }, CUPS).otherwise.size).toBe(0);
    expect(seen({ ...here, own })).toEqual([
      [1, 2, 4],
      [6, null, null],
    ]);
  });

  test("undo only this phone's last die", () => {
    const others = [reading("s1", 1, 2, 3)];
    const here = typing(others, 6);
    const back = removeLastDie(here, CUPS);
    expect(back).toMatchObject({ cup: "s2", own: { puts: [] } });
    expect(removeLastDie({ ...here, own: EMPTY_DRAFT }, CUPS)).toBeNull();
    expect(seen({ ...here, own: EMPTY_DRAFT })[0]).toEqual([1, 2, 3]);
    // This phone's dice for a cup decided for another phone are hidden.
    const decided = { ...typing([], 1, 2, 3, 6), counts: (cup: string) => cup !== "s1" };
    const left = removeLastDie(decided, CUPS);
    expect(left?.cup).toBe("s2");
    expect(removeLastDie({ ...decided, own: left?.own ?? decided.own }, CUPS)).toBeNull();
  });

  test("leave the other phone its dice after an undo in a continued cup", () => {
    const here = typing([reading("s1", 1, 2)], 6);
    const back = removeLastDie(here, CUPS);
    expect(back?.own.puts).toEqual([]);
    expect(seen({ ...here, own: back?.own ?? EMPTY_DRAFT })[0]).toEqual([1, 2, null]);
  });

  test("overwrite a full cup die by die after returning to it", () => {
    const full = typing([], 1, 2, 3, 4, 5, 6);
    const here = { ...full, own: goToCup(full.own, "s1") };
    expect(seen({ ...here, own: tapDie(here, CUPS, 6)?.own ?? EMPTY_DRAFT })[0]).toEqual([6, 2, 3]);
  });

  test("do not count after a decision against them", () => {
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

test("are reported if the verdict differs, unless contained in it", () => {
  const { own } = typing([], 1, 2, 3, 6);
  const cups = (s1: readonly Face[], s2: readonly Face[]) => typedOtherwise(own, { dice: { s1, s2 } });
  expect(cups([3, 2, 1], [6, 6, 6])).toEqual([]);
  expect(cups([1, 2, 4], [6, 6, 6])).toEqual([{ player: "s1", here: [1, 2, 3], settled: [1, 2, 4] }]);
  expect(cups([3, 2, 1], [1, 1, 1])).toEqual([{ player: "s2", here: [6], settled: [1, 1, 1] }]);
  expect(typedOtherwise(own, { count: 7 })).toEqual([]);
  expect(typedOtherwise(own, null)).toEqual([]);
});

test("mark the die that completes the claim, in cup order", () => {
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
