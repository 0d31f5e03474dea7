import { describe, expect, test } from "vitest";
import { type Move, toAct } from "@/lib/engine";
import { priceFor, startsAfter } from "@/lib/views/resultMoves";
import { bangs, opens, outcome, recorded, says, start, tableOf } from "../engine/tableOf";

const CREW = ["Diaz", "Hale", "Ruiz", "Tran"];
const goods = (to: string): Move => ({ what: "good", count: 2, from: "bank", to });
const bad = (to: string, count = 1): Move => ({ what: "bad", count, from: "bank", to });

describe("the starter after a result-only round", () => {
  test("S18 F11 is the challenger after a right bang out of turn, like in a played one", () => {
    const played = recorded(
      tableOf(CREW),
      start("Ruiz"),
      says("Ruiz", "9 sixes"),
      bangs("Diaz"),
      outcome("short"),
    ).state;
    const moves = [goods("Diaz"), bad("Ruiz")];
    const next = startsAfter(tableOf(CREW), moves);
    expect([toAct(played), next]).toEqual(["Diaz", "Diaz"]);
    const after = recorded(tableOf(CREW), { do: "result", moves, ...(next !== undefined && { next }) }).state;
    expect(toAct(after)).toBe("Diaz");
    // In either order of taps.
    expect(startsAfter(tableOf(CREW), [bad("Ruiz"), goods("Diaz")])).toBe("Diaz");
  });
  test("S18 does not follow from a bad, from two bads, or from goods next to an own bad", () => {
    for (const moves of [[bad("Ruiz")], [bad("Tran", 2)], [goods("Diaz"), bad("Diaz")]])
      expect(startsAfter(tableOf(CREW), moves)).toBeUndefined();
  });
  test("F11 follows another starter rule if set", () => {
    const moves = [goods("Diaz"), bad("Ruiz")];
    expect(startsAfter(tableOf(CREW, { starter: "winner" }), moves)).toBe("Diaz");
    expect(startsAfter(tableOf(CREW, { starter: "loser" }), moves)).toBeUndefined();
    const rotating = tableOf(CREW, { starter: "rotate" });
    expect(startsAfter(rotating, moves)).toBeUndefined();
    const second = recorded(rotating, { do: "result", moves, next: "Tran" }).state;
    expect(startsAfter(second, [bad("Hale")])).toBe("Diaz");
  });
});

test("S22 S13 has one tap cost a loss at this table, and never more than a player holds", () => {
  const dice = tableOf(CREW, { price: "two" }, "red-dead");
  expect(priceFor(dice, "die", "Hale")).toBe(2);
  const one = recorded(dice, { do: "result", moves: [{ what: "die", count: 4, from: "Hale", to: "bank" }] });
  expect(priceFor(one.state, "die", "Hale")).toBe(1);
  expect(priceFor(tableOf(CREW, { price: "two" }), "bad", "Hale")).toBe(2);
  expect(priceFor(tableOf(CREW, { price: "two" }), "good", "Hale")).toBe(1);
  expect(priceFor(tableOf(CREW, {}, "red-dead"), "die", "Hale")).toBe(1);
  expect(priceFor(tableOf(CREW, { wrong_costs: "two" }, "mia"), "life", "Hale")).toBe(2);
  expect(priceFor(tableOf(CREW, { loses: "two" }, "bar"), "die", "Hale")).toBe(2);
  // By the difference it depends on the dice.
  const played = recorded(tableOf(CREW, { price: "difference" }, "red-dead"), opens("Hale")).state;
  expect(priceFor(played, "die", "Hale")).toBe(1);
});
