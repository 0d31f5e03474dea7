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
 * What every connection must be set to, as SQLite reports it. The driver's default for `synchronous` is NORMAL, with
 * which a power cut may lose a round that a phone was told is recorded; FULL is 2.
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
 * Sets another connection to a SQLite file, and reads its settings back.
 * @param set Sets one of them, and answers what it is then.
 * @throws OperatorError when a setting does not hold.
 */
export function checkSettings(file: string, set: (name: string, value: string) => unknown): void {
  for (const [name, value, expected] of PRAGMAS) {
    const answer = set(name, value);
    if (answer !== expected) throw unsafe(file, name, answer, expected);
  }
}

/** What is asked of a connection; whoever asks begins and ends transactions by statements. */
export interface Connection extends Omit<SqlDriverAdapter, "startTransaction" | "getConnectionInfo"> {
  /**
   * Writes what came together in one transaction, and so with one wait for the disk, in order. Throws where nothing could be committed;
   * then nothing was written.
   */
  commitTogether(writes: readonly Write[]): Promise<readonly WriteResult[]>;
}

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
      if (answer !== expected) throw unsafe(file, name, answer, expected);
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

/** The rows that a statement answers with. */
export async function rows(connection: SqlDriverAdapter, sql: string): Promise<unknown[][]> {
  return (await connection.queryRaw(statement(sql))).rows;
}

/** Whether a database has no tables. */
export const isEmpty = async (connection: SqlDriverAdapter): Promise<boolean> =>
  (await rows(connection, "SELECT 1 FROM sqlite_schema LIMIT 1")).length === 0;

/** What is wrong with a file that no process writes, such as a copy; it is left as it is. */
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

  /** @param open Opens a connection by `connectSqlite`, in this thread or another. */
  constructor(private readonly open: () => Promise<Connection>) {}

  /** Opens the connection. */
  async connect(): Promise<SqlDriverAdapter> {
    this.connected = new OneAtATime(await reported(this.open));
    return this.connected;
  }

  /** Writes beside Prisma, once it is connected, as `WriteBatcher` does. */
  readonly write = (one: Write): Promise<boolean> => {
    if (!this.connected) throw new Error("cannot happen: nobody has connected");
    return this.connected.write(one);
  };
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
    // Prisma itself sends COMMIT or ROLLBACK before it calls these two.
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

  /** Writes beside Prisma, together with what else waits for its turn. */
  readonly write = (one: Write): Promise<boolean> => this.together.write(one);

  private readonly together = new WriteBatcher(async (take) => {
    const release = await this.turn();
    try {
      return await reported(() => this.connection.commitTogether(take()));
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
