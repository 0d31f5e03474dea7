import { database } from "../db/db";
import { faultOf } from "../db/faults/faultOf";
import { withAdvisoryLock } from "../db/withAdvisoryLock";
import { purgeDeletedGroups } from "../groups/group";
import { clearDevices } from "../identity/grants/accountDevices";
import { IDLE_MS } from "../identity/session";
import { pruneAudit } from "../process/audit/auditFiles";
import { readEnvironment } from "../process/env";
import { OperatorError } from "../process/operatorError";
import { backUpDaily } from "./backups";
import { guardDeletion } from "./clock";
import { deleteAbandonedGames, purgeDeleted } from "./deleteGames";

/** Runs once the first answers are given. */
const FIRST_AFTER_MS = 10_000;
const EVERY_MS = 6 * 60 * 60 * 1000;

/** Something that is looked after now and then. Answers how many rows or files it was about. */
type SweepTask = (now: Date, stopped: () => boolean) => Promise<number>;

const ended = (now: Date) => ({ where: { expiresAt: { lte: now } } });

const endedOrIdle = (now: Date) => ({
  where: { OR: [{ expiresAt: { lte: now } }, { seenAt: { lt: new Date(now.getTime() - IDLE_MS) } }] },
});

/** What nobody gets back once it is deleted. */
const FINAL: readonly string[] = [
  "groups that nobody put back",
  "games and tables that nobody put back",
  "abandoned games",
  "old lines of the audit log",
];

/** In this order: what is deleted by mistake is in the copy made just before. */
const SWEEP_TASKS: Readonly<Record<string, SweepTask>> = {
  "copies of the database": backUpDaily,
  "groups that nobody put back": purgeDeletedGroups,
  "games and tables that nobody put back": purgeDeleted,
  "abandoned games": deleteAbandonedGames,
  "sessions that had ended": async (now) => (await database().session.deleteMany(endedOrIdle(now))).count,
  "old lines of the audit log": async (now) => pruneAudit(readEnvironment().dataDir, now),
  "devices that nobody signs in on any more": (now) => clearDevices(database(), now),
  "codes that had run out": async (now) => (await database().oneTimeCode.deleteMany(ended(now))).count,
  "codes of big screens that had run out": async (now) =>
    (await database().screenCode.deleteMany(ended(now))).count,
  "limits whose time was over": async (now) =>
    (await database().rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } })).count,
};

/**
 * Makes the daily copy, and deletes what is past its time. What fails is logged and left to the next time; the others go
 * on.
 * @param mayDelete Whether the clock is right; without it nothing is deleted that cannot be made again.
 * @returns what was done, by its name in the log; null for what failed.
 */
export async function sweep(
  now: Date,
  stopped = () => false,
  mayDelete = true,
): Promise<Readonly<Record<string, number | null>>> {
  const swept: Record<string, number | null> = {};
  for (const [what, deed] of Object.entries(SWEEP_TASKS)) {
    if (stopped()) break;
    if (!mayDelete && FINAL.includes(what)) continue;
    try {
      swept[what] = await deed(now, stopped);
      if (swept[what] > 0) console.log(`Looked after ${what}: ${swept[what]}`);
    } catch (thrown) {
      swept[what] = null;
      // What is wrong with the disk or the database was said when it was noticed.
      console.error(
        `Could not look after ${what}:`,
        thrown instanceof OperatorError ? thrown.message : (faultOf(thrown) ?? thrown),
      );
    }
  }
  return swept;
}

/** Sweeps unless another instance does just now, with a guard of deletion of its own. */
export function sweepAlone(
  mayDelete = guardDeletion(),
): (stopped: () => boolean, now?: Date) => Promise<unknown> {
  return (stopped, now = new Date()) =>
    withAdvisoryLock(async () => sweep(now, stopped, await mayDelete(now)));
}

/**
 * Sweeps soon, and from then on every six hours, one sweep after the other.
 * @param work  what is done each time, until it is told that it was stopped.
 * @returns what stops it; it waits for what is being done.
 */
export function startSweeping(
  work: (stopped: () => boolean) => Promise<unknown> = sweepAlone(),
): () => Promise<void> {
  let stopped = false;
  let going: Promise<unknown> = Promise.resolve();
  const go = () => {
    going = going
      .then(() => (stopped ? undefined : work(() => stopped)))
      // What is wrong with the database was said when it was noticed: it is left to the next time.
      .catch((thrown) => console.error("Could not look after the database:", faultOf(thrown) ?? thrown));
  };
  const first = setTimeout(go, FIRST_AFTER_MS).unref();
  const again = setInterval(go, EVERY_MS).unref();
  return async () => {
    stopped = true;
    clearTimeout(first);
    clearInterval(again);
    await going;
  };
}
