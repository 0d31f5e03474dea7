import { isMainThread } from "node:worker_threads";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  DriverAdapterError,
  isDriverAdapterError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlQueryable,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { hasCode } from "../process/operatorError";
import { commitOnPostgres, queryOf } from "./commitOnPostgres";
import { reported } from "./faults/faults";
import type { Write } from "./write";
import { WriteBatcher } from "./writeBatcher";

/** Timeout for a connection, after which the database counts as unreachable. */
const PATIENCE_MS = 5_000;

/** TCP keepalive detects a dead connection within a minute or two, even an idle one. */
export const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: PATIENCE_MS,
} as const;

/** Pool size: for the main thread, and for a worker that only reads. */
const CONNECTIONS = isMainThread ? 10 : 2;

/**
 * Times are stored in UTC without a zone. The timeouts end transactions of a lost client and waits for a row
 * lock.
 */
const SESSION = "-c timezone=UTC -c idle_in_transaction_session_timeout=70s -c lock_timeout=3s";

/** Connection options. Parameters in the URL override them. */
const connections = (url: string, longestMs?: number) =>
  new PrismaPg(
    {
      connectionString: url,
      max: CONNECTIONS,
      ...KEEP_ALIVE,
      ...(longestMs !== undefined && { query_timeout: longestMs }),
      options: SESSION,
      application_name: "liars-table",
    },
    // Ignored here: the next query reports the error.
    { onPoolError: () => undefined, onConnectionError: () => undefined },
  );

/** A query in the format of the driver `pg`, for libraries that use it. Large numbers are texts. */
export type DriverQuery = (asked: {
  readonly text: string;
  readonly values: readonly unknown[];
}) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[]; readonly rowCount: number }>;

/** Connects Prisma to a PostgreSQL database. */
export class PostgresServer implements SqlDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "@prisma/adapter-pg";

  /**
   * @param url "postgresql://…"
   * @param longestMs Timeout of a query in milliseconds, for the program's own database. Its faults are reported.
   */
  constructor(
    private readonly url: string,
    private readonly longestMs?: number,
  ) {}

  /** Creates a pool, which opens connections on demand. */
  async connect(): Promise<SqlDriverAdapter> {
    const pool = await connections(this.url, this.longestMs).connect();
    this.connected = translating(pool, this.longestMs === undefined ? translated : watched);
    return this.connected;
  }

  /** Writes without Prisma, once connected, as `WriteBatcher` does. */
  readonly write = (one: Write): Promise<boolean> => this.together.write(one);

  /** Queries without Prisma, once connected. Returns rows by column name. */
  readonly query: DriverQuery = async ({ text, values }) => {
    if (!this.connected) throw new Error("cannot happen: not connected");
    const { columnNames, rows } = await this.connected.queryRaw(queryOf({ sql: text, values: [...values] }));
    const named = rows.map((row) => Object.fromEntries(columnNames.map((name, at) => [name, row[at]])));
    return { rows: named, rowCount: named.length };
  };

  private connected: SqlDriverAdapter | undefined;
  private last: Promise<unknown> = Promise.resolve();

  // One commit at a time. Writes that arrive during a commit form the next batch.
  private readonly together = new WriteBatcher((take) => {
    const { connected, last } = this;
    if (!connected) throw new Error("cannot happen: not connected");
    const committing = last.then(() => commitOnPostgres(connected, take()));
    this.last = committing.catch(() => undefined);
    return committing;
  });
}

/** Runs a query. */
type Asked = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/** Wraps connections to translate their errors. */
const translating = (pool: SqlDriverAdapter, asked: Asked): SqlDriverAdapter => ({
  ...asks(pool, asked),
  executeScript: (script) => asked(() => pool.executeScript(script)),
  startTransaction: async (level) => {
    const begun = await asked(() => pool.startTransaction(level));
    return {
      ...asks(begun, asked),
      options: begun.options,
      commit: () => begun.commit(),
      rollback: () => begun.rollback(),
    } satisfies Transaction;
  },
  getConnectionInfo: () => pool.getConnectionInfo?.() ?? { supportsRelationJoins: true },
  dispose: () => pool.dispose(),
});

const asks = (connection: SqlQueryable, asked: Asked): SqlQueryable => ({
  provider: connection.provider,
  adapterName: connection.adapterName,
  queryRaw: (query) => asked(() => connection.queryRaw(keepable(query))),
  executeRaw: (query) => asked(() => connection.executeRaw(keepable(query))),
});

/** PostgreSQL texts cannot contain NUL. A query for one finds nothing, as on SQLite. */
const keepable = (query: SqlQuery): SqlQuery =>
  query.args.some((arg) => typeof arg === "string" && arg.includes("\0"))
    ? {
        ...query,
        args: query.args.map((arg) => (typeof arg === "string" ? arg.replaceAll("\0", "\ufffd") : arg)),
      }
    : query;

/**
 * Codes of a missing or lost connection. They are rethrown unchanged, because Prisma would report them as a
 * generic error.
 */
const UNREACHABLE = ["ECONNREFUSED", "ENOTFOUND", "ENOENT", "EAI_AGAIN", "EHOSTUNREACH"];
const TOO_LATE = /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/;
const CUT_OFF = ["ECONNRESET", "EPIPE"];
const ENDED = /^Connection terminated unexpectedly|^Client has encountered a connection error/;

const translated: Asked = async (ask) => {
  try {
    return await ask();
  } catch (thrown) {
    if (isDriverAdapterError(thrown) || !(thrown instanceof Error)) throw thrown;
    const is = (words: RegExp, codes: readonly string[]) =>
      words.test(thrown.message) || codes.some((code) => hasCode(thrown, code));
    if (is(ENDED, CUT_OFF)) throw new DriverAdapterError({ kind: "ConnectionClosed" });
    if (is(TOO_LATE, UNREACHABLE)) throw new DriverAdapterError({ kind: "DatabaseNotReachable" });
    throw thrown;
  }
};

const watched: Asked = (ask) => reported(() => translated(ask));
