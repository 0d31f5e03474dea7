import fc from "fast-check";
import { expect, test } from "vitest";
import { splitByParts, splitEqually } from "@/lib/views/money/split";

const FIVE = ["Ann", "Bob", "Cy", "Dee", "Eli"];

test("a round splits equally, and its last cents go one each to those after the payer", () => {
  expect(splitEqually(2400, FIVE, "Bob").every(([, amount]) => amount === 480)).toBe(true);
  const parts = Object.fromEntries(splitEqually(2402, FIVE, "Bob"));
  expect(parts).toEqual({ Ann: 480, Bob: 480, Cy: 481, Dee: 481, Eli: 480 });
  // A payer who takes no part: it starts with the first.
  expect(Object.fromEntries(splitEqually(101, ["Ann", "Cy"], "Bob"))).toEqual({ Ann: 51, Cy: 50 });
  expect(Object.fromEntries(splitEqually(2, FIVE, "Eli"))).toEqual({ Ann: 1, Bob: 1 });
});

test("parts always add up to the amount", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.array(fc.nat(99), { minLength: 1, maxLength: 9 }),
      (amount, parts) => {
        fc.pre(parts.some((one) => one > 0));
        const split = splitByParts(
          amount,
          parts.map((one, at) => [`p${at}`, one]),
        );
        expect(split.reduce((sum, [, one]) => sum + one, 0)).toBe(amount);
        expect(split.every(([, one]) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
      },
    ),
  );
});
