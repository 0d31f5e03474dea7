import { shares } from "@/lib/engine";

/** One person's part of an amount. */
export type MoneyShare = readonly [party: string, amount: number];

/** Splits an amount by parts. The rest goes one each, in this order. */
export const splitByParts = (amount: number, parts: readonly MoneyShare[]): readonly MoneyShare[] =>
  shares(amount, new Map(parts.filter(([, part]) => part > 0))).map(({ to, count }) => [to, count]);

/**
 * Splits an amount equally. The rest goes one each, starting after the payer.
 * @param sharers In seat order, each once; at least one.
 * @returns in the same order, without empty parts.
 */
export function splitEqually(
  amount: number,
  sharers: readonly string[],
  payer: string,
): readonly MoneyShare[] {
  const first = sharers.indexOf(payer) + 1;
  const inTurn = [...sharers.slice(first), ...sharers.slice(0, first)];
  const parts = new Map(
    splitByParts(
      amount,
      inTurn.map((party) => [party, 1]),
    ),
  );
  return sharers.flatMap((party): readonly MoneyShare[] => {
    const part = parts.get(party);
    return part === undefined ? [] : [[party, part]];
  });
}
