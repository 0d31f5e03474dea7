import { expect, test } from "vitest";
import { monthsOf, thinned } from "@/lib/views/figures/overTime";
import { scaleOf } from "@/lib/views/figures/scale";

const NO_GAMES = { games: 0, wins: 0, losses: 0, chip: 0, drink: 0 };

test("includes months without a game between others, across the turn of the year", () => {
  const played = { games: 3, wins: 1, losses: 2, chip: -4, drink: 0 };
  expect(monthsOf({ "2026-02": played, "2025-11": played })).toEqual([
    { month: "2025-11", ...played },
    { month: "2025-12", ...NO_GAMES },
    { month: "2026-01", ...NO_GAMES },
    { month: "2026-02", ...played },
  ]);
  expect(monthsOf({})).toEqual([]);
});

test("reduces too many days to the last of each month", () => {
  const days = ["2026-01-03", "2026-01-09", "2026-02-01", "2026-03-05", "2026-03-06"];
  const ratings = days.map((day, at) => ({ day, mu: 25 + at, sigma: 8 }));
  expect(thinned(ratings, 5)).toEqual(ratings);
  expect(thinned(ratings, 4).map(({ day }) => day)).toEqual(["2026-01-09", "2026-02-01", "2026-03-06"]);
});

test("has whole steps that cover all values, with few lines", () => {
  expect(scaleOf([0, 7], true)).toEqual({ low: 0, high: 8, ticks: [0, 2, 4, 6, 8] });
  expect(scaleOf([0, 1], true)).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  expect(scaleOf([0], true)).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  expect(scaleOf([-12, 0, 31], true)).toEqual({ low: -20, high: 40, ticks: [-20, 0, 20, 40] });
  expect(scaleOf([16.7, 33.3], false)).toEqual({ low: 15, high: 35, ticks: [15, 20, 25, 30, 35] });
});
