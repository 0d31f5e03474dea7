import { databaseFile } from "./dataDir";
import { readEnvironment } from "./env";

/**
 * Describes the database for display: a file path, or a PostgreSQL host and name. It contains no user and no
 * password.
 */
export function databasePlace(): string {
  const { databaseUrl, dataDir } = readEnvironment();
  return databaseUrl === undefined ? databaseFile(dataDir) : serverPlace(databaseUrl);
}

/** Describes a PostgreSQL database. The host may be a socket folder. */
export function serverPlace(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `postgresql://${host || searchParams.get("host") || "localhost"}${pathname}`;
}
