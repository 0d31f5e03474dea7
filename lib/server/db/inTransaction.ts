import { setTimeout as wait } from "node:timers/promises";
import type { Prisma } from "../generated/prisma/client";
import { database } from "./db";
import { onPostgres } from "./dialect";
import { codesIn } from "./faults/faultOf";
import type { Reader } from "./reader";

const ATTEMPTS = 16;

/** The pause before a transaction is done again is drawn by lot, from a span that grows up to this. */
const MAX_PAUSE_MS = 250;

/** How something is done in a transaction. */
interface Isolation {
  /** After so many milliseconds it is undone, where it may take longer than others. */
  readonly timeout?: number;
  /**
   * What it decides is guarded by the rows it writes: by their uniqueness, or by a condition of the writing itself. Then it meets those only
   * who write the same rows. Else it also meets whoever writes what it has read, or what lies beside it.
   */
  readonly guarded?: boolean;
}

/**
 * Does something in one transaction: all of it or nothing, as though nothing else were done at the same time. The only way that anything
 * is written in one. SQLite has one transaction at a time; PostgreSQL undoes one that met another, and it is done again from its beginning.
 * So the work has to be repeatable: it asks the database by what it is given and changes nothing else; whoever is told of it, in a stream,
 * a mail or the audit log, is told afterwards.
 * @returns what the work answers. Throws what it throws, and what the database throws where others were always quicker.
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

/** Reads something as it is at one moment, and writes nothing. It meets nobody, and nobody it. */
export const atOneMoment = <Answer>(read: (tx: Reader) => Promise<Answer>): Promise<Answer> =>
  database().$transaction(read, { isolationLevel: ofOneMoment() });

/** SQLite knows one way only. Typed as its client has it. */
const ofOneMoment = (): Prisma.TransactionIsolationLevel =>
  onPostgres() ? ("RepeatableRead" as "Serializable") : "Serializable";

/**
 * Prisma's and PostgreSQL's codes for a transaction that met another one, and for a row that somebody else wrote since it was looked
 * for: looked for once more, it is there.
 */
const MET = ["P2034", "40001", "40P01", "55P03", "P2002", "23505"];

const metAnother = (thrown: unknown): boolean => codesIn(thrown).some((code) => MET.includes(code));
