import { createHash } from "node:crypto";

/** Whether large sets of cases are run whole, as by `npm run test:full`; every other run takes a sample of each. */
export const EVERY_CASE = process.env.EVERY_CASE === "true";

// vitest.config.ts loads this before any worker starts: all inherit the seed that is drawn there.
process.env.TEST_SEED ??= String(Math.floor(Math.random() * 1_000_000));

/** What draws the samples of this run; set in the environment, it draws the same again. */
export const TEST_SEED = Number(process.env.TEST_SEED);

/** Stands in the message of a failed sample: how to draw it again. */
export const DRAWN = EVERY_CASE ? "every case" : `a sample drawn with TEST_SEED=${TEST_SEED}`;

/** How many cases of a large set this run takes. */
export const sampled = (all: number, sample: number): number => (EVERY_CASE ? all : sample);

/** How many cases a property takes, and which, for fast-check. */
export const runs = (all: number, sample: number) => ({ numRuns: sampled(all, sample), seed: TEST_SEED });

/** Declares, instead of all tests of a file, as many as this run takes of them; another run takes others. */
export function someOf(
  declare: (name: string, test: () => Promise<void>) => void,
  all: number,
  sample: number,
): typeof declare {
  const taken = sampleOf([...Array(all).keys()], sample);
  let declared = 0;
  return (name, test) => {
    if (declared === all) throw new Error(`more tests than ${all}: “${name}”`);
    if (taken.includes(declared++)) declare(name, test);
  };
}

/** The cases that this run takes of a list, in the order of the list. */
export function sampleOf<Case>(all: readonly Case[], sample: number): readonly Case[] {
  if (EVERY_CASE) return all;
  const drawn = (at: number) => createHash("sha1").update(`${TEST_SEED} ${at}`).digest("hex");
  const places = all.map((_, at) => ({ at, drawn: drawn(at) }));
  const taken = places.sort((a, b) => (a.drawn < b.drawn ? -1 : 1)).slice(0, sample);
  return taken.sort((a, b) => a.at - b.at).map(({ at }) => all[at] as Case);
}
