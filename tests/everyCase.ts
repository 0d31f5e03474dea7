import { createHash } from "node:crypto";

/** True for full case sets, as in `npm run test:full`; other runs take samples. */
export const EVERY_CASE = process.env.EVERY_CASE === "true";

// vitest.config.ts loads this before any worker starts: all inherit the seed.
process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1_000_000));

/** The seed of this run's samples; set it in the environment to repeat them. */
export const TEST_SEED = Number(process.env.TEST_SEED);

/** Part of a failed sample's message: how to repeat it. */
export const DRAWN = EVERY_CASE ? "every case" : `a sample drawn with TEST_SEED=${TEST_SEED}`;

/** How many cases of a large set this run takes. */
export const sampled = (all: number, sample: number): number => (EVERY_CASE ? all : sample);

/** The number of cases of a property and the seed, for fast-check. */
export const runs = (all: number, sample: number) => ({ numRuns: sampled(all, sample), seed: TEST_SEED });

/**
 * Declares every `period`-th of at least that many tests; other runs take other ones. Draw for each `describe` on
 * its own: Vitest fails a suite without a test.
 */
export function oneIn(
  declare: (name: string, test: () => Promise<void>) => void,
  period: number,
): typeof declare {
  let at = TEST_SEED % period;
  return (name, test) => {
    if (EVERY_CASE || at++ % period === 0) declare(name, test);
  };
}

/** A sample of a list, in order. */
export function sampleOf<Case>(all: readonly Case[], sample: number): readonly Case[] {
  if (EVERY_CASE) return all;
  const drawn = (at: number) => createHash("sha1").update(`${TEST_SEED} ${at}`).digest("hex");
  const places = all.map((_, at) => ({ at, drawn: drawn(at) }));
  const taken = places.sort((a, b) => (a.drawn < b.drawn ? -1 : 1)).slice(0, sample);
  return taken.sort((a, b) => a.at - b.at).map(({ at }) => all[at] as Case);
}
