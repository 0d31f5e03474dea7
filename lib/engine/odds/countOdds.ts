import type { CountClaim, Face } from "../vocabulary";

/** The chances of at least, and of exactly, the claim. */
export interface Odds {
  readonly chance: number;
  readonly exact: number;
}

interface CountOdds {
  readonly claim: CountClaim;
  readonly wild: Face | null;
  /** Dice you can see. */
  readonly known: readonly Face[];
  /** Number of dice you can't see, each equally likely to show any face. */
  readonly unknown: number;
  /** B5: wild dice alone do not count. */
  readonly naturalNeeded: boolean;
}

/**
 * The exact chances that a count claim is true, and that it is exact (S1). It sums over the numbers of
 * unknown dice with the face (`naturals`) and with the wild face. Integer arithmetic, no simulation.
 */
export function countOdds({ claim, wild, known, unknown, naturalNeeded }: CountOdds): Odds {
  const helps = wild !== null && wild !== claim.face ? wild : null;
  const seen = (face: Face | null) => known.filter((die) => die === face).length;
  const naturalsSeen = seen(claim.face);
  const missing = claim.count - naturalsSeen - seen(helps);
  const needsNatural = naturalNeeded && helps !== null && naturalsSeen === 0;

  const others = helps === null ? 5n : 4n;
  let atLeast = 0n;
  let exactly = 0n;
  // From all dice matching downward, each term computed from the last. Anyone may ask, so a thousand dice
  // must take only a moment.
  let choices = 1n;
  let rest = 1n;
  for (let matching = unknown; matching >= Math.max(0, missing); matching--) {
    const matched = helps === null ? 1n : 1n << BigInt(matching);
    // One of the 2^n assignments of the matching dice has only wild ones.
    const withoutNatural = needsNatural ? 1n : 0n;
    const rolls = choices * (matched - withoutNatural) * rest;
    atLeast += rolls;
    if (matching === missing) exactly = rolls;
    choices = (choices * BigInt(matching)) / BigInt(unknown - matching + 1);
    rest *= others;
  }
  const all = 6n ** BigInt(unknown);
  return { chance: ratio(atLeast, all), exact: ratio(exactly, all) };
}

/** Converts a fraction of integers to the nearest number; the only inexact step. */
function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // Twenty-one significant digits: more than a number can hold.
  const digits = 21 + Math.max(0, denominator.toString().length - numerator.toString().length);
  return Number(`${(numerator * 10n ** BigInt(digits)) / denominator}e-${digits}`);
}
