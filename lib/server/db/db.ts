import { isMainThread } from "node:worker_threads";
import { PrismaClient as PostgresClient } from "../generated/postgres/client";
import { PrismaClient } from "../generated/prisma/client";
import { databaseFile } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { processSingleton } from "../process/processSingleton";
import { connectHere } from "./connectHere";
import { type DriverQuery, PostgresServer } from "./postgres";
import { retried } from "./retried";
import { SqliteFile } from "./sqlite";
import { connectInWorker } from "./thread/connectInWorker";
import type { Write } from "./write";

export type Database = PrismaClient;

/** Longer than any statement during play, so the connection must be lost. */
const MAX_MS = 60_000;

const PATIENCE = { maxWait: 10_000, timeout: 10_000 } as const;

/** A database: its Prisma client and the write path that bypasses Prisma. */
interface Opened {
  readonly client: Database;
  readonly write: (one: Write) => Promise<boolean>;
  /** PostgreSQL only. */
  readonly query?: DriverQuery;
}

function openSqlite(file: string, connect = connectHere): Opened {
  const sqlite = new SqliteFile(() => connect(file));
  const client = new PrismaClient({ adapter: sqlite, transactionOptions: PATIENCE });
  return { client, write: sqlite.write };
}

/**
 * Creates a client for one migrated SQLite file. It connects on first use; the caller must call
 * `$disconnect()`. Inside `inTransaction(async (tx) => …)` use only `tx`: the outer client waits until the
 * transaction ends.
 * @param connect Opens the connection; by default in this thread.
 */
export const openDatabase = (file: string, connect = connectHere): Database =>
  openSqlite(file, connect).client;

/**
 * Opens a migrated PostgreSQL database. Its client has the same models and the same type. Queries that differ
 * are in `dialect`.
 */
function openPostgres(url: string): Opened {
  const postgres = new PostgresServer(url, MAX_MS);
  const client = new PostgresClient({ adapter: postgres, transactionOptions: PATIENCE });
  return { client: client as unknown as Database, write: postgres.write, query: postgres.query };
}

/** True in the built server's main thread, which every request waits for. */
const serves = isMainThread && process.env.NODE_ENV === "production";

const opened = () => processSingleton("Database", (): { own: Opened | null } => ({ own: null }));

/** This process's database: DATABASE_URL, else the file in DATA_DIR. */
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

/** This process's Prisma client, for DATABASE_URL or the file in DATA_DIR. */
export const database = (): Database => own().client;

/**
 * Commits a prepared write in a batch with concurrent ones, with one disk sync for all.
 * @returns true once it is on disk; false if a guard matched no row, or a row already existed.
 */
export async function write(one: Write): Promise<boolean> {
  const { client, write } = own();
  await client.$connect();
  return retried(() => write(one));
}

/** Runs a query on this process's PostgreSQL pool in the driver's format. */
export const queryPostgres: DriverQuery = async (asked) => {
  const { client, query } = own();
  if (query === undefined) throw new Error("cannot happen: a PostgreSQL query on SQLite");
  await client.$connect();
  return query(asked);
};

/** Closes this process's client if it is open. */
export async function closeDatabase(): Promise<void> {
  const known = opened();
  await known.own?.client.$disconnect();
  known.own = null;
}
