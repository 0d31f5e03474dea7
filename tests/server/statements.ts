import type { SqlDriverAdapter, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import { afterAll, beforeAll, vi } from "vitest";
import { SqliteFile } from "@/lib/server/db/sqlite";

type Runs = Pick<Transaction, "queryRaw" | "executeRaw">;

/** Records every SQL statement that this file's database runs from now on. Call it before the first query. */
export function recordedStatements(): {
  readonly of: <Done>(work: () => Promise<Done>) => Promise<readonly string[]>;
} {
  let ran: string[] = [];
  const recording = <Some extends Runs>(runs: Some): Some => {
    const { queryRaw, executeRaw } = runs;
    runs.queryRaw = (query: SqlQuery) => {
      ran.push(query.sql);
      return queryRaw.call(runs, query);
    };
    runs.executeRaw = (query: SqlQuery) => {
      ran.push(query.sql);
      return executeRaw.call(runs, query);
    };
    return runs;
  };
  beforeAll(() => {
    const { connect } = SqliteFile.prototype;
    vi.spyOn(SqliteFile.prototype, "connect").mockImplementation(async function (this: SqliteFile) {
      const adapter: SqlDriverAdapter = recording(await connect.call(this));
      const { startTransaction } = adapter;
      adapter.startTransaction = async (level) => recording(await startTransaction.call(adapter, level));
      return adapter;
    });
  });
  afterAll(() => void vi.restoreAllMocks());
  return {
    of: async (work) => {
      ran = [];
      await work();
      return ran;
    },
  };
}
