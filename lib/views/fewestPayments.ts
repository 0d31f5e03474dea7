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
 * to 0. The result does not depend on the order of the balances. After one of the payments, the others still
 * settle the rest.
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

/** Each payer pays the next receiver, until both lists are empty. */
function settled(group: readonly Balance[]): readonly Transfer[] {
  const transfers: Transfer[] = [];
  const receivers = group.filter(([, amount]) => amount > 0).map(([who, amount]) => ({ who, amount }));
  for (const [from, owed] of group.filter(([, amount]) => amount < 0)) {
    for (let left = -owed; left > 0; ) {
      const to = receivers.find(({ amount }) => amount > 0);
      if (to === undefined) throw new Error("cannot happen: debts exceed credits");
      const amount = Math.min(left, to.amount);
      transfers.push({ from, to: to.who, amount });
      to.amount -= amount;
      left -= amount;
    }
  }
  return transfers;
}
