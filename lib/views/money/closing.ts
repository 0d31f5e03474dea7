import type { ClosingCause } from "@/lib/protocol/ledger";
import type { Party } from "@/lib/protocol/nightResult";
import type { Balance } from "../fewestPayments";
import { buyInBalances } from "../nightResult";

/** The record of a night at closing time. Parties are as recorded, so that merges change nothing. */
export interface Closing {
  /** Each game's chips, with those its pot paid back. */
  readonly games: readonly (readonly [game: string, chips: readonly Balance[]])[];
  /** The price of one buy-in. */
  readonly price: number;
  readonly buyIns: readonly (readonly [party: Party, times: number, shares: number])[];
  /** True if closing time said who takes the buy-ins, so that reopening asks again. */
  readonly gave?: boolean;
}

/** A change of a night after it was closed. Its amounts sum to 0. */
export interface ClosingChange {
  readonly why: ClosingCause;
  /** The changed game, or null. */
  readonly game: string | null;
  /** In the night's unit. Empty changes are omitted. */
  readonly balances: readonly Balance[];
}

/** A closed night as it is now. */
export interface ClosedNight {
  readonly games: Closing["games"];
  readonly price: number;
  readonly buyIns: Closing["buyIns"];
  readonly paidIn: boolean;
  /** The value of a chip; null if chips stay chips. */
  readonly chipValue: number | null;
}

/** The differences between a night now and when it was closed. @param personOf Resolves merges and guests. */
export function changesSince(
  closing: Closing,
  now: ClosedNight,
  personOf: (party: Party) => Party,
): readonly ClosingChange[] {
  const [before, after] = [new Map(closing.games), new Map(now.games)];
  const games = [...new Set([...before.keys(), ...after.keys()])].map((game): ClosingChange => {
    const why = !before.has(game) ? "added" : after.has(game) ? "corrected" : "deleted";
    const chips = difference(before.get(game) ?? [], after.get(game) ?? [], personOf);
    return { why, game, balances: chips.map(([party, count]) => [party, count * (now.chipValue ?? 1)]) };
  });
  const buyIns = difference(boughtIn(closing, now.paidIn), boughtIn(now, now.paidIn), personOf);
  return [...games, { why: "buy-ins" as const, game: null, balances: buyIns }].filter(
    ({ balances }) => balances.length > 0,
  );
}

const boughtIn = (
  { price, buyIns }: Pick<Closing, "price" | "buyIns">,
  paidIn: boolean,
): readonly Balance[] =>
  buyInBalances({
    ...{ price, paidIn },
    buyIns: buyIns.map(([party, times, shares]) => ({ party, times, shares })),
  });

/** The change per person, without zeros. */
function difference(
  before: readonly Balance[],
  after: readonly Balance[],
  personOf: (party: Party) => Party,
): readonly Balance[] {
  const sums = new Map<Party, number>();
  const add = (party: Party, amount: number) =>
    sums.set(personOf(party), (sums.get(personOf(party)) ?? 0) + amount);
  for (const [party, amount] of before) add(party, 0 - amount);
  for (const [party, amount] of after) add(party, amount);
  return [...sums].filter(([, amount]) => amount !== 0);
}
