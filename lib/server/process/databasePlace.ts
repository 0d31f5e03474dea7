import { databaseFile } from "./dataDir";
import { readEnvironment } from "./env";

/** Where the games are, to be shown: a file, or a PostgreSQL database by its host and name. No user and no password is in it. */
export function databasePlace(): string {
  const { databaseUrl, dataDir } = readEnvironment();
  return databaseUrl === undefined ? databaseFile(dataDir) : serverPlace(databaseUrl);
}

/** The same of a PostgreSQL database. A socket's folder may stand where others have a host. */
export function serverPlace(databaseUrl: string): string {
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `postgresql://${host || searchParams.get("host") || "localhost"}${pathname}`;
}
