import { database } from "../db/db";
import { byEmail, byEmailFrom, overLimit, refund } from "../identity/limits";
import type { KnownBrowser } from "./signInCookies";

/** A passphrase that is being tried for an e-mail. */
interface Try {
  /** The seconds after which to come back, or null when it may be looked at. */
  readonly wait: number | null;
  /** Takes back what was counted: the passphrase was right. */
  readonly wasRight: () => Promise<void>;
}

/**
 * Counts a passphrase as a wrong one before it is looked at, to be taken back when it was right: a hundred tries sent at once are a hundred
 * tries, and ten right ones at once are none. Known and unknown e-mails are counted alike.
 *
 * A browser that signed in to the account before has five wrong tries a minute of its own, and nobody else's tries count for it. Every other
 * has five for the e-mail from its address, twenty for the e-mail from all addresses, and 120 from its address for all e-mails.
 * @param address The key of the address that it comes from.
 * @param browser As which the browser is known, where it signed in before.
 */
export async function tryPassphrase(
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
