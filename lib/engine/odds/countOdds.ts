import type { CountClaim, Face } from "../vocabulary";

/** The chance of at least, and of exactly, what was claimed. */
export interface Odds {
  readonly chance: number;
  readonly exact: number;
}

interface CountOdds {
  readonly claim: CountClaim;
  readonly wild: Face | null;
  /** Dice one can see. */
  readonly known: readonly Face[];
  /** Dice one cannot see, each as likely to show any face. */
  readonly unknown: number;
  /** B5: wild dice alone do not do. */
  readonly naturalNeeded: boolean;
}

/**
 * Exact chance that a count claim is true, and that it is exact (S1): over how many of the unknown dice show the face
 * (`naturals`) and how many the wild one. Sums whole numbers of rolls; nothing is simulated.
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
  // From all dice matching downwards, each term made from the one before: a table of a thousand dice takes a moment, and
  // anybody may ask.
  let choices = 1n;
  let rest = 1n;
  for (let matching = unknown; matching >= Math.max(0, missing); matching--) {
    const matched = helps === null ? 1n : 1n << BigInt(matching);
    // Of the matching dice's 2^n ways, the one in which all of them are wild.
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

/** A fraction of whole numbers as the nearest number: exact arithmetic until this last step. */
function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // Twenty-one digits after the leading one: more than a number can hold.
  const digits = 21 + Math.max(0, denominator.toString().length - numerator.toString().length);
  return Number(`${(numerator * 10n ** BigInt(digits)) / denominator}e-${digits}`);
}
