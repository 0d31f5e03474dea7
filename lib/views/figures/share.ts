/**
 * A sum of chances as a whole number of 2^-80ths: chances of 2^-27 and more are held to their last digit, smaller ones to 24 decimals.
 * Whole numbers add up the same in every order, and can be taken away again.
 */
export type Share = bigint;

const ONE = 2 ** 80;

/** A number from 0 to 1 as a share. */
export const share = (number: number): Share => BigInt(Math.round(number * ONE));

/** So many whole ones as a share. */
export const wholes = (count: number): Share => BigInt(count) * BigInt(ONE);

/** A share as the number nearest to it. */
export const numberOf = (sum: Share): number => Number(sum) / ONE;
