import { expect, test } from "vitest";
import { likelyAsked } from "@/lib/views/desk/likelyAsked";

const asks = (more: object) => likelyAsked({ ask: "odds", game: "firehouse", claim: "4 sixes", ...more });

test("covers fifteen dice, fours wild: from none to all of them", () => {
  const likely = asks({ dice_in_play: 15, wild: 4 });
  expect(likely?.kind === "count" && likely.points.map(({ count }) => count)).toEqual(
    Array.from({ length: 16 }, (_, count) => count),
  );
});

test("counts known dice from the start: two known sixes leave two of two", () => {
  const likely = asks({ dice_in_play: 4, wild: 1, known: [6, 6] });
  expect(likely?.chance).toBeCloseTo(1 / 9, 12);
  expect(likely?.kind === "count" && likely.points[2]?.chance).toBe(1);
});

test("samples a thousand dice, including the claim and all of them", () => {
  const likely = asks({ claim: "333 sixes", dice_in_play: 1_000, wild: 4 });
  const counts = likely?.kind === "count" ? likely.points.map(({ count }) => count) : [];
  expect(counts.length).toBeLessThan(65);
  expect(counts).toContain(333);
  expect(counts.at(-1)).toBe(1_000);
});

test("puts a claim of too many dice at zero", () => {
  const likely = asks({ claim: "9 sixes", dice_in_play: 5, wild: 4 });
  expect(likely?.kind === "count" && likely.points.at(-1)).toEqual({ count: 9, chance: 0 });
});

test("has no picture without an answer", () => {
  expect(asks({ dice_in_play: 1, wild: 4, known: [1, 2] })).toBeNull();
  expect(asks({ dice_in_play: 5 })).toBeNull();
  expect(asks({ game: "chess" })).toBeNull();
  expect(asks({ claim: "nonsense", dice_in_play: 5, wild: 4 })).toBeNull();
  expect(likelyAsked({ ask: "raise", game: "firehouse", from: null, to: "4 sixes" })).toBeNull();
});
