import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from "@prisma/driver-adapter-utils";
import { OperatorError } from "../process/operatorError";
import { reported } from "./faults/faults";
import type { Write, WriteResult } from "./write";
import { WriteBatcher } from "./writeBatcher";

/**
 * Required settings of every connection, as SQLite reports them. The driver's default for `synchronous` is
 * NORMAL. With that, a power cut may lose a round that a phone already shows as recorded. FULL is 2.
 */
const PRAGMAS = [
  ["busy_timeout", "5000", 5000],
  ["journal_mode", "WAL", "wal"],
  ["synchronous", "FULL", 2],
  ["foreign_keys", "ON", 1],
] as const;

const unsafe = (file: string, name: string, answer: unknown, expected: unknown) =>
  new OperatorError(
    `${file} cannot be opened safely (${name} is ${answer}, not ${expected}): keep the data folder on a local disk.`,
  );

/**
 * Applies the settings to another connection and verifies them.
 * @param set Applies one setting and returns its new value.
 * @throws OperatorError when a setting does not hold.
 */
export function checkSettings(file: string, set: (name: string, value: string) => unknown): void {
  for (const [name, value, expected] of PRAGMAS) {
    const answer = set(name, value);
    if (answer !== expected) throw unsafe(file, name, answer, expected);
  }
}

/** A connection. The caller begins and ends transactions with statements. */
export interface Connection extends Omit<SqlDriverAdapter, "startTransaction" | "getConnectionInfo"> {
  /**
   * Commits a batch of writes in order, in one transaction with one disk sync. Throws if nothing could be
   * committed; then nothing was written.
   */
  commitTogether(writes: readonly Write[]): Promise<readonly WriteResult[]>;
}

/** A statement without arguments, in the driver's format. */
export const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/**
 * Opens a connection to a SQLite file with full durability and verifies its settings.
 * @param mustExist Fails instead of creating a file.
 * @throws OperatorError when a setting does not hold (some network disks do not support WAL).
 */
export async function connectSqlite(file: string, { mustExist = false } = {}): Promise<SqlDriverAdapter> {
  const connection = await new PrismaBetterSqlite3({ url: file, fileMustExist: mustExist }).connect();
  try {
    for (const [name, value, expected] of PRAGMAS) {
      await connection.queryRaw(statement(`PRAGMA ${name} = ${value}`));
      const answer = (await connection.queryRaw(statement(`PRAGMA ${name}`))).rows[0]?.[0];
      if (answer !== expected) throw unsafe(file, name, answer, expected);
    }
    return connection;
  } catch (thrown) {
    await connection.dispose();
    throw thrown;
  }
}

/**
 * Runs an integrity check of the whole database and returns the damage, or null. Throws SQLite's errors.
 * @param thorough Also compares indexes with their tables.
 */
export async function damageIn(connection: SqlDriverAdapter, thorough = false): Promise<string | null> {
  const check = thorough ? "integrity_check" : "quick_check";
  const report = String((await connection.queryRaw(statement(`PRAGMA ${check}(1)`))).rows[0]?.[0]);
  return report === "ok" ? null : report;
}

/** Returns a statement's rows. */
export async function rows(connection: SqlDriverAdapter, sql: string): Promise<unknown[][]> {
  return (await connection.queryRaw(statement(sql))).rows;
}

/** True if a database has no tables. */
export const isEmpty = async (connection: SqlDriverAdapter): Promise<boolean> =>
  (await rows(connection, "SELECT 1 FROM sqlite_schema LIMIT 1")).length === 0;

/** Checks a file that no process writes, such as a backup, without changing it. */
export async function damageInFile(file: string): Promise<string | null> {
  const connection = await new PrismaBetterSqlite3({ url: file, readonly: true }).connect();
  try {
    return (await damageIn(connection)) ?? ((await isEmpty(connection)) ? "it has no tables" : null);
  } finally {
    await connection.dispose();
  }
}

/** Connects Prisma to a SQLite file, one transaction at a time. */
export class SqliteFile implements SqlDriverAdapterFactory {
  readonly provider = "sqlite";
  readonly adapterName = "@prisma/adapter-better-sqlite3";

  private connected: OneAtATime | undefined;

  /** @param open Opens a connection with `connectSqlite`, in this thread or another. */
  constructor(private readonly open: () => Promise<Connection>) {}

  /** Opens the connection. */
  async connect(): Promise<SqlDriverAdapter> {
    this.connected = new OneAtATime(await reported(this.open));
    return this.connected;
  }

  /** Writes without Prisma, once connected, as `WriteBatcher` does. */
  readonly write = (one: Write): Promise<boolean> => {
    if (!this.connected) throw new Error("cannot happen: not connected");
    return this.connected.write(one);
  };
}

/**
 * Serializes access to the driver's single connection. Without this, a query outside a transaction could run
 * inside another's open one, read uncommitted data and be rolled back with it. Transactions begin IMMEDIATE:
 * SQLite refuses, without waiting, one that reads first and writes after another process wrote.
 */
class OneAtATime implements SqlDriverAdapter {
  readonly provider = "sqlite";
  readonly adapterName: string;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly connection: Connection) {
    this.adapterName = connection.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.alone(() => reported(() => this.connection.queryRaw(query)));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.alone(() => reported(() => this.connection.executeRaw(query)));
  }

  executeScript(script: string): Promise<void> {
    return this.alone(() => this.connection.executeScript(script));
  }

  async startTransaction(): Promise<Transaction> {
    const release = await this.turn();
    try {
      await reported(() => this.connection.executeRaw(statement("BEGIN IMMEDIATE")));
    } catch (thrown) {
      release();
      throw thrown;
    }
    // Prisma sends COMMIT or ROLLBACK itself before it calls these.
    const end = async () => release();
    return {
      provider: this.provider,
      adapterName: this.adapterName,
      options: { usePhantomQuery: false },
      queryRaw: (query) => reported(() => this.connection.queryRaw(query)),
      executeRaw: (query) => reported(() => this.connection.executeRaw(query)),
      commit: end,
      rollback: end,
    };
  }

  dispose(): Promise<void> {
    return this.connection.dispose();
  }

  /** Writes without Prisma, in a batch with other waiting writes. */
  readonly write = (one: Write): Promise<boolean> => reported(() => this.together.write(one));

  private readonly together = new WriteBatcher(async (take) => {
    const release = await this.turn();
    try {
      return await this.connection.commitTogether(take());
    } finally {
      release();
    }
  });

  private async alone<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const release = await this.turn();
    try {
      return await work();
    } finally {
      release();
    }
  }

  private async turn(): Promise<() => void> {
    const before = this.last;
    const { promise, release } = opening();
    this.last = promise;
    await before;
    return release;
  }
}

function opening() {
  let release: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
