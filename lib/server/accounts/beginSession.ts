import { randomBytes } from "node:crypto";
import { encode } from "next-auth/jwt";
import { database } from "../db";
import { installationSecret } from "../installationSecret";
import { askAgain, shutUngiven } from "../openStreams";
import { SESSION_SECONDS, sessionCookie } from "../session";
import type { Visitor } from "../visitor";
import { browserOf } from "./browserOf";
import { cookieText } from "./signInCookies";

/** Whose browser signs in: who it was until now, and what it says it is. */
export interface Browser {
  readonly before: Visitor;
  readonly userAgent: string | null;
}

/** Signs an account in on a browser, and whoever was signed in there before out. Answers the session's id. */
export async function beginSession(accountId: string, { before, userAgent }: Browser): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  const old = before.account;
  await database().$transaction([
    database().session.deleteMany({ where: { id: old?.session ?? "" } }),
    database().session.create({
      data: {
        id,
        accountId,
        browser: browserOf(userAgent),
        expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
      },
    }),
  ]);
  // Another tab of the same person goes on by the new session; somebody else's table goes blank.
  if (old?.id === accountId) askAgain(accountId);
  else if (old) await shutUngiven(old.id);
  return id;
}

/** What the browser's token says of a session: which one it is, and nothing else. */
export const sessionToken = (id: string): Promise<string> =>
  encode({ token: { sid: id }, secret: installationSecret(), maxAge: SESSION_SECONDS });

/** The `Set-Cookie` header by which a browser is signed in. */
export const setSession = async (id: string): Promise<string> =>
  cookieText(sessionCookie(), await sessionToken(id), SESSION_SECONDS);

/** The `Set-Cookie` header by which it is no longer. */
export const clearSession = (): string => cookieText(sessionCookie(), "", 0);
