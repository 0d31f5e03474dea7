import { Client } from "pg";
import { readEnvironment } from "../process/env";
import { KEEP_ALIVE } from "./postgres";

/** The advisory lock's number; no other lock uses it. */
const LOCK = 7_213_006_116;

/**
 * Runs work under an advisory lock. On PostgreSQL, other processes skip it; on SQLite there is only one
 * process.
 * @returns whether it ran. Rethrows what the work throws.
 */
export async function withAdvisoryLock(work: () => Promise<unknown>): Promise<boolean> {
  const { databaseUrl } = readEnvironment();
  if (databaseUrl === undefined) {
    await work();
    return true;
  }
  const client = new Client({ connectionString: databaseUrl, ...KEEP_ALIVE });
  // PostgreSQL releases the lock with the connection. Another process may take it then.
  client.on("error", () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${LOCK}) AS mine`);
    if (rows[0]?.mine !== true) return false;
    await work();
    return true;
  } finally {
    await client.end();
  }
}
