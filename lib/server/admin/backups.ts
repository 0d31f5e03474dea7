import { existsSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import path from "node:path";
import { ok } from "@/lib/engine";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import type { BackupCopy } from "@/lib/protocol/installation";
import { backupsIn, clearUnfinished, pruneBackups } from "../db/backups";
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

/** Less than a day, so that the fourth sweep after a copy makes the next whatever a timer's delay. */
const DAILY_MS = 22 * HOUR_MS;

/** What stays free for the games themselves when a copy is made. */
const SPARE_BYTES = 100_000_000;

/** A slow disk may take an hour to copy some gigabytes. */
const MAX_SECONDS = 60 * 60;

const bytesOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** How large SQLite's file is, what is not yet merged into it, and what is free beside it. */
export async function room(dataDir: string) {
  const { bavail, bsize } = await statfs(dataDir);
  const file = databaseFile(dataDir);
  return { databaseBytes: bytesOf(file), walBytes: bytesOf(`${file}-wal`), freeBytes: bavail * bsize };
}

type MakeCopy = (wanted: WantedCopy) => Promise<CopyMade>;

/** Copies in a worker thread: copying some hundred megabytes takes seconds. */
const copyInWorker: MakeCopy = async (wanted) => {
  const ran = await runInWorker("copyDatabase", wanted, {
    lane: "upkeep",
    owner: "copies",
    seconds: MAX_SECONDS,
  });
  if (!ran.ok) throw new Error(`No copy was made: ${ran.why}`);
  return ran.value;
};

/** Copies the database, one copy at a time. */
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
    if (made.fault === null) throw new Error(`No copy was made: ${made.reason}`);
    // A copy needs more room than recording does: the disk is not full yet for that.
    if (made.fault === "disk-full") return apiError("no-room");
    noticeFault(made.fault);
    return apiError(made.fault);
  });
}

/** Deletes what copies that were cut off left behind, unless another process makes one just now. */
export async function removePartialBackups(dataDir: string): Promise<void> {
  await ifAlone(copyingLock(dataDir), () => clearUnfinished(backupsFolder(dataDir)));
}

/** Copies the database because its owner asks for it. Refuses with `no-room` when the disk would be full by it, and with
 * `copies-elsewhere` where PostgreSQL holds the games. */
export async function backUpNow(_pass: InstallationPass): Promise<ApiResult<{ readonly copy: BackupCopy }>> {
  if (onPostgres()) return apiError("copies-elsewhere");
  const done = await copy("asked", new Date());
  return done.ok ? ok({ copy: done.value }) : done;
}

/**
 * Copies the database because a command asks for it, in this thread: nobody else waits for it.
 * @throws OperatorError when there is no database, or the disk would be full by it.
 */
export async function backUpByCommand(now: Date): Promise<BackupCopy> {
  requireSqlite();
  requireDatabase(readEnvironment().dataDir);
  const done = await copy("asked", now, copyDatabase);
  if (!done.ok) throw new OperatorError(done.refusal.message);
  return done.value;
}

/**
 * Copies the database unless that was done today. One that holds nothing is not copied: a data folder whose database went
 * astray would otherwise have its good copies pushed out by empty ones.
 * @returns how many copies were made. Throws when there is no room for one.
 */
export async function backUpDaily(now: Date): Promise<number> {
  // Whoever looks after PostgreSQL copies what it holds.
  if (onPostgres()) return 0;
  const [latest] = backupsIn(backupsFolder(readEnvironment().dataDir), now).filter(
    ({ why }) => why === "daily",
  );
  const since = latest ? now.getTime() - Date.parse(latest.at) : Number.POSITIVE_INFINITY;
  // A copy from the future: the clock was wrong then, and says nothing now.
  if (since >= 0 && since < DAILY_MS) return 0;
  const [game, account] = await Promise.all([database().game.findFirst(), database().account.findFirst()]);
  if (game === null && account === null) return 0;
  const done = await copy("daily", now);
  if (!done.ok) throw new OperatorError(done.refusal.message);
  return 1;
}
