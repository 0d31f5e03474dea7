import { constants } from "node:fs";
import { access, stat, statfs } from "node:fs/promises";
import { FAULTS, type Fault } from "@/lib/protocol/fault";
import { databaseFile } from "../../process/dataDir";
import { hasCode } from "../../process/operatorError";
import { runInWorker } from "../../process/workers/pool";
import { database } from "../db";
import { onPostgres } from "../dialect";
import { hasRoom } from "./faultOf";
import { faultNow, mended, noticeFault } from "./faults";

/** Well below the minute in which a fault is to be noticed; and how soon after it is mended that is. */
const EVERY_MS = 5_000;
const EVERY_MS_AT_FAULT = 1_000;

/** Reading the whole database through takes at most this part of one thread's time. */
const SHARE = 20;

/** Below this it is tried out whether the disk still takes anything. */
const LITTLE_BYTES = 20_000_000;

/** A slow disk may take so long to read some gigabytes. */
const MAX_SECONDS = 60 * 60;

/** Looks at the database, for one in a file at that, its folder and the disk, and keeps in mind what it found. */
export type Look = () => Promise<void>;

/**
 * Looks at a PostgreSQL database by asking it something; where it would not take anything, whether it does again. What is wrong is
 * noticed where it is thrown.
 */
const lookAtServer: Look = async () => {
  const one = { where: { id: 1 }, select: { id: true } };
  const asked =
    faultNow() === null
      ? database().installation.findUnique(one)
      : database().installation.updateMany({ where: one.where, data: { id: 1 } });
  await asked.then(mended, () => undefined);
};

/**
 * What looks after the database from now on: in a data folder its file is the one that is there at the first look.
 */
export function lookerAt(dataDir: string): Look {
  if (onPostgres()) return lookAtServer;
  const file = databaseFile(dataDir);
  let own: string | undefined;
  let read: { readonly as: string; readonly damaged: boolean; readonly again: number } | undefined;

  /** Whether the file was taken away or replaced: what is written then goes where nobody finds it. */
  const isGone = async () => {
    const found = await marks(file);
    own ??= found?.file;
    return found === null || found.file !== own || (await marks(`${file}-wal`)) === null;
  };

  /** Read through when it has changed; again and again while it is damaged, since that may be mended. */
  const isDamaged = async () => {
    const as = [await marks(file), await marks(`${file}-wal`)].map((found) => found?.written).join();
    // The program has read it through as it started.
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
    // Opens the connection where that was not done yet; what it throws was noticed where it was thrown.
    const reads = await database()
      .installation.count()
      .then(
        () => true,
        () => false,
      );
    const holds: Readonly<Record<Fault, () => Promise<boolean>>> = {
      "database-gone": isGone,
      "no-database": async () => false,
      "database-read-only": async () => (await isReadOnly(file)) || (await isReadOnly(dataDir)),
      "disk-full": () => isFull(dataDir),
      "database-damaged": isDamaged,
    };
    const found: Fault[] = [];
    for (const fault of Object.keys(holds) as Fault[]) if (await holds[fault]()) found.push(fault);
    const worst = FAULTS.find((fault) => found.includes(fault));
    if (worst !== undefined) become(worst);
    else if (reads) mended();
  };
}

/** What was worse before is over. */
function become(fault: Fault): void {
  const known = faultNow();
  if (known !== null && FAULTS.indexOf(known) < FAULTS.indexOf(fault)) mended();
  noticeFault(fault);
}

/** Which file it is, and how it was last written; null where there is none. */
async function marks(file: string): Promise<{ readonly file: string; readonly written: string } | null> {
  try {
    const { dev, ino, mtimeMs, size } = await stat(file);
    return { file: `${dev}:${ino}`, written: `${mtimeMs}:${size}` };
  } catch (thrown) {
    if (hasCode(thrown, "ENOENT")) return null;
    throw thrown;
  }
}

/** Whether a file or folder is set not to be written; root could all the same, and is told too. */
export async function isReadOnly(place: string): Promise<boolean> {
  try {
    await access(place, constants.W_OK);
    return ((await stat(place)).mode & 0o222) === 0;
  } catch (thrown) {
    return !hasCode(thrown, "ENOENT");
  }
}

async function isFull(dataDir: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDir);
  const doubtful = bavail * bsize < LITTLE_BYTES || faultNow() === "disk-full";
  return doubtful && !hasRoom(dataDir);
}

/**
 * Looks every few seconds, more often while something is wrong.
 * @returns what stops it.
 */
export function watchDatabase(dataDir: string): () => void {
  const look = lookerAt(dataDir);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const go = () => {
    void look()
      .catch((thrown: unknown) => {
        if (!stopped) console.error(thrown);
      })
      .then(() => {
        if (!stopped) timer = setTimeout(go, faultNow() === null ? EVERY_MS : EVERY_MS_AT_FAULT).unref();
      });
  };
  go();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
