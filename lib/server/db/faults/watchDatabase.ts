import { constants } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { FAULTS, type Fault } from "@/lib/protocol/fault";
import { databaseFile } from "../../process/dataDir";
import { hasCode } from "../../process/operatorError";
import { runInWorker } from "../../process/workers/pool";
import { database } from "../db";
import { onPostgres } from "../dialect";
import { faultOf, hasRoom } from "./faultOf";
import { clearFault, faultNow, noticeFault } from "./faults";

/** Well below the minute within which a fault, or its end, must be noticed. */
const EVERY_MS = 5_000;
const EVERY_MS_AT_FAULT = 1_000;

/** The integrity check uses at most one part in this many of a thread's time. */
const SHARE = 20;

/** Below this much free space, the check tries a write. */
const LITTLE_BYTES = 20_000_000;

/** A slow disk may take this long to read some gigabytes. */
const MAX_SECONDS = 60 * 60;

/** Checks the database, its folder and the disk, and records the fault it finds. */
export type Look = () => Promise<void>;

/**
 * Checks a PostgreSQL database with a query, and after a failed write with a test write. The query wrapper
 * records faults.
 */
const lookAtServer: Look = async () => {
  const one = { where: { id: 1 }, select: { id: true } };
  const asked =
    faultNow() === null
      ? database().installation.findUnique(one)
      : database().installation.updateMany({ where: one.where, data: { id: 1 } });
  await asked.then(clearFault, () => undefined);
};

/**
 * Creates the check of a data folder. The database file found first is the expected one.
 * @param signal Ends the check. A stopping program closes the database, which removes the write-ahead log.
 */
export function lookerAt(dataDir: string, signal?: AbortSignal): Look {
  if (onPostgres()) return lookAtServer;
  const file = databaseFile(dataDir);
  let own: string | undefined;
  let read: { readonly as: string; readonly damaged: boolean; readonly again: number } | undefined;

  /** True if the file was removed or replaced. Writes would then go to an unlinked file. */
  const isMissing = async () => {
    const found = await marks(file);
    own ??= found?.file;
    return found === null || found.file !== own || (await marks(`${file}-wal`)) === null;
  };

  /**
   * Runs the integrity check after each change. It repeats while the file is damaged, because that may be
   * repaired.
   */
  const isDamaged = async () => {
    const as = [await marks(file), await marks(`${file}-wal`)].map((found) => found?.written).join();
    // Startup has already run the integrity check.
    read ??= { as, damaged: false, again: 0 };
    const known = read.damaged || faultNow() === "database-damaged";
    if ((as === read.as && !known) || performance.now() < read.again) return known;
    const ran = await runInWorker(
      "checkDatabase",
      { file, thorough: known },
      { lane: "upkeep", owner: "checks", seconds: MAX_SECONDS },
    );
    if (!ran.ok) return known;
    const { fault, ms } = ran.value;
    read = { as, damaged: fault === "database-damaged", again: performance.now() + SHARE * ms };
    return read.damaged;
  };

  return async () => {
    // Connects if needed. The wrapper has recorded any fault.
    const reads = await database()
      .installation.count()
      .then(
        () => true,
        () => false,
      );
    const holds: Readonly<Record<Fault, () => Promise<boolean>>> = {
      "database-gone": isMissing,
      "no-database": async () => false,
      "database-read-only": async () => (await isReadOnly(file)) || (await isReadOnly(dataDir)),
      "database-locked": isLocked,
      "disk-full": () => isFull(dataDir),
      "database-damaged": isDamaged,
    };
    const found: Fault[] = [];
    for (const fault of Object.keys(holds) as Fault[]) {
      if (await holds[fault]()) found.push(fault);
      // The integrity check would open the other file, and remove this one's write-ahead log when it closes.
      if (fault === "database-gone" && found.length > 0) break;
    }
    if (signal?.aborted) return;
    const worst = FAULTS.find((fault) => found.includes(fault));
    if (worst !== undefined) become(worst);
    else if (reads) clearFault();
  };
}

/** A worse earlier fault has ended. */
function become(fault: Fault): void {
  const known = faultNow();
  if (known !== null && FAULTS.indexOf(known) < FAULTS.indexOf(fault)) clearFault();
  noticeFault(fault);
}

/** Identity and last write of a file; null if it is missing. */
async function marks(file: string): Promise<{ readonly file: string; readonly written: string } | null> {
  try {
    const { dev, ino, mtimeMs, size } = await stat(file);
    return { file: `${dev}:${ino}`, written: `${mtimeMs}:${size}` };
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return null;
    throw thrown;
  }
}

/** True if a file or folder is read-only by its mode, even for root. */
export async function isReadOnly(place: string): Promise<boolean> {
  try {
    await access(place, constants.W_OK);
    return ((await stat(place)).mode & 0o222) === 0;
  } catch (thrown) {
    return !hasCode(thrown, "ENOENT");
  }
}

/** True if another program still holds the lock that a write failed on. A write that changes nothing tries it. */
async function isLocked(): Promise<boolean> {
  if (faultNow() !== "database-locked") return false;
  const tried = database().installation.updateMany({ where: { id: 1 }, data: { id: 1 } });
  return tried.then(
    () => false,
    (thrown: unknown) => faultOf(thrown) === "database-locked",
  );
}

async function isFull(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  const doubtful = bavail * bsize < LITTLE_BYTES || faultNow() === "disk-full";
  return doubtful && !hasRoom(dataDir);
}

/**
 * Runs the check every few seconds, more often during a fault.
 * @returns a function that stops it.
 */
export function watchDatabase(dataDir: string): () => void {
  const stop = new AbortController();
  const look = lookerAt(dataDir, stop.signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    void look()
      .catch((thrown: unknown) => {
        if (!stop.signal.aborted) console.error(thrown);
      })
      .then(() => {
        if (!stop.signal.aborted)
          timer = setTimeout(go, faultNow() === null ? EVERY_MS : EVERY_MS_AT_FAULT).unref();
      });
  };
  go();
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}
