import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { BUNDLES, ENTRIES } from "./built";
import { bundleServiceWorker } from "./bundleServiceWorker";
import { hasCode, OperatorError } from "./operatorError";
import { sourcesHash } from "./programs";
import { withFileLock } from "./startLock";

/** Lock held while a process changes or reads `.next` as a whole. */
export const BUILD_LOCK = ".next/cache/build.lock";

/**
 * Builds the app in the checkout unless the existing build came from the same files. Safe to call from
 * several processes: a lock lets one build. Prints the build's own output.
 * @returns whether it had to build.
 * @throws OperatorError when the build fails.
 */
export async function buildIfStale(checkout: string): Promise<boolean> {
  if (isBuiltFrom(checkout, sourcesHash(checkout))) return false;
  await runBuilder("build", checkout);
  return true;
}

/**
 * Runs a step of the build in a process of its own, which frees its memory.
 * @throws OperatorError when it fails.
 */
export async function runBuilder(step: "build" | "assemble", checkout: string): Promise<void> {
  const builder = spawn(process.execPath, ["--import", "tsx", BUILDER, step, checkout], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const [code, signal] = await once(builder, "close");
  if (signal === "SIGKILL")
    throw new OperatorError(
      "The app could not be built: the build was killed, probably out of memory. It needs 2 GB.",
    );
  if (code !== 0) throw new OperatorError("The app could not be built: see the errors above.");
}

/**
 * Builds in this process, which exits with the build. The build lock is therefore held exactly as long as
 * something writes into `.next`, even if the parent is killed. If only the waiting parent dies, the build
 * continues and the next start finds it. If the build itself dies, no stamp marks its output as complete.
 * @returns only if the build was up to date or another process finished it.
 */
export async function buildHere(checkout: string): Promise<void> {
  // Next empties .next before it builds, except for the cache.
  const lock = path.join(checkout, BUILD_LOCK);
  mkdirSync(path.dirname(lock), { recursive: true });
  await withFileLock(lock, async () => {
    const hash = sourcesHash(checkout);
    if (isBuiltFrom(checkout, hash)) return;
    const stamp = stampOf(checkout);
    // Removes the stamp first: from here on `.next` is incomplete, even if the sources are reverted.
    rmSync(stamp, { force: true });
    process.once("exit", (code) => {
      if (code !== 0) return;
      // Next copies what it traced. Only its lists are used (`programFolder.ts`).
      rmSync(path.join(checkout, ".next/standalone"), { recursive: true, force: true });
      // Program folders link to these files, which must not change.
      rmSync(path.join(checkout, BUNDLES), { recursive: true, force: true });
      bundleServer(checkout);
      bundleServiceWorker(checkout);
      writeFileSync(stamp, hash);
    });
    const next = createRequire(path.join(checkout, "package.json")).resolve("next/dist/bin/next");
    process.chdir(checkout);
    // Next's child processes must not inherit this process's Node flags.
    process.execArgv.length = 0;
    process.argv.splice(1, process.argv.length, next, "build");
    await import(pathToFileURL(next).href);
    // Next exits the process when done. A promise that nothing can resolve would be garbage collected, and
    // the lock with it.
    await new Promise<void>((ended) => process.once("exit", () => ended()));
  });
}

/**
 * Without a bundle, Node would read and compile hundreds of source files at every start and in every thread.
 * Packages stay external.
 */
function bundleServer(checkout: string): void {
  buildSync({
    absWorkingDir: checkout,
    entryPoints: ENTRIES,
    outdir: BUNDLES,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    splitting: true,
    packages: "external",
    platform: "node",
    target: `node${process.versions.node}`,
    format: "esm",
  });
}

const BUILDER = fileURLToPath(new URL("../../cli/builder.ts", import.meta.url));

const stampOf = (checkout: string) => path.join(checkout, ".next/built-from");

/** True if `.next` holds the complete build of these sources. */
export const isBuiltFrom = (checkout: string, hash: string) => read(stampOf(checkout)) === hash;

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return undefined;
    throw thrown;
  }
}
