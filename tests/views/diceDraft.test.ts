import { expect, test } from "vitest";
import type { Face } from "@/lib/engine";
import { EMPTY_COUNTS, putCount, viewCounts } from "@/lib/views/countsDraft";
import {
  type DiceDraft,
  EMPTY_DRAFT,
  goToCup,
  putCup,
  putDie,
  undoDie,
  viewDraft,
} from "@/lib/views/diceDraft";

const CUPS = [
  { player: "ann", dice: 2 },
  { player: "bob", dice: 2 },
];
const FIVES = { face: 5, wild: 4 } as const;

const put = (draft: DiceDraft, ...faces: readonly Face[]) =>
  faces.reduce((before, face) => putDie(before, CUPS, face), draft);
const faces = (draft: DiceDraft) =>
  viewDraft(draft, CUPS, FIVES).cups.map(({ dice }) => dice.map((die) => die?.face ?? null));
const next = (draft: DiceDraft) =>
  viewDraft(draft, CUPS, FIVES).cups.flatMap(({ player, next }) => (next === null ? [] : [[player, next]]));

test("fills cups in order; counts naturals and wilds, with the dice left", () => {
  const view = viewDraft(put(EMPTY_DRAFT, 5, 4, 1), CUPS, FIVES);
  expect(view).toMatchObject({ found: 2, toCome: 1, dice: null });
  expect(view.cups[0]).toMatchObject({
    matching: 2,
    dice: [
      { face: 5, standing: "counts" },
      { face: 4, standing: "wild" },
    ],
  });
  expect(next(put(EMPTY_DRAFT, 5, 4, 1))).toEqual([["bob", 1]]);
});

test("ends with the last die: nothing is next, all dice are known, and further keys do nothing", () => {
  const full = put(EMPTY_DRAFT, 5, 4, 1, 2);
  expect(viewDraft(full, CUPS, FIVES).dice).toEqual({ ann: [5, 4], bob: [1, 2] });
  expect(next(full)).toEqual([]);
  expect(put(full, 6)).toBe(full);
});

test("undoes the last key, even the very last die", () => {
  expect(faces(undoDie(put(EMPTY_DRAFT, 5, 4, 1, 2)))).toEqual([
    [5, 4],
    [1, null],
  ]);
  expect(undoDie(EMPTY_DRAFT)).toEqual(EMPTY_DRAFT);
});

test("overwrites a full cup from its first die after returning to it; undo restores the old dice", () => {
  const again = put(goToCup(put(EMPTY_DRAFT, 5, 4, 1, 2), "ann"), 6);
  expect(faces(again)).toEqual([
    [6, 4],
    [1, 2],
  ]);
  expect(next(again)).toEqual([["ann", 1]]);
  expect(next(put(again, 3))).toEqual([]);
  expect(faces(undoDie(again))).toEqual([
    [5, 4],
    [1, 2],
  ]);
});

test("continues at the skipped cup after one entered early", () => {
  const bobFirst = put(goToCup(EMPTY_DRAFT, "bob"), 1, 2);
  expect(next(bobFirst)).toEqual([["ann", 0]]);
});

test("takes one count per cup, then nothing is next; going back changes one cup", () => {
  const two = putCount(putCount(EMPTY_COUNTS, CUPS, 2), CUPS, 1);
  expect(viewCounts(two, CUPS)).toMatchObject({
    found: 3,
    toCome: 0,
    next: null,
    counts: { ann: 2, bob: 1 },
  });
  const changed = putCount({ ...two, cup: "ann" }, CUPS, 0);
  expect(viewCounts(changed, CUPS)).toMatchObject({ found: 1, next: null, counts: { ann: 0, bob: 1 } });
  expect(putCount(changed, CUPS, 2)).toBe(changed);
});

test("replaces a cup's dice at once; the other cups stay", () => {
  const typed = put(EMPTY_DRAFT, 5, 4, 1);
  const bobs = putCup(typed, "bob", [6, 6]);
  expect(faces(bobs)).toEqual([
    [5, 4],
    [6, 6],
  ]);
  expect(faces(putCup(bobs, "ann", [2]))).toEqual([
    [2, null],
    [6, 6],
  ]);
  expect(next(putCup(bobs, "ann", [2]))).toEqual([["ann", 1]]);
});
