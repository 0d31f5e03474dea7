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
import { auditRevoked, deleteTokens } from "./tokens";

/** The browser that signs in: its previous identity and its user agent. */
export interface Browser {
  readonly before: Visitor;
  readonly userAgent: string | null;
  /**
   * True if tables played on it without an account stay with the phone; otherwise they move to the account.
   */
  readonly tablesStay: boolean;
}

/** A new session: its id, the known-browser cookie, and the device cookie if the device changed. */
interface Begun {
  readonly session: string;
  readonly knownCookie: string;
  readonly deviceCookie: string | null;
}

/**
 * Starts a session on a browser and ends its previous one. Tables played there without an account move to the
 * account, unless they are to stay. Every sign-in method uses this.
 * @param way The method: "passphrase", "link", "sign-up", "code" or a provider's id.
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
  // Another tab of the same person reconnects with the new session. Someone else's table closes.
  if (old?.id === accountId) reconnectStreams(accountId);
  await closeRevokedStreams({
    holders: [...(old && old.id !== accountId ? [old.id] : []), ...(device ? [device.id] : [])],
  });
  return { session: id, knownCookie: await rememberBrowser(accountId), deviceCookie };
}

/** The browser's session token. It contains only the session's id. */
export const sessionToken = (id: string): Promise<string> =>
  sealToken({ sid: id }, SESSION_PURPOSE, SESSION_SECONDS);

/** The `Set-Cookie` headers that sign a browser in. */
export const setSession = async (begun: Begun): Promise<readonly string[]> => [
  cookieText(sessionCookie(), await sessionToken(begun.session), SESSION_SECONDS),
  ...otherSessions(begun),
];

/** The cookies that accompany the session cookie. */
export const otherSessions = ({ knownCookie, deviceCookie }: Begun): readonly string[] =>
  deviceCookie === null ? [knownCookie] : [knownCookie, deviceCookie];

/** The `Set-Cookie` header that signs a browser out. */
const clearSession = (): string => cookieText(sessionCookie(), "", 0);

/** Revokes a session: deletes its row and closes its open streams. */
export async function endSession(id: unknown): Promise<void> {
  if (typeof id !== "string") return;
  const session = await database().session.findUnique({ where: { id }, select: { accountId: true } });
  if (session === null) return;
  await database().session.deleteMany({ where: { id } });
  audit("signed-out", { who: session.accountId });
  await closeRevokedStreams({ holders: [session.accountId] });
}

/**
 * The header that clears the browser's cached pages at sign-out (V14.3.1). Local storage stays: the offline
 * desk belongs to no account, and the outbox still has taps to send. Over plain http, browsers only warn
 * about the header.
 */
export const clearPagesHeader = (): Readonly<Record<string, string>> =>
  overHttps() ? { "clear-site-data": '"cache"' } : {};

/** The answer that signs a browser out. */
export const answerSignedOut = (): Response =>
  withCookies(answer(200, { ok: true }, clearPagesHeader()), clearSession());

/** Public handle of a session, because its id must stay secret. */
const handleOf = (id: string): string =>
  createHash("sha256").update(`session:${id}`).digest("base64url").slice(0, 22);

/** Lists an account's sessions: the current one first, then by last use. */
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
 * Revokes one session of an account and returns whether it was the current one. Any other session needs
 * reauthentication, so that a person who finds the phone unlocked cannot sign the owner out elsewhere.
 * Refuses with `no-such-session`, and as `reauthenticate` does.
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

/** Revokes all of an account's sessions, including the current one; with `tokens` its access tokens, too. */
export async function signOutEverywhere({ accountId }: SurePass, tokens = false): Promise<void> {
  const revoked = await inTransaction(async (tx) => {
    await tx.session.deleteMany({ where: { accountId } });
    return tokens ? deleteTokens(tx, accountId) : [];
  });
  audit("all-sessions-ended", { who: accountId });
  auditRevoked(accountId, revoked);
  await closeRevokedStreams({ holders: [accountId] });
}
