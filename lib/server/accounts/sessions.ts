import { createHash, randomBytes } from "node:crypto";
import { ok } from "@/lib/engine";
import type { SignedInAt } from "@/lib/protocol/account";
import { type ApiResult, apiError } from "@/lib/protocol/apiResult";
import { answer, withCookies } from "../api/endpoint";
import { database } from "../db/db";
import { inTransaction } from "../db/inTransaction";
import type { AccountPass } from "../identity/access";
import { browserOf } from "../identity/browserOf";
import { rememberDevice } from "../identity/grants/accountDevices";
import { sealToken } from "../identity/sealedToken";
import { IDLE_MS, SESSION_PURPOSE, SESSION_SECONDS, sessionCookie } from "../identity/session";
import type { Visitor } from "../identity/visitor";
import { audit } from "../process/audit/audit";
import { overHttps } from "../process/env";
import { closeRevokedStreams, reconnectStreams } from "../table/live/openStreams";
import { claimDevice, tablesOfGuest } from "./claimDevice";
import { reauthenticate, type SurePass } from "./reauthenticate";
import { cookieText, rememberBrowser } from "./signInCookies";

/** Whose browser signs in: who it was until now, and what it says it is. */
export interface Browser {
  readonly before: Visitor;
  readonly userAgent: string | null;
  /** Whether the tables that were played on it without an account stay the phone's; else they come along. */
  readonly tablesStay: boolean;
}

/**
 * A session that has begun: its id, the cookie by which the browser is known to have signed in, and that of the device that it is from now
 * on, where it is another one.
 */
interface Begun {
  readonly session: string;
  readonly knownCookie: string;
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
  if (old?.id === accountId) reconnectStreams(accountId);
  await closeRevokedStreams({
    holders: [...(old && old.id !== accountId ? [old.id] : []), ...(device ? [device.id] : [])],
  });
  return { session: id, knownCookie: await rememberBrowser(accountId), deviceCookie };
}

/** What the browser's token says of a session: which one it is, and nothing else. */
export const sessionToken = (id: string): Promise<string> =>
  sealToken({ sid: id }, SESSION_PURPOSE, SESSION_SECONDS);

/** The `Set-Cookie` headers by which a browser is signed in. */
export const setSession = async (begun: Begun): Promise<readonly string[]> => [
  cookieText(sessionCookie(), await sessionToken(begun.session), SESSION_SECONDS),
  ...otherSessions(begun),
];

/** Those of them that go with the session's own. */
export const otherSessions = ({ knownCookie, deviceCookie }: Begun): readonly string[] =>
  deviceCookie === null ? [knownCookie] : [knownCookie, deviceCookie];

/** The `Set-Cookie` header by which it is no longer. */
const clearSession = (): string => cookieText(sessionCookie(), "", 0);

/** Signs out where a session was begun: its row goes, and what is open there goes blank. */
export async function endSession(id: unknown): Promise<void> {
  if (typeof id !== "string") return;
  const session = await database().session.findUnique({ where: { id }, select: { accountId: true } });
  if (session === null) return;
  await database().session.deleteMany({ where: { id } });
  audit("signed-out", { who: session.accountId });
  await closeRevokedStreams({ holders: [session.accountId] });
}

/**
 * The header by which a browser drops the pages it still holds of whoever signs out (V14.3.1). What it keeps by itself stays:
 * the desk that works without a network is nobody's, and so are taps that are still to be sent. Over plain http browsers only complain of it.
 */
export const clearPagesHeader = (): Readonly<Record<string, string>> =>
  overHttps() ? { "clear-site-data": '"cache"' } : {};

/** The answer to whoever is signed out here from now on. */
export const answerSignedOut = (): Response =>
  withCookies(answer(200, { ok: true }, clearPagesHeader()), clearSession());

/** What a session is called outside the server: its own id stays inside. */
const handleOf = (id: string): string =>
  createHash("sha256").update(`session:${id}`).digest("base64url").slice(0, 22);

/** Where an account is signed in, the phone that asks first, then the one that was last seen. */
export async function sessionsOf({ accountId, session }: AccountPass): Promise<readonly SignedInAt[]> {
  const rows = await database().session.findMany({
    where: { accountId, expiresAt: { gt: new Date() }, seenAt: { gte: new Date(Date.now() - IDLE_MS) } },
    orderBy: [{ seenAt: "desc" }, { createdAt: "desc" }],
  });
  return rows
    .map(({ id, browser, createdAt, seenAt }) => ({
      id: handleOf(id),
      browser,
      since: createdAt.toISOString(),
      lastSeen: seenAt.toISOString(),
      here: id === session,
    }))
    .sort((a, b) => Number(b.here) - Number(a.here));
}

/**
 * Signs an account out at one place. Answers whether it was the place that asked; for any other the owner is reauthenticated, or a
 * person who finds the phone unlocked keeps its owner out of all the others. Refuses with `no-such-session`, and as `reauthenticate` does.
 */
export async function signOutAt(
  pass: AccountPass,
  handle: string,
  passphrase: string | undefined,
): Promise<ApiResult<{ here: boolean }>> {
  const { accountId, session } = pass;
  const rows = await database().session.findMany({ where: { accountId }, select: { id: true } });
  const found = rows.find(({ id }) => handleOf(id) === handle);
  if (found === undefined) return apiError("no-such-session");
  const here = found.id === session;
  const sure = here ? ok(null) : await reauthenticate(pass, passphrase);
  if (!sure.ok) return sure;
  await database().session.deleteMany({ where: { id: found.id, accountId } });
  audit("session-ended", { who: accountId });
  await closeRevokedStreams({ holders: [accountId] });
  return ok({ here });
}

/** Signs an account out everywhere, here as well. */
export async function signOutEverywhere({ accountId }: SurePass): Promise<void> {
  await database().session.deleteMany({ where: { accountId } });
  audit("all-sessions-ended", { who: accountId });
  await closeRevokedStreams({ holders: [accountId] });
}
