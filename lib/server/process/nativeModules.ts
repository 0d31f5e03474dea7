import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { OperatorError } from "./operatorError";

/** A function of Node that better-sqlite3 12 does not call itself, but by a header of Node 24.19 and newer. */
const UNSAFE = "RemoveEnvironmentCleanupHook";

/**
 * Refuses a better-sqlite3 that was compiled with the headers of Node 24.19 or newer. Its statements then abort
 * the process when they are collected as garbage, after a few requests. Version 13 does not, but needs Node 22.
 * @param entry The package's entry point, to find its native module.
 * @throws OperatorError in that case.
 */
export function requireSafeSqlite(entry = entryOfSqlite()): void {
  const file = path.join(path.dirname(entry), "../build/Release/better_sqlite3.node");
  if (existsSync(file) && readFileSync(file).includes(UNSAFE))
    throw new OperatorError(
      `The database driver of this installation aborts on Node ${process.version}: use Node 20, 22 or 24.18, then run npm ci (docs/guide/operating.md).`,
    );
}

const entryOfSqlite = (): string => createRequire(import.meta.url).resolve("better-sqlite3");
