import { PrismaBetterSqlite3 } from "@prisma/adapter-better-sqlite3";
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from "@prisma/driver-adapter-utils";
import { OperatorError } from "../process/operatorError";
import { faultOf } from "./faults/faultOf";
import { noticeFault } from "./faults/faults";

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

/** What is asked of a connection; whoever asks begins and ends transactions by statements. */
export type Connection = Omit<SqlDriverAdapter, "startTransaction" | "getConnectionInfo">;

/** A statement without arguments, in the shape the driver takes. */
export const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

/**
 * Opens one connection to a SQLite file, as safe as SQLite can be, and reads its settings back.
 * @param mustExist Does not make a new one where there is none.
 * @throws OperatorError when a setting does not hold (some network disks cannot do WAL).
 */
export async function connectSqlite(file: string, { mustExist = false } = {}): Promise<SqlDriverAdapter> {
  const connection = await new PrismaBetterSqlite3({ url: file, fileMustExist: mustExist }).connect();
  try {
    for (const [name, value, expected] of PRAGMAS) {
      await connection.queryRaw(statement(`PRAGMA ${name} = ${value}`));
      const answer = (await connection.queryRaw(statement(`PRAGMA ${name}`))).rows[0]?.[0];
      if (answer !== expected) {
        throw new OperatorError(
          `${file} cannot be opened safely (${name} is ${answer}, not ${expected}): keep the data folder on a local disk.`,
        );
      }
    }
    return connection;
  } catch (thrown) {
    await connection.dispose();
    throw thrown;
  }
}

/**
 * What is wrong with a database, read through as a whole; null where it is sound. Throws what SQLite throws.
 * @param thorough Compares indexes with what they index, too.
 */
export async function damageIn(connection: SqlDriverAdapter, thorough = false): Promise<string | null> {
  const check = thorough ? "integrity_check" : "quick_check";
  const said = String((await connection.queryRaw(statement(`PRAGMA ${check}(1)`))).rows[0]?.[0]);
  return said === "ok" ? null : said;
}

/** The same of a file that nobody writes, such as a copy; it is left as it is. */
export async function damageInFile(file: string): Promise<string | null> {
  const connection = await new PrismaBetterSqlite3({ url: file, readonly: true }).connect();
  return damageIn(connection).finally(() => connection.dispose());
}

/** Connects Prisma to a SQLite file, one transaction at a time. */
export class SqliteFile implements SqlDriverAdapterFactory {
  readonly provider = "sqlite";
  readonly adapterName = "@prisma/adapter-better-sqlite3";

  /** @param open Opens a connection by `connectSqlite`, in this thread or another. */
  constructor(private readonly open: () => Promise<Connection>) {}

  /** Opens the connection. */
  async connect(): Promise<SqlDriverAdapter> {
    return new OneAtATime(await told(this.open));
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

  constructor(private readonly connection: Connection) {
    this.adapterName = connection.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.alone(() => told(() => this.connection.queryRaw(query)));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.alone(() => told(() => this.connection.executeRaw(query)));
  }

  executeScript(script: string): Promise<void> {
    return this.alone(() => this.connection.executeScript(script));
  }

  async startTransaction(): Promise<Transaction> {
    const release = await this.turn();
    try {
      await told(() => this.connection.executeRaw(statement("BEGIN IMMEDIATE")));
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
      queryRaw: (query) => told(() => this.connection.queryRaw(query)),
      executeRaw: (query) => told(() => this.connection.executeRaw(query)),
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

/** Asks the database something; a fault of the disk or the database that comes of it is known from then on. */
async function told<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (thrown) {
    const fault = faultOf(thrown);
    if (fault !== null) noticeFault(fault);
    throw thrown;
  }
}

function opening() {
  let release: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
