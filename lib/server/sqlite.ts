import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from "@prisma/driver-adapter-utils";
import { OperatorError } from "./operatorError";

/**
 * What every connection must be set to, as SQLite reports it. The driver's default for `synchronous` is NORMAL, with
 * which a power cut may lose a round that a phone was told is recorded; FULL is 2.
 */
const PRAGMAS = [
  ["busy_timeout", "5000", 5000],
  ["journal_mode", "WAL", "wal"],
  ["synchronous", "FULL", 2],
  ["foreign_keys", "ON", 1],
] as const;

/** A statement without arguments, in the shape the driver takes. */
export const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/**
 * Opens one connection to a SQLite file, as safe as SQLite can be, and reads its settings back.
 * @throws OperatorError when a setting does not hold (some network disks cannot do WAL).
 */
export async function connectSqlite(file: string): Promise<SqlDriverAdapter> {
  const connection = await new PrismaBetterSqlite3({ url: file }).connect();
  for (const [name, value, expected] of PRAGMAS) {
    await connection.queryRaw(statement(`PRAGMA ${name} = ${value}`));
    const answer = (await connection.queryRaw(statement(`PRAGMA ${name}`))).rows[0]?.[0];
    if (answer !== expected) {
      await connection.dispose();
      throw new OperatorError(
        `${file} cannot be opened safely (${name} is ${answer}, not ${expected}): keep the data folder on a local disk.`,
      );
    }
  }
  return connection;
}

/** Connects Prisma to a SQLite file through `connectSqlite`, one transaction at a time. */
export class SqliteFile implements SqlDriverAdapterFactory {
  readonly provider = "sqlite";
  readonly adapterName = "@prisma/adapter-better-sqlite3";

  constructor(private readonly file: string) {}

  /** Opens the connection. */
  async connect(): Promise<SqlDriverAdapter> {
    return new OneAtATime(await connectSqlite(this.file));
  }
}

/**
 * The driver has a single connection, and lets a query that belongs to no transaction slip into whichever one is open
 * on it: it would read what is not committed, and be undone by a rollback that is not its own. Here everything waits
 * for its turn. Transactions begin IMMEDIATE, since one that reads first and writes later is refused by SQLite, without
 * waiting, when another process has written in between.
 */
class OneAtATime implements SqlDriverAdapter {
  readonly provider = "sqlite";
  readonly adapterName: string;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly connection: SqlDriverAdapter) {
    this.adapterName = connection.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.alone(() => this.connection.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.alone(() => this.connection.executeRaw(query));
  }

  executeScript(script: string): Promise<void> {
    return this.alone(() => this.connection.executeScript(script));
  }

  async startTransaction(): Promise<Transaction> {
    const release = await this.turn();
    try {
      await this.connection.executeRaw(statement("BEGIN IMMEDIATE"));
    } catch (thrown) {
      release();
      throw thrown;
    }
    // Prisma itself sends COMMIT or ROLLBACK before it calls these two.
    const end = async () => release();
    return {
      provider: this.provider,
      adapterName: this.adapterName,
      options: { usePhantomQuery: false },
      queryRaw: (query) => this.connection.queryRaw(query),
      executeRaw: (query) => this.connection.executeRaw(query),
      commit: end,
      rollback: end,
    };
  }

  dispose(): Promise<void> {
    return this.connection.dispose();
  }

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
