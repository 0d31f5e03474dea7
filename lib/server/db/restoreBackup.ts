import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { BackupCopy } from "@/lib/protocol/installation";
import { backupsFolder, databaseFile, servingLock, startingLock } from "../process/dataDir";
import { OperatorError } from "../process/operatorError";
import { ifAlone, withFileLock } from "../process/startLock";
import { backupsIn } from "./backups";
import { damageInFile } from "./sqlite";
import { syncToDisk } from "./upkeep/copyDatabase";

/** What was put back, and where what it replaced is kept; null where there was nothing. */
export interface Restored {
  readonly copy: BackupCopy;
  readonly kept: string | null;
}

/**
 * Puts a copy where the database is. What was there is kept in a folder of its own.
 * @param name The copy's file; the latest one where it is left out.
 * @throws OperatorError when the program runs, there is no such copy, or it is damaged or empty; nothing is changed then.
 */
export async function restoreBackup(dataDir: string, name?: string, now = new Date()): Promise<Restored> {
  const folder = backupsFolder(dataDir);
  const copy = backupsIn(folder, now).find((one) => name === undefined || one.name === name);
  if (copy === undefined) {
    throw new OperatorError(
      name === undefined
        ? `There is no copy in ${folder}: put one there that you keep elsewhere.`
        : `There is no copy ${name} in ${folder}: npm run backups lists them.`,
    );
  }
  const from = path.join(folder, copy.name);
  const damage = await damageInFile(from).catch(() => "it is no database");
  if (damage !== null) {
    throw new OperatorError(
      `The copy ${copy.name} is damaged (${damage}): choose another, npm run backups lists them.`,
    );
  }
  let kept: string | null = null;
  // What a running program confirms would go into the file that is replaced.
  const stopped = await ifAlone(servingLock(dataDir), async () => {
    kept = await withFileLock(startingLock(dataDir), () => replaceBy(from, dataDir, now));
  });
  if (!stopped)
    throw new OperatorError(
      `The program runs and serves from ${dataDir}: stop it first, then put the copy back.`,
    );
  return { copy, kept };
}

/** @returns where what was there is kept; null where there was nothing. */
async function replaceBy(from: string, dataDir: string, now: Date): Promise<string | null> {
  const file = databaseFile(dataDir);
  const draft = `${file}.unfinished`;
  copyFileSync(from, draft);
  // One that was kept elsewhere may be readable by others.
  chmodSync(draft, 0o600);
  await syncToDisk(draft);
  const there = [file, `${file}-wal`, `${file}-shm`].filter((one) => existsSync(one));
  const kept = path.join(dataDir, `replaced-${now.toISOString().replace(/[-:.]/g, "")}`);
  if (there.length > 0) mkdirSync(kept, { mode: 0o700 });
  for (const one of there) renameSync(one, path.join(kept, path.basename(one)));
  renameSync(draft, file);
  await syncToDisk(dataDir);
  return there.length > 0 ? kept : null;
}
