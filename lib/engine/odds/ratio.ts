/** A fraction of whole numbers as the nearest number: exact arithmetic until this last step. */
export function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // Twenty-one digits after the leading one: more than a number can hold.
  const digits = 21 + Math.max(0, denominator.toString().length - numerator.toString().length);
  return Number(`${(numerator * 10n ** BigInt(digits)) / denominator}e-${digits}`);
}

/** How many ways to choose `some` of `all`. */
export function choose(all: number, some: number): bigint {
  let ways = 1n;
  for (let at = 0; at < some; at++) ways = (ways * BigInt(all - at)) / BigInt(at + 1);
  return ways;
}
