import path from "node:path";

/** What the build bundles, by what the bundle is called: the program around the pages, and what its threads run. */
export const ENTRIES = {
  program: "lib/cli/program.ts",
  worker: "lib/server/workers/worker.ts",
  database: "lib/server/db/thread/thread.ts",
} as const;

/** The folder of the bundles. */
export const BUNDLES = ".next/serve";

/** What browsers run beside the pages, and where its bundle is. */
export const SERVICE_WORKER_ENTRY = "lib/serviceWorker/serviceWorker.ts";
export const SERVICE_WORKER = `${BUNDLES}/service-worker.js`;

/** Where the bundle of an entry is. */
const bundleOf = (entry: keyof typeof ENTRIES): string => path.resolve(BUNDLES, `${entry}.mjs`);

/**
 * How the program is run once it is built: the file for Node, and the environment. The C library gives threads heaps of their own, up to
 * eight for each processor, and hardly gives back what they held: with more than two an installation grew by a half in 200,000 requests.
 */
export const programCommand = () => ({
  file: bundleOf("program"),
  env: { MALLOC_ARENA_MAX: "2", ...process.env, NODE_ENV: "production" as const },
});

/** What a thread is to run, as piscina takes it: the bundle, or the source where nothing needs to have been built. */
export const threadFile = (entry: keyof typeof ENTRIES) =>
  process.env.NODE_ENV === "production"
    ? { filename: bundleOf(entry), execArgv: [] }
    : { filename: path.resolve(ENTRIES[entry]), execArgv: ["--import", "tsx"] };
