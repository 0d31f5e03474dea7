import type { Prisma } from "../generated/prisma/client";
import { database } from "./db";
import { onPostgres } from "./dialect";
import type { Reader } from "./reader";
import { retried } from "./retried";

/** Options of a transaction. */
interface Isolation {
  /** Timeout in milliseconds, for work that may take longer than usual. */
  readonly timeout?: number;
  /**
   * True if constraints or conditions of its writes guard its decisions. It then conflicts only with writers
   * of the same rows. Otherwise it also conflicts with writes to anything it read.
   */
  readonly guarded?: boolean;
}

/**
 * Runs work in one serializable transaction. All writes with Prisma go through here. SQLite runs one
 * transaction at a time; PostgreSQL rolls back a conflicting one, which is retried. The work must therefore
 * be repeatable: it only queries the given client. Streams, mails and the audit log are notified afterwards.
 * @returns the work's result. Throws what the work throws, and the conflict when retries run out.
 */
export const inTransaction = <Answer>(
  work: (tx: Reader) => Promise<Answer>,
  { guarded = false, ...way }: Isolation = {},
): Promise<Answer> =>
  retried(() =>
    database().$transaction(work, { ...way, isolationLevel: guarded ? ofOneMoment() : "Serializable" }),
  );

/** Reads a consistent snapshot without writing. It causes no conflicts. */
export const atOneMoment = <Answer>(read: (tx: Reader) => Promise<Answer>): Promise<Answer> =>
  inTransaction(read, { guarded: true });

/** SQLite has only one isolation level. Typed as in its client. */
const ofOneMoment = (): Prisma.TransactionIsolationLevel =>
  onPostgres() ? ("RepeatableRead" as "Serializable") : "Serializable";
