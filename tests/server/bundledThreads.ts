import { buildSync } from "esbuild";
import { ENTRIES } from "@/lib/server/process/built";

/**
 * Bundles the thread code before the tests (`threads.ts`): from sources, each thread would read hundreds of
 * files. Inside the project, where the bundles find its packages.
 */
export function bundleThreads(): void {
  buildSync({
    entryPoints: { worker: ENTRIES.worker, database: ENTRIES.database },
    outdir: "tests/output/threads",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    target: `node${process.versions.node}`,
    format: "esm",
  });
}
