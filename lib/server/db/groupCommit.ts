import Database from "better-sqlite3";
import { checkSettings } from "./sqlite";
import { carry } from "./thread/serializedError";
import type { Statement, Write, WriteResult } from "./write";

/** More than the distinct statements in use. */
const MAX_PREPARED = 50;

/**
 * Commits writes in batches on its own connection to a SQLite file, because Prisma recompiles every
 * statement. The caller must ensure that the other connection has no open transaction.
 */
export class GroupCommit {
  private readonly connection: Database.Database;
  private readonly prepared = new Map<string, Database.Statement>();

  /** @throws OperatorError when the file does not accept the durability settings. */
  constructor(file: string) {
    this.connection = new Database(file, { fileMustExist: true });
    checkSettings(file, (name, value) => {
      this.connection.pragma(`${name} = ${value}`);
      return this.connection.pragma(name, { simple: true });
    });
  }

  /**
   * Commits a batch of writes in order, in one transaction with one disk sync. Each has its own savepoint, so
   * a failed one does not affect the others. Throws if nothing could be committed; then nothing was written.
   */
  commit(writes: readonly Write[]): readonly WriteResult[] {
    this.run("BEGIN IMMEDIATE");
    try {
      const wrote = writes.map((write) => this.writeBehindSavepoint(write));
      this.run("COMMIT");
      return wrote;
    } finally {
      if (this.connection.inTransaction) this.run("ROLLBACK");
    }
  }

  close(): void {
    this.connection.close();
  }

  private writeBehindSavepoint(write: Write): WriteResult {
    this.run("SAVEPOINT one");
    const wrote = this.write(write);
    if (!wrote.ok || !wrote.written) this.run("ROLLBACK TO one");
    this.run("RELEASE one");
    return wrote;
  }

  private write({ guard, others }: Write): WriteResult {
    try {
      if (this.execute(guard) !== 1) return { ok: true, written: false };
      for (const other of others)
        if (this.execute(other) !== 1 && other.guards) return { ok: true, written: false };
      return { ok: true, written: true };
    } catch (thrown) {
      // A full disk can end the transaction with all its savepoints: the whole batch fails, with this reason.
      if (!this.connection.inTransaction) throw thrown;
      return isThereAlready(thrown) ? { ok: true, written: false } : { ok: false, thrown: carry(thrown) };
    }
  }

  /** @returns how many rows changed. */
  private execute({ sql, values }: Statement): number {
    return this.statement(sql).run(values.map(bound)).changes;
  }

  private run(sql: string): void {
    this.statement(sql).run();
  }

  private statement(sql: string): Database.Statement {
    const known = this.prepared.get(sql);
    if (known) return known;
    if (this.prepared.size >= MAX_PREPARED) this.prepared.clear();
    const prepared = this.connection.prepare(sql);
    this.prepared.set(sql, prepared);
    return prepared;
  }
}

/** Binds a time in the format of Prisma's driver. */
const bound = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace("Z", "+00:00") : value;

const THERE_ALREADY = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"];

const isThereAlready = (thrown: unknown): boolean =>
  thrown instanceof Database.SqliteError && THERE_ALREADY.includes(thrown.code);
