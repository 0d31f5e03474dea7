import { randomBytes } from "node:crypto";
import { overHttps } from "../process/env";
import { openToken, sealToken } from "./sealedToken";

/** The cookie's name over plain http, and formerly over https, before `__Host-` names. */
const PLAIN_COOKIE = "device";

/**
 * Until then, the cookie's old name still identifies a phone over https. A page on a sibling domain can set a
 * cookie with the old name and its own token, and then see what the phone plays. It cannot set a `__Host-`
 * cookie. Guests' games are deleted after 90 days, so a phone that does not return by then loses nothing
 * here.
 */
const CHANGEOVER_ENDS = Date.UTC(2027, 1, 28);

/** The longest lifetime that browsers allow, 400 days. Starting or joining a table renews it. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** The cookie with a device's token. Over https the prefix binds it to this host. */
const deviceCookieName = (): string => (overHttps() ? "__Host-device" : PLAIN_COOKIE);

/** Not exported, so only this file can identify a device. */
class KnownDevice {
  // A non-public member makes the type nominal: another object with an `id` does not match.
  protected readonly known = true;
  constructor(readonly id: string) {}
}

/** A browser on a phone, which identifies a guest. An account can claim it. */
export type Device = KnownDevice;

/** Creates a device with an id of 128 random bits. */
export const newDevice = (): Device => new KnownDevice(randomBytes(16).toString("base64url"));

/** Cookies with the interface that Next gives pages. */
export interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** True if a phone has only the cookie with the old name and needs the new one. */
export const hasOldNameOnly = (cookies: Cookies): boolean =>
  overHttps() && cookies.get(deviceCookieName()) === undefined && Date.now() < CHANGEOVER_ENDS;

/** Returns the device in the cookies, or null for an invalid token. */
export function deviceIn(cookies: Cookies): Promise<Device | null> {
  const name = hasOldNameOnly(cookies) ? PLAIN_COOKIE : deviceCookieName();
  return readDevice(cookies.get(name)?.value, name);
}

/**
 * Returns the device in a token.
 * @param name The cookie's name. A token is valid only in that cookie, and other tokens of the same secret
 * are not valid here. A token made since the rename therefore fails under the old name.
 */
async function readDevice(token: string | undefined, name: string): Promise<Device | null> {
  const read = await openToken(token, name);
  return typeof read?.sub === "string" ? new KnownDevice(read.sub) : null;
}

/** The `Set-Cookie` header of a device. */
export async function deviceCookie({ id }: Device): Promise<string> {
  const name = deviceCookieName();
  const token = await sealToken({ sub: id }, name, MAX_AGE);
  // Over plain http, as in a home network, browsers would drop a Secure cookie.
  return `${name}=${token}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${overHttps() ? "; Secure" : ""}`;
}

/**
 * The `Set-Cookie` headers that move a phone from the old cookie name to the new one; none for other phones.
 * @param set Headers already in the answer. A device cookie among them wins.
 */
export async function changeover(
  cookies: Cookies,
  device: Device | null,
  set: readonly string[],
): Promise<readonly string[]> {
  if (device === null || !hasOldNameOnly(cookies)) return [];
  const alreadySet = set.some((one) => one.startsWith(`${deviceCookieName()}=`));
  const away = `${PLAIN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`;
  return alreadySet ? [away] : [await deviceCookie(device), away];
}
