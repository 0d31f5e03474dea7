import { randomBytes } from "node:crypto";
import { decode, encode } from "next-auth/jwt";
import { readEnvironment } from "./env";
import { installationSecret } from "./installationSecret";

/** Where a device keeps the token that tells who it is. */
export const DEVICE_COOKIE = "device";

/** As long as browsers keep any cookie: 400 days, anew at every table it starts or joins. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** Keeps these tokens apart from any other that is made with the same secret. */
const PURPOSE = "device";

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

/** The device a cookie's token names. One that is forged, expired or damaged names none. */
export async function readDevice(token: string | undefined): Promise<Device | null> {
  if (!token) return null;
  const read = await decode({ token, secret: installationSecret(), salt: PURPOSE }).catch(() => null);
  return typeof read?.sub === "string" ? new KnownDevice(read.sub) : null;
}

/** The `Set-Cookie` header by which a browser is this device from now on. */
export async function deviceCookie({ id }: Device): Promise<string> {
  const token = await encode({
    token: { sub: id },
    secret: installationSecret(),
    maxAge: MAX_AGE,
    salt: PURPOSE,
  });
  // Over plain http, as in a home network, browsers would drop a Secure cookie.
  const secure = readEnvironment().publicUrl?.startsWith("https:") ? "; Secure" : "";
  return `${DEVICE_COOKIE}=${token}; Path=/; Max-Age=${MAX_AGE}; HttpOnly; SameSite=Lax${secure}`;
}
