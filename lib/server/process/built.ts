import path from "node:path";

/** What the build bundles, by what the bundle is called: the program around the pages, and what its threads run. */
export const ENTRIES = {
  serve: "lib/cli/serve.ts",
  worker: "lib/server/workers/worker.ts",
  database: "lib/server/db/thread/thread.ts",
} as const;

/** The folder of the bundles. */
export const BUNDLES = ".next/serve";

/** Where the bundle of an entry is. */
export const bundleOf = (entry: keyof typeof ENTRIES): string => path.resolve(BUNDLES, `${entry}.mjs`);

/** What a thread is to run, as piscina takes it: the bundle, or the source where nothing needs to have been built. */
export const threadFile = (entry: keyof typeof ENTRIES) =>
  process.env.NODE_ENV === "production"
    ? { filename: bundleOf(entry), execArgv: [] }
    : { filename: path.resolve(ENTRIES[entry]), execArgv: ["--import", "tsx"] };
