import { existsSync, rmSync } from "node:fs";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { backupsFolder, databaseFile, requireDatabase, startingLock } from "../process/dataDir";
import { OperatorError, reasonOf } from "../process/operatorError";
import { alone } from "../process/startLock";
import { copiesIn, pruneBackups } from "./backups";
import { faultOf } from "./faults/faultOf";
import { operatorSentence } from "./faults/faults";
import { isReadOnly } from "./faults/watchDatabase";
import { readMigrations } from "./migrations";
import { alwaysThis, type MigrationList, NO_FILTER, schemaEngine } from "./schemaEngine";
import { connectSqlite, damageIn, statement } from "./sqlite";
import { backUp } from "./upkeep/copyDatabase";

/** What `migrate` did. */
export interface Migrated {
  /** The migrations applied now, oldest first. */
  readonly applied: readonly string[];
  /** The copy made before them, when there was anything to copy. */
  readonly backup: string | undefined;
}

/**
 * Brings the database in the data folder up to date with a folder of migrations, all of them or none, after copying
 * it. Several processes may call it at once.
 * @throws OperatorError when it fails; the database is then as it was.
 */
export function migrate(dataDir: string, migrationsFolder: string): Promise<Migrated> {
  return alone(startingLock(dataDir), async () => {
    const file = databaseFile(dataDir);
    const migrations = readMigrations(migrationsFolder);
    const connection = await connectSound(dataDir);
    try {
      const pending = await pendingOf(connection, migrations, file);
      const first = pending[0];
      if (first === undefined) return { applied: [], backup: undefined };
      const folder = backupsFolder(dataDir);
      const backup = (await isEmpty(connection))
        ? undefined
        : await backUp(connection, folder, new Date(), "before", first);
      try {
        const applied = await applyAll(connection, migrations);
        if (backup !== undefined) pruneBackups(folder);
        return { applied, backup };
      } catch (thrown) {
        // Nothing was changed. A service that restarts for ever must not push the useful copies out with useless ones.
        if (backup !== undefined) rmSync(backup, { force: true });
        throw new OperatorError(
          `The database ${file} could not be brought up to date and was left as it was (${reasonOf(thrown)}): go back to the version that last worked, and report this.`,
          { cause: thrown },
        );
      }
    } finally {
      await connection.dispose();
    }
  });
}

/**
 * For commands that read and write games, and leave it to the next start to bring the database up to date.
 * @throws OperatorError unless it is there, and has all of a folder's migrations.
 */
export async function requireMigrated(dataDir: string, migrationsFolder: string): Promise<void> {
  const file = requireDatabase(dataDir);
  const connection = await connectSqlite(file, { mustExist: true });
  try {
    const pending = await pendingOf(connection, readMigrations(migrationsFolder), file);
    if (pending.length > 0)
      throw new OperatorError(
        `The database ${file} is from an older version: start the program once (npm start), and say this again.`,
      );
  } finally {
    await connection.dispose();
  }
}

/**
 * Opens the database and reads it through, before anything is changed in it.
 * @throws OperatorError when it is damaged, may not be written, or is gone while there are copies of it: a new one in its place
 * would look as if nothing had ever been recorded.
 */
async function connectSound(dataDir: string): Promise<SqlDriverAdapter> {
  const [file, folder] = [databaseFile(dataDir), backupsFolder(dataDir)];
  if (!existsSync(file) && copiesIn(folder).length > 0) {
    throw new OperatorError(
      `There is no database ${file}, though there are copies of it: put the latest one back (npm run copies -- put-back), or move ${folder} elsewhere to begin anew.`,
    );
  }
  if (await isReadOnly(file)) throw new OperatorError(operatorSentence("database-read-only", dataDir));
  try {
    const connection = await connectSqlite(file);
    const damage = await damageIn(connection).catch(async (thrown) => {
      await connection.dispose();
      throw thrown;
    });
    if (damage === null) return connection;
    await connection.dispose();
    throw new OperatorError(operatorSentence("database-damaged", dataDir));
  } catch (thrown) {
    const fault = faultOf(thrown);
    if (fault === null || fault === "disk-full") throw thrown;
    throw new OperatorError(operatorSentence(fault, dataDir), { cause: thrown });
  }
}

const pendingOf = async (connection: SqlDriverAdapter, migrations: MigrationList, file: string) =>
  pendingAmong(migrations, await appliedTo(connection), file);

/**
 * The migrations that a database does not have yet, oldest first.
 * @param recorded Those it has. @param place Where it is, to be shown.
 * @throws OperatorError when it has others.
 */
export function pendingAmong(
  migrations: MigrationList,
  recorded: readonly string[],
  place: string,
): readonly string[] {
  const known = migrations.migrationDirectories.map(({ path: name }) => name);
  const unknown = recorded.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new OperatorError(
      `The database ${place} was made by a newer version (it has the migration ${unknown}): update this program, or put back a copy from the backups folder.`,
    );
  }
  return known.filter((name) => !recorded.includes(name));
}

async function appliedTo(connection: SqlDriverAdapter): Promise<string[]> {
  if (
    (await rows(connection, "SELECT 1 FROM sqlite_schema WHERE name = '_prisma_migrations'")).length === 0
  ) {
    return [];
  }
  const applied = await rows(
    connection,
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return applied.map(([name]) => String(name));
}

async function isEmpty(connection: SqlDriverAdapter): Promise<boolean> {
  return (await rows(connection, "SELECT 1 FROM sqlite_schema LIMIT 1")).length === 0;
}

/**
 * Prisma's engine does not run migrations in a transaction and would leave half of a failing one behind; so it is given
 * a connection on which one is open. SQLite cannot switch foreign keys off inside a transaction, which Prisma's scripts
 * do to rebuild a table: they are off before it, and checked before it is committed.
 */
async function applyAll(connection: SqlDriverAdapter, migrations: MigrationList): Promise<string[]> {
  await connection.executeScript("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  try {
    const engine = await schemaEngine(alwaysThis(connection));
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: migrations,
      filters: NO_FILTER,
    });
    const [broken] = await rows(connection, "PRAGMA foreign_key_check");
    if (broken) throw new Error(`${broken[0]} would refer to a missing ${broken[2]}`);
    await connection.executeScript("COMMIT");
    return appliedMigrationNames;
  } catch (thrown) {
    await connection.executeScript("ROLLBACK");
    throw thrown;
  }
}

async function rows(connection: SqlDriverAdapter, sql: string): Promise<unknown[][]> {
  return (await connection.queryRaw(statement(sql))).rows;
}
