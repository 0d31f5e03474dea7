import { type Balance, fewestPayments, type Transfer } from "../fewestPayments";

/** A recorded payment. */
export interface Paid extends Transfer {
  readonly id: string;
}

/** A payment of a plan: `paid` is the entry that recorded it, or null while it is owed. */
export interface PlannedPayment extends Transfer {
  readonly paid: string | null;
}

/** Balances without one payment. */
const unpaid = (balances: ReadonlyMap<string, number>, { from, to, amount }: Transfer): Map<string, number> =>
  new Map(balances).set(from, (balances.get(from) ?? 0) - amount).set(to, (balances.get(to) ?? 0) + amount);

/** The plan with these payments checked off; null if one of them is not in it. */
function checkedOff(plan: readonly Transfer[], payments: readonly Paid[]): readonly PlannedPayment[] | null {
  const open = [...payments];
  const checked = plan.map((one) => {
    const at = open.findIndex(
      ({ from, to, amount }) => from === one.from && to === one.to && amount === one.amount,
    );
    return { ...one, paid: at === -1 ? null : (open.splice(at, 1)[0]?.id ?? null) };
  });
  return open.length === 0 ? checked : null;
}

/**
 * The fewest payments that settle the balances, with recent payments checked off. A tick moves no other line: the
 * plan is computed without the last payments, as far back as all of them are in it. Earlier payments come first.
 * @param balances What is still owed, which sums to 0.
 * @param recent The latest payments, newest first, already deducted from the balances.
 */
export function paymentPlan(
  balances: readonly Balance[],
  recent: readonly Paid[],
): readonly PlannedPayment[] {
  const before: ReadonlyMap<string, number>[] = [new Map(balances)];
  for (const payment of recent) before.push(unpaid(before.at(-1) ?? new Map(), payment));
  for (let last = recent.length; ; last--) {
    const plan = checkedOff(fewestPayments([...(before[last] ?? [])]), recent.slice(0, last));
    if (plan === null) continue;
    const earlier = recent.slice(last).toReversed();
    return [...earlier.map(({ id, ...one }) => ({ ...one, paid: id })), ...plan];
  }
}

/** A change of a person's balance on one day. */
export interface DatedAmount {
  readonly day: string;
  readonly amount: number;
}

/**
 * The days that an open balance is from. Payments and what came the other way settled the oldest first.
 * @param balance What is still open.
 * @param sources Their gains and losses except payments, in any order.
 * @returns newest first. They may be less than the balance, as when a payment was for something canceled later.
 */
export function openSince(balance: number, sources: readonly DatedAmount[]): readonly DatedAmount[] {
  const byDay = new Map<string, number>();
  for (const { day, amount } of sources) byDay.set(day, (byDay.get(day) ?? 0) + amount);
  const newest = [...byDay].toSorted(([a], [b]) => (a < b ? 1 : -1));
  const open: DatedAmount[] = [];
  let left = balance;
  for (const [day, amount] of newest) {
    if (left === 0) break;
    if (amount === 0 || amount > 0 !== balance > 0) continue;
    const part = Math.abs(amount) < Math.abs(left) ? amount : left;
    open.push({ day, amount: part });
    left -= part;
  }
  return open;
}
