import { LRUCache } from "lru-cache";
import { TOKEN_SCOPES, type TokenScope } from "@/lib/protocol/tokens";
import { database } from "../db/db";
import { whileReading } from "../db/faults/faults";
import { inTransaction } from "../db/inTransaction";
import { Prisma } from "../generated/prisma/client";
import { overHttps } from "../process/env";
import { processSingleton } from "../process/processSingleton";
import type { Device } from "./device";
import { rememberDevice } from "./grants/accountDevices";
import type { Reach } from "./roles";
import { openToken } from "./sealedToken";

/** The access token by which a program acts for an account. */
export interface ActingToken extends Reach {
  readonly id: string;
}

/**
 * A signed-in account with its session, or with the token that acts for it. Only this file creates one. Revocation
 * of sessions: `accounts/sessions.ts`.
 */
class KnownAccount {
  // A non-public member makes the type nominal: an object of the same shape does not match.
  protected readonly known = true;
  constructor(
    readonly id: string,
    readonly name: string,
    readonly session: string,
    readonly token: ActingToken | null = null,
  ) {}
}

/**
 * A known account: its id, its name, and the id of the session. With a token the session is empty, so nothing
 * that needs one works.
 */
export type SignedIn = KnownAccount;

/** The session cookie's name. Over https the prefix binds it to this host. */
export const sessionCookie = (): string => (overHttps() ? "__Host-session" : "session");

/** Absolute lifetime of a session: 90 days from sign-in (V7.3.2). */
export const SESSION_SECONDS = 90 * 24 * 60 * 60;

/** The purpose of sealed session tokens. */
export const SESSION_PURPOSE = "";

/** Idle timeout of a session: 30 days, enough for a monthly game (V7.3.1). */
export const IDLE_MS = 30 * 24 * 60 * 60 * 1000;

/** Minimum interval between writes of `seenAt`, so that most reads do not write. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/**
 * Reads the account in a session token. It looks the session up on every request, so that ending it takes
 * effect at once. An invalid token gives null.
 * @param device Its device, recorded as used by the account before any permission check.
 */
export async function readSession(
  token: string | undefined,
  device: Device | null = null,
): Promise<SignedIn | null> {
  const read = await openToken(token, SESSION_PURPOSE);
  return typeof read?.sid === "string" ? sessionNamed(read.sid, device) : null;
}

/** A session with its account. */
interface ReadSession {
  readonly expiresAt: Date;
  readonly seenAt: Date;
  readonly browser: string;
  readonly accountId: string;
  readonly name: string;
  /** When the account last used the device; null for a new one. */
  readonly usedAt: Date | null;
}

/** Reads a session by id; null if it has ended. */
export async function sessionNamed(id: string, device: Device | null = null): Promise<SignedIn | null> {
  const [session] = await database().$queryRaw<readonly ReadSession[]>`
    SELECT s."expiresAt", s."seenAt", s."browser", a."id" AS "accountId", a."name", d."lastAt" AS "usedAt"
    FROM "Session" s JOIN "Account" a ON a."id" = s."accountId"
    LEFT JOIN "AccountDevice" d ON d."accountId" = a."id" AND d."device" = ${device?.id ?? ""}
    WHERE s."id" = ${id}`;
  const now = new Date();
  if (session === undefined || session.expiresAt <= now) return null;
  const unseenFor = (seen: Date) => now.getTime() - seen.getTime();
  if (unseenFor(session.seenAt) > IDLE_MS) return null;
  if (unseenFor(session.seenAt) > SEEN_EVERY_MS)
    await whileReading(() => database().session.updateMany({ where: { id }, data: { seenAt: now } }));
  const { accountId, name, browser, usedAt } = session;
  if (device !== null && (usedAt === null || unseenFor(usedAt) > SEEN_EVERY_MS))
    await whileReading(() => inTransaction((tx) => rememberDevice(tx, accountId, device.id, browser)));
  const known = new KnownAccount(accountId, name, id);
  sessionCache().set(placeOf(id, device), known);
  return known;
}

/** Minimum interval between writes of a token's `usedAt`. */
const USED_EVERY_MS = 60_000;

/**
 * Reads the account that a valid token acts for; null if there is none. A token for a group is valid only
 * while its maker has been a member since before it was made.
 * @param which The token by its hash, or by its id to check it again.
 */
export async function readToken(
  which: { readonly hash: string } | { readonly id: string },
): Promise<SignedIn | null> {
  const now = new Date();
  const token = await database().accessToken.findUnique({
    where: which,
    include: {
      account: { select: { name: true, memberships: { select: { groupId: true, createdAt: true } } } },
    },
  });
  if (token === null || token.expiresAt <= now) return null;
  const { id, accountId, account, groupId, createdAt, usedAt } = token;
  const belongs = account.memberships.some(
    (member) => member.groupId === groupId && member.createdAt <= createdAt,
  );
  if (groupId !== null && !belongs) return null;
  if (usedAt === null || now.getTime() - usedAt.getTime() > USED_EVERY_MS)
    await whileReading(() => database().accessToken.updateMany({ where: { id }, data: { usedAt: now } }));
  return new KnownAccount(accountId, account.name, "", { id, groupId, scopes: scopesIn(token.scopes) });
}

const scopesIn = (stored: string): readonly TokenScope[] =>
  TOKEN_SCOPES.filter((scope) => stored.split(" ").includes(scope));

/** Reads an account again: null if its session ended, or its token. */
export const readAgain = (
  { session, token }: SignedIn,
  device: Device | null = null,
): Promise<SignedIn | null> => (token === null ? sessionNamed(session, device) : readToken({ id: token.id }));

/** Lifetime of a cached session, and the longest delay before its use is written. */
const CACHE_MS = 60_000;

const sessionCache = () =>
  processSingleton("Sessions", () => new LRUCache<string, KnownAccount>({ max: 10_000, ttl: CACHE_MS }));

const placeOf = (id: string, device: Device | null): string => `${id} ${device?.id ?? ""}`;

/**
 * Returns a recently read session on that device from the cache, or undefined. It may have ended since, so a
 * write based on it must have the condition `sessionLasts`.
 */
export async function cachedSession(
  token: string | undefined,
  device: Device | null,
): Promise<SignedIn | undefined> {
  const read = await openToken(token, SESSION_PURPOSE);
  return typeof read?.sid === "string" ? sessionCache().get(placeOf(read.sid, device)) : undefined;
}

/** The condition for a statement that the session or the token still exists. */
export const sessionLasts = ({ id, session, token }: SignedIn): Prisma.Sql => {
  const now = Date.now();
  if (token !== null)
    return Prisma.sql`EXISTS (SELECT 1 FROM "AccessToken" WHERE "id" = ${token.id} AND "accountId" = ${id}
      AND "expiresAt" > ${new Date(now)})`;
  return Prisma.sql`EXISTS (SELECT 1 FROM "Session" WHERE "id" = ${session} AND "accountId" = ${id}
    AND "expiresAt" > ${new Date(now)} AND "seenAt" >= ${new Date(now - IDLE_MS)})`;
};
