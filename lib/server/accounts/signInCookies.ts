import { randomBytes } from "node:crypto";
import { cookieIn } from "../http/cookies";
import { openToken, sealToken } from "../identity/sealedToken";
import { overHttps } from "../process/env";
import type { SurePass } from "./reauthenticate";

/** A cookie of ours by its name: over https browsers are told to take it from this very host only, and to keep it to https. */
export const nameOfCookie = (name: string): string => (overHttps() ? `__Host-${name}` : name);

/** A `Set-Cookie` header: no script reads it, no other site sends it along with more than a link. */
export const cookieText = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${overHttps() ? "; Secure" : ""}`;

/** A cookie as next-auth wants it told. */
export const cookieOption = (name: string) => ({
  name,
  options: { httpOnly: true, sameSite: "lax", path: "/", secure: overHttps() } as const,
});

// A provider's answer becomes one more way into the account that is signed in only where exactly that was asked for. Phones are
// lent: whoever signs in on a friend's phone must not end up in the friend's account for good. The wish is kept in a
// cookie of its own while somebody is away at the provider, and names the session that had it.

const LINKING_PURPOSE = "sign-in-link";
const LINKING_SECONDS = 15 * 60;
const linkingCookie = () => nameOfCookie("sign-in-link");

/** Remembers that the owner of an account wants to add a provider, by this session. */
export const wishToLink = async ({ session }: SurePass): Promise<string> =>
  cookieText(
    linkingCookie(),
    await sealToken({ sid: session }, LINKING_PURPOSE, LINKING_SECONDS),
    LINKING_SECONDS,
  );

/** Forgets it. */
export const noWishToLink = (): string => cookieText(linkingCookie(), "", 0);

/**
 * Whether somebody who comes back from a provider wanted to add it: "no", "here" when it was the session that is signed in now, "lost"
 * when that has ended meanwhile.
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

// A browser that signed in to an account keeps a token that says so, also after it signed out: nobody's wrong passphrases elsewhere keep its
// owner out there (`passphraseTries.ts`). It opens nothing.

const KNOWN_PURPOSE = "sign-in-known";
const KNOWN_SECONDS = 400 * 24 * 60 * 60;
const knownCookie = () => nameOfCookie("sign-in-known");

/** A browser that signed in to an account before. */
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

/** The account that signed in last on the browser that sent a request. A token that is forged, old or damaged names none. */
export async function knownBrowser(request: Request): Promise<KnownBrowser | null> {
  const read = await openToken(cookieIn(request, knownCookie()), KNOWN_PURPOSE);
  return typeof read?.sub === "string" && typeof read.sid === "string"
    ? { id: read.sid, account: read.sub }
    : null;
}

// What was played on a phone without an account comes along with whoever signs in there, unless they say that it stays the phone's: phones
// are lent. Somebody who is away at a provider, or waits for a mail, has said so before; it is kept in a cookie of its own.

const STAY_SECONDS = 30 * 60;
const STAY = "stay";
const stayCookie = () => nameOfCookie("sign-in-tables");

/** Remembers whether the tables stay, for a sign-in that goes on elsewhere. */
export const rememberTablesStay = (stay: boolean): string =>
  stay ? cookieText(stayCookie(), STAY, STAY_SECONDS) : cookieText(stayCookie(), "", 0);

interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** Whether they were to stay, as a page is asked for. */
export const tablesWereToStay = (cookies: Cookies): boolean => cookies.get(stayCookie())?.value === STAY;

/** Whether they stay: as the form says (`claim`: whether they come along), else as it was said before. */
export const tablesStay = (request: Request, claim: boolean | undefined): boolean =>
  claim === undefined ? cookieIn(request, stayCookie()) === STAY : !claim;
