import { database } from "../db/db";
import { byEmail, byEmailFrom, overLimit, refund } from "../identity/limits";
import type { KnownBrowser } from "./signInCookies";

/** One password attempt for an email. */
interface Try {
  /** Seconds to wait, or null if the attempt is allowed. */
  readonly wait: number | null;
  /** Refunds the attempt, because the password was right. */
  readonly wasRight: () => Promise<void>;
}

/**
 * Counts an attempt as failed before it is checked and refunds it on success. A hundred parallel attempts
 * thus count as a hundred, and ten successful ones as none. Known and unknown emails count alike.
 *
 * A browser that signed in to the account before has its own five failures a minute, and other people's
 * failures do not count there. For any other browser the limits are five per email and address, twenty per
 * email, and 120 per address.
 * @param address The rate limit key of the sender's address.
 * @param browser The browser's earlier sign-in, if any.
 */
export async function tryPassword(
  email: string | null,
  address: string,
  browser: KnownBrowser | null,
): Promise<Try> {
  const counted = await keysOf(email, address, browser);
  for (const [kind, key] of counted) {
    const wait = await overLimit(kind, [key]);
    if (wait !== null) return { wait, wasRight: async () => undefined };
  }
  return {
    wait: null,
    wasRight: async () => {
      for (const [kind, key] of counted) await refund(kind, [key]);
    },
  };
}

async function keysOf(email: string | null, address: string, browser: KnownBrowser | null) {
  if (email === null) return [["sign-in", address]] as const;
  if (browser && (await database().account.count({ where: { id: browser.account, email } })) > 0)
    return [["sign-in", byEmailFrom(email, browser.id)]] as const;
  return [
    ["sign-in", byEmailFrom(email, address)],
    ["sign-in-from-afar", byEmail(email)],
    ["sign-in", address],
  ] as const;
}
