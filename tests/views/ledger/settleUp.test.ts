import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LedgerEntryKind } from "@/lib/protocol/ledger";
import { fewestPayments } from "@/lib/views/fewestPayments";
import { balancesOf, betweenTwo, type DebtEntry, isOwed, owedBy } from "@/lib/views/ledger/settleUp";

const debt = (kind: LedgerEntryKind, from: string, to: string, amount: number): DebtEntry => ({
  kind,
  from,
  to,
  amount,
});
const transferTexts = (transfers: readonly { from: string; to: string; amount: number }[]) =>
  transfers.map(({ from, to, amount }) => `${from}→${to} ${amount}`);

const settleUp = (owed: ReturnType<typeof owedBy>) => fewestPayments(balancesOf(owed));

const PARTIES = ["Ann", "Bob", "Cy", "Dee", "Eve", "bank", "pot"] as const;
const party = fc.constantFrom(...PARTIES);
const anyDebts = fc.array(
  fc
    .record({
      kind: fc.constantFrom<LedgerEntryKind>("owed", "repaid", "served"),
      from: party,
      to: party,
      amount: fc.integer({ min: 1, max: 1_000_000 }),
    })
    .filter(({ from, to }) => from !== to),
  { maxLength: 60 },
);

describe("debts", () => {
  test("over two nights are offset, so that Bob pays Ann though he owed Cy", () => {
    const lines = [debt("owed", "Bob", "Cy", 5), debt("owed", "Cy", "Ann", 5)];
    expect(transferTexts(settleUp(owedBy(lines)))).toEqual(["Bob→Ann 5"]);
    expect(settleUp(owedBy([...lines, debt("repaid", "Bob", "Ann", 5)]))).toEqual([]);
    expect(transferTexts(settleUp(owedBy([...lines, debt("repaid", "Bob", "Ann", 2)])))).toEqual([
      "Bob→Ann 3",
    ]);
  });

  test("of drinks are offset between two, and never through a third", () => {
    const lines = [
      debt("owed", "Bea", "Ann", 3),
      debt("owed", "Ann", "Cy", 1),
      debt("served", "Bea", "Ann", 1),
    ];
    expect(transferTexts(betweenTwo(owedBy(lines))).toSorted()).toEqual(["Ann→Cy 1", "Bea→Ann 2"]);
    expect(betweenTwo(owedBy([debt("owed", "Bea", "Ann", 1), debt("owed", "Ann", "Bea", 1)]))).toEqual([]);
    expect(
      transferTexts(betweenTwo(owedBy([debt("owed", "Ann", "Bea", 1), debt("owed", "Bea", "Ann", 3)]))),
    ).toEqual(["Bea→Ann 2"]);
  });

  test("are paid only as far as both balances approach zero", () => {
    const balances = balancesOf(owedBy([debt("owed", "Bob", "Ann", 5)]));
    const pays = (from: string, to: string, amount: number) => isOwed(balances, { from, to, amount });
    expect([
      pays("Bob", "Ann", 5),
      pays("Bob", "Ann", 6),
      pays("Ann", "Bob", 1),
      pays("Bob", "Cy", 1),
    ]).toEqual([true, false, false, false]);
  });

  test("sum to zero with bank and pot, and settle by one payment less than they are at most", () => {
    fc.assert(
      fc.property(anyDebts, (lines) => {
        const owed = owedBy(lines);
        const balances = balancesOf(owed);
        expect(balances.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
        const payments = settleUp(owed);
        expect(payments.length).toBeLessThanOrEqual(Math.max(0, balances.length - 1));
        const paid = payments.map(({ from, to, amount }) => debt("repaid", from, to, amount));
        expect(balancesOf(owedBy([...lines, ...paid]))).toEqual([]);
        for (const one of payments) expect(isOwed(balances, one)).toBe(true);
        expect(balancesOf(betweenTwo(owed)).toSorted()).toEqual(balances.toSorted());
      }),
    );
  });
});
