import { expect, test } from "vitest";
import { dayHighlights } from "@/lib/views/highlights/dayHighlights";

test("picks the first of equally busy days", () => {
  const days = ["2026-03-02", "2026-03-01", "2026-03-02", "2026-03-01", "2026-03-04"];
  expect(dayHighlights(days)).toEqual([{ story: "busiest-day", day: "2026-03-01", games: 2 }]);
});

test("reports a break by its days without a game, from a week on", () => {
  expect(dayHighlights(["2026-03-01", "2026-03-08"])).toEqual([]);
  // The clocks change in between.
  expect(dayHighlights(["2026-04-30", "2026-03-01", "2026-03-09"])).toEqual([
    { story: "dry-spell", from: "2026-03-09", until: "2026-04-30", days: 51 },
  ]);
});

test("reports nothing for no game or one", () => {
  expect(dayHighlights([])).toEqual([]);
  expect(dayHighlights(["2026-03-01"])).toEqual([]);
});
