import { isMainThread } from "node:worker_threads";
import { PrismaClient } from "../generated/prisma/client";
import { databaseFile } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { oneForAll } from "../process/oneForAll";
import { type Connection, connectSqlite, SqliteFile } from "./sqlite";
import { connectApart } from "./thread/connectApart";

export type Database = PrismaClient;

/**
 * A client for one SQLite file that has been migrated. It connects on first use; whoever opens it calls `$disconnect()`.
 * Inside `$transaction(async (tx) => …)` use `tx` only: the outer client waits until the transaction is over.
 * @param connect Opens the connection; in this thread unless told.
 */
export function openDatabase(
  file: string,
  connect: (file: string) => Promise<Connection> = (file) => connectSqlite(file, { mustExist: true }),
): Database {
  return new PrismaClient({
    adapter: new SqliteFile(() => connect(file)),
    transactionOptions: { maxWait: 10_000, timeout: 10_000 },
  });
}

/** Whether everybody waits for this thread: that of the server, as it is built. */
const serves = isMainThread && process.env.NODE_ENV === "production";

const opened = () => oneForAll("Database", (): { client: Database | null } => ({ client: null }));

/** The one client of this process, for the file in DATA_DIR. */
export function database(): Database {
  const known = opened();
  known.client ??= openDatabase(databaseFile(readEnvironment().dataDir), serves ? connectApart : undefined);
  return known.client;
}

/** Closes the process's client, when anything has opened it. */
export async function closeDatabase(): Promise<void> {
  const known = opened();
  await known.client?.$disconnect();
  known.client = null;
}
