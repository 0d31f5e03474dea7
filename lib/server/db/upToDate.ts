import path from "node:path";
import { readEnvironment } from "../process/env";
import { OperatorError } from "../process/operatorError";
import { type Migrated, migrate, requireMigrated } from "./migrate";
import { migratePostgres, requirePostgresMigrated } from "./migratePostgres";

/** The migrations of each kind of database. */
export const SQLITE = path.resolve("prisma/migrations");
export const POSTGRES = path.resolve("prisma/postgresql/migrations");

/** Migrates this process's database. Throws as `migrate` and `migratePostgres` do. */
export function bringUpToDate(): Promise<Migrated> {
  const { databaseUrl, dataDir } = readEnvironment();
  return databaseUrl === undefined ? migrate(dataDir, SQLITE) : migratePostgres(databaseUrl, POSTGRES);
}

/** For commands that read and write games. @throws OperatorError unless the database is migrated. */
export function requireUpToDate(): Promise<void> {
  const { databaseUrl, dataDir } = readEnvironment();
  return databaseUrl === undefined
    ? requireMigrated(dataDir, SQLITE)
    : requirePostgresMigrated(databaseUrl, POSTGRES);
}

/** For commands on SQLite files. @throws OperatorError on PostgreSQL. */
export function requireSqlite(): void {
  if (readEnvironment().databaseUrl === undefined) return;
  throw new OperatorError(
    "The games are in PostgreSQL: back them up with pg_dump and restore them with pg_restore (docs/guide/postgresql.md).",
  );
}
