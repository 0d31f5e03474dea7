import type { LedgerEntryKind } from "@/lib/protocol/ledger";
import type { Balance, Transfer } from "../fewestPayments";

/** An entry between two people, without canceled ones. */
export interface DebtEntry extends Transfer {
  readonly kind: LedgerEntryKind;
}

/** Open debts from entries: a repayment is a debt in reverse. */
export const owedBy = (entries: readonly DebtEntry[]): readonly Transfer[] =>
  entries.map(({ kind, from, to, amount }) =>
    kind === "repaid" || kind === "served" ? { from: to, to: from, amount } : { from, to, amount },
  );

/**
 * Balances of open debts, which sum to 0: positive to receive, negative to pay. Zero balances are omitted.
 */
export function balancesOf(owed: readonly Transfer[]): readonly Balance[] {
  const sums = new Map<string, number>();
  for (const { from, to, amount } of owed) {
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  return [...sums].filter(([, amount]) => amount !== 0);
}

/** True if a payment moves both balances toward zero and exceeds neither. */
export function isOwed(balances: readonly Balance[], { from, to, amount }: Transfer): boolean {
  const of = (party: string) => balances.find(([who]) => who === party)?.[1] ?? 0;
  return -of(from) >= amount && of(to) >= amount;
}

/** The net debt between two people. */
export function betweenTwo(owed: readonly Transfer[]): readonly Transfer[] {
  const pairs = new Map<string, { one: string; other: string; sum: number }>();
  for (const { from, to, amount } of owed) {
    const [one, other] = from < to ? [from, to] : [to, from];
    const key = JSON.stringify([one, other]);
    const pair = pairs.get(key) ?? { one, other, sum: 0 };
    pair.sum += from === one ? amount : -amount;
    pairs.set(key, pair);
  }
  return [...pairs.values()].flatMap(({ one, other, sum }) =>
    sum === 0 ? [] : sum > 0 ? { from: one, to: other, amount: sum } : { from: other, to: one, amount: -sum },
  );
}
