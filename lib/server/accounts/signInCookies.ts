import { randomBytes } from "node:crypto";
import { cookieIn } from "../http/cookies";
import { openToken, sealToken } from "../identity/sealedToken";
import { overHttps } from "../process/env";
import type { SurePass } from "./reauthenticate";

/** The cookie's full name. Over https the prefix binds it to this host and to https. */
export const nameOfCookie = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/**
 * A `Set-Cookie` header. No script can read the cookie, and another site sends it only when following a link.
 */
export const cookieText = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overHttps() ? "; Secure" : ""}`;

/** A cookie in next-auth's format. */
export const cookieOption = (name: string) => ({
  name,
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: overHttps() } as const,
});

// A provider is linked to the signed-in account only on explicit request. Phones are lent: signing in on a
// friend's phone must not link to the friend's account. A cookie holds the request while the person is at the
// provider. It names the session that made it.

const LINKING_PURPOSE = "sign-in-link";
const LINKING_SECONDS = 15 * 60;
const linkingCookie = () => nameOfCookie("sign-in-link");

/** Remembers that the session's owner wants to link a provider. */
export const wishToLink = async ({ session }: SurePass): Promise<string> =>
  cookieText(
    linkingCookie(),
    await sealToken({ sid: session }, LINKING_PURPOSE, LINKING_SECONDS),
    LINKING_SECONDS,
  );

/** Clears that request. */
export const noWishToLink = (): string => cookieText(linkingCookie(), "", 0);

/**
 * Checks that request after a provider's redirect: "no" if there was none, "here" if the current session made
 * it, "lost" if that session ended.
 */
export async function wishedToLink(
  request: Request,
  session: string | undefined,
): Promise<"no" | "here" | "lost"> {
  const token = cookieIn(request, linkingCookie());
  if (!token) return "no";
  const read = await openToken(token, LINKING_PURPOSE);
  return read !== null && session !== undefined && read.sid === session ? "here" : "lost";
}

// A browser keeps a token of its last account even after sign-out. Wrong passwords from elsewhere then cannot
// lock the owner out on it (`passphraseTries.ts`). The token grants no access.

const KNOWN_PURPOSE = "sign-in-known";
const KNOWN_SECONDS = 400 * 24 * 60 * 60;
const knownCookie = () => nameOfCookie("sign-in-known");

/** A browser's earlier sign-in to an account. */
export interface KnownBrowser {
  readonly id: string;
  readonly account: string;
}

/** Remembers that an account signed in on this browser. */
export const rememberBrowser = async (account: string): Promise<string> =>
  cookieText(
    knownCookie(),
    await sealToken(
      { sub: account, sid: randomBytes(16).toString("base64url") },
      KNOWN_PURPOSE,
      KNOWN_SECONDS,
    ),
    KNOWN_SECONDS,
  );

/** Returns the account that last signed in on the request's browser, or null for an invalid token. */
export async function knownBrowser(request: Request): Promise<KnownBrowser | null> {
  const read = await openToken(cookieIn(request, knownCookie()), KNOWN_PURPOSE);
  return typeof read?.sub === "string" && typeof read.sid === "string"
    ? { id: read.sid, account: read.sub }
    : null;
}

// Tables played on a phone without an account move to the account at sign-in, unless the person opts out,
// because phones are lent. A cookie holds that choice while the person is at a provider or waits for a mail.

const STAY_SECONDS = 30 * 60;
const STAY = "stay";
const stayCookie = () => nameOfCookie("sign-in-tables");

/** Remembers the choice for a sign-in that continues elsewhere. */
export const rememberTablesStay = (stay: boolean): string =>
  stay ? cookieText(stayCookie(), STAY, STAY_SECONDS) : cookieText(stayCookie(), "", 0);

interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** Reads the remembered choice for a page. */
export const tablesWereToStay = (cookies: Cookies): boolean => cookies.get(stayCookie())?.value === STAY;

/** True if the tables stay: by the form's `claim` field, else by the remembered choice. */
export const tablesStay = (request: Request, claim: boolean | undefined): boolean =>
  claim === undefined ? cookieIn(request, stayCookie()) === STAY : !claim;
