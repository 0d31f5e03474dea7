import { database } from "../db/db";
import { faultOf } from "../db/faults/faultOf";
import { withAdvisoryLock } from "../db/withAdvisoryLock";
import { purgeDeletedGroups } from "../groups/group";
import { clearDevices } from "../identity/grants/accountDevices";
import { IDLE_MS } from "../identity/session";
import { pruneAudit } from "../process/audit/auditFiles";
import { readEnvironment } from "../process/env";
import { OperatorError } from "../process/operatorError";
import { guardDeletion } from "./clock";
import { deleteAbandonedGames, purgeDeleted } from "./deleteGames";
import { backUpDaily } from "./makeBackup";

/** Delays the first sweep past the first requests. */
const FIRST_AFTER_MS = 10_000;
const EVERY_MS = 6 * 60 * 60 * 1000;

/** A periodic maintenance task. Returns how many rows or files it handled. */
type SweepTask = (now: Date, stopped: () => boolean) => Promise<number>;

const ended = (now: Date) => ({ where: { expiresAt: { lte: now } } });

const endedOrIdle = (now: Date) => ({
  where: { OR: [{ expiresAt: { lte: now } }, { seenAt: { lt: new Date(now.getTime() - IDLE_MS) } }] },
});

/** Events and their deliveries stay for 30 days. */
const eventsSince = (now: Date): Date => new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000);

/** The latest event of a group stays, because the next one counts from it. */
const deleteOldEvents = (before: Date): Promise<number> =>
  database().$executeRaw`DELETE FROM "GroupEvent" WHERE "at" < ${before} AND "seq" <
    (SELECT MAX("later"."seq") FROM "GroupEvent" AS "later" WHERE "later"."groupId" = "GroupEvent"."groupId")`;

/** Tasks that delete data for good. */
const FINAL: readonly string[] = [
  "deleted groups",
  "deleted games and tables",
  "abandoned games",
  "old audit entries",
];

/** In this order, so that the backup precedes the deletions. */
const SWEEP_TASKS: Readonly<Record<string, SweepTask>> = {
  "database backups": backUpDaily,
  "deleted groups": purgeDeletedGroups,
  "deleted games and tables": purgeDeleted,
  "abandoned games": deleteAbandonedGames,
  "ended sessions": async (now) => (await database().session.deleteMany(endedOrIdle(now))).count,
  "old audit entries": async (now) => pruneAudit(readEnvironment().dataDir, now),
  "unused devices": (now) => clearDevices(database(), now),
  "expired codes": async (now) => (await database().oneTimeCode.deleteMany(ended(now))).count,
  "expired tokens": async (now) => (await database().accessToken.deleteMany(ended(now))).count,
  "old events": async (now) => {
    const { count } = await database().delivery.deleteMany({ where: { at: { lt: eventsSince(now) } } });
    return count + (await deleteOldEvents(eventsSince(now)));
  },
  "expired TV codes": async (now) => (await database().screenCode.deleteMany(ended(now))).count,
  "expired rate limits": async (now) =>
    (await database().rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } })).count,
};

/**
 * Runs all maintenance tasks: the daily backup first, then deletions. A failed task is logged and retried at
 * the next sweep; the others still run.
 * @param canDelete Checks the clock; if it refuses, irreversible deletions are skipped.
 * @returns the result by the task's log name; null for a failed task.
 */
export async function sweep(
  now: Date,
  stopped = () => false,
  canDelete = true,
): Promise<Readonly<Record<string, number | null>>> {
  const swept: Record<string, number | null> = {};
  for (const [what, task] of Object.entries(SWEEP_TASKS)) {
    if (stopped()) break;
    if (!canDelete && FINAL.includes(what)) continue;
    try {
      swept[what] = await task(now, stopped);
      if (swept[what] > 0) console.log(`Cleaned up ${what}: ${swept[what]}`);
    } catch (thrown) {
      swept[what] = null;
      // Disk and database faults were already logged when they appeared.
      console.error(
        `Could not clean up ${what}:`,
        thrown instanceof OperatorError ? thrown.message : (faultOf(thrown) ?? thrown),
      );
    }
  }
  return swept;
}

/** Sweeps with its own clock guard, unless another instance is sweeping. */
export function sweepAlone(
  canDelete = guardDeletion(),
): (stopped: () => boolean, now?: Date) => Promise<unknown> {
  return (stopped, now = new Date()) =>
    withAdvisoryLock(async () => sweep(now, stopped, await canDelete(now)));
}

/**
 * Sweeps after a short delay and then every six hours, never twice at once.
 * @param work The sweep, with a function that reports whether it should stop.
 * @returns a function that stops it and waits for the current sweep.
 */
export function startSweeping(
  work: (stopped: () => boolean) => Promise<unknown> = sweepAlone(),
): () => Promise<void> {
  let stopped = false;
  let going: Promise<unknown> = Promise.resolve();
  const go = () => {
    going = going
      .then(() => (stopped ? undefined : work(() => stopped)))
      // Database faults were already logged when they appeared. The next sweep retries.
      .catch((thrown) => console.error("Could not clean up the database:", faultOf(thrown) ?? thrown));
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
