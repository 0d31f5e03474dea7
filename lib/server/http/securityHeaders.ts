import { randomBytes } from "node:crypto";
import { newPathOf } from "@/lib/protocol/movedPages";
import { TRUST_PROBE } from "./certificate/trust";

/** Addresses with a token in them: whoever is told them may come in, or read. */
const WITH_TOKEN = /^\/(join|invite|tv|share|verdict|v|p)(\/|$)/i;

/** What nothing here uses; what the table uses is left to this site alone. */
const PERMISSIONS = [
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking"],
]
  .map((feature) => `${feature}=()`)
  .concat(["clipboard-write", "fullscreen", "screen-wake-lock"].map((used) => `${used}=(self)`))
  .join(", ");

/** What an answer's headers depend on. */
interface Occasion {
  /** The request target as it was sent. */
  readonly target: string;
  /** Of a page; null for what is none. */
  readonly nonce: string | null;
  readonly dev: boolean;
  /** Whether whoever is answered came by https. */
  readonly https: boolean;
  /** Whether browsers are to use nothing else from now on. */
  readonly hsts: boolean;
}

/** The headers that every answer carries, whatever it is. */
export function securityHeaders({
  target,
  nonce,
  dev,
  https,
  hsts,
}: Occasion): Readonly<Record<string, string>> {
  const [path = ""] = target.split("?", 1);
  const hasToken = WITH_TOKEN.test(target);
  return {
    "Content-Security-Policy": nonce === null ? ANSWER_POLICY : pagePolicy(nonce, dev),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": hasToken ? "no-referrer" : "same-origin",
    // Pages say so themselves; a redirect to one cannot.
    ...(hasToken && newPathOf(path) !== null && { "X-Robots-Tag": "noindex, nofollow" }),
    // The policy of the first page also holds for those reached from it without a load, so every page may open the camera.
    "Permissions-Policy": `camera=${https ? "(self)" : "()"}, ${PERMISSIONS}`,
    // The page on trust asks for it from the same address over plain http, which is another origin.
    "Cross-Origin-Resource-Policy": target === TRUST_PROBE ? "cross-origin" : "same-origin",
    // Names below this one are held to https as well: over plain http anybody on the way could pose as one of them.
    ...(hsts && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    // Over plain http browsers ignore it, and complain.
    ...(https && { "Cross-Origin-Opener-Policy": "same-origin" }),
  };
}

/** The header by which browsers are told what a page may load, and by which Next is told the nonce of its scripts. */
export const POLICY_HEADER = "content-security-policy";

/** Whether an address is a page, or something that belongs to one. */
export const isPage = (target: string): boolean => !/^\/api(\/|\?|$)/.test(target);

/** 128 bits, for one answer only. */
export const newNonce = (): string => randomBytes(16).toString("base64url");

/**
 * What a page may load: scripts and styles that carry the nonce of this very answer and what those load, and nothing
 * from elsewhere. There are no `style` attributes: they are not let in.
 * @param dev React and the overlay for mistakes need more while the sources are edited.
 */
export function pagePolicy(nonce: string, dev: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** What an answer may do that is no page, when somebody opens it as one: nothing (V3.2.1). */
export const ANSWER_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";
