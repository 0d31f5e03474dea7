import { byAddress, byEmail, overLimit } from "../identity/limits";

/**
 * Counts a mail that is asked for: one a minute and five an hour to one mailbox, whether or not anybody here has it.
 * @returns null when it may be sent, else the seconds after which to ask again.
 */
export async function overMailLimit(request: Request, email: string): Promise<number | null> {
  const keys = [byEmail(email), byAddress(request)];
  return (await overLimit("mail", keys)) ?? (await overLimit("mail-hour", keys));
}
