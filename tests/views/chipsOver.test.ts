import { expect, test } from "vitest";
import type { Action, GameState } from "@/lib/engine";
import { chipsOver } from "@/lib/views/chipsOver";
import type { NightGame } from "@/lib/views/nightResult";
import { recorded, tableOf } from "../engine/tableOf";

function gameOf(opening: GameState, ...actions: readonly Action[]): NightGame {
  const { state } = recorded(opening, ...actions);
  return {
    ...{ id: "a-game", seq: actions.length },
    state,
    resultOnly: false,
    seats: state.seats.map(({ player }) => ({ key: player, party: player, outcome: null, bought: 0 })),
  };
}
const pays = (from: string, to: string, count: number): Action => ({
  do: "result",
  moves: [{ what: "chip", count, from, to }],
});
const chips = (...players: readonly string[]) => tableOf(players, { chips: 10 }, "own-hand");
const over = (...games: readonly NightGame[]) =>
  chipsOver({ games, price: 0, buyIns: [], rounds: [], chipValue: null, paidIn: false, ended: true }).map(
    ({ party, after }) => `${party} ${after.join(" ")}`,
  );

test("sums chips from game to game; a late player has zero before", () => {
  expect(
    over(
      gameOf(chips("Ann", "Bob"), pays("Ann", "Bob", 3), { do: "end" }),
      gameOf(tableOf(["Ann", "Bob"]), { do: "end", losers: ["Ann"] }),
      gameOf(chips("Ann", "Cy"), pays("Cy", "Ann", 5), { do: "end" }),
    ),
  ).toEqual(["Bob 3 3", "Ann -3 2", "Cy 0 -5"]);
});

test("is empty for a night without chips, and for one game without moves", () => {
  expect(over()).toEqual([]);
  expect(over(gameOf(chips("Ann", "Bob"), { do: "end" }))).toEqual([]);
  expect(over(gameOf(tableOf(["Ann", "Bob"]), { do: "end", losers: ["Ann"] }))).toEqual([]);
});
