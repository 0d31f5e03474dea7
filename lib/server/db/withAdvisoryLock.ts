import { Client } from "pg";
import { readEnvironment } from "../process/env";
import { KEEP_ALIVE } from "./postgres";

/** What a process locks that does so: another number than others take. */
const LOCK = 7_213_006_116;

/**
 * Does something that one process at a time does. Of several on one PostgreSQL database the others leave it; on SQLite there is but one.
 * @returns whether it was done. Throws what it throws.
 */
export async function withAdvisoryLock(work: () => Promise<unknown>): Promise<boolean> {
  const { databaseUrl } = readEnvironment();
  if (databaseUrl === undefined) {
    await work();
    return true;
  }
  const client = new Client({ connectionString: databaseUrl, ...KEEP_ALIVE });
  // With its connection the lock is lost, too: whoever has it by then has it.
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
