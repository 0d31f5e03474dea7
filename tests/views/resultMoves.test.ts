import { describe, expect, test } from "vitest";
import { type Move, toAct } from "@/lib/engine";
import { priceFor, startsAfter } from "@/lib/views/resultMoves";
import { bangs, opens, outcome, recorded, says, start, tableOf } from "../engine/tableOf";

const CREW = ["Diaz", "Hale", "Ruiz", "Tran"];
const goods = (to: string): Move => ({ what: "good", count: 2, from: "bank", to });
const bad = (to: string, count = 1): Move => ({ what: "bad", count, from: "bank", to });

describe("who starts after a round of which only the moves are known", () => {
  test("S18 F11 a right bang out of turn, by its result, starts the banger, as a played one does", () => {
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
    const told = recorded(tableOf(CREW), { do: "result", moves, ...(next !== undefined && { next }) }).state;
    expect(toAct(told)).toBe("Diaz");
    // In whichever order they were tapped.
    expect(startsAfter(tableOf(CREW), [bad("Ruiz"), goods("Diaz")])).toBe("Diaz");
  });
  test("S18 nothing more is taken from a bad, from two bads, or from goods beside a bad of one’s own", () => {
    for (const moves of [[bad("Ruiz")], [bad("Tran", 2)], [goods("Diaz"), bad("Diaz")]])
      expect(startsAfter(tableOf(CREW), moves)).toBeUndefined();
  });
  test("F11 where another rule says who starts, it is that one", () => {
    const moves = [goods("Diaz"), bad("Ruiz")];
    expect(startsAfter(tableOf(CREW, { starter: "winner" }), moves)).toBe("Diaz");
    expect(startsAfter(tableOf(CREW, { starter: "loser" }), moves)).toBeUndefined();
    const rotating = tableOf(CREW, { starter: "rotate" });
    expect(startsAfter(rotating, moves)).toBeUndefined();
    const second = recorded(rotating, { do: "result", moves, next: "Tran" }).state;
    expect(startsAfter(second, [bad("Hale")])).toBe("Diaz");
  });
});

test("S22 S13 one tap costs what a loss costs at this table, and never more than a player holds", () => {
  const dice = tableOf(CREW, { price: "two" }, "red-dead");
  expect(priceFor(dice, "die", "Hale")).toBe(2);
  const one = recorded(dice, { do: "result", moves: [{ what: "die", count: 4, from: "Hale", to: "bank" }] });
  expect(priceFor(one.state, "die", "Hale")).toBe(1);
  expect(priceFor(tableOf(CREW, { price: "two" }), "bad", "Hale")).toBe(2);
  expect(priceFor(tableOf(CREW, { price: "two" }), "good", "Hale")).toBe(1);
  expect(priceFor(tableOf(CREW, {}, "red-dead"), "die", "Hale")).toBe(1);
  // By the difference it depends on the dice.
  const played = recorded(tableOf(CREW, { price: "difference" }, "red-dead"), opens("Hale")).state;
  expect(priceFor(played, "die", "Hale")).toBe(1);
});
