import { randomBytes } from "node:crypto";
import { inTransaction } from "../db/inTransaction";
import { browserOf } from "../identity/browserOf";
import { rememberDevice } from "../identity/grants/accountDevices";
import { sealToken } from "../identity/sealedToken";
import { SESSION_PURPOSE, SESSION_SECONDS, sessionCookie } from "../identity/session";
import type { Visitor } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { askAgain, shutUngiven } from "../table/live/openStreams";
import { claimDevice, tablesOfGuest } from "./claimDevice";
import { cookieText } from "./signInCookies";

/** Whose browser signs in: who it was until now, and what it says it is. */
export interface Browser {
  readonly before: Visitor;
  readonly userAgent: string | null;
  /** Whether the tables that were played on it without an account stay the phone's; else they come along. */
  readonly tablesStay: boolean;
}

/** A session that has begun: its id, and the cookie of the device that the browser is from now on, where it is another one. */
export interface Begun {
  readonly session: string;
  readonly deviceCookie: string | null;
}

/**
 * Signs an account in on a browser, and whoever was signed in there before out. What was played on this phone without an account comes
 * along, unless it is to stay. However somebody signs in, it is done here.
 * @param way By what they signed in: "passphrase", "link", "sign-up", "code" or a provider's id.
 */
export async function beginSession(accountId: string, browser: Browser, way: string): Promise<Begun> {
  const { before, userAgent, tablesStay } = browser;
  const id = randomBytes(16).toString("base64url");
  const { account: old, device } = before;
  const name = browserOf(userAgent);
  await inTransaction(async (tx) => {
    await tx.session.deleteMany({ where: { id: old?.session ?? "" } });
    await tx.session.create({
      data: {
        id,
        accountId,
        browser: name,
        expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
      },
    });
    if (device) await rememberDevice(tx, accountId, device.id, name);
  });
  audit("signed-in", { who: accountId, way });
  const moves = device !== null && !tablesStay && (await tablesOfGuest(device)) > 0;
  const deviceCookie = moves ? await claimDevice(accountId, device, name) : null;
  // Another tab of the same person goes on by the new session; somebody else's table goes blank.
  if (old?.id === accountId) askAgain(accountId);
  await shutUngiven({
    holders: [...(old && old.id !== accountId ? [old.id] : []), ...(device ? [device.id] : [])],
  });
  return { session: id, deviceCookie };
}

/** What the browser's token says of a session: which one it is, and nothing else. */
export const sessionToken = (id: string): Promise<string> =>
  sealToken({ sid: id }, SESSION_PURPOSE, SESSION_SECONDS);

/** The `Set-Cookie` headers by which a browser is signed in. */
export const setSession = async ({ session, deviceCookie }: Begun): Promise<readonly string[]> => [
  cookieText(sessionCookie(), await sessionToken(session), SESSION_SECONDS),
  ...(deviceCookie === null ? [] : [deviceCookie]),
];

/** The `Set-Cookie` header by which it is no longer. */
export const clearSession = (): string => cookieText(sessionCookie(), "", 0);
