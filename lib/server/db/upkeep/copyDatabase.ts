import { chmodSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { Fault } from "@/lib/protocol/fault";
import type { CopyReason } from "@/lib/protocol/installation";
import { reasonOf } from "../../process/operatorError";
import { UNFINISHED } from "../backupFiles";
import { faultOf } from "../faults/faultOf";
import { connectSqlite, damageInFile } from "../sqlite";

/** Source, destination, time and reason of a backup. */
export interface WantedCopy {
  readonly file: string;
  readonly folder: string;
  /** ISO 8601. */
  readonly at: string;
  readonly why: CopyReason;
}

/** The backup's name, or why it failed. */
export type CopyMade =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly fault: Fault | null; readonly reason: string };

/** Backs up a database on its own connection, because the app's may be in a transaction. */
export async function copyDatabase({ file, folder, at, why }: WantedCopy): Promise<CopyMade> {
  try {
    const connection = await connectSqlite(file, { mustExist: true });
    try {
      return { ok: true, name: path.basename(await backUp(connection, folder, new Date(at), why)) };
    } finally {
      await connection.dispose();
    }
  } catch (thrown) {
    return { ok: false, fault: faultOf(thrown), reason: reasonOf(thrown) };
  }
}

/**
 * Copies the connected database as a snapshot to `<folder>/<timestamp>-<why>[-<what>].sqlite`. It checks the
 * backup's integrity and syncs it to disk before it gets that name. Takes long for a large database.
 * @param what The migration's name, for a backup before a migration.
 * @returns the backup's path. Throws file system errors and then leaves no partial backup.
 */
export async function backUp(
  connection: SqlDriverAdapter,
  folder: string,
  now: Date,
  why: CopyReason,
  what = "",
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const timestamp = now.toISOString().replace(/[-:.]/g, "");
  const copy = path.join(folder, `${timestamp}-${why}${what && `-${what}`}.sqlite`);
  const draft = copy + UNFINISHED;
  rmSync(draft, { force: true });
  try {
    await connection.executeScript(`VACUUM INTO '${draft.replaceAll("'", "''")}'`);
    chmodSync(draft, 0o600);
    const damage = await damageInFile(draft);
    if (damage !== null) throw new Error(`The backup is damaged: ${damage}`);
    // SQLite does not sync such a file to disk.
    await syncToDisk(draft);
    renameSync(draft, copy);
    await syncToDisk(folder);
  } catch (thrown) {
    for (const left of [draft, `${draft}-journal`]) rmSync(left, { force: true });
    throw thrown;
  }
  return copy;
}

/** Syncs a file's content, or a folder's names, to disk. */
export async function syncToDisk(place: string): Promise<void> {
  const opened = await open(place, "r");
  await opened.sync().finally(() => opened.close());
}

declare module "../../process/workers/pool" {
  interface Tasks {
    readonly copyDatabase: typeof copyDatabase;
  }
}
