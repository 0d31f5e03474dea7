import { decode } from "next-auth/jwt";
import { database } from "./db";
import { readEnvironment } from "./env";
import { installationSecret } from "./installationSecret";

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

const secure = (): boolean => readEnvironment().publicUrl?.startsWith("https:") ?? false;

/** The cookie of whoever signed in; over https browsers are told to take it from this very host only. */
export const sessionCookie = (): string => (secure() ? "__Host-session" : "session");

/** How long a session lasts that nobody ends: 90 days from signing in. */
export const SESSION_SECONDS = 90 * 24 * 60 * 60;

/** `seenAt` is written at most so often: reading a page should not write. */
const SEEN_EVERY_MS = 60 * 60 * 1000;

/**
 * Who a session cookie's token names, as long as the session is there: it is looked up at every request, so that ending it
 * takes effect at the next one. A token that is forged, expired or damaged names nobody.
 */
export async function readSession(token: string | undefined): Promise<SignedIn | null> {
  if (!token) return null;
  const read = await decode({ token, secret: installationSecret() }).catch(() => null);
  return typeof read?.sid === "string" ? sessionNamed(read.sid) : null;
}

/** Who is signed in by a session, or null when it has ended. */
export async function sessionNamed(id: string): Promise<SignedIn | null> {
  const session = await database().session.findUnique({
    where: { id },
    select: { expiresAt: true, seenAt: true, account: { select: { id: true, name: true } } },
  });
  const now = new Date();
  if (session === null || session.expiresAt <= now) return null;
  if (now.getTime() - session.seenAt.getTime() > SEEN_EVERY_MS)
    await database().session.updateMany({ where: { id }, data: { seenAt: now } });
  return new KnownAccount(session.account.id, session.account.name, id);
}
