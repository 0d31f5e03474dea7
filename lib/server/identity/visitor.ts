import { cookiesOf } from "../http/cookies";
import type { Sent } from "../http/peerAddress";
import { browserOf } from "./browserOf";
import { type Cookies, type Device, deviceCookie, deviceIn, newDevice } from "./device";
import { cachedSession, readSession, type SignedIn, sessionCookie } from "./session";

/** Who is asking: a browser on some phone, an account signed in on it, both, or nobody we know. */
export interface Visitor {
  readonly device: Device | null;
  readonly account: SignedIn | null;
  /** "Firefox on Android", where a request said so. */
  readonly browser?: string;
}

/** Who asks for a page. */
export async function readVisitor(cookies: Cookies): Promise<Visitor> {
  const device = await deviceIn(cookies);
  return { device, account: await readSession(cookies.get(sessionCookie())?.value, device) };
}

/** Who sent a request. */
export async function visitorOf(request: Request): Promise<Visitor> {
  const visitor = await readVisitor(cookiesOf(request));
  const userAgent = request.headers.get("user-agent");
  return userAgent === null ? visitor : { ...visitor, browser: browserOf(userAgent) };
}

/**
 * Who sent a request, as far as that is known without asking the database; null where it is not. They may have been signed out since: see
 * `cachedSession`.
 */
export async function cachedVisitor(request: Sent): Promise<Visitor | null> {
  const cookies = cookiesOf(request);
  const device = await deviceIn(cookies);
  const token = cookies.get(sessionCookie())?.value;
  const account = token === undefined ? null : await cachedSession(token, device);
  return account === undefined ? null : { device, account };
}

/** The ids under which a visitor may hold grants, the one that new grants go to first; none for somebody unknown. */
export const holdersOf = ({ account, device }: Visitor): readonly string[] =>
  [account?.id, device?.id].filter((id) => id !== undefined);

/** Under which id a visitor's entries and grants are kept: the account's, else the device's. */
export function holderOf(visitor: Visitor): string {
  const [holder] = holdersOf(visitor);
  if (holder === undefined) throw new Error("cannot happen: somebody unknown was let in");
  return holder;
}

/** A visitor of whom something is known, and the headers by which their browser stays known. */
interface Known {
  readonly visitor: Visitor;
  readonly setCookie: Readonly<Record<string, string>>;
}

/** Makes a guest of whoever is neither signed in nor known; a guest's cookie begins its time anew. */
export async function withDevice(visitor: Visitor): Promise<Known> {
  if (visitor.account !== null && visitor.device === null) return { visitor, setCookie: {} };
  const device = visitor.device ?? newDevice();
  return { visitor: { ...visitor, device }, setCookie: { "set-cookie": await deviceCookie(device) } };
}
