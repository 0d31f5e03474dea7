import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hasCode, OperatorError } from "../process/operatorError";
import { type MigrationList, NO_FILTER, type OneConnection, schemaEngine } from "./schemaEngine";

const LOCKFILE = "migration_lock.toml";

/** The last migration before the baseline, which creates the same schema (docs/decisions/0066). */
const LAST_BEFORE_BASELINE = "20261126081011_one_kind_of_public_link";

/** The migrations that a database lacks. */
export interface Pending {
  /** The baseline, if older migrations created its schema and only its record is missing. */
  readonly baseline: string | undefined;
  /** The migrations to apply, oldest first. */
  readonly migrations: readonly string[];
}

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

/**
 * Returns the migrations that a database lacks.
 * @param migrations The program's migrations, of which the first is the baseline.
 * @param recorded The applied ones.
 * @param place The database's location, for messages.
 * @throws OperatorError when it has unknown migrations, or stopped at one before the baseline's schema.
 */
export function pendingAmong(migrations: MigrationList, recorded: readonly string[], place: string): Pending {
  const known = migrations.migrationDirectories.map(({ path: name }) => name);
  const unknown = recorded.find((name) => !known.includes(name) && name > LAST_BEFORE_BASELINE);
  if (unknown !== undefined) {
    throw new OperatorError(
      `The database ${place} is from a newer version (it has the migration ${unknown}): update this program, or restore a backup.`,
    );
  }
  const last = recorded
    .filter((name) => name <= LAST_BEFORE_BASELINE)
    .toSorted()
    .at(-1);
  if (last !== undefined && last !== LAST_BEFORE_BASELINE) {
    throw new OperatorError(
      `The database ${place} is too old for this version (its last migration is ${last}) and is unchanged: update it through the 0.1.0 pre-release of November 26, 2026 first (docs/guide/operating.md says how).`,
    );
  }
  const lacking = known.filter((name) => !recorded.includes(name));
  const baseline = last && lacking.find((name) => name === known[0]);
  return { baseline, migrations: lacking.filter((name) => name !== baseline) };
}

/**
 * Applies the migrations that a database lacks. The connection has an open transaction.
 * @returns the applied migrations, oldest first.
 */
export async function applyPending(
  connection: OneConnection,
  migrationsList: MigrationList,
  { baseline }: Pending,
): Promise<string[]> {
  const engine = await schemaEngine(connection);
  if (baseline !== undefined) await engine.markMigrationApplied({ migrationName: baseline, migrationsList });
  const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters: NO_FILTER });
  return appliedMigrationNames;
}
