import { describe, expect, test } from "vitest";
import { gameIds, houseOf, newGame, type OptionValue } from "@/lib/engine";
import { playoffHouse } from "@/lib/views/playoffHouse";
import { bangs, calls, holding, outcome, recorded, says, settledIn, start, tableOf } from "../engine/tableOf";
import { sampled, TEST_SEED } from "../everyCase";
import { Chance } from "../load/crew/chance";
import { CrewGame } from "../load/crew/crewGame";

const CREW = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"];

/** The washers of a random game between some of a crew. */
function washers(house: Readonly<Record<string, OptionValue>>, players: number, chance: Chance) {
  const opening = newGame({ game: "firehouse", house, players: CREW.slice(0, players) });
  if (!opening.ok) throw new Error(opening.refusal.code);
  const temper = { bluff: 0.4, challenge: 0.3, outOfTurn: 0.2 };
  const habits = { rounds: 400, shows: "anything", spotOn: 0.3, newcomers: [] } as const;
  const rest = { joinsOrLeaves: 0, penalty: 0, resultOnly: 0, void: 0.02, skipped: 0.05, mistaken: 0 };
  const last = [...new CrewGame(opening.value, () => temper, { ...habits, ...rest }, chance).taps()].at(-1);
  if (last?.after.phase !== "finished") throw new Error("not over after 400 rounds");
  return last.after.finished.losers;
}

const HOUSES: readonly Readonly<Record<string, OptionValue>>[] = [
  {},
  { end_alone: 1 },
  { simultaneous: "all-score" },
  { price: "two", end_alone: 3, end_together: 2 },
  { exact_call: "on", exact_wins: "others-lose" },
  { end_pair: "exactly", together_count: 3, out_of_turn: "off" },
];

describe.each(HOUSES)("F12 F10 a playoff of Firehouse under %o", (house) => {
  test.each([2, 3, 6])("ends with a single loser of %i tied", (players) => {
    const chance = new Chance(TEST_SEED);
    for (let game = 0; game < sampled(200, 20); game++)
      expect(washers(playoffHouse("firehouse", house), players, chance)).toHaveLength(1);
  });
});

test("F12 often ties again with two who start from nothing without it, so the rule decides", () => {
  const chance = new Chance(TEST_SEED);
  const ties = Array.from({ length: 60 }, () => washers({}, 2, chance)).filter(({ length }) => length > 1);
  expect(ties.length).toBeGreaterThan(10);
});

test("F12 F13 does not make two simultaneous wrong bangs lose together", () => {
  const state = tableOf(
    ["Ann", "Bob", "Cy"],
    playoffHouse("firehouse", { simultaneous: "all-score", end_alone: 2 }),
  );
  const over = recorded(state, start("Ann"), says("Ann", "1 six"), bangs("Cy"), outcome("there")).state;
  expect(over).toMatchObject({ finished: { losers: ["Cy"] } });
  const both = recorded(state, start("Ann"), says("Ann", "1 six"), bangs("Bob", "Cy"), outcome("there"));
  expect(settledIn(both).moves).toEqual([{ what: "bad", count: 1, from: "bank", to: "Bob" }]);
});

test("F12 S23 does not make all others lose together after a right exact call", () => {
  const house = playoffHouse("firehouse", { exact_call: "on", exact_wins: "others-lose", end_alone: 1 });
  const called = [start("Ann"), says("Ann", "1 six"), calls("Bob", "spot-on"), outcome("exact")];
  const { state } = recorded(tableOf(["Ann", "Bob", "Cy"], house), ...called);
  expect([state.phase, holding(state, "good")]).toEqual(["between-rounds", { Ann: 0, Bob: 1, Cy: 0 }]);
});

test.each(gameIds)("keeps the crew's rules, with a valid set: %s", (game) => {
  const house = { raise: "quantity-only", exact_wins: "two", ones: "high" };
  expect(playoffHouse("firehouse", house)).toMatchObject(house);
  expect(houseOf(game, playoffHouse(game, {})).ok).toBe(true);
});
