import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { hasCode, OperatorError } from "./operatorError";
import { alone } from "./startLock";

/** Everything the build is made from. */
const SOURCES = [
  "app",
  "lib",
  "public",
  "prisma/schema.prisma",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/**
 * Builds the app in the checkout unless the build that is there was made from the same files. Several processes may
 * call it at once; one builds. The build's own output is shown.
 * @returns whether anything was built.
 * @throws OperatorError when the build fails.
 */
export async function buildIfStale(checkout: string): Promise<boolean> {
  const stamp = path.join(checkout, ".next/built-from");
  if (read(stamp) === sourcesHash(checkout)) return false;
  // Next empties .next before it builds, but for the cache.
  const cache = path.join(checkout, ".next/cache");
  mkdirSync(cache, { recursive: true });
  return alone(path.join(cache, "build.lock"), async () => {
    const hash = sourcesHash(checkout);
    if (read(stamp) === hash) return false;
    const next = createRequire(path.join(checkout, "package.json")).resolve("next/dist/bin/next");
    const builder = spawn(process.execPath, [next, "build"], {
      cwd: checkout,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    });
    const [code] = await once(builder, "close");
    if (code !== 0) throw new OperatorError("The app could not be built: what is wrong stands above.");
    writeFileSync(stamp, hash);
    return true;
  });
}

/** One hash over the names and contents of the sources. */
function sourcesHash(checkout: string): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesAt(checkout, source))) {
    hash.update(`${file}\0`).update(
      createHash("sha256")
        .update(readFileSync(path.join(checkout, file)))
        .digest(),
    );
  }
  return hash.digest("hex");
}

function filesAt(checkout: string, source: string): string[] {
  const found = statSync(path.join(checkout, source), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [source];
  return readdirSync(path.join(checkout, source))
    .sort()
    .flatMap((name) => filesAt(checkout, `${source}/${name}`));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return undefined;
    throw thrown;
  }
}
