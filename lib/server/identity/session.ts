import { LRUCache } from "lru-cache";
import { database } from "../db/db";
import { whileReading } from "../db/faults/faults";
import { inTransaction } from "../db/inTransaction";
import { Prisma } from "../generated/prisma/client";
import { overHttps } from "../process/env";
import { processSingleton } from "../process/processSingleton";
import type { Device } from "./device";
import { rememberDevice } from "./grants/accountDevices";
import { openToken } from "./sealedToken";

/** Somebody who has signed in, and by which session. Made by `readSession` only. */
class KnownAccount {
  // A member that is not public makes the type nominal: an object of the same shape is nobody.
  protected readonly known = true;
  constructor(
    readonly id: string,
    readonly name: string,
    readonly session: string,
  ) {}
}

/** Somebody who has signed in: the account's id, its name, and the id of the session. */
export type SignedIn = KnownAccount;

/** The cookie of whoever signed in; over https browsers are told to take it from this very host only. */
export const sessionCookie = (): string => (overHttps() ? "__Host-session" : "session");

/** How long a session lasts that nobody ends: 90 days from signing in (V7.3.2). */
export const SESSION_SECONDS = 90 * 24 * 60 * 60;

/** What a session's token is sealed for. */
export const SESSION_PURPOSE = "";

/** A session that nobody used for so long has ended: 30 days, so that a monthly round of dice goes on (V7.3.1). */
export const IDLE_MS = 30 * 24 * 60 * 60 * 1000;

/** `seenAt` is written at most so often, of a session and of a device: reading a page should not write. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/**
 * Who a session cookie's token names, as long as the session is there: it is looked up at every request, so that ending it
 * takes effect at the next one. A token that is forged, expired or damaged names nobody.
 * @param device On which it came: the account is known to be used there from now on, before anything is decided for either.
 */
export async function readSession(
  token: string | undefined,
  device: Device | null = null,
): Promise<SignedIn | null> {
  const read = await openToken(token, SESSION_PURPOSE);
  return typeof read?.sid === "string" ? sessionNamed(read.sid, device) : null;
}

/** Who is signed in by a session, or null when it has ended. */
export async function sessionNamed(id: string, device: Device | null = null): Promise<SignedIn | null> {
  const session = await database().session.findUnique({
    where: { id },
    select: {
      expiresAt: true,
      seenAt: true,
      browser: true,
      account: {
        select: {
          id: true,
          name: true,
          usedDevices: { where: { device: device?.id ?? "" }, select: { lastAt: true } },
        },
      },
    },
  });
  const now = new Date();
  if (session === null || session.expiresAt <= now) return null;
  const unseenFor = (seen: Date) => now.getTime() - seen.getTime();
  if (unseenFor(session.seenAt) > IDLE_MS) return null;
  if (unseenFor(session.seenAt) > SEEN_EVERY_MS)
    await whileReading(() => database().session.updateMany({ where: { id }, data: { seenAt: now } }));
  const { account, browser } = session;
  const [used] = account.usedDevices;
  if (device !== null && (used === undefined || unseenFor(used.lastAt) > SEEN_EVERY_MS))
    await whileReading(() => inTransaction((tx) => rememberDevice(tx, account.id, device.id, browser)));
  const known = new KnownAccount(account.id, account.name, id);
  sessionCache().set(placeOf(id, device), known);
  return known;
}

/** So long a session that was looked up is at hand; what is to be written of its use waits no longer than that. */
const CACHE_MS = 60_000;

const sessionCache = () =>
  processSingleton("Sessions", () => new LRUCache<string, KnownAccount>({ max: 10_000, ttl: CACHE_MS }));

const placeOf = (id: string, device: Device | null): string => `${id} ${device?.id ?? ""}`;

/**
 * Who was signed in by a session on that device a moment ago, without looking it up: undefined where that is not known. The session may
 * have ended since: what is done on the strength of this must stand under `sessionLasts`.
 */
export async function cachedSession(
  token: string | undefined,
  device: Device | null,
): Promise<SignedIn | undefined> {
  const read = await openToken(token, SESSION_PURPOSE);
  return typeof read?.sid === "string" ? sessionCache().get(placeOf(read.sid, device)) : undefined;
}

/** The condition of a statement under which somebody is still signed in. */
export const sessionLasts = ({ id, session }: SignedIn): Prisma.Sql => {
  const now = Date.now();
  return Prisma.sql`EXISTS (SELECT 1 FROM "Session" WHERE "id" = ${session} AND "accountId" = ${id}
    AND "expiresAt" > ${new Date(now)} AND "seenAt" >= ${new Date(now - IDLE_MS)})`;
};
