import { type AccountChange, sayChangeMail } from "@/lib/messages/api";
import { sendMail, sendsMail } from "./mail";

/**
 * Tells the mailbox that an account has proven what was changed about how one signs in to it (V6.3.7), where a mail server is set
 * up. A mailbox that was merely named is told nothing: it may be a stranger's.
 */
export function mailChange(provenEmail: string | null, change: AccountChange): void {
  if (provenEmail !== null && sendsMail()) sendMail(provenEmail, sayChangeMail(change));
}
