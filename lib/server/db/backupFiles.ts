import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { BACKUP_REASONS, type BackupCopy, type CopyReason } from "@/lib/protocol/installation";

/** How many backups of each kind are kept. One kind never pushes out another. */
const RETAINED: Readonly<Record<CopyReason, number>> = { before: 10, daily: 14, asked: 14 };

const NAMED = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-([a-z]+)(?:-.+)?\.sqlite$/;
/** File name suffix of an unfinished backup. */
export const UNFINISHED = ".unfinished";

/**
 * Lists the backups in a folder, newest first. Other files are ignored. Backups dated in the future come
 * last, newest first: the clock was wrong then, or is now.
 */
export function backupsIn(folder: string, now = new Date()): readonly BackupCopy[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) => {
      const [, year, month, day, hour, minute, second, millisecond, kind] = NAMED.exec(name) ?? [];
      const why = BACKUP_REASONS.find((known) => known === kind);
      if (why === undefined) return [];
      const at = `${year}-${month}-${day}T${hour}:${minute}:${second}.${millisecond}Z`;
      // Another process may have just deleted it.
      const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
      return found && !Number.isNaN(Date.parse(at)) ? [{ name, why, at, bytes: found.size }] : [];
    })
    .sort((a, b) => Number(isAfter(a, now)) - Number(isAfter(b, now)) || (a.name < b.name ? 1 : -1));
}

const isAfter = ({ at }: BackupCopy, now: Date): boolean => Date.parse(at) > now.getTime();

/** Deletes all but the newest backups of each kind. */
export function pruneBackups(folder: string): void {
  const copies = backupsIn(folder);
  for (const why of BACKUP_REASONS) {
    const tooMany = copies.filter((copy) => copy.why === why).slice(RETAINED[why]);
    for (const { name } of tooMany) rmSync(path.join(folder, name), { force: true });
  }
}

/** Deletes partial backups and their SQLite journals. Call it only while holding the backup lock. */
export function clearUnfinished(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((file) => file.includes(UNFINISHED)))
    rmSync(path.join(folder, name), { force: true });
}
