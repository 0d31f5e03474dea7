import { describe, expect, test } from "vitest";
import {
  type DutyLine,
  dutiesOf,
  manualWashesByDay,
  openDuties,
  type Washed,
  washesOf,
} from "@/lib/views/ledger/duties";

const MONDAY = "2026-11-23";
const lost = (day: string, ...losers: readonly string[]): Washed => ({ game: `game ${day}`, day, losers });
const line = (fields: Partial<DutyLine>): DutyLine => ({
  kind: "done",
  game: `game ${MONDAY}`,
  from: "Ann",
  to: "bank",
  amount: 1,
  day: null,
  on: MONDAY,
  ...fields,
});

/** "Ann 1 2026-11-23" */
const open = (washed: readonly Washed[], lines: readonly DutyLine[], today = MONDAY) =>
  openDuties(dutiesOf(washed, lines), today).map(({ who, times, day }) => `${who} ${times} ${day}`);

describe("a dish duty", () => {
  test("is open on its day and the day after, and then done automatically", () => {
    const washed = [lost(MONDAY, "Ann")];
    expect(open(washed, [])).toEqual([`Ann 1 ${MONDAY}`]);
    expect(open(washed, [], "2026-11-24")).toEqual([`Ann 1 ${MONDAY}`]);
    expect(open(washed, [], "2026-11-25")).toEqual([]);
  });

  test("is separate for each of several losers", () => {
    expect(open([lost(MONDAY, "Ann", "Bob")], [line({})])).toEqual([`Bob 1 ${MONDAY}`]);
  });

  test("leaves nothing open of 59 earlier games", () => {
    const games = Array.from({ length: 59 }, (_, at) =>
      lost(`2026-${String(1 + (at % 9)).padStart(2, "0")}-${String(1 + (at % 28)).padStart(2, "0")}`, "Ann"),
    );
    expect(open(games, [])).toEqual([]);
  });

  test("is done once, and no more", () => {
    expect(open([lost(MONDAY, "Ann")], [line({}), line({})])).toEqual([]);
    expect(dutiesOf([lost(MONDAY, "Ann")], [line({ amount: 9 })])[0]?.times).toBe(0);
  });

  test("moves to another person, on the named day", () => {
    const swapped = line({ kind: "swapped", to: "Hale", day: "2026-11-27" });
    const washed = [lost(MONDAY, "Ann")];
    expect(open(washed, [swapped])).toEqual(["Hale 1 2026-11-27"]);
    expect(open(washed, [swapped], "2026-11-28")).toEqual(["Hale 1 2026-11-27"]);
    expect(open(washed, [swapped], "2026-11-29")).toEqual([]);
    expect(open(washed, [swapped, line({ from: "Hale" })])).toEqual([]);
    expect(dutiesOf(washed, [swapped]).find(({ times }) => times > 0)?.of).toBe("Ann");
  });

  test("counts for who washes: swapped, doubled, cleared, and not while marked as not done", () => {
    const washed = [lost(MONDAY, "Ann")];
    const swapped = line({ kind: "swapped", to: "Hale" });
    const undone = line({ kind: "undone" });
    const counted = (...lines: readonly DutyLine[]) => washesOf(dutiesOf(washed, lines));
    expect(counted()).toEqual({ Ann: 1 });
    expect(counted(line({}))).toEqual({ Ann: 1 });
    expect(counted(swapped)).toEqual({ Hale: 1 });
    expect(counted(line({ kind: "doubled" }))).toEqual({ Ann: 2 });
    expect(counted(line({ kind: "doubled" }), { ...swapped, amount: 2 })).toEqual({ Hale: 2 });
    expect(counted(line({ kind: "cleared" }))).toEqual({});
    expect(counted(undone)).toEqual({});
    expect(counted(line({}), undone)).toEqual({});
    expect(counted(undone, line({}))).toEqual({ Ann: 1 });
    expect(counted(undone, swapped)).toEqual({});
    expect(counted(undone, swapped, line({ from: "Hale" }))).toEqual({ Hale: 1 });
    // An entry about a person who did not lose changes nothing.
    expect(counted(line({ kind: "swapped", from: "Bob", to: "Hale" }))).toEqual({ Ann: 1 });
  });

  test("entered after its day is done", () => {
    const washed = [{ ...lost("2026-11-22", "Ann"), done: true }];
    expect(open(washed, [])).toEqual([]);
    expect(washesOf(dutiesOf(washed, []))).toEqual({ Ann: 1 });
    expect(open(washed, [line({ game: "game 2026-11-22", kind: "undone" })])).toEqual(["Ann 1 2026-11-22"]);
  });

  test("entered by hand counts once done, on its day; one without a debt counts on its day", () => {
    const owed = line({ kind: "owed", game: null, day: "2026-11-30", amount: 2 });
    const done = line({ game: null, amount: 1 });
    const onTuesday = line({ game: null, from: "Cy", day: "2026-11-17" });
    expect(manualWashesByDay([owed])).toEqual([]);
    expect(manualWashesByDay([owed, done, onTuesday])).toEqual([
      { who: "Cy", day: "2026-11-17", times: 1 },
      { who: "Ann", day: "2026-11-30", times: 1 },
    ]);
    expect(open([], [owed, { ...onTuesday, from: "Ann" }])).toEqual(["Ann 2 2026-11-30"]);
  });

  test("adds to an own one of the same game", () => {
    const swapped = line({ kind: "swapped", to: "Bob", day: MONDAY });
    expect(open([lost(MONDAY, "Ann", "Bob")], [swapped])).toEqual([`Bob 2 ${MONDAY}`]);
  });

  test("doubles or clears by double or nothing; doubled it waits for thirty days", () => {
    const washed = [lost(MONDAY, "Ann")];
    const doubled = line({ kind: "doubled" });
    expect(open(washed, [doubled], "2026-12-23")).toEqual([`Ann 2 ${MONDAY}`]);
    expect(open(washed, [doubled], "2026-12-24")).toEqual([]);
    expect(open(washed, [doubled, line({ kind: "doubled", amount: 2 })])).toEqual([`Ann 4 ${MONDAY}`]);
    expect(open(washed, [doubled, line({ amount: 1 })])).toEqual([`Ann 1 ${MONDAY}`]);
    expect(open(washed, [line({ kind: "cleared" })])).toEqual([]);
  });

  test("reopens if it was not done after all", () => {
    const washed = [lost(MONDAY, "Ann")];
    const undone = line({ kind: "undone", on: "2026-11-26" });
    expect(open(washed, [undone], "2026-11-26")).toEqual([`Ann 1 ${MONDAY}`]);
    expect(open(washed, [line({}), undone], "2026-11-26")).toEqual([`Ann 1 ${MONDAY}`]);
  });

  test("entered by hand has no game: open for its day and the day after, or for thirty days without a day", () => {
    const owed = line({ kind: "owed", game: null, from: "Cy", day: "2026-11-30", amount: 2 });
    expect(open([], [owed], "2026-12-01")).toEqual(["Cy 2 2026-11-30"]);
    expect(open([], [owed], "2026-12-02")).toEqual([]);
    expect(open([], [{ ...owed, day: null }], "2026-12-23")).toEqual([`Cy 2 ${MONDAY}`]);
    expect(open([], [owed, line({ game: null, from: "Cy", amount: 2 })])).toEqual([]);
  });

  test("is not created by an entry for a person no game named", () => {
    expect(open([], [line({ kind: "doubled" }), line({ kind: "swapped", to: "Bob", day: MONDAY })])).toEqual(
      [],
    );
  });
});
