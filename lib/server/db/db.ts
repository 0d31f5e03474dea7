import { isMainThread } from "node:worker_threads";
import { PrismaClient as PostgresClient } from "../generated/postgres/client";
import { PrismaClient } from "../generated/prisma/client";
import { databaseFile } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { processSingleton } from "../process/processSingleton";
import { connectHere } from "./connectHere";
import { type DriverQuery, PostgresServer } from "./postgres";
import { SqliteFile } from "./sqlite";
import { connectInWorker } from "./thread/connectInWorker";
import type { Write } from "./write";

export type Database = PrismaClient;

/** Longer than anything takes that is asked while people play: the connection is gone. */
const MAX_MS = 60_000;

const PATIENCE = { maxWait: 10_000, timeout: 10_000 } as const;

/** A database as Prisma asks it, and as it is written beside Prisma. */
interface Opened {
  readonly client: Database;
  readonly write: (one: Write) => Promise<boolean>;
  /** Only PostgreSQL is asked so. */
  readonly query?: DriverQuery;
}

function openSqlite(file: string, connect = connectHere): Opened {
  const sqlite = new SqliteFile(() => connect(file));
  const client = new PrismaClient({ adapter: sqlite, transactionOptions: PATIENCE });
  return { client, write: sqlite.write };
}

/**
 * A client for one SQLite file that has been migrated. It connects on first use; whoever opens it calls `$disconnect()`.
 * Inside `inTransaction(async (tx) => …)` use `tx` only: the outer client waits until the transaction is over.
 * @param connect Opens the connection; in this thread unless told.
 */
export const openDatabase = (file: string, connect = connectHere): Database =>
  openSqlite(file, connect).client;

/**
 * A PostgreSQL database that has been migrated, as the other. Its client has the same models, and the same type: whatever one of
 * them is asked otherwise is asked in `dialect`.
 */
function openPostgres(url: string): Opened {
  const postgres = new PostgresServer(url, MAX_MS);
  const client = new PostgresClient({ adapter: postgres, transactionOptions: PATIENCE });
  return { client: client as unknown as Database, write: postgres.write, query: postgres.query };
}

/** Whether everybody waits for this thread: that of the server, as it is built. */
const serves = isMainThread && process.env.NODE_ENV === "production";

const opened = () => processSingleton("Database", (): { own: Opened | null } => ({ own: null }));

/** That of this process: the database at DATABASE_URL or else the file in DATA_DIR. */
function own(): Opened {
  const known = opened();
  if (known.own) return known.own;
  const { databaseUrl, dataDir } = readEnvironment();
  known.own =
    databaseUrl === undefined
      ? openSqlite(databaseFile(dataDir), serves ? connectInWorker : connectHere)
      : openPostgres(databaseUrl);
  return known.own;
}

/** The one client of this process, for the database at DATABASE_URL or else the file in DATA_DIR. */
export const database = (): Database => own().client;

/**
 * Writes to it what is known to the last statement, together with what else comes at that moment: one wait for the disk for all.
 * @returns whether it was written, once that is on the disk; not where its guard found nothing, or a row was there already.
 */
export async function write(one: Write): Promise<boolean> {
  const { client, write } = own();
  await client.$connect();
  return write(one);
}

/** Asks the PostgreSQL database of this process as its driver is asked, through the connections that there are. */
export const queryPostgres: DriverQuery = async (asked) => {
  const { client, query } = own();
  if (query === undefined) throw new Error("cannot happen: SQLite is not asked so");
  await client.$connect();
  return query(asked);
};

/** Closes the process's client, when anything has opened it. */
export async function closeDatabase(): Promise<void> {
  const known = opened();
  await known.own?.client.$disconnect();
  known.own = null;
}
