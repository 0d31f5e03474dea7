import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Balance } from "@/lib/views/fewestPayments";
import { openSince, type Paid, paymentPlan } from "@/lib/views/money/plan";

/** The bar night of the design, in cents. */
const NIGHT = { Ann: -730, Bob: 1320, Cy: -350, Dee: -1080, Eli: 1670, Zed: -830 };
const shown = (balances: readonly Balance[], recent: readonly Paid[] = []) =>
  paymentPlan(balances, recent).map(
    ({ from, to, amount, paid }) => `${from}→${to} ${amount}${paid === null ? "" : " ✓"}`,
  );

describe("a payment plan", () => {
  test("is the one of the pictured night, under any ids", () => {
    expect(shown(Object.entries(NIGHT)).toSorted()).toEqual([
      "Ann→Bob 490",
      "Ann→Eli 240",
      "Cy→Eli 350",
      "Dee→Eli 1080",
      "Zed→Bob 830",
    ]);
    const turned = Object.entries(NIGHT).map(
      ([who, amount]): Balance => [[...who].reverse().join(""), amount],
    );
    expect(shown(turned).map((one) => one.replace(/\D/g, ""))).toEqual(
      shown(Object.entries(NIGHT)).map((one) => one.replace(/\D/g, "")),
    );
  });

  test("keeps every other payment when any are ticked, in any order", () => {
    const amounts = fc.array(fc.integer({ min: -900, max: 900 }), { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.nat(20)), (some, picks) => {
        const balances = [...some, 0 - some.reduce((sum, one) => sum + one, 0)].map(
          (amount, at): Balance => [`p${at}`, amount],
        );
        const plan = paymentPlan(balances, []);
        const left = new Map(balances);
        const recent: Paid[] = [];
        const open = [...plan];
        while (open.length > 0) {
          const [one] = open.splice((picks.next().value ?? 0) % open.length, 1);
          if (!one) break;
          const { from, to, amount } = one;
          left.set(from, (left.get(from) ?? 0) + amount).set(to, (left.get(to) ?? 0) - amount);
          recent.unshift({ id: `${recent.length}`, from, to, amount });
          const now = paymentPlan([...left], recent);
          expect(now.map(({ paid: _, ...transfer }) => transfer)).toEqual(
            plan.map(({ paid: _, ...transfer }) => transfer),
          );
          expect(now.filter(({ paid }) => paid === null)).toHaveLength(open.length);
        }
      }),
    );
  });

  test("lists ticked payments first after a correction, and computes the rest again", () => {
    const ticked = { id: "1", from: "Cy", to: "Eli", amount: 350 };
    const corrected = { ...NIGHT, Cy: -100, Eli: 1670 - 350 + 100 };
    // Cy owed 350 and paid it, and owes 100 more by the correction.
    expect(shown(Object.entries(corrected), [ticked])[0]).toBe("Cy→Eli 350 ✓");
    expect(
      shown(
        [
          ["Cy", -100],
          ["Eli", 100],
        ],
        [ticked],
      ),
    ).toEqual(["Cy→Eli 350 ✓", "Cy→Eli 100"]);
  });
});

describe("an open balance", () => {
  test("is from the newest days, as payments settle the oldest first", () => {
    const days = [
      { day: "2026-11-20", amount: -500 },
      { day: "2026-11-25", amount: 300 },
      { day: "2026-11-27", amount: -880 },
    ];
    expect(openSince(-1080, days)).toEqual([
      { day: "2026-11-27", amount: -880 },
      { day: "2026-11-20", amount: -200 },
    ]);
    expect(openSince(-30, days)).toEqual([{ day: "2026-11-27", amount: -30 }]);
    expect(openSince(0, days)).toEqual([]);
  });
});
