import { chmodSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type { CopyReason } from "@/lib/protocol/installation";
import { syncToDisk } from "../process/syncToDisk";
import { UNFINISHED } from "./backups";
import { damageInFile } from "./sqlite";

/**
 * Copies the connected database, as of one moment, to `<folder>/<timestamp>-<why>[-<what>].sqlite`, reads the copy through, and
 * sees it to the disk; until then it has another name. Long work for a large database.
 * @param what For a copy from before a migration: that migration's name.
 * @returns the copy's path. Throws what the disk throws; nothing of the copy is then left.
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
    if (damage !== null) throw new Error(`The copy is damaged: ${damage}`);
    // SQLite leaves it to the system when such a copy reaches the disk.
    await syncToDisk(draft);
    renameSync(draft, copy);
    await syncToDisk(folder);
  } catch (thrown) {
    for (const left of [draft, `${draft}-journal`]) rmSync(left, { force: true });
    throw thrown;
  }
  return copy;
}
