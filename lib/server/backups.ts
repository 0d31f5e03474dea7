import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import { type BackupCopy, COPY_REASONS, type CopyReason } from "@/lib/formats/installation";

/** How many copies of each kind are kept: those of one kind never push out another's. */
const KEPT: Readonly<Record<CopyReason, number>> = { before: 10, daily: 14, asked: 14 };

const NAMED = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([a-z]+)(?:-.+)?\.sqlite$/;
const UNFINISHED = ".unfinished";
const HOUR_MS = 60 * 60 * 1000;

/**
 * Copies the connected database, as of one moment, to `<folder>/<timestamp>-<why>[-<what>].sqlite`, and sees it to the disk.
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
    // SQLite leaves it to the system when such a copy reaches the disk.
    const file = await open(draft, "r+");
    await file.sync().finally(() => file.close());
    renameSync(draft, copy);
  } catch (thrown) {
    rmSync(draft, { force: true });
    throw thrown;
  }
  return copy;
}

/** The copies in a folder, the latest first; files that are called otherwise are none of ours. */
export function copiesIn(folder: string): readonly BackupCopy[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second, millisecond, kind] = NAMED.exec(name) ?? [];
      const why = COPY_REASONS.find((known) => known === kind);
      if (why === undefined) return [];
      const at = `${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`;
      // Another process may have deleted it in this moment.
      const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
      return found && !Number.isNaN(Date.parse(at)) ? [{ name, why, at, bytes: found.size }] : [];
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
}

/** Deletes all but the newest copies of each kind, and what a copy that was cut off left behind. */
export function pruneBackups(folder: string): void {
  const copies = copiesIn(folder);
  for (const why of COPY_REASONS) {
    const tooMany = copies.filter((copy) => copy.why === why).slice(KEPT[why]);
    for (const { name } of tooMany) rmSync(path.join(folder, name), { force: true });
  }
  for (const name of readdirSync(folder).filter((file) => file.endsWith(UNFINISHED))) {
    const left = statSync(path.join(folder, name), { throwIfNoEntry: false });
    if (left && Date.now() - left.mtimeMs > HOUR_MS) rmSync(path.join(folder, name), { force: true });
  }
}
