import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hasCode } from "../process/operatorError";
import type { MigrationList } from "./schemaEngine";

const LOCKFILE = "migration_lock.toml";

/**
 * Lists the migrations in a folder for the engine, oldest first. Each is a folder `<timestamp>_<what>` with a
 * `migration.sql`. A missing folder has none.
 */
export function readMigrations(folder: string): MigrationList {
  const entries = readIfThere(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return {
    baseDir: folder,
    lockfile: {
      path: LOCKFILE,
      content: readIfThere(() => readFileSync(path.join(folder, LOCKFILE), "utf8")) ?? null,
    },
    shadowDbInitScript: "",
    migrationDirectories: names.sort().map((name) => ({
      path: name,
      migrationFile: {
        path: "migration.sql",
        content: { tag: "ok", value: readFileSync(path.join(folder, name, "migration.sql"), "utf8") },
      },
    })),
  };
}

function readIfThere<Content>(read: () => Content): Content | undefined {
  try {
    return read();
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return undefined;
    throw thrown;
  }
}
