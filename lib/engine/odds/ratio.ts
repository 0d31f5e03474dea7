/** A fraction of whole numbers as the nearest number: exact arithmetic until this last step. */
export function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // Twenty-one digits after the leading one: more than a number can hold.
  const digits = 21 + Math.max(0, denominator.toString().length - numerator.toString().length);
  return Number(`${(numerator * 10n ** BigInt(digits)) / denominator}e-${digits}`);
}
