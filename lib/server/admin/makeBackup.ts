import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { BackupCopy } from "@/lib/protocol/installation";
import { backupsIn, clearUnfinished, pruneBackups } from "../db/backupFiles";
import { database } from "../db/db";
import { onPostgres } from "../db/dialect";
import { noticeFault } from "../db/faults/faults";
import { type CopyMade, copyDatabase, type WantedCopy } from "../db/upkeep/copyDatabase";
import { requireSqlite } from "../db/upToDate";
import type { InstallationPass } from "../identity/access";
import { backupsFolder, copyingLock, databaseFile, requireDatabase } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { OperatorError } from "../process/operatorError";
import { ifAlone, withFileLock } from "../process/startLock";
import { runInWorker } from "../process/workers/pool";

const HOUR_MS = 60 * 60 * 1000;

/** Less than a day, so that the fourth sweep after a backup makes the next even if a timer is late. */
const DAILY_MS = 22 * HOUR_MS;

/** Reserve that a backup must leave free for recording. */
const SPARE_BYTES = 100_000_000;

/** A slow disk may take an hour for some gigabytes. */
const MAX_SECONDS = 60 * 60;

const bytesOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** Size of the SQLite file and its write-ahead log, and the free disk space, in bytes. */
export async function room(dataDir: string) {
  const { bavail, bsize } = await statfs(dataDir);
  const file = databaseFile(dataDir);
  return { databaseBytes: bytesOf(file), walBytes: bytesOf(`${file}-wal`), freeBytes: bavail * bsize };
}

type MakeCopy = (wanted: WantedCopy) => Promise<CopyMade>;

/** Runs in a worker thread, because copying some hundred megabytes takes seconds. */
const copyInWorker: MakeCopy = async (wanted) => {
  const ran = await runInWorker("copyDatabase", wanted, {
    lane: "upkeep",
    owner: "copies",
    seconds: MAX_SECONDS,
  });
  if (!ran.ok) throw new Error(`The backup failed: ${ran.why}`);
  return ran.value;
};

/** Backs up the database under a lock, one backup at a time. */
async function copy(
  why: "daily" | "asked",
  now: Date,
  make: MakeCopy = copyInWorker,
): Promise<ApiResult<BackupCopy>> {
  const { dataDir } = readEnvironment();
  const { databaseBytes, walBytes, freeBytes } = await room(dataDir);
  if (freeBytes < databaseBytes + walBytes + SPARE_BYTES) return apiError("no-room");
  const [file, folder] = [databaseFile(dataDir), backupsFolder(dataDir)];
  return withFileLock(copyingLock(dataDir), async () => {
    clearUnfinished(folder);
    const made = await make({ file, folder, at: now.toISOString(), why });
    if (made.ok) {
      pruneBackups(folder);
      const { name } = made;
      return ok({ name, why, at: now.toISOString(), bytes: bytesOf(path.join(folder, name)) });
    }
    if (made.fault === null) throw new Error(`The backup failed: ${made.reason}`);
    // Only the backup lacks room; recording still works.
    if (made.fault === "disk-full") return apiError("no-room");
    noticeFault(made.fault);
    return apiError(made.fault);
  });
}

/** Deletes partial backups, unless another process is making one. */
export async function removePartialBackups(dataDir: string): Promise<void> {
  await ifAlone(copyingLock(dataDir), () => clearUnfinished(backupsFolder(dataDir)));
}

/**
 * Backs up the database at the owner's request. Refuses with `no-room` when the disk would fill up, and with
 * `copies-elsewhere` on PostgreSQL.
 */
export async function backUpNow(_pass: InstallationPass): Promise<ApiResult<{ readonly copy: BackupCopy }>> {
  if (onPostgres()) return apiError("copies-elsewhere");
  const done = await copy("asked", new Date());
  return done.ok ? ok({ copy: done.value }) : done;
}

/**
 * Backs up the database for a command, in this thread.
 * @throws OperatorError when there is no database, or the disk would fill up.
 */
export async function backUpByCommand(now: Date): Promise<BackupCopy> {
  requireSqlite();
  requireDatabase(readEnvironment().dataDir);
  const done = await copy("asked", now, copyDatabase);
  if (!done.ok) throw new OperatorError(done.refusal.message);
  return done.value;
}

/**
 * Makes the daily backup if it is due. It skips an empty database: if the data folder lost its database,
 * empty backups would push out the good ones.
 * @returns how many backups were made. Throws when there is no room.
 */
export async function backUpDaily(now: Date): Promise<number> {
  // PostgreSQL has its own backups.
  if (onPostgres()) return 0;
  const [latest] = backupsIn(backupsFolder(readEnvironment().dataDir), now).filter(
    ({ why }) => why === "daily",
  );
  const since = latest ? now.getTime() - Date.parse(latest.at) : Number.POSITIVE_INFINITY;
  // A backup from the future means the clock was wrong, so its time is ignored.
  if (since >= 0 && since < DAILY_MS) return 0;
  const [game, account] = await Promise.all([database().game.findFirst(), database().account.findFirst()]);
  if (game === null && account === null) return 0;
  const done = await copy("daily", now);
  if (!done.ok) throw new OperatorError(done.refusal.message);
  return 1;
}
