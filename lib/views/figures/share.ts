/**
 * A sum of chances as an integer in units of 2^-80: exact for chances of 2^-27 and more, otherwise 24
 * decimals. Integers add up the same in every order.
 */
export type Share = bigint;

const ONE = 2 ** 80;

/** A number from 0 to 1 as a share. */
export const share = (number: number): Share => BigInt(Math.round(number * ONE));

/** An integer as a share. */
export const wholes = (count: number): Share => BigInt(count) * BigInt(ONE);

/** The nearest number. */
export const numberOf = (sum: Share): number => Number(sum) / ONE;
