import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { hasCode, OperatorError, reasonOf } from "./operatorError";
import { takeLock } from "./startLock";

/**
 * Creates the data folder, readable by its owner only, if it is missing.
 * @throws OperatorError when it cannot be created or written.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (thrown) {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be used (${reasonOf(thrown)}): let this user write there, or set DATA_DIR to another folder.`,
    );
  }
}

/** Node's `recursive` option hangs if creating a folder fails although its parent exists, as under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (thrown) {
    if (!hasCode(thrown, "EEXIST")) throw thrown;
  }
}

/** The SQLite file that holds every game. */
export const databaseFile = (dataDir: string) => path.join(dataDir, "liars-table.sqlite");

/**
 * Path of the SQLite file, for commands that need an existing one. @throws OperatorError when it is missing
 * or empty.
 */
export function requireDatabase(dataDir: string): string {
  const file = databaseFile(dataDir);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return file;
  throw new OperatorError(
    `There is no database ${file}: start the program once (npm start), or set DATA_DIR.`,
  );
}

/** Lock held while a process migrates or replaces the database. */
export const startingLock = (dataDir: string) => path.join(dataDir, "starting.lock");

/** Lock held while the program serves. */
export const servingLock = (dataDir: string) => path.join(dataDir, "serving.lock");

/** How long a stopping program may keep the lock before its successor gives up. */
const CHANGEOVER_MS = 10_000;

/**
 * Locks a data folder for serving until the process ends or releases it. Two programs cannot share it,
 * because each caches state in memory.
 * @returns the function that releases the lock.
 * @throws OperatorError when another program serves from it.
 */
export async function takeDataDir(dataDir: string): Promise<() => Promise<void>> {
  const release = await takeLock(servingLock(dataDir), CHANGEOVER_MS);
  if (release !== null) return release;
  throw new OperatorError(
    `Another program is running with the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}

/** Lock held while a process makes a backup. */
export const copyingLock = (dataDir: string) => path.join(dataDir, "copying.lock");

/** Lock held while a process rebuilds the games. */
export const rebuildingLock = (dataDir: string) => path.join(dataDir, "rebuilding.lock");

/** Progress file of the rebuild. */
export const rebuildingFile = (dataDir: string) => path.join(dataDir, "rebuilding.json");

/** Folder of the database backups. */
export const backupsFolder = (dataDir: string) => path.join(dataDir, "backups");
