import type { InstallationNow } from "@/lib/protocol/installation";
import { copiesIn } from "../db/backups";
import { database } from "../db/db";
import { faultNow } from "../db/faults/faults";
import type { InstallationPass } from "../identity/access";
import { readSettings } from "../identity/settings";
import { backupsFolder, databaseFile } from "../process/dataDir";
import { readEnvironment } from "../process/env";
import { ENGINE_VERSION } from "../table/snapshots/engineVersion";
import { room } from "./copies";
import { VERSION } from "./version";
import { warningsOf } from "./warnings";

/** Everything the owner's page tells: how the installation runs, what it keeps and where, how it is set. No secret is in it. */
export async function readInstallation(_pass: InstallationPass, now = new Date()): Promise<InstallationNow> {
  const { dataDir, publicUrl, trustedProxies, signIn } = readEnvironment();
  const db = database();
  const [groups, accounts, games, entries, oldestAt] = await Promise.all([
    db.group.count({ where: { deletedAt: null } }),
    db.account.count(),
    db.game.count(),
    db.entry.count(),
    oldest(),
  ]);
  const { guestDaysFrom: _, ...settings } = await readSettings();
  const told = {
    version: VERSION,
    engineVersion: ENGINE_VERSION,
    runningSince: new Date(performance.timeOrigin).toISOString(),
    storage: {
      file: databaseFile(dataDir),
      ...(await room(dataDir)),
      groups,
      accounts,
      games,
      entries,
      oldestAt,
    },
    backups: { folder: backupsFolder(dataDir), copies: copiesIn(backupsFolder(dataDir)) },
    settings,
    reach: {
      publicUrl: publicUrl ?? null,
      trustedProxies,
      mail: signIn.mail !== undefined,
      signInElsewhere: [signIn.oidc, signIn.github, signIn.google].some((way) => way !== undefined),
    },
  };
  return { ...told, warnings: warningsOf(told, now, faultNow()) };
}

async function oldest(): Promise<string | null> {
  const first = { _min: { createdAt: true } } as const;
  const found = await Promise.all([database().game.aggregate(first), database().account.aggregate(first)]);
  const times = found.flatMap(({ _min }) => (_min.createdAt ? [_min.createdAt.getTime()] : []));
  return times.length === 0 ? null : new Date(Math.min(...times)).toISOString();
}
