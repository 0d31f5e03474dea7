import path from "node:path";
import { readEnvironment } from "../process/env";
import { OperatorError } from "../process/operatorError";
import { type Migrated, migrate, requireMigrated } from "./migrate";
import { migratePostgres, requirePostgresMigrated } from "./migratePostgres";

const SQLITE = path.resolve("prisma/migrations");
const POSTGRES = path.resolve("prisma/postgresql/migrations");

/** Brings the database of this process up to date with its models. Throws as `migrate` and `migratePostgres` do. */
export function bringUpToDate(): Promise<Migrated> {
  const { databaseUrl, dataDir } = readEnvironment();
  return databaseUrl === undefined ? migrate(dataDir, SQLITE) : migratePostgres(databaseUrl, POSTGRES);
}

/** For commands that read and write games. @throws OperatorError unless the database is up to date. */
export function requireUpToDate(): Promise<void> {
  const { databaseUrl, dataDir } = readEnvironment();
  return databaseUrl === undefined
    ? requireMigrated(dataDir, SQLITE)
    : requirePostgresMigrated(databaseUrl, POSTGRES);
}

/** @throws OperatorError where PostgreSQL holds the games: for commands that are about files of SQLite's. */
export function requireSqlite(): void {
  if (readEnvironment().databaseUrl === undefined) return;
  throw new OperatorError(
    "The games are in PostgreSQL: copy them with pg_dump, and put them back with pg_restore (docs/guide/postgresql.md).",
  );
}
