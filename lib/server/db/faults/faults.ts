import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { AuditEvent } from "@/lib/protocol/audit";
import { FAULTS, type Fault } from "@/lib/protocol/fault";
import { audit } from "../../process/audit/audit";
import { serverPlace } from "../../process/databasePlace";
import { backupsFolder, databaseFile } from "../../process/dataDir";
import { readEnvironment } from "../../process/env";
import { processSingleton } from "../../process/processSingleton";
import { backupsIn } from "../backups";
import { faultOf, wasCutOff } from "./faultOf";

const EVENTS: Readonly<Record<Fault, AuditEvent>> = {
  "disk-full": "disk-full",
  "database-damaged": "database-damaged",
  "database-gone": "database-unavailable",
  "no-database": "database-unavailable",
  "database-read-only": "database-unavailable",
};

const known = () => processSingleton("Fault", (): { fault: Fault | null } => ({ fault: null }));

/** What keeps the program from recording just now; null while all is well. */
export const faultNow = (): Fault | null => known().fault;

/** Keeps in mind that this is wrong, until `mended`; logs it once. Nothing changes while something worse is known. */
export function noticeFault(fault: Fault): void {
  const before = faultNow();
  if (before !== null && FAULTS.indexOf(before) <= FAULTS.indexOf(fault)) return;
  known().fault = fault;
  console.error(operatorSentence(fault, readEnvironment().dataDir));
  audit(EVENTS[fault], { code: fault });
}

/** Says that nothing is wrong any more. */
export function mended(): void {
  const before = faultNow();
  if (before === null) return;
  known().fault = null;
  console.log("All is well again.");
  audit("recovered", { code: before });
}

/** What the person who runs the program reads about a fault, and can do about it. */
export function operatorSentence(fault: Fault, dataDir: string): string {
  const { databaseUrl } = readEnvironment();
  if (databaseUrl !== undefined) return serverSentence(fault, serverPlace(databaseUrl));
  const file = databaseFile(dataDir);
  const folder = backupsFolder(dataDir);
  const putBack =
    backupsIn(folder).length > 0
      ? "stop the program if it runs, put the latest copy back (npm run backups -- restore), and start it again"
      : `stop the program and put a copy back that you keep elsewhere, since there is none in ${folder}`;
  switch (fault) {
    case "disk-full":
      return `The disk that holds ${dataDir} is full: make room there. Nothing is recorded until then; it goes on by itself.`;
    case "database-damaged":
      return `The database ${file} is damaged: ${putBack}.`;
    case "database-gone":
      return existsSync(file)
        ? `The database ${file} is another file than when the program started: start the program again.`
        : `The database ${file} is gone: ${putBack}.`;
    case "no-database":
      return `The database ${file} does not answer: see what else uses it, or start the program again.`;
    case "database-read-only":
      return `The database ${file} cannot be written: give this user the right to write it and its folder (chmod u+w), on a disk that is not mounted read-only.`;
  }
}

/** The same of a PostgreSQL database. */
function serverSentence(fault: Fault, place: string): string {
  switch (fault) {
    case "disk-full":
      return `The disk that holds the database ${place} is full: make room there. Nothing is recorded until then; it goes on by itself.`;
    case "database-damaged":
    case "database-gone":
      return `The database ${place} is damaged: stop the program, and put a copy of it back (pg_restore).`;
    case "no-database":
      return `The database ${place} does not answer: see that PostgreSQL runs there and takes further connections. It goes on by itself.`;
    case "database-read-only":
      return `The database ${place} takes nothing to be written: DATABASE_URL has to lead to the server that does, and the user needs the right. It goes on by itself.`;
  }
}

/**
 * Asks the database something; a fault of the disk or the database that comes of it is known from then on. That one connection was cut off
 * is none: whoever asked is told, and the next who asks is given another.
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

/** What others may put right while the program waits. */
const PASSING: readonly (Fault | null)[] = ["disk-full", "no-database"];

/**
 * Does something, and where the disk is full, or no database answers, says so once and tries again until that is over. Throws whatever
 * else goes wrong.
 */
export async function onceItPasses<Done>(deed: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await deed();
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (fault === null || !PASSING.includes(fault)) throw thrown;
      noticeFault(fault);
      await wait(AGAIN_MS);
    }
  }
}

/**
 * Writes what is only noted while something is read, such as when somebody was last here: on a full disk it is left out, and the
 * reading goes on. Throws whatever else goes wrong.
 */
export async function whileReading(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (thrown) {
    if (faultOf(thrown) === null) throw thrown;
  }
}
