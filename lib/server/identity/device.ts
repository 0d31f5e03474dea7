import { randomBytes } from "node:crypto";
import { overHttps } from "../process/env";
import { openToken, sealToken } from "./sealedToken";

/** What the cookie is called over plain http; over https too until `__Host-` names were used. */
const PLAIN_COOKIE = "device";

/**
 * Until when a phone that only has the cookie by its old name stays who it is over https. A page on another name under the same
 * domain can set a cookie of the old name, with a token of its own, and so see what the phone plays from then on; none can set a
 * `__Host-` one. Games that only guests hold are deleted after 90 days without play: who has not come by then has lost nothing here.
 */
const CHANGEOVER_ENDS = Date.UTC(2027, 1, 28);

/** As long as browsers keep any cookie: 400 days, anew at every table it starts or joins. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** Where a device keeps the token that tells who it is; over https browsers are told to take it from this very host only. */
const deviceCookieName = (): string => (overHttps() ? "__Host-device" : PLAIN_COOKIE);

/** Not exported: only this file can say who is asking. */
class KnownDevice {
  // A member that is not public makes the type nominal: an object that merely has an `id` is no device.
  protected readonly known = true;
  constructor(readonly id: string) {}
}

/** A browser on some phone, and whoever plays on it without an account. An account may claim it. */
export type Device = KnownDevice;

/** A device nobody has seen before: 128 random bits. */
export const newDevice = (): Device => new KnownDevice(randomBytes(16).toString("base64url"));

/** Cookies as Next hands them to pages. */
export interface Cookies {
  get(name: string): { readonly value: string } | undefined;
}

/** Whether a phone is known by the cookie's old name alone, and is to be given the new one. */
export const hasOldNameOnly = (cookies: Cookies): boolean =>
  overHttps() && cookies.get(deviceCookieName()) === undefined && Date.now() < CHANGEOVER_ENDS;

/** The device that cookies name. A token that is forged, expired or damaged names none. */
export function deviceIn(cookies: Cookies): Promise<Device | null> {
  const name = hasOldNameOnly(cookies) ? PLAIN_COOKIE : deviceCookieName();
  return readDevice(cookies.get(name)?.value, name);
}

/**
 * Who a cookie's token names.
 * @param name The cookie it came in: tokens made for one are worth nothing in another, and nothing else that is made with the same
 * secret is worth anything in either. So no token that was made since the changeover began passes under the old name.
 */
async function readDevice(token: string | undefined, name: string): Promise<Device | null> {
  const read = await openToken(token, name);
  return typeof read?.sub === "string" ? new KnownDevice(read.sub) : null;
}

/** The `Set-Cookie` header by which a browser is this device from now on. */
export async function deviceCookie({ id }: Device): Promise<string> {
  const name = deviceCookieName();
  const token = await sealToken({ sub: id }, name, MAX_AGE);
  // Over plain http, as in a home network, browsers would drop a Secure cookie.
  return `${name}=${token}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${overHttps() ? "; Secure" : ""}`;
}

/**
 * The `Set-Cookie` headers by which a phone that only has the old name gets the new one; none for all others.
 * @param set Those that the answer carries already: what they say of the device holds.
 */
export async function changeover(
  cookies: Cookies,
  device: Device | null,
  set: readonly string[],
): Promise<readonly string[]> {
  if (device === null || !hasOldNameOnly(cookies)) return [];
  const told = set.some((one) => one.startsWith(`${deviceCookieName()}=`));
  const away = `${PLAIN_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`;
  return told ? [away] : [await deviceCookie(device), away];
}
