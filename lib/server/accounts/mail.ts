import { createTransport, type Transporter } from "nodemailer";
import { type AccountChange, type Mail, sayChangeMail } from "@/lib/messages/api";
import type { MailFailure } from "@/lib/protocol/installation";
import { byAddress, byEmail, overLimit } from "../identity/limits";
import { readEnvironment } from "../process/env";
import { reasonOf } from "../process/operatorError";
import { processSingleton } from "../process/processSingleton";

/** The mail server of this process, by its address. */
const servers = (): Map<string, Transporter> => processSingleton("Mail", () => new Map());

/** Whether a mail server is this very machine, so that nothing said to it goes over a network. */
const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host);

/**
 * What the mail library is told about the server at `url` (SMTP_URL): how long to wait for it (ms), and to hand
 * over neither mails nor the password without TLS unless the server is this machine (V12.3.1), where any certificate passes. What the
 * address itself says, as in `?requireTLS=false` or `?tls.rejectUnauthorized=false`, comes first.
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

/** Whether mails can be sent at all. */
export const sendsMail = (): boolean => readEnvironment().signIn.mail !== undefined;

/** The address of one of our own pages in a mail; what follows "#" stays in the browser that opens it. */
export function pageInMail(path: string, fragment: Readonly<Record<string, string>>): string {
  const { publicUrl } = readEnvironment();
  return `${publicUrl}${path}#${new URLSearchParams(fragment)}`;
}

/**
 * Sends a mail to one mailbox, after the answer is given: how long a mail server takes would tell whether there was
 * anything to send. What goes wrong is told to whoever runs this, without saying to whom the mail was going.
 */
export function sendMail(to: string, { subject, text }: Mail): void {
  const { mail } = readEnvironment().signIn;
  if (mail === undefined) throw new Error("cannot happen: no mail server is set");
  transport(mail.url)
    .sendMail({
      from: mail.from,
      // As an object it is one mailbox, whatever signs are in it.
      to: { name: "", address: to },
      subject,
      text,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    .then(
      () => noticeMail(null),
      (thrown: unknown) => {
        // Mail servers repeat addresses, in other letters too.
        const why = reasonOf(thrown)
          .replaceAll(to, "…")
          .replaceAll(/[^\s<>"'():;,]+@[^\s<>"'():;,]+/g, "…");
        console.error(`A mail was not sent: ${why}`);
        noticeMail({ at: new Date().toISOString(), why });
      },
    );
}

const lastMail = () =>
  processSingleton("LastMail", (): { failure: MailFailure | null } => ({ failure: null }));

function noticeMail(failure: MailFailure | null): void {
  lastMail().failure = failure;
}

/** When and why the last mail of this process was not sent; null where it was. */
export const mailFailure = (): MailFailure | null => lastMail().failure;

/**
 * Tells the mailbox that an account has proven what was changed about how one signs in to it (V6.3.7), where a mail server is set
 * up. A mailbox that was merely named is told nothing: it may be a stranger's.
 */
export function mailChange(provenEmail: string | null, change: AccountChange): void {
  if (provenEmail !== null && sendsMail()) sendMail(provenEmail, sayChangeMail(change));
}

/**
 * Counts a mail that is asked for: one a minute and five an hour to one mailbox, whether or not anybody here has it.
 * @returns null when it may be sent, else the seconds after which to ask again.
 */
export async function overMailLimit(request: Request, email: string): Promise<number | null> {
  const keys = [byEmail(email), byAddress(request)];
  return (await overLimit("mail", keys)) ?? (await overLimit("mail-hour", keys));
}
