import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "./operatorError";

/** The inputs of the build, hashed to tell whether it is stale. */
export const SOURCES = [
  "app",
  "lib",
  "public",
  "prisma",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** The folder of the program folders. */
const PROGRAMS = "dist/programs";

/**
 * The program folder to serve from: of the sources as they are now. If they cannot be built, the one before
 * and a reason on standard error.
 * @param build Builds it. A parameter, so that a start without a build does not load the tools of the build.
 * @throws OperatorError when the build fails and there is no earlier program.
 */
export async function programToStart(
  checkout: string,
  build: (checkout: string) => Promise<{ readonly folder: string }>,
): Promise<string> {
  const folder = folderOf(checkout);
  if (existsSync(folder)) return folder;
  try {
    return (await build(checkout)).folder;
  } catch (thrown) {
    const before = programsOf(checkout)[0];
    if (!(thrown instanceof OperatorError) || before === undefined) throw thrown;
    console.error(`${thrown.message}\nServing the version from before.`);
    return before;
  }
}

/** Named by the sources, and by what the native modules were made for. */
export const folderOf = (checkout: string): string => {
  const { platform, arch, versions } = process;
  return path.join(
    checkout,
    PROGRAMS,
    [platform, arch, versions.modules, sourcesHash(checkout).slice(0, 16)].join("-"),
  );
};

/** The ending of a program folder that is not complete. */
export const PART = ".part";

/** The program folders, the latest first. @param parts The incomplete ones instead. */
export function programsOf(checkout: string, parts = false): readonly string[] {
  const programs = path.join(checkout, PROGRAMS);
  if (!existsSync(programs)) return [];
  return readdirSync(programs)
    .filter((name) => name.endsWith(PART) === parts)
    .map((name) => path.join(programs, name))
    .toSorted((one, other) => statSync(other).ctimeMs - statSync(one).ctimeMs);
}

/** Hashes the names and contents of the sources. */
export function sourcesHash(checkout: string): string {
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
