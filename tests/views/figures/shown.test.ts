import { describe, expect, test } from "vitest";
import { share } from "@/lib/views/figures/share";
import { type Shown, SMALL, shownOf, shownRate, wilson } from "@/lib/views/figures/shown";
import { add, NOTHING, type Part, type Tally } from "@/lib/views/figures/tally";

const shown = (counted: Part<Tally>) => shownOf(add(NOTHING, counted));

/** A statistic as shown, to four digits. */
const rounded = ({ n, value, low, high }: Shown) => [
  n,
  ...[value, low, high].map((number) => number?.toFixed(4)),
];

describe("Wilson's interval", () => {
  // Values of the formula from statistics programs.
  test.each([
    [5, 10, "95 %", "0.2366", "0.7634"],
    [8, 10, "95 %", "0.4902", "0.9433"],
    [1, 1, "95 %", "0.2065", "1.0000"],
    [0, 10, "95 %", "0.0000", "0.2775"],
    [10, 10, "95 %", "0.7225", "1.0000"],
    [50, 100, "95 %", "0.4038", "0.5962"],
    [15, 50, "95 %", "0.1910", "0.4375"],
    [5, 10, "90 %", "0.2693", "0.7307"],
  ] as const)("has the values for %d of %d, %s sure", (successes, n, sure, low, high) => {
    const interval = wilson(successes, n, sure);
    expect([interval.low.toFixed(4), interval.high.toFixed(4)]).toEqual([low, high]);
  });

  test("contains the proportion, within 0 to 1, for any numbers", () => {
    for (let n = 1; n <= 200; n++)
      for (let successes = 0; successes <= n; successes++) {
        const { low, high } = wilson(successes, n, "95 %");
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(successes / n);
        expect(high).toBeGreaterThanOrEqual(successes / n);
      }
  });
});

const NONE = { n: 0, value: null, low: null, high: null, small: true };

test("shows a dash without data, never 0", () => {
  const { calibration, challenges, luck, nerve, ...rates } = shownOf(NOTHING);
  for (const one of [...Object.values(challenges), ...Object.values(luck), ...Object.values(rates)])
    expect(one).toEqual(NONE);
  expect(nerve).toEqual({ n: 0, value: null, small: true });
  expect(calibration.map(({ chance, true: trueRate }) => [chance, trueRate])).toEqual(
    Array(10).fill([null, NONE]),
  );
});

test("marks a rate below ten as small, and not from ten on", () => {
  expect(SMALL).toBe(10);
  expect(shownRate(3, 9).small).toBe(true);
  expect(shownRate(3, 10).small).toBe(false);
});

test("computes each rate by its definition", () => {
  const all = shown({
    games: 10,
    wins: 8,
    losses: 5,
    in_turn: { made: 10, right: 8 },
    out_of_turn: { made: 1, right: 1 },
    spot_on: { made: 10 },
    challenged: { claims: 10, false: 5 },
    claims: { made: 200, known: 50, bluffs: 15, bluffs_caught: 5, chance: share(1) * 150n },
  });
  expect(rounded(all.won)).toEqual([10, "0.8000", "0.4902", "0.9433"]);
  expect(rounded(all.lost)).toEqual([10, "0.5000", "0.2366", "0.7634"]);
  expect(rounded(all.challenges.in_turn)).toEqual([10, "0.8000", "0.4902", "0.9433"]);
  expect(rounded(all.challenges.out_of_turn)).toEqual([1, "1.0000", "0.2065", "1.0000"]);
  expect(rounded(all.challenges.spot_on)).toEqual([10, "0.0000", "0.0000", "0.2775"]);
  expect(rounded(all.caught)).toEqual([10, "0.5000", "0.2366", "0.7634"]);
  expect(rounded(all.bluffs)).toEqual([50, "0.3000", "0.1910", "0.4375"]);
  expect([all.bluffsCaught.n, all.bluffsCaught.value]).toEqual([15, 1 / 3]);
  // 200 claims with a mean chance of three quarters.
  expect(all.nerve).toEqual({ n: 200, value: 0.25, small: false });
});

test("sums luck with its standard deviation, for both kinds combined", () => {
  const { luck } = shown({
    // Four coins, three of them came: +1 ± 1.
    claimer: { n: 4, came: 3, chance: share(0.5) * 4n, variance: share(0.25) * 4n },
    // Twelve coins, five of them came: −1 ± √3.
    challenger: { n: 12, came: 5, chance: share(0.5) * 12n, variance: share(0.25) * 12n },
  });
  expect(luck.claimer).toEqual({ n: 4, value: 1, low: 0, high: 2, small: true });
  expect(rounded(luck.challenger)).toEqual([12, "-1.0000", "-2.7321", "0.7321"]);
  // ± √(1 + 3).
  expect(luck.all).toEqual({ n: 16, value: 0, low: -2, high: 2, small: false });
});

test("subtracts the expectation from the accuracy, and from its 90% interval", () => {
  const { read } = shown({ doubts: { n: 10, came: 5, chance: share(0.25) * 10n } });
  // 0.2693 and 0.7307 less a quarter.
  expect(rounded(read)).toEqual([10, "0.2500", "0.0193", "0.4807"]);
});

test("compares the share of true claims with their mean chance in a calibration row", () => {
  const { calibration } = shown({
    calibration: NOTHING.calibration.map((row, tenth) =>
      tenth === 9 ? { n: 10, chance: share(0.95) * 10n, true: 8 } : row,
    ),
  });
  const last = calibration[9];
  expect([last?.from, last?.to]).toEqual([0.9, 1]);
  expect(last?.chance).toBeCloseTo(0.95, 12);
  expect(last && rounded(last.true)).toEqual([10, "0.8000", "0.4902", "0.9433"]);
  expect(calibration[0]).toMatchObject({ from: 0, to: 0.1, chance: null, true: NONE });
});
