import { chmodSync, closeSync, openSync, rmSync, statSync } from "node:fs";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { backupsFolder, databaseFile, requireDatabase, startingLock } from "../process/dataDir";
import { hasCode, OperatorError, reasonOf } from "../process/operatorError";
import { withFileLock } from "../process/startLock";
import { backupsIn, pruneBackups } from "./backups";
import { faultOf } from "./faults/faultOf";
import { operatorSentence } from "./faults/faults";
import { isReadOnly } from "./faults/watchDatabase";
import { readMigrations } from "./migrations";
import { alwaysThis, type MigrationList, NO_FILTER, schemaEngine } from "./schemaEngine";
import { connectSqlite, damageIn, isEmpty, rows } from "./sqlite";
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
  return withFileLock(startingLock(dataDir), async () => {
    const file = databaseFile(dataDir);
    const migrations = readMigrations(migrationsFolder);
    const connection = await connectSound(dataDir);
    try {
      await requireNoneInterrupted(connection, dataDir);
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
 * Opens the database and reads it through, before anything is changed in it. Only this user may read its files from then on.
 * @throws OperatorError when it is damaged, may not be written, or is missing or empty while there are copies of it: a new one
 * in its place would look as if nothing had ever been recorded, and push the good copies out in time.
 */
async function connectSound(dataDir: string): Promise<SqlDriverAdapter> {
  const [file, folder] = [databaseFile(dataDir), backupsFolder(dataDir)];
  const hasCopies = backupsIn(folder).length > 0;
  const order = `put the latest one back (npm run backups -- restore), or move ${folder} elsewhere to start with an empty database.`;
  const found = statSync(file, { throwIfNoEntry: false });
  if (hasCopies && found === undefined)
    throw new OperatorError(`There is no database ${file}, though there are copies of it: ${order}`);
  const empty = new OperatorError(`The database ${file} is empty, though there are copies of it: ${order}`);
  // Before it is opened: SQLite deletes the write-ahead log of a file without pages.
  if (hasCopies && found?.size === 0) throw empty;
  if (await isReadOnly(file)) throw new OperatorError(operatorSentence("database-read-only", dataDir));
  try {
    restrictToOwner(file);
    const connection = await connectSqlite(file);
    try {
      if ((await damageIn(connection)) !== null)
        throw new OperatorError(operatorSentence("database-damaged", dataDir));
      if (hasCopies && (await isEmpty(connection))) throw empty;
      return connection;
    } catch (thrown) {
      await connection.dispose();
      throw thrown;
    }
  } catch (thrown) {
    const fault = faultOf(thrown);
    if (fault === null || fault === "disk-full") throw thrown;
    throw new OperatorError(operatorSentence(fault, dataDir), { cause: thrown });
  }
}

/** Makes the database file where there is none. Its logs get their mode from it. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(one, { throwIfNoEntry: false });
    if (found === undefined || (found.mode & 0o077) === 0) continue;
    try {
      chmodSync(one, found.mode & 0o700);
    } catch (thrown) {
      // Another user's file, which this one may write.
      if (!hasCode(thrown, "EPERM")) throw thrown;
    }
  }
}

/**
 * Another tool (`prisma migrate`) may have been cut off in the middle of a migration; this program applies all of them or none.
 * @throws OperatorError when that was so.
 */
async function requireNoneInterrupted(connection: SqlDriverAdapter, dataDir: string): Promise<void> {
  if (!(await hasMigrations(connection))) return;
  const [interrupted] = await rows(
    connection,
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL",
  );
  if (interrupted === undefined) return;
  const folder = backupsFolder(dataDir);
  const copies = backupsIn(folder);
  const copy = copies.find(({ name }) => name.endsWith(`-before-${interrupted[0]}.sqlite`)) ?? copies[0];
  const order = copy
    ? `put the copy from before it back (npm run backups -- restore ${copy.name})`
    : `put a copy back that you keep elsewhere, since there is none in ${folder}`;
  throw new OperatorError(
    `An update of the database ${databaseFile(dataDir)} was interrupted (${interrupted[0]}): ${order}, and start the program again.`,
  );
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

const hasMigrations = async (connection: SqlDriverAdapter): Promise<boolean> =>
  (await rows(connection, "SELECT 1 FROM sqlite_schema WHERE name = '_prisma_migrations'")).length > 0;

async function appliedTo(connection: SqlDriverAdapter): Promise<string[]> {
  if (!(await hasMigrations(connection))) return [];
  const applied = await rows(
    connection,
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return applied.map(([name]) => String(name));
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
