import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { hasCode, OperatorError, reasonOf } from "./operatorError";
import { takeLock } from "./startLock";

/**
 * Makes the data folder, readable by its owner only, when it is not there yet.
 * @throws OperatorError when it cannot be made or written.
 */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (thrown) {
    throw new OperatorError(
      `The data folder ${dataDir} cannot be used (${reasonOf(thrown)}): give this user the right to write there, or set DATA_DIR to another folder.`,
    );
  }
}

/** Node's own `recursive` never returns where making a folder fails although its parent is there, as under /proc. */
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

/** The same, for commands that are about it. @throws OperatorError when there is none, or the file is empty. */
export function requireDatabase(dataDir: string): string {
  const file = databaseFile(dataDir);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0) return file;
  throw new OperatorError(
    `There is no database ${file}: start the program once (npm start), or set DATA_DIR.`,
  );
}

/** Held by the process that is bringing the database up to date, or puts another in its place. */
export const startingLock = (dataDir: string) => path.join(dataDir, "starting.lock");

/** Held by the program while it serves. */
export const servingLock = (dataDir: string) => path.join(dataDir, "serving.lock");

/** How long a program that was told to stop may take before another one serves from its folder. */
const CHANGEOVER_MS = 10_000;

/**
 * Takes a data folder to serve from, until the process ends or gives it back: what is at hand in one program is not told to another.
 * @throws OperatorError when another program serves from it.
 */
export async function takeDataDir(dataDir: string): Promise<() => Promise<void>> {
  const release = await takeLock(servingLock(dataDir), CHANGEOVER_MS);
  if (release !== null) return release;
  throw new OperatorError(
    `Another program serves from the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
  );
}

/** Held by the process that makes a copy. */
export const copyingLock = (dataDir: string) => path.join(dataDir, "copying.lock");

/** Held by the process that rebuilds the games. */
export const rebuildingLock = (dataDir: string) => path.join(dataDir, "rebuilding.lock");

/** How far it came. */
export const rebuildingFile = (dataDir: string) => path.join(dataDir, "rebuilding.json");

/** Where copies of the database are kept. */
export const backupsFolder = (dataDir: string) => path.join(dataDir, "backups");
