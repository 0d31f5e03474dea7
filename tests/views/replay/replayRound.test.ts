import { describe, expect, test } from "vitest";
import type { Action, Move } from "@/lib/engine";
import type { History } from "@/lib/protocol/entry";
import { replayRound } from "@/lib/views/replay/replayRound";
import { bangs, outcome, says, start, tableOf } from "../../engine/tableOf";

type Line = readonly [action: Action | null, replaces?: readonly number[]];

/** A history of these entries, in order. */
const historyOf = (...lines: readonly Line[]): History => ({
  id: "game",
  startedAt: "2026-11-20T20:00:00.000Z",
  resultOnly: false,
  group: null,
  cloth: null,
  playoffOf: null,
  opening: tableOf(["Ann", "Bob", "Cy"]),
  names: {},
  entries: lines.map(([action, replaces], at) => ({
    id: String(at + 1),
    seq: at + 1,
    after: at,
    action,
    at: "",
    by: "",
    ...(replaces && { replaces }),
  })),
  you: "",
  authors: {},
  mine: null,
  keeps: false,
  consents: [],
});

const bad: Move = { what: "bad", count: 1, from: "bank", to: "Bob" };
const one = (first: string, second: string, count: number): readonly Line[] => [
  [start(first)],
  [says(first, { count, face: 6 })],
  [bangs(second)],
  [outcome("short")],
];

describe("one round at a time", () => {
  const history = historyOf(
    ...one("Ann", "Bob", 5),
    [{ do: "result", moves: [bad] }],
    ...one("Bob", "Cy", 6),
    [start("Bob")],
    [says("Bob", "2 twos")],
  );

  test.each([
    [null, 1, null, 2],
    [1, 1, null, 2],
    [2, 2, 1, 3],
    [3, 3, 2, null],
    [4, 3, 2, null],
    [999_999, 3, 2, null],
  ])("returns for %s: round %s, after %s, before %s", (asked, round, earlier, later) => {
    expect(replayRound(history, asked)).toMatchObject({ round: { round }, earlier, later, latest: 3 });
  });

  test("has only the moves of a result-only one", () => {
    expect(replayRound(history, 2).round).toEqual({ kind: "told", round: 2, moves: [bad] });
  });

  test("hides the open round", () => {
    const { round } = replayRound(history, 4);
    expect(round?.kind === "settled" && round.actions.map((action) => action.do)).toEqual([
      "start-round",
      "claim",
      "challenge",
      "reveal",
    ]);
  });
});

test("uses corrected entries", () => {
  const history = historyOf(...one("Ann", "Bob", 5), [says("Ann", { count: 7, face: 6 }), [2]]);
  const { round } = replayRound(history, 1);
  expect(round?.kind === "settled" && round.actions[1]).toEqual(says("Ann", { count: 7, face: 6 }));
});

test("is empty before the first end, and for an end alone", () => {
  expect(replayRound(historyOf([start("Ann")]), null)).toMatchObject({ round: null, latest: 0 });
  const result = { ...historyOf(...one("Ann", "Bob", 5)), resultOnly: true };
  expect(replayRound(result, 1)).toMatchObject({ round: null, earlier: null, later: null });
});

test("shows the end of an endless round", () => {
  const claims = Array.from(
    { length: 400 },
    (_, at): Line => [says(["Ann", "Bob", "Cy"][at % 3] ?? "", { count: at + 1, face: 6 })],
  );
  const { round } = replayRound(historyOf([start("Ann")], ...claims, [bangs("Bob")], [outcome("short")]), 1);
  if (round?.kind !== "settled") throw new Error("no round");
  expect(round.actions).toHaveLength(240);
  expect(round.leftOut).toBe(163);
  expect(round.before).toMatchObject({ phase: "claiming", round: { latest: { claim: { count: 162 } } } });
});
