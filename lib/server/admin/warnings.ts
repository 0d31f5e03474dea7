import type { Fault } from "@/lib/protocol/fault";
import type { InstallationNow, InstallationWarning } from "@/lib/protocol/installation";

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_DAYS = 7;

/** Below this, or without room for two more copies, the disk counts as nearly full. */
const LITTLE_BYTES = 500_000_000;

/**
 * What the owner should look after, the most pressing first.
 * @param fault What is known to be wrong; with what is left out here no page is shown to anybody.
 */
export function warningsOf(
  { storage, backups, reach }: Omit<InstallationNow, "warnings">,
  now: Date,
  fault: Fault | null = null,
): readonly InstallationWarning[] {
  const { databaseBytes, walBytes, freeBytes, oldestAt } = storage;
  // What was never copied is as old as the first of it.
  const copiedAt = backups.copies[0]?.at ?? oldestAt;
  const found: Readonly<Record<InstallationWarning, boolean>> = {
    "disk-full": fault === "disk-full",
    "database-read-only": fault === "database-read-only",
    "disk-nearly-full": fault !== "disk-full" && freeBytes < LITTLE_BYTES + 2 * (databaseBytes + walBytes),
    "old-backups": copiedAt !== null && now.getTime() - Date.parse(copiedAt) > OLD_DAYS * DAY_MS,
    "no-public-url": reach.publicUrl === null,
    "http-only": reach.publicUrl?.startsWith("http:") ?? false,
  };
  return (Object.keys(found) as InstallationWarning[]).filter((warning) => found[warning]);
}
