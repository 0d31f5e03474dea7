import path from "node:path";
import { buildSync } from "esbuild";
import { ENTRIES } from "@/lib/server/process/built";

/** Code that tests run in threads and processes of their own, by bundle name. */
const BUNDLED = { ...ENTRIES, racer: "tests/postgresql/racer.ts" };

/** Inside the project, where the bundles find its packages. */
const FOLDER = "tests/output/bundles";

/** The path of a bundle, to start as a thread or a process. */
export const bundleFor = (name: keyof typeof BUNDLED): string => path.resolve(FOLDER, `${name}.mjs`);

/**
 * Bundles that code before the tests: from sources, each thread and each command would read and compile
 * hundreds of files.
 */
export function bundleAll(): void {
  buildSync({
    entryPoints: BUNDLED,
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    target: `node${process.versions.node}`,
    format: "esm",
  });
}
