import type { SqlQuery } from "@prisma/driver-adapter-utils";
import { serverPlace } from "../process/databasePlace";
import { OperatorError, reasonOf } from "../process/operatorError";
import { codesIn, faultOf } from "./faults/faultOf";
import type { Migrated } from "./migrate";
import { applyPending, pendingAmong, readMigrations } from "./migrations";
import { PostgresServer } from "./postgres";
import { alwaysThis, type OneConnection } from "./schemaEngine";
import { statement } from "./sqlite";

/** Takes the advisory lock of migrations until the transaction ends. No other lock uses this number. */
const TAKE_LOCK = statement("SELECT pg_advisory_xact_lock(7213006115)");

/** Codes of a wrong configuration, which retrying cannot fix. */
const UNUSABLE = ["28000", "28P01", "3D000", "42501"];

/**
 * Applies a folder's pending migrations to a PostgreSQL database, all or none. Instances take a lock: one
 * migrates, the others wait. It makes no backup.
 * @throws OperatorError when it fails or the database is too old; the database is then unchanged.
 */
export function migratePostgres(url: string, migrationsFolder: string): Promise<Migrated> {
  const migrations = readMigrations(migrationsFolder);
  return withPostgres(url, async (connection) => {
    const ask = (sql: string) => connection.executeRaw(statement(sql));
    await lockMigrations(connection);
    const pending = pendingAmong(migrations, await appliedTo(connection), serverPlace(url));
    if ((pending.migrations[0] ?? pending.baseline) === undefined) return { applied: [], backup: undefined };
    try {
      const applied = await applyPending(connection, migrations, pending);
      await ask("COMMIT");
      return { applied, backup: undefined };
    } catch (thrown) {
      if (faultOf(thrown) !== null) throw thrown;
      throw new OperatorError(
        `The database ${serverPlace(url)} could not be updated and is unchanged (${reasonOf(thrown)}): go back to the last version that worked, and report this.`,
        { cause: thrown },
      );
    }
  });
}

/** Lets no other process migrate this database until the transaction ends. Waits five minutes for another. */
export async function lockMigrations(connection: OneConnection): Promise<void> {
  await connection.executeRaw(statement("SET LOCAL lock_timeout = '5min'"));
  await connection.executeRaw(TAKE_LOCK);
}

/** @throws OperatorError unless a PostgreSQL database has all of a folder's migrations. */
export function requirePostgresMigrated(url: string, migrationsFolder: string): Promise<void> {
  return withPostgres(url, async (connection) => {
    const place = serverPlace(url);
    const pending = pendingAmong(readMigrations(migrationsFolder), await appliedTo(connection), place);
    if (pending.migrations.length > 0)
      throw new OperatorError(
        `The database ${place} is from an older version: start the program once (npm start), then repeat this command.`,
      );
  });
}

/**
 * Runs work in one transaction on a PostgreSQL database, which rolls back unless the work commits it.
 * @throws OperatorError when the database does not exist, or does not let this user in.
 */
export async function withPostgres<Answer>(
  url: string,
  work: (one: OneConnection) => Promise<Answer>,
): Promise<Answer> {
  const server = await new PostgresServer(url).connect();
  try {
    const begun = await server.startTransaction();
    const asks = {
      provider: server.provider,
      adapterName: server.adapterName,
      queryRaw: (query: SqlQuery) => begun.queryRaw(query),
      executeRaw: (query: SqlQuery) => begun.executeRaw(query),
      // The driver would split scripts at every semicolon; the server accepts several statements at once.
      executeScript: async (script: string) => void (await begun.executeRaw(statement(script))),
    };
    try {
      return await work(alwaysThis(asks));
    } finally {
      await begun.executeRaw(statement("ROLLBACK")).catch(() => undefined);
      await begun.rollback();
    }
  } catch (thrown) {
    if (!codesIn(thrown).some((code) => UNUSABLE.includes(code))) throw thrown;
    throw new OperatorError(
      `The database ${serverPlace(url)} cannot be used (${reasonOf(thrown)}): create it, with a user that can create tables in it, and set DATABASE_URL.`,
      { cause: thrown },
    );
  } finally {
    await server.dispose();
  }
}

async function appliedTo(connection: OneConnection): Promise<string[]> {
  const rows = async (sql: string) => (await connection.queryRaw(statement(sql))).rows;
  const [there] = await rows("SELECT to_regclass('_prisma_migrations') IS NOT NULL");
  if (there?.[0] !== true) return [];
  const applied = await rows(
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  return applied.map(([name]) => String(name));
}
