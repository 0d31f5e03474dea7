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

/** Whoever waits longer for a connection is told that there is no database. */
const PATIENCE_MS = 5_000;

/** A connection that is gone without a word is noticed within a minute or two, also by whoever says nothing. */
export const KEEP_ALIVE = {
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  connectionTimeoutMillis: PATIENCE_MS,
} as const;

/** Connections of one thread: of the one that serves, and of one that only reads and counts. */
const CONNECTIONS = isMainThread ? 10 : 2;

/** Times are kept without a zone, as UTC. A transaction whose program is gone must not hold others up for ever,
 * and nobody waits long for a row. */
const SESSION = "-c timezone=UTC -c idle_in_transaction_session_timeout=70s -c lock_timeout=3s";

/** How a PostgreSQL database is connected to; what stands in its address goes before. */
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
    // Whoever asks next is told; nobody asked just now.
    { onPoolError: () => undefined, onConnectionError: () => undefined },
  );

/** A question as the driver `pg` takes it, for libraries that know that driver, and as it answers. Large numbers are texts. */
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
   * @param longestMs After so many milliseconds a question is given up whose answer does not come.
   */
  constructor(
    private readonly url: string,
    private readonly longestMs?: number,
  ) {}

  /** Makes a pool of connections, which are opened as they are asked for. */
  async connect(): Promise<SqlDriverAdapter> {
    this.connected = asAsked(await connections(this.url, this.longestMs).connect());
    return this.connected;
  }

  /** Writes beside Prisma, once it is connected, as `WriteBatcher` does. */
  readonly write = (one: Write): Promise<boolean> => this.together.write(one);

  /** Asks beside Prisma, once it is connected, and answers as the driver does: rows by the names of their columns. */
  readonly query: DriverQuery = async ({ text, values }) => {
    if (!this.connected) throw new Error("cannot happen: nobody has connected");
    const { columnNames, rows } = await this.connected.queryRaw(queryOf({ sql: text, values: [...values] }));
    const named = rows.map((row) => Object.fromEntries(columnNames.map((name, at) => [name, row[at]])));
    return { rows: named, rowCount: named.length };
  };

  private connected: SqlDriverAdapter | undefined;
  private last: Promise<unknown> = Promise.resolve();

  // One after another: what comes while one is committed goes along with the next.
  private readonly together = new WriteBatcher((take) => {
    const { connected, last } = this;
    if (!connected) throw new Error("cannot happen: nobody has connected");
    const committing = last.then(() => commitOnPostgres(connected, take()));
    this.last = committing.catch(() => undefined);
    return committing;
  });
}

/** Connections, with what they throw told. */
const asAsked = (pool: SqlDriverAdapter): SqlDriverAdapter => ({
  ...asks(pool),
  executeScript: (script) => asked(() => pool.executeScript(script)),
  startTransaction: async (level) => {
    const begun = await asked(() => pool.startTransaction(level));
    return {
      ...asks(begun),
      options: begun.options,
      commit: () => begun.commit(),
      rollback: () => begun.rollback(),
    } satisfies Transaction;
  },
  getConnectionInfo: () => pool.getConnectionInfo?.() ?? { supportsRelationJoins: true },
  dispose: () => pool.dispose(),
});

const asks = (connection: SqlQueryable): SqlQueryable => ({
  provider: connection.provider,
  adapterName: connection.adapterName,
  queryRaw: (query) => asked(() => connection.queryRaw(keepable(query))),
  executeRaw: (query) => asked(() => connection.executeRaw(keepable(query))),
});

/** PostgreSQL keeps no NUL in a text, and does not even look for one: it finds nothing, as SQLite does. */
const keepable = (query: SqlQuery): SqlQuery =>
  query.args.some((arg) => typeof arg === "string" && arg.includes("\0"))
    ? {
        ...query,
        args: query.args.map((arg) => (typeof arg === "string" ? arg.replaceAll("\0", "\ufffd") : arg)),
      }
    : query;

/** What the driver throws as it is where there is no connection, or none any more: Prisma would take it for anybody's error. */
const UNREACHABLE = ["ECONNREFUSED", "ENOTFOUND", "ENOENT", "EAI_AGAIN", "EHOSTUNREACH"];
const TOO_LATE = /^timeout exceeded when trying to connect|^Connection terminated due to connection timeout/;
const CUT_OFF = ["ECONNRESET", "EPIPE"];
const ENDED = /^Connection terminated unexpectedly|^Client has encountered a connection error/;

const asked = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  reported(() =>
    ask().catch((thrown: unknown) => {
      if (isDriverAdapterError(thrown) || !(thrown instanceof Error)) throw thrown;
      const is = (words: RegExp, codes: readonly string[]) =>
        words.test(thrown.message) || codes.some((code) => hasCode(thrown, code));
      if (is(ENDED, CUT_OFF)) throw new DriverAdapterError({ kind: "ConnectionClosed" });
      if (is(TOO_LATE, UNREACHABLE)) throw new DriverAdapterError({ kind: "DatabaseNotReachable" });
      throw thrown;
    }),
  );
