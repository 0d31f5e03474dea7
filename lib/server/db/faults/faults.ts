import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { AuditEvent } from "@/lib/protocol/audit";
import { FAULTS, type Fault } from "@/lib/protocol/fault";
import { audit } from "../../process/audit/audit";
import { serverPlace } from "../../process/databasePlace";
import { backupsFolder, databaseFile } from "../../process/dataDir";
import { readEnvironment } from "../../process/env";
import { processSingleton } from "../../process/processSingleton";
import { backupsIn } from "../backupFiles";
import { faultOf, wasCutOff } from "./faultOf";

const EVENTS: Readonly<Record<Fault, AuditEvent>> = {
  "disk-full": "disk-full",
  "database-damaged": "database-damaged",
  "database-gone": "database-unavailable",
  "no-database": "database-unavailable",
  "database-read-only": "database-unavailable",
  "database-locked": "database-unavailable",
};

const known = () => processSingleton("Fault", (): { fault: Fault | null } => ({ fault: null }));

/** The current fault that prevents recording; null while all is well. */
export const faultNow = (): Fault | null => known().fault;

/** Records a fault until `clearFault` and logs it once. A worse known fault stays. */
export function noticeFault(fault: Fault): void {
  const before = faultNow();
  if (before !== null && FAULTS.indexOf(before) <= FAULTS.indexOf(fault)) return;
  known().fault = fault;
  console.error(operatorSentence(fault, readEnvironment().dataDir));
  audit(EVENTS[fault], { code: fault });
}

/** Clears the fault. */
export function clearFault(): void {
  const before = faultNow();
  if (before === null) return;
  known().fault = null;
  console.log("The fault is fixed.");
  audit("recovered", { code: before });
}

/** Explains a fault to the operator and says what to do. */
export function operatorSentence(fault: Fault, dataDir: string): string {
  const { databaseUrl } = readEnvironment();
  if (databaseUrl !== undefined) return serverSentence(fault, serverPlace(databaseUrl));
  const file = databaseFile(dataDir);
  const folder = backupsFolder(dataDir);
  const restoring =
    backupsIn(folder).length > 0
      ? "stop the program if it runs, restore the latest backup (npm run backups -- restore), and start it again"
      : `stop the program and restore a backup from elsewhere, because there is none in ${folder}`;
  switch (fault) {
    case "disk-full":
      return `The disk that holds ${dataDir} is full: free some space. Recording resumes by itself.`;
    case "database-damaged":
      return `The database ${file} is damaged: ${restoring}.`;
    case "database-gone":
      return existsSync(file)
        ? `The database ${file} was replaced while the program ran: start the program again.`
        : `The database ${file} is gone: ${restoring}.`;
    case "no-database":
      return `The database ${file} does not respond: check what else uses it, or start the program again.`;
    case "database-read-only":
      return `The database ${file} cannot be written: let this user write to it and its folder (chmod u+w), on a disk that is not mounted read-only.`;
    case "database-locked":
      return `Another program has locked the database ${file}: close it. Recording resumes by itself.`;
  }
}

/** The same for a PostgreSQL database. */
function serverSentence(fault: Fault, place: string): string {
  switch (fault) {
    case "disk-full":
      return `The disk that holds the database ${place} is full: free some space. Recording resumes by itself.`;
    case "database-damaged":
    case "database-gone":
      return `The database ${place} is damaged: stop the program and restore a backup (pg_restore).`;
    case "no-database":
    case "database-locked":
      return `The database ${place} does not respond: check that PostgreSQL runs there and accepts connections. Recording resumes by itself.`;
    case "database-read-only":
      return `The database ${place} is read-only: set DATABASE_URL to the primary server, and let the user write. Recording resumes by itself.`;
  }
}

/**
 * Runs a query and records a disk or database fault it throws. A single dropped connection is not a fault:
 * this query fails, and the next gets a new connection.
 */
export async function reported<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (thrown) {
    const fault = faultOf(thrown);
    if (fault !== null && !wasCutOff(thrown)) noticeFault(fault);
    throw thrown;
  }
}

const AGAIN_MS = 2_000;

/** Faults that others may fix while the program waits. */
const PASSING: readonly (Fault | null)[] = ["disk-full", "no-database", "database-locked"];

/**
 * Runs work, and retries it while the disk is full or the database is unreachable, logging that once.
 * Rethrows any other error.
 */
export async function onceItPasses<Done>(work: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await work();
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (fault === null || !PASSING.includes(fault)) throw thrown;
      noticeFault(fault);
      await wait(AGAIN_MS);
    }
  }
}

/**
 * Writes a side note of a read, such as a last-seen time. On a full disk it skips the write, so that the read
 * still succeeds. Rethrows any other error.
 */
export async function whileReading(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    if (faultOf(thrown) === null) throw thrown;
  }
}
