import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { buildSync } from "esbuild";
import { BUILD_LOCK, buildIfStale, isBuiltFrom, runBuilder } from "./build";
import { BUNDLES, ENTRIES, LAUNCHER, LAUNCHER_ENTRY } from "./built";
import { OperatorError } from "./operatorError";
import { folderOf, PART, programsOf, sourcesHash } from "./programs";
import { withFileLock } from "./startLock";

/** A running program may be older than the latest build, and reads its files late. */
const SAVED_BUILDS = 3;

/** Parts of Next's output that only the build uses. */
const BUILD_ONLY =
  /^\.next\/(cache|dev|build|diagnostics|types|standalone|trace|trace-build|turbopack|built-from|lock)(\/|$)/;
const NOT_RUN = /\.(map|d\.[cm]?ts|nft\.json|tsbuildinfo)$/;

/** The only files that a trace may add. It takes a path that code puts together for any file at all. */
const BUILT_OR_PACKAGE = /^(node_modules|\.next)\//;

/** Next requires these in development or while it builds. Its own trace, too, ends there. */
const NOT_SERVED =
  /^node_modules\/(typescript|@next\/swc.*)\/|next\/dist\/(server\/(dev\/|lib\/route-resolver)|compiled\/(webpack|next-devtools|jest-worker)\/|lib\/upgrade\/|build\/webpack\/|bin\/)|\.dev(elopment)?\.js$/;

/** Files that code reads but a trace of imports does not show. */
const READ_BY_NAME = [
  "package.json",
  "LICENSE",
  "CHANGELOG.md",
  "public",
  "prisma/migrations",
  "prisma/postgresql/migrations",
  "node_modules/@prisma/schema-engine-wasm/schema_engine_bg.wasm",
  "node_modules/next/dist/compiled/@vercel/og",
];

/** The function of @vercel/nft that Next itself traces with, and carries. */
type Trace = (
  files: readonly string[],
  options: { base: string; processCwd: string; ignore(file: string): boolean },
) => Promise<{ readonly fileList: ReadonlySet<string> }>;

/**
 * Builds the program folder of a checkout unless it is there: everything that runs, without the checkout. A
 * running program keeps its own folder, so a build or `npm ci` beside it changes nothing for it.
 * @returns the folder, and whether it had to build.
 * @throws OperatorError when the build fails.
 */
export async function buildProgramIfStale(
  checkout: string,
): Promise<{ readonly folder: string; readonly built: boolean }> {
  const folder = folderOf(checkout);
  if (existsSync(folder)) return { folder, built: false };
  await buildIfStale(checkout);
  await runBuilder("assemble", checkout);
  return { folder, built: true };
}

/** Gathers the program folder in this process, unless another process did. */
export async function assembleHere(checkout: string): Promise<void> {
  process.chdir(checkout);
  await withFileLock(path.join(checkout, BUILD_LOCK), async () => {
    const folder = folderOf(checkout);
    if (existsSync(folder)) return;
    if (!isBuiltFrom(checkout, sourcesHash(checkout)))
      throw new OperatorError("The sources changed during the build: build again.");
    // A killed build may have left some.
    for (const old of programsOf(checkout, true)) rmSync(old, { recursive: true, force: true });
    const part = folder + PART;
    for (const file of await filesToRun(checkout)) bring(path.join(checkout, file), path.join(part, file));
    withoutCheckout(part);
    bundleLauncher(checkout, part);
    renameSync(part, folder);
    for (const old of programsOf(checkout).slice(SAVED_BUILDS)) rmSync(old, { recursive: true, force: true });
  });
}

/** All files of the program, from the checkout. */
async function filesToRun(checkout: string): Promise<readonly string[]> {
  const require = createRequire(import.meta.url);
  const { nodeFileTrace } = require("next/dist/compiled/@vercel/nft") as { nodeFileTrace: Trace };
  const traced = new Set(
    filesAt(checkout, ".next")
      .filter((file) => file.endsWith(".nft.json"))
      .flatMap((file) => tracedBy(checkout, file)),
  );
  const entries = Object.keys(ENTRIES).map((name) => path.join(checkout, BUNDLES, `${name}.mjs`));
  const { fileList } = await nodeFileTrace(entries, {
    base: checkout,
    processCwd: checkout,
    ignore: (file) => traced.has(file) || NOT_SERVED.test(file) || !BUILT_OR_PACKAGE.test(file),
  });
  const found = [...fileList, ...filesAt(checkout, ".next"), ...traced].filter((file) => !NOT_RUN.test(file));
  return [...new Set([...found, ...READ_BY_NAME, ...licenses(checkout, found)])]
    .filter((file) => lstatSync(path.join(checkout, file), { throwIfNoEntry: false }))
    .toSorted();
}

/** The files that Next found a page to need. */
function tracedBy(checkout: string, trace: string): readonly string[] {
  const { files } = JSON.parse(readFileSync(path.join(checkout, trace), "utf8")) as { files: string[] };
  return files
    .map((file) => path.join(path.dirname(trace), file))
    .filter((file) => BUILT_OR_PACKAGE.test(file) && !BUILD_ONLY.test(file));
}

/** The license files of the packages that come along. */
function licenses(checkout: string, files: readonly string[]): readonly string[] {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []));
  return [...folders]
    .filter((folder) => lstatSync(path.join(checkout, folder)).isDirectory())
    .flatMap((folder) =>
      readdirSync(path.join(checkout, folder))
        .filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
        .map((name) => `${folder}/${name}`),
    );
}

/** All files and links below a folder. */
function filesAt(checkout: string, folder: string): readonly string[] {
  return readdirSync(path.join(checkout, folder), { withFileTypes: true }).flatMap((entry) => {
    const at = `${folder}/${entry.name}`;
    if (BUILD_ONLY.test(at)) return [];
    return entry.isDirectory() ? filesAt(checkout, at) : [at];
  });
}

/**
 * Links what builds and `npm ci` replace as a whole: it takes no space, and the old content stays. Copies the
 * rest, which people edit.
 */
function bring(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  const found = lstatSync(from);
  if (found.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (found.isDirectory()) cpSync(from, to, { recursive: true });
  else if (!/\/(node_modules|\.next)\//.test(from) || !link(from, to)) copyFileSync(from, to);
}

/** Copies a program folder by links where that is possible. */
export function linkFolder(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const file = path.relative(from, path.join(entry.parentPath, entry.name));
    bring(path.join(from, file), path.join(to, file));
  }
}

/** Fails on another file system, or on one without links. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Removes the checkout's path from what Next says about its build. */
function withoutCheckout(folder: string): void {
  const file = path.join(folder, ".next/required-server-files.json");
  const { config, ...rest } = JSON.parse(readFileSync(file, "utf8"));
  const { outputFileTracingRoot: _, turbopack: __, repoRoot: ___, ...settings } = config;
  rmSync(file);
  rmSync(file.replace(/json$/, "js"), { force: true });
  writeFileSync(file, JSON.stringify({ ...rest, config: settings, appDir: "." }));
}

/** Bundles the launcher by itself, so that it loads in a moment. */
function bundleLauncher(checkout: string, folder: string): void {
  const { engines } = JSON.parse(readFileSync(path.join(checkout, "package.json"), "utf8"));
  buildSync({
    absWorkingDir: checkout,
    entryPoints: [LAUNCHER_ENTRY],
    outfile: path.join(folder, LAUNCHER),
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    define: {
      PLATFORM: JSON.stringify(`${process.platform}-${process.arch}`),
      OLDEST_NODE: JSON.stringify(engines.node.replace(">=", "")),
    },
  });
}
