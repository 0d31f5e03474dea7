import { expect, test } from "vitest";
import { play } from "@/lib/engine";
import type { OpenTable } from "@/lib/protocol/entry";
import { awayFrom, freshSeat, gapsAt } from "@/lib/views/seating";
import { recorded, tableOf } from "../engine/tableOf";

const table = (...leavers: readonly string[]): OpenTable => ({
  id: "g",
  seq: 0,
  state: recorded(
    tableOf(["s1", "s2", "s3", "s4"]),
    ...leavers.map((player) => ({ do: "leave", player }) as const),
  ).state,
  names: { s1: "Ab", s2: "Ba", s3: "Cr", s4: "Di" },
  round: [],
  last: null,
  rounds: [],
  table: "t",
  next: null,
  may: { record: true, share: true, as: ["me"] },
  told: [],
  playoffOf: null,
  group: null,
  cloth: null,
});

test("has a gap between any two neighbors, the end of the table first", () => {
  expect(gapsAt(table()).map(({ left, right }) => `${left}-${right}`)).toEqual([
    "s4-s1",
    "s1-s2",
    "s2-s3",
    "s3-s4",
  ]);
});

test("excludes players who left from neighbors, and lets them come back", () => {
  expect(gapsAt(table("s2")).map(({ left, right }) => `${left}-${right}`)).toEqual([
    "s4-s1",
    "s1-s3",
    "s3-s4",
  ]);
  expect(awayFrom(table("s2"))).toEqual(["s2"]);
});

test("seats a new player between the two of a gap", () => {
  const before = table("s2");
  for (const { seat, left, right } of gapsAt(before)) {
    const joined = play(before.state, { do: "join", player: freshSeat(before), seat });
    if (!joined.ok) throw new Error(joined.refusal.code);
    const here = joined.value.state.seats.filter(({ gone: hasLeft }) => !hasLeft).map(({ player }) => player);
    const at = here.indexOf("s5");
    expect([here.at(at - 1), here[(at + 1) % here.length]]).toEqual([left, right]);
  }
});

test("creates a new seat key", () => {
  expect(freshSeat(table("s4"))).toBe("s5");
});
