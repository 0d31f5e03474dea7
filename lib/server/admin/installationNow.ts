import { ENGINE_VERSION } from "@/lib/protocol/engineVersion";
import type { Fault } from "@/lib/protocol/fault";
import type { InstallationNow, InstallationWarning } from "@/lib/protocol/installation";
import { mailFailure } from "../accounts/mail";
import { backupsIn } from "../db/backupFiles";
import { database } from "../db/db";
import { NOT_DELETED } from "../db/deleted";
import { onPostgres } from "../db/dialect";
import { faultNow } from "../db/faults/faults";
import type { InstallationPass } from "../identity/access";
import { readSettings } from "../identity/settings";
import { databasePlace } from "../process/databasePlace";
import { backupsFolder } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { VERSION } from "./health";
import { room } from "./makeBackup";

/** Reads everything on the owner's page: health, storage and settings. It contains no secret. */
export async function readInstallation(_pass: InstallationPass, now = new Date()): Promise<InstallationNow> {
  const { dataDir, publicUrl, trustedProxies, signIn } = readEnvironment();
  const db = database();
  const [groups, accounts, games, entries, oldestAt] = await Promise.all([
    db.group.count({ where: { deletedAt: null } }),
    db.account.count(),
    db.game.count({ where: NOT_DELETED }),
    db.entry.count(),
    oldest(),
  ]);
  const { signUp, guestGameDays } = await readSettings();
  const serverState = {
    version: VERSION,
    engineVersion: ENGINE_VERSION,
    runningSince: new Date(performance.timeOrigin).toISOString(),
    storage: {
      file: databasePlace(),
      ...(onPostgres() ? await serverRoom() : await room(dataDir)),
      groups,
      accounts,
      games,
      entries,
      oldestAt,
    },
    backups: onPostgres()
      ? null
      : { folder: backupsFolder(dataDir), copies: backupsIn(backupsFolder(dataDir), now) },
    settings: { signUp, guestGameDays },
    reach: {
      publicUrl: publicUrl ?? null,
      trustedProxies,
      mail: signIn.mail !== undefined,
      mailFailure: mailFailure(),
      signInElsewhere: [signIn.oidc, signIn.github, signIn.google].some((way) => way !== undefined),
    },
  };
  return { ...serverState, warnings: warningsOf(serverState, now, faultNow()) };
}

/** Size of a PostgreSQL database. Free disk space is unknown. */
async function serverRoom() {
  const [size] = await database().$queryRaw<
    { readonly bytes: bigint }[]
  >`SELECT pg_database_size(current_database()) AS "bytes"`;
  return { databaseBytes: Number(size?.bytes ?? 0), walBytes: null, freeBytes: null };
}

async function oldest(): Promise<string | null> {
  const first = { _min: { createdAt: true } } as const;
  const found = await Promise.all([database().game.aggregate(first), database().account.aggregate(first)]);
  const times = found.flatMap(({ _min }) => (_min.createdAt ? [_min.createdAt.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_DAYS = 7;

/** Below this, or without room for two more backups, the disk counts as nearly full. */
const LITTLE_BYTES = 500_000_000;

/**
 * Lists warnings for the owner, the most urgent first.
 * @param fault A known fault. Faults omitted here already prevent every page from loading.
 */
export function warningsOf(
  { storage, backups, reach }: Omit<InstallationNow, "warnings">,
  now: Date,
  fault: Fault | null = null,
): readonly InstallationWarning[] {
  const { databaseBytes, walBytes, freeBytes, oldestAt } = storage;
  // Without a backup, the age of the oldest data counts.
  const copiedAt = backups?.copies[0]?.at ?? oldestAt;
  const needed = LITTLE_BYTES + 2 * (databaseBytes + (walBytes ?? 0));
  const found: Readonly<Record<InstallationWarning, boolean>> = {
    "disk-full": fault === "disk-full",
    "database-read-only": fault === "database-read-only",
    "disk-nearly-full": fault !== "disk-full" && freeBytes !== null && freeBytes < needed,
    "old-backups":
      backups !== null && copiedAt !== null && now.getTime() - Date.parse(copiedAt) > OLD_DAYS * DAY_MS,
    "mail-fails": reach.mailFailure !== null,
    "no-public-url": reach.publicUrl === null,
    "http-only": reach.publicUrl?.startsWith("http:") ?? false,
  };
  return (Object.keys(found) as InstallationWarning[]).filter((warning) => found[warning]);
}
