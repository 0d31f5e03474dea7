import { setTimeout as wait } from "node:timers/promises";
import type { Prisma } from "../generated/prisma/client";
import { database } from "./db";
import { onPostgres } from "./dialect";
import { codesIn } from "./faults/faultOf";
import type { Reader } from "./reader";

const ATTEMPTS = 16;

/** Upper limit of the random backoff before a retry. */
const MAX_PAUSE_MS = 250;

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
 * Runs work in one serializable transaction. All writes in transactions go through here. SQLite runs one
 * transaction at a time; PostgreSQL rolls back a conflicting one, which is retried. The work must therefore
 * be repeatable: it only queries the given client. Streams, mails and the audit log are notified afterwards.
 * @returns the work's result. Throws what the work throws, and the conflict when retries run out.
 */
export async function inTransaction<Answer>(
  work: (tx: Reader) => Promise<Answer>,
  { guarded = false, ...way }: Isolation = {},
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database().$transaction(work, {
        ...way,
        isolationLevel: guarded ? ofOneMoment() : "Serializable",
      });
    } catch (thrown) {
      if (attempt === ATTEMPTS || !metAnother(thrown)) throw thrown;
      await wait(Math.random() * Math.min(MAX_PAUSE_MS, 5 * 2 ** attempt));
    }
  }
}

/** Reads a consistent snapshot without writing. It causes no conflicts. */
export const atOneMoment = <Answer>(read: (tx: Reader) => Promise<Answer>): Promise<Answer> =>
  database().$transaction(read, { isolationLevel: ofOneMoment() });

/** SQLite has only one isolation level. Typed as in its client. */
const ofOneMoment = (): Prisma.TransactionIsolationLevel =>
  onPostgres() ? ("RepeatableRead" as "Serializable") : "Serializable";

/**
 * Prisma's and PostgreSQL's codes for conflicts: with another transaction, or with a row inserted since the
 * lookup. A retry finds that row.
 */
const MET = ["P2034", "40001", "40P01", "55P03", "P2002", "23505"];

const metAnother = (thrown: unknown): boolean => codesIn(thrown).some((code) => MET.includes(code));
