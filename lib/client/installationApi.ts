import type { BackupCopy, InstallationChange, RecoveryCode } from "@/lib/protocol/installation";
import { ask } from "./ask";

/** Changes settings, or hands the installation over. */
export const sendChange = (change: InstallationChange) => ask("PATCH", "installation", change);

/** Has a copy of the database made. */
export const sendCopyNow = () => ask<{ readonly copy: BackupCopy }>("POST", "installation/backups");

/** Signs an account out on every phone. */
export const sendEndSessions = (account: string) =>
  ask<{ readonly ended: number }>("DELETE", `installation/accounts/${account}/sessions`, {});

/** Has a code made by which an account gets a new passphrase. */
export const sendRecoveryCode = (account: string) =>
  ask<RecoveryCode>("POST", `installation/accounts/${account}/recovery-code`);
