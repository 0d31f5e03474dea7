import { expect, test } from "vitest";
import {
  NO_WASH_RUNS,
  spellsNow,
  type WashLink,
  type WashRuns,
  washedOn,
} from "@/lib/views/figures/washRuns";

const PRESENT = ["ann", "bob"];
const meal = (day: string, washed: WashLink["washed"], ...scopes: readonly string[]): WashLink => ({
  ...{ day, washed, scopes: ["all", ...scopes], present: PRESENT },
  as: Object.fromEntries(PRESENT.map((name) => [name, name])),
});
const after = (
  links: readonly WashLink[],
  byHand: Parameters<typeof spellsNow>[1] = [],
): WashRuns["people"] =>
  spellsNow(
    links.reduce((runs, link) => washedOn(runs, link, byHand), NO_WASH_RUNS),
    byHand,
  );

const MEALS = [
  meal("2026-11-01", { ann: 1 }, "A"),
  meal("2026-11-02", { ann: 1 }, "B"),
  meal("2026-11-03", { bob: 2 }, "A"),
  meal("2026-11-04", {}, "A"),
];

test("counts a dry streak in its scope", () => {
  const { ann, bob } = after(MEALS);
  expect(ann?.all).toEqual({ dry: { current: 2, longest: 2 }, last: "2026-11-02" });
  expect(ann?.A).toEqual({ dry: { current: 2, longest: 2 }, last: "2026-11-01" });
  expect(ann?.B).toEqual({ dry: { current: 0, longest: 0 }, last: "2026-11-02" });
  expect(bob?.A).toEqual({ dry: { current: 1, longest: 1 }, last: "2026-11-03" });
  expect(bob?.B).toEqual({ dry: { current: 1, longest: 1 }, last: null });
});

test("counts a wash for others without eating", () => {
  expect(after([meal("2026-11-01", { hale: 1 })]).hale?.all).toEqual({
    dry: { current: 0, longest: 0 },
    last: "2026-11-01",
  });
});

test("ends a streak by a manual wash on its day, before the games after it, and after the last one", () => {
  const wash = (day: string) => [{ who: "ann", day, times: 1, scopes: ["all"] }];
  expect(after(MEALS, wash("2026-11-03")).ann?.all).toEqual({
    dry: { current: 1, longest: 1 },
    last: "2026-11-03",
  });
  expect(after(MEALS, wash("2026-11-09")).ann?.all).toEqual({
    dry: { current: 0, longest: 2 },
    last: "2026-11-09",
  });
  expect(after(MEALS, wash("2026-10-01")).ann?.all?.dry).toEqual({ current: 2, longest: 2 });
});
