import type { NotDone } from "@/lib/formats/entry";
import type {
  BackupCopy,
  InstallationChange,
  InstallationSettings,
  RecoveryCode,
} from "@/lib/formats/installation";

/** Sends a change and answers what came of it. Rejects when no answer came or it was not ours. */
async function send<Answer>(method: "POST" | "PATCH", path: string, body: object): Promise<Answer | NotDone> {
  const answer = await fetch(`/api/v1/installation${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    credentials: "same-origin",
  });
  return (await answer.json()) as Answer | NotDone;
}

/** Changes settings, or hands the installation over. */
export const sendChange = (change: InstallationChange) =>
  send<{ readonly ok: true; readonly settings: InstallationSettings }>("PATCH", "", change);

/** Has a copy of the database made. */
export const sendCopyNow = () =>
  send<{ readonly ok: true; readonly copy: BackupCopy }>("POST", "/backups", {});

/** Has a code made by which an account gets a new passphrase. */
export const sendRecoveryCode = (account: string) =>
  send<{ readonly ok: true } & RecoveryCode>("POST", `/accounts/${account}/recovery-code`, {});
