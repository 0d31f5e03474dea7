import { cookiesOf } from "../http/cookies";
import type { Sent } from "../http/peerAddress";
import { browserOf } from "./browserOf";
import { type Cookies, type Device, deviceCookie, deviceIn, newDevice } from "./device";
import { cachedSession, readSession, readToken, type SignedIn, sessionCookie } from "./session";
import { hashOfToken } from "./tokenHash";

/** The sender of a request: a device, an account signed in on it, both, or neither. */
export interface Visitor {
  readonly device: Device | null;
  readonly account: SignedIn | null;
  /** "Firefox on Android", if a request named it. */
  readonly browser?: string;
}

/** Reads the visitor of a page. */
export async function readVisitor(cookies: Cookies): Promise<Visitor> {
  const device = await deviceIn(cookies);
  return { device, account: await readSession(cookies.get(sessionCookie())?.value, device) };
}

/** Reads the visitor of a program by its access token, and by nothing else. Null for one that is not valid. */
export async function visitorByToken(token: string): Promise<Visitor | null> {
  const account = await readToken({ hash: hashOfToken(token) });
  return account && { device: null, account };
}

/** Reads the visitor of a request by its cookies. */
export async function visitorOf(request: Request): Promise<Visitor> {
  const visitor = await readVisitor(cookiesOf(request));
  const userAgent = request.headers.get("user-agent");
  return userAgent === null ? visitor : { ...visitor, browser: browserOf(userAgent) };
}

/**
 * Reads the visitor of a request from the cache; null if not cached. The session may have ended since, see
 * `cachedSession`.
 */
export async function cachedVisitor(request: Sent): Promise<Visitor | null> {
  const cookies = cookiesOf(request);
  const device = await deviceIn(cookies);
  const token = cookies.get(sessionCookie())?.value;
  const account = token === undefined ? null : await cachedSession(token, device);
  return account === undefined ? null : { device, account };
}

/**
 * The ids under which a visitor may hold grants. New grants go to the first. Empty for an unknown visitor.
 */
export const holdersOf = ({ account, device }: Visitor): readonly string[] =>
  [account?.id, device?.id].filter((id) => id !== undefined);

/** The id for a visitor's entries and grants: the account's, else the device's. */
export function holderOf(visitor: Visitor): string {
  const [holder] = holdersOf(visitor);
  if (holder === undefined) throw new Error("cannot happen: an unknown visitor has access");
  return holder;
}

/** A known visitor, and the headers that identify their browser. */
interface Known {
  readonly visitor: Visitor;
  readonly setCookie: Readonly<Record<string, string>>;
}

/** Gives an unknown visitor a device, and renews a guest's cookie. */
export async function withDevice(visitor: Visitor): Promise<Known> {
  if (visitor.account !== null && visitor.device === null) return { visitor, setCookie: {} };
  const device = visitor.device ?? newDevice();
  return { visitor: { ...visitor, device }, setCookie: { "set-cookie": await deviceCookie(device) } };
}
