import type { LedgerEntryKind } from "@/lib/protocol/ledger";
import { type Balance, fewestPayments, type Transfer } from "../fewestPayments";

/** What was said between two in a ledger: those taken back left out. */
export interface DebtEntry extends Transfer {
  readonly deed: LedgerEntryKind;
}

/** Who owes whom how much by what was said: whatever was repaid or served is owed back. */
export const owedBy = (said: readonly DebtEntry[]): readonly Transfer[] =>
  said.map(({ deed, from, to, amount }) =>
    deed === "repaid" || deed === "served" ? { from: to, to: from, amount } : { from, to, amount },
  );

/** What everybody is to get, below 0 to pay, of what is owed: they sum to 0. Whoever is even is left out. */
export function balancesOf(owed: readonly Transfer[]): readonly Balance[] {
  const sums = new Map<string, number>();
  for (const { from, to, amount } of owed) {
    sums.set(from, (sums.get(from) ?? 0) - amount);
    sums.set(to, (sums.get(to) ?? 0) + amount);
  }
  return [...sums].filter(([, amount]) => amount !== 0);
}

/** The fewest payments that settle what is owed: at most one less than there are people who pay or receive. */
export const settleUp = (owed: readonly Transfer[]): readonly Transfer[] => fewestPayments(balancesOf(owed));

/** Whether a payment takes both nearer to even: neither pays or gets more than is open. */
export function isOwed(balances: readonly Balance[], { from, to, amount }: Transfer): boolean {
  const of = (party: string) => balances.find(([who]) => who === party)?.[1] ?? 0;
  return -of(from) >= amount && of(to) >= amount;
}

/** What each two owe each other, set off between those two alone. */
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
