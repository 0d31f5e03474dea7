import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { BackupCopy } from "@/lib/protocol/installation";
import { backupsFolder, databaseFile, servingLock, startingLock } from "../process/dataDir";
import { OperatorError } from "../process/operatorError";
import { ifAlone, withFileLock } from "../process/startLock";
import { backupsIn } from "./backupFiles";
import { damageInFile } from "./sqlite";
import { syncToDisk } from "./upkeep/copyDatabase";

/** The restored backup, and where the replaced database is kept (null if there was none). */
export interface Restored {
  readonly copy: BackupCopy;
  readonly previous: string | null;
}

/**
 * Replaces the database with a backup. The previous database moves to its own folder.
 * @param name The backup's file; by default the latest.
 * @throws OperatorError when the program runs, or the backup is missing, damaged or empty; nothing is changed
 * then.
 */
export async function restoreBackup(dataDir: string, name?: string, now = new Date()): Promise<Restored> {
  const folder = backupsFolder(dataDir);
  const copy = backupsIn(folder, now).find((one) => name === undefined || one.name === name);
  if (copy === undefined) {
    throw new OperatorError(
      name === undefined
        ? `There is no backup in ${folder}: copy one there from elsewhere.`
        : `There is no backup ${name} in ${folder}. To list them, run: npm run backups`,
    );
  }
  const from = path.join(folder, copy.name);
  const damage = await damageInFile(from).catch(() => "it is not a database");
  if (damage !== null) {
    throw new OperatorError(
      `The backup ${copy.name} is damaged (${damage}): choose another one. To list them, run: npm run backups`,
    );
  }
  let previous: string | null = null;
  // A running program would keep writing to the replaced file.
  const stopped = await ifAlone(servingLock(dataDir), async () => {
    previous = await withFileLock(startingLock(dataDir), () => replaceBy(from, dataDir, now));
  });
  if (!stopped)
    throw new OperatorError(
      `The program is running with the data folder ${dataDir}: stop it first, then restore the backup.`,
    );
  return { copy, previous };
}

/** @returns where the previous database is kept, or null if there was none. */
async function replaceBy(from: string, dataDir: string, now: Date): Promise<string | null> {
  const file = databaseFile(dataDir);
  const draft = `${file}.unfinished`;
  copyFileSync(from, draft);
  // A backup from elsewhere may be readable by others.
  chmodSync(draft, 0o600);
  await syncToDisk(draft);
  const there = [file, `${file}-wal`, `${file}-shm`].filter((one) => existsSync(one));
  const previous = path.join(dataDir, `replaced-${now.toISOString().replace(/[-:.]/g, "")}`);
  if (there.length > 0) mkdirSync(previous, { mode: 0o700 });
  for (const one of there) renameSync(one, path.join(previous, path.basename(one)));
  renameSync(draft, file);
  await syncToDisk(dataDir);
  return there.length > 0 ? previous : null;
}
