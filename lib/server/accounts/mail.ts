import { createTransport, type Transporter } from "nodemailer";
import { type AccountChange, type Mail, sayChangeMail } from "@/lib/messages/api";
import type { MailFailure } from "@/lib/protocol/installation";
import { byAddress, byEmail, overLimit } from "../identity/limits";
import { readEnvironment } from "../process/env";
import { add } from "../process/metrics";
import { reasonOf } from "../process/operatorError";
import { processSingleton } from "../process/processSingleton";

/** This process's mail transports by URL. */
const servers = (): Map<string, Transporter> => processSingleton("Mail", () => new Map());

/** True if the mail server is this machine, so that no traffic crosses a network. */
const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);

/**
 * Options for the mail library and the server at `url` (SMTP_URL), with timeouts in ms. It sends neither
 * mails nor the password without TLS, except to this machine (V12.3.1), where any certificate passes.
 * Parameters in the URL override this, as in `?requireTLS=false` or `?tls.rejectUnauthorized=false`.
 */
export function mailOptions(url: string) {
  const isHere = isThisMachine(new URL(url).hostname);
  return {
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    requireTLS: !isHere,
    ...(isHere && { tls: { rejectUnauthorized: false } }),
  };
}

function transport(url: string): Transporter {
  const transporter = servers().get(url) ?? createTransport(mailOptions(url));
  servers().set(url, transporter);
  return transporter;
}

/** True if a mail server is configured. */
export const sendsMail = (): boolean => readEnvironment().signIn.mail !== undefined;

/** Builds the address of a page for a mail. The fragment after "#" never leaves the browser. */
export function pageInMail(path: string, fragment: Readonly<Record<string, string>>): string {
  const { publicUrl } = readEnvironment();
  return `${publicUrl}${path}#${new URLSearchParams(fragment)}`;
}

/**
 * Sends a mail to one mailbox without waiting, because the response time would reveal whether there was
 * anything to send. Errors go to the operator's log, without the recipient.
 */
export function sendMail(to: string, { subject, text }: Mail): void {
  const { mail } = readEnvironment().signIn;
  if (mail === undefined) throw new Error("cannot happen: no mail server is configured");
  transport(mail.url)
    .sendMail({
      from: mail.from,
      // An object is always one mailbox, regardless of special characters.
      to: { name: "", address: to },
      subject,
      text,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    .then(
      () => noticeMail(null),
      (thrown: unknown) => {
        // Mail servers repeat the recipient, sometimes in different case.
        const why = reasonOf(thrown)
          .replaceAll(to, "…")
          .replaceAll(/[^\s<>"'():;,]+@[^\s<>"'():;,]+/g, "…");
        console.error(`Could not send an email: ${why}`);
        noticeMail({ at: new Date().toISOString(), why });
      },
    );
}

const lastMail = () =>
  processSingleton("LastMail", (): { failure: MailFailure | null } => ({ failure: null }));

function noticeMail(failure: MailFailure | null): void {
  add("mails", 1, failure === null ? "sent" : "failed");
  lastMail().failure = failure;
}

/** When and why this process's last mail failed; null if it was sent. */
export const mailFailure = (): MailFailure | null => lastMail().failure;

/**
 * Notifies an account's verified mailbox of a change to its sign-in methods (V6.3.7), if a mail server is
 * configured. An unverified mailbox gets nothing, because it may be a stranger's.
 */
export function mailChange(provenEmail: string | null, change: AccountChange): void {
  if (provenEmail !== null && sendsMail()) sendMail(provenEmail, sayChangeMail(change));
}

/**
 * Counts a requested mail: one a minute and five an hour per mailbox, even if no account uses it.
 * @returns null if it may be sent, else the seconds to wait.
 */
export async function overMailLimit(request: Request, email: string): Promise<number | null> {
  const keys = [byEmail(email), byAddress(request)];
  return (await overLimit("mail", keys)) ?? (await overLimit("mail-hour", keys));
}
