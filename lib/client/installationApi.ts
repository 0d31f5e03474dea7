import type { InstallationChange } from "@/lib/protocol/installation";
import { ask } from "./ask";

/** Changes settings, or hands the installation over. */
export const sendChange = (change: InstallationChange) => ask("PATCH /api/v1/installation", {}, change);

/** Has a copy of the database made. */
export const sendCopyNow = () => ask("POST /api/v1/installation/backups", {}, {});

/** Signs an account out on every phone. */
export const sendEndSessions = (account: string) =>
  ask("DELETE /api/v1/installation/accounts/{account}/sessions", { account }, {});

/** Has a code made by which an account gets a new passphrase. */
export const sendRecoveryCode = (account: string) =>
  ask("POST /api/v1/installation/accounts/{account}/recovery-code", { account }, {});
