import Database from "better-sqlite3";
import { checkSettings } from "./sqlite";
import { carry } from "./thread/serializedError";
import type { Statement, Write, WriteResult } from "./write";

/** More kinds of statements than are ever written. */
const MAX_PREPARED = 50;

/**
 * Commits writes together, on a connection of its own to a SQLite file: Prisma's has every statement compiled anew. Whoever uses both sees
 * to it that no transaction is open on the other one meanwhile.
 */
export class GroupCommit {
  private readonly connection: Database.Database;
  private readonly prepared = new Map<string, Database.Statement>();

  /** @throws OperatorError when the file cannot be opened as safe as it must be. */
  constructor(file: string) {
    this.connection = new Database(file, { fileMustExist: true });
    checkSettings(file, (name, value) => {
      this.connection.pragma(`${name} = ${value}`);
      return this.connection.pragma(name, { simple: true });
    });
  }

  /**
   * Writes what came together in one transaction, and so with one wait for the disk, in order: each behind a savepoint of its own, so that
   * one that fails takes nobody with it. Throws where nothing could be committed; then nothing was written.
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
    // What failed in a way that ended the transaction has left no savepoint: all of it fails here.
    if (!wrote.ok || !wrote.written) this.run("ROLLBACK TO one");
    this.run("RELEASE one");
    return wrote;
  }

  private write({ guard, others }: Write): WriteResult {
    try {
      if (this.execute(guard) !== 1) return { ok: true, written: false };
      for (const other of others) this.execute(other);
      return { ok: true, written: true };
    } catch (thrown) {
      return isThereAlready(thrown) ? { ok: true, written: false } : { ok: false, thrown: carry(thrown) };
    }
  }

  /** @returns how many rows it changed. */
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

/** A time is bound as Prisma's driver writes it. */
const bound = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace("Z", "+00:00") : value;

const THERE_ALREADY = ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY"];

const isThereAlready = (thrown: unknown): boolean =>
  thrown instanceof Database.SqliteError && THERE_ALREADY.includes(thrown.code);
