import { chmodSync, closeSync, openSync, rmSync, statSync } from "node:fs";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { backupsFolder, databaseFile, requireDatabase, startingLock } from "../process/dataDir";
import { hasCode, OperatorError, reasonOf } from "../process/operatorError";
import { withFileLock } from "../process/startLock";
import { backupsIn, pruneBackups } from "./backupFiles";
import { faultOf } from "./faults/faultOf";
import { operatorSentence } from "./faults/faults";
import { isReadOnly } from "./faults/watchDatabase";
import { applyPending, type Pending, pendingAmong, readMigrations } from "./migrations";
import { alwaysThis, type MigrationList } from "./schemaEngine";
import { connectSqlite, damageIn, isEmpty, rows } from "./sqlite";
import { backUp } from "./upkeep/copyDatabase";

/** The result of `migrate`. */
export interface Migrated {
  /** The applied migrations, oldest first. */
  readonly applied: readonly string[];
  /** The backup made first, unless the database was empty or no migration was pending. */
  readonly backup: string | undefined;
}

/**
 * Backs up the database in the data folder and applies a folder's pending migrations, all or none. Recording
 * the baseline changes no data and needs no backup. Safe to call from several processes.
 * @throws OperatorError when it fails or the database is too old; the database is then unchanged.
 */
export function migrate(dataDir: string, migrationsFolder: string): Promise<Migrated> {
  return withFileLock(startingLock(dataDir), async () => {
    const file = databaseFile(dataDir);
    const migrations = readMigrations(migrationsFolder);
    const connection = await connectSound(dataDir);
    try {
      await requireNoneInterrupted(connection, dataDir);
      const pending = await pendingOf(connection, migrations, file);
      const first = pending.migrations[0];
      if ((first ?? pending.baseline) === undefined) return { applied: [], backup: undefined };
      const folder = backupsFolder(dataDir);
      const backup =
        first === undefined || (await isEmpty(connection))
          ? undefined
          : await backUp(connection, folder, new Date(), "before", first);
      try {
        const applied = await applyAll(connection, migrations, pending);
        if (backup !== undefined) pruneBackups(folder);
        return { applied, backup };
      } catch (thrown) {
        // Nothing changed, so the backup goes. A service in a restart loop must not push out useful backups.
        if (backup !== undefined) rmSync(backup, { force: true });
        throw new OperatorError(
          `The database ${file} could not be updated and is unchanged (${reasonOf(thrown)}): go back to the last version that worked, and report this.`,
          { cause: thrown },
        );
      }
    } finally {
      await connection.dispose();
    }
  });
}

/**
 * Checks the database for commands that read and write games but do not migrate.
 * @throws OperatorError when the database is missing, too old, or lacks a migration.
 */
export async function requireMigrated(dataDir: string, migrationsFolder: string): Promise<void> {
  const file = requireDatabase(dataDir);
  const connection = await connectSqlite(file, { mustExist: true });
  try {
    const { migrations } = await pendingOf(connection, readMigrations(migrationsFolder), file);
    if (migrations.length > 0)
      throw new OperatorError(
        `The database ${file} is from an older version: start the program once (npm start), then repeat this command.`,
      );
  } finally {
    await connection.dispose();
  }
}

/**
 * Opens the database and checks its integrity before any change. Restricts its files to this user.
 * @throws OperatorError when it is damaged or read-only, or when it is missing or empty although backups
 * exist. A new database would hide the loss and eventually push out the good backups.
 */
async function connectSound(dataDir: string): Promise<SqlDriverAdapter> {
  const [file, folder] = [databaseFile(dataDir), backupsFolder(dataDir)];
  const hasCopies = backupsIn(folder).length > 0;
  const order = `restore the latest one (npm run backups -- restore), or move ${folder} elsewhere to start with an empty database.`;
  const found = statSync(file, { throwIfNoEntry: false });
  if (hasCopies && found === undefined)
    throw new OperatorError(`There is no database ${file}, although there are backups: ${order}`);
  const empty = new OperatorError(`The database ${file} is empty, although there are backups: ${order}`);
  // Checked before opening: SQLite deletes the write-ahead log of an empty file.
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

/** Creates the database file if it is missing. SQLite's logs inherit its mode. */
function restrictToOwner(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(one, { throwIfNoEntry: false });
    if (found === undefined || (found.mode & 0o077) === 0) continue;
    try {
      chmodSync(one, found.mode & 0o700);
    } catch (thrown) {
      // Owned by another user but writable.
      if (!hasCode(thrown, "EPERM")) throw thrown;
    }
  }
}

/**
 * Another tool (`prisma migrate`) may have stopped in the middle of a migration. This program applies all or
 * none.
 * @throws OperatorError in that case.
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
    ? `restore the backup from before it (npm run backups -- restore ${copy.name})`
    : `restore a backup from elsewhere, because there is none in ${folder}`;
  throw new OperatorError(
    `An update of the database ${databaseFile(dataDir)} was interrupted (${interrupted[0]}): ${order}, and start the program again.`,
  );
}

const pendingOf = async (connection: SqlDriverAdapter, migrations: MigrationList, file: string) =>
  pendingAmong(migrations, await appliedTo(connection), file);

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
 * Prisma's engine runs migrations without a transaction and would leave a failed one half applied. It
 * therefore gets a connection with an open transaction. Prisma's scripts switch foreign keys off to rebuild a
 * table, which SQLite cannot do in a transaction. They are off from before it, and checked before the commit.
 */
async function applyAll(
  connection: SqlDriverAdapter,
  migrations: MigrationList,
  pending: Pending,
): Promise<string[]> {
  await connection.executeScript("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  try {
    const applied = await applyPending(alwaysThis(connection), migrations, pending);
    const [broken] = await rows(connection, "PRAGMA foreign_key_check");
    if (broken) throw new Error(`${broken[0]} would reference a missing ${broken[2]}`);
    await connection.executeScript("COMMIT");
    return applied;
  } catch (thrown) {
    await connection.executeScript("ROLLBACK");
    throw thrown;
  }
}
