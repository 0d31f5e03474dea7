/** An amount from one person to another. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** A person with their balance: positive to receive, negative to pay. */
export type Balance = readonly [who: string, amount: number];

/** Up to this many the optimum is found; beyond that the search is too slow. */
const MAX_EXACT = 15;

/**
 * The fewest payments that settle all balances: at most one less than the people involved. Balances must sum
 * to 0. The result does not depend on the order of the balances.
 */
export function fewestPayments(balances: readonly Balance[]): readonly Transfer[] {
  const open = balances
    .filter(([, amount]) => amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  if (open.reduce((sum, [, amount]) => sum + amount, 0) !== 0)
    throw new Error("cannot happen: balances do not sum to 0");
  return (open.length <= MAX_EXACT ? evenGroups(open) : evenPairs(open)).flatMap(settled);
}

/**
 * Splits the balances into as many zero-sum groups as possible: each group needs one payment less than its
 * size.
 */
function evenGroups(open: readonly Balance[]): readonly (readonly Balance[])[] {
  const all = 2 ** open.length - 1;
  const sums = new Array<number>(all + 1).fill(0);
  // For each subset: the most such groups in it, with leftovers allowed.
  const groups = new Array<number>(all + 1).fill(0);
  for (let set = 1; set <= all; set++) {
    const last = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (open[last]?.[1] ?? 0);
    let most = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1)
      most = Math.max(most, groups[set ^ (rest & -rest)] ?? 0);
    groups[set] = most + (sums[set] === 0 ? 1 : 0);
  }
  const found: Balance[][] = [];
  for (let set = all; set !== 0; ) {
    if (sums[set] === 0) found.push([]);
    const without = (groups[set] ?? 0) - (sums[set] === 0 ? 1 : 0);
    const leaves = open.findIndex(
      (_, at) => (set & (1 << at)) !== 0 && (groups[set ^ (1 << at)] ?? 0) === without,
    );
    const leaver = open[leaves];
    if (leaver) found.at(-1)?.push(leaver);
    set ^= 1 << leaves;
  }
  return found.map((group) => group.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pairs of opposite balances, and one group of the rest. */
function evenPairs(open: readonly Balance[]): readonly (readonly Balance[])[] {
  const pairs: Balance[][] = [];
  const rest = [...open];
  for (const one of open) {
    const at = rest.indexOf(one);
    const other = rest.findIndex(([, amount]) => amount === -one[1]);
    if (at === -1 || other < at) continue;
    pairs.push([one, ...rest.splice(other, 1)]);
    rest.splice(at, 1);
  }
  return [...pairs, rest];
}

/**
 * The payments within a group. The largest receiver is paid by the largest payer whose whole debt fits. If no
 * one's fits, the largest payer pays as much as the receiver gets. So each payment makes someone even.
 */
function settled(group: readonly Balance[]): readonly Transfer[] {
  const transfers: Transfer[] = [];
  const left = new Map(group);
  for (;;) {
    const open = [...left].filter(([, amount]) => amount !== 0).toSorted(byAmount);
    const [to, due] = open[0] ?? ["", 0];
    if (due <= 0) return transfers;
    const payers = open
      .filter(([, amount]) => amount < 0)
      .toSorted(([one, a], [other, b]) => a - b || (one < other ? -1 : 1));
    const [from, owed] = payers.find(([, amount]) => -amount <= due) ?? payers[0] ?? ["", 0];
    const amount = Math.min(-owed, due);
    if (amount <= 0) throw new Error("cannot happen: debts do not cover credits");
    transfers.push({ from, to, amount });
    left.set(to, due - amount).set(from, owed + amount);
  }
}

/** The largest first; equal ones by name. */
const byAmount = ([one, a]: Balance, [other, b]: Balance): number => b - a || (one < other ? -1 : 1);
