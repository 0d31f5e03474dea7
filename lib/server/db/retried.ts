import { setTimeout as wait } from "node:timers/promises";
import { codesIn } from "./faults/faultOf";

const ATTEMPTS = 16;

/** Upper limit of the random backoff before a retry. */
const MAX_PAUSE_MS = 250;

/**
 * Prisma's and PostgreSQL's codes for conflicts: with another transaction, or with a row inserted since the
 * lookup. A retry finds that row.
 */
const MET = ["P2034", "40001", "40P01", "55P03", "P2002", "23505"];

/**
 * Repeats a transaction that the database rolled back because of a concurrent one.
 * @returns its result. Throws what it throws, and the conflict when retries run out.
 */
export async function retried<Answer>(transaction: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (thrown) {
      if (attempt === ATTEMPTS || !codesIn(thrown).some((code) => MET.includes(code))) throw thrown;
      await wait(Math.random() * Math.min(MAX_PAUSE_MS, 5 * 2 ** attempt));
    }
  }
}
