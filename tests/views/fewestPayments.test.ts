import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Balance, fewestPayments, type Transfer } from "@/lib/views/fewestPayments";

const balancesOf = (amounts: Readonly<Record<string, number>>): readonly Balance[] => Object.entries(amounts);

/** Balances after these payments. */
function after(balances: readonly Balance[], paid: readonly Transfer[]): readonly Balance[] {
  const left = new Map(balances);
  for (const { from, to, amount } of paid) {
    left.set(from, (left.get(from) ?? 0) + amount);
    left.set(to, (left.get(to) ?? 0) - amount);
  }
  return [...left];
}
const people = (balances: readonly Balance[]) => balances.filter(([, amount]) => amount !== 0).length;

/** Balances that sum to 0. */
const anyBalances = (most: number) =>
  fc
    .array(fc.integer({ min: -12, max: 12 }), { minLength: 1, maxLength: most - 1 })
    .map((amounts): readonly Balance[] =>
      [...amounts, 0 - amounts.reduce((sum, amount) => sum + amount, 0)].map((amount, at) => [
        `p${at}`,
        amount,
      ]),
    );

/** The most zero-sum groups, by brute force. */
function groupsIn(amounts: readonly number[]): number {
  const [first, ...others] = amounts;
  if (first === undefined) return 0;
  let most = 0;
  for (let set = 0; set < 2 ** others.length; set++) {
    const within = others.filter((_, at) => set & (1 << at));
    if (first + within.reduce((sum, amount) => sum + amount, 0) !== 0) continue;
    most = Math.max(most, 1 + groupsIn(others.filter((_, at) => !(set & (1 << at)))));
  }
  return most;
}

describe("the fewest payments", () => {
  test.each([
    ["no debts", { a: 0, b: 0 }, []],
    ["one owes one", { a: 5, b: -5 }, ["b→a 5"]],
    ["one owes two", { a: 3, b: -5, c: 2 }, ["b→a 3", "b→c 2"]],
    // Two pairs, though the biggest debt would first go to the biggest claim.
    ["two and two", { a: 5, b: -4, c: 4, d: -5 }, ["b→c 4", "d→a 5"]],
    ["three and two", { a: 6, b: -2, c: -4, d: 7, e: -7 }, ["e→d 7", "b→a 2", "c→a 4"]],
  ])("%s", (_, balances, expected) => {
    const found = fewestPayments(balancesOf(balances)).map(
      ({ from, to, amount }) => `${from}→${to} ${amount}`,
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test.each([6, 15, 40])("settle everyone among %i, by one less than they are at most", (most) => {
    fc.assert(
      fc.property(anyBalances(most), (balances) => {
        const paid = fewestPayments(balances);
        expect(after(balances, paid).every(([, amount]) => amount === 0)).toBe(true);
        expect(paid.length).toBeLessThanOrEqual(Math.max(0, people(balances) - 1));
        expect(paid.every(({ from, to, amount }) => amount > 0 && from !== to)).toBe(true);
      }),
      { numRuns: most > 10 ? 60 : 300 },
    );
  });

  test("are the optimum of a brute force search", () => {
    fc.assert(
      fc.property(anyBalances(8), (balances) => {
        const amounts = balances.map(([, amount]) => amount).filter((amount) => amount !== 0);
        expect(fewestPayments(balances)).toHaveLength(amounts.length - groupsIn(amounts));
      }),
    );
  });

  test("are the same in any order of people", () => {
    fc.assert(
      fc.property(anyBalances(9), fc.integer({ min: 1, max: 8 }), (balances, by) => {
        const turned = [...balances.slice(by), ...balances.slice(0, by)];
        expect(fewestPayments(turned)).toEqual(fewestPayments(balances));
      }),
    );
  });

  test("of fifteen people, all different, are fourteen", () => {
    const balances = Array.from({ length: 14 }, (_, at): Balance => [`p${at}`, 3 ** at]);
    const all: readonly Balance[] = [
      ...balances,
      ["rest", 0 - balances.reduce((sum, [, amount]) => sum + amount, 0)],
    ];
    expect(fewestPayments(all)).toHaveLength(14);
  });
});
