import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { hasCode, OperatorError, reasonOf } from "./operatorError";

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

/** Held by the process that is bringing the database up to date, or puts another in its place. */
export const startingLock = (dataDir: string) => path.join(dataDir, "starting.lock");

/** Held by the process that makes a copy. */
export const copyingLock = (dataDir: string) => path.join(dataDir, "copying.lock");

/** Where copies of the database are kept. */
export const backupsFolder = (dataDir: string) => path.join(dataDir, "backups");
