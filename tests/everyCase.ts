/** Whether large sets of cases are run whole, as by `npm run drill`; every other run takes a sample of each. */
export const EVERY_CASE = process.env.EVERY_CASE === "true";

/** How many cases of a large set this run takes. */
export const sampled = (all: number, sample: number): number => (EVERY_CASE ? all : sample);
