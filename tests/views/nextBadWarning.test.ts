import { expect, test } from "vitest";
import type { Action, GameState } from "@/lib/engine";
import { oneMoreBad } from "@/lib/views/nextBadWarning";
import { recorded, says, start, tableOf } from "../engine/tableOf";

const CREW = ["Pete", "Al", "Cy", "Dee", "Eve"];

/** Bads for each of the crew, in order. */
const bads = (counts: readonly number[], house: Readonly<Record<string, string | number>> = {}): GameState =>
  recorded(
    tableOf(CREW, house),
    ...counts.flatMap((count, at): readonly Action[] =>
      count === 0
        ? []
        : [{ do: "adjust", what: "bad", count, from: "bank", to: CREW[at] ?? "", note: "told" }],
    ),
  ).state;

test("F10 warns from two bads on: a player who reaches three next to another three washes with them", () => {
  expect(oneMoreBad(bads([2, 3]))).toEqual([{ players: ["Pete"], others: ["Al"] }]);
});

test("F10 groups several with two bads; one with three already stays below five", () => {
  expect(oneMoreBad(bads([2, 3, 2, 1]))).toEqual([{ players: ["Pete", "Cy"], others: ["Al"] }]);
});

test("F10 warns with four bads: the next one is the fifth, and washes alone", () => {
  expect(oneMoreBad(bads([4, 2]))).toEqual([
    { players: ["Pete"], others: [] },
    { players: ["Al"], others: ["Pete"] },
  ]);
});

test("F10 has no warning for two bads without another player near", () => {
  expect(oneMoreBad(bads([2, 1, 1]))).toEqual([]);
});

test("F10 follows the table's own numbers: three must be at two, and exactly three", () => {
  const house = { end_together: 2, together_count: 3, end_pair: "exactly" };
  expect(oneMoreBad(bads([1, 2, 2], house))).toEqual([{ players: ["Pete"], others: ["Al", "Cy"] }]);
});

test("S15 warns in the middle of a round, and not after the end", () => {
  const open = recorded(bads([2, 3]), start("Pete", 4), says("Pete", "4 fives")).state;
  expect(oneMoreBad(open)).toEqual([{ players: ["Pete"], others: ["Al"] }]);
  expect(oneMoreBad(bads([2, 5]))).toEqual([]);
});

test("has none in games without bads", () => {
  expect(oneMoreBad(tableOf(CREW, {}, "bar"))).toEqual([]);
});
