import path from "node:path";

/** Bundle entry points by bundle name: the server around the pages, its worker threads, and commands. */
export const ENTRIES = {
  program: "lib/cli/program.ts",
  worker: "lib/server/workers/worker.ts",
  database: "lib/server/db/thread/thread.ts",
  backup: "lib/cli/backup.ts",
  backups: "lib/cli/backups.ts",
  rebuild: "lib/cli/rebuild.ts",
  owner: "lib/cli/owner.ts",
  move: "lib/cli/move.ts",
  export: "lib/cli/export.ts",
  import: "lib/cli/import.ts",
} as const;

/** The commands of a release. */
export const COMMANDS = [
  "backup",
  "backups",
  "rebuild",
  "owner",
  "move",
  "export",
  "import",
] as const satisfies (keyof typeof ENTRIES)[];

/** Folder of the bundles. */
export const BUNDLES = ".next/serve";

/** Source and bundle of the service worker. */
export const SERVICE_WORKER_ENTRY = "lib/serviceWorker/serviceWorker.ts";
export const SERVICE_WORKER = `${BUNDLES}/service-worker.js`;

/** The launcher of a program folder, beside its `.next`. */
export const LAUNCHER = "start.mjs";
export const LAUNCHER_ENTRY = "lib/cli/launcher.ts";

/** Path of an entry's bundle in a program folder. */
export const bundleOf = (entry: keyof typeof ENTRIES, folder = "."): string =>
  path.resolve(folder, BUNDLES, `${entry}.mjs`);

/**
 * The command and environment that run the built program. The C library gives threads up to eight heaps per
 * processor and rarely frees them. With more than two, the server grew by half in 200,000 requests.
 * @param folder The program folder, or the checkout.
 */
export const programCommand = (folder = ".") => ({
  file: bundleOf("program", folder),
  env: { MALLOC_ARENA_MAX: "2", ...process.env, NODE_ENV: "production" as const },
});

/**
 * Makes piscina import a bundle. It would require it first, and Node 20 aborts the whole process if such a thread
 * is stopped while it loads.
 */
const IMPORTED = ["--no-experimental-require-module"];

/** The file a piscina thread runs: the bundle, or the source if there is no build. */
export const threadFile = (entry: keyof typeof ENTRIES) =>
  process.env.NODE_ENV === "production"
    ? { filename: bundleOf(entry), execArgv: IMPORTED }
    : { filename: path.resolve(ENTRIES[entry]), execArgv: ["--import", "tsx"] };
