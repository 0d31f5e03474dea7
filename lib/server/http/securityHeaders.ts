import { randomBytes } from "node:crypto";
import { newPathOf } from "@/lib/protocol/movedPages";
import { TRUST_PROBE } from "./certificate/trust";

/** Paths that contain a token, which grants access to anyone who has it. */
const WITH_TOKEN = /^\/(join|invite|tv|share|verdict|v|p)(\/|$)/i;

/** Permissions that nothing here uses are off; those of the table are limited to this site. */
const PERMISSIONS = [
  ...["accelerometer", "display-capture", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "publickey-credentials-get", "serial", "usb", "xr-spatial-tracking"],
]
  .map((feature) => `${feature}=()`)
  .concat(["clipboard-write", "fullscreen", "screen-wake-lock"].map((used) => `${used}=(self)`))
  .join(", ");

/** The inputs of a response's headers. */
interface Occasion {
  /** The request target as sent. */
  readonly target: string;
  /** The nonce of a page; null for anything else. */
  readonly nonce: string | null;
  readonly dev: boolean;
  /** True if the request arrived over https. */
  readonly https: boolean;
  /** True to send HSTS. */
  readonly hsts: boolean;
}

/** The headers of every response. */
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
    // Pages have their own robots tag; a redirect cannot.
    ...(hasToken && newPathOf(path) !== null && { "X-Robots-Tag": "noindex, nofollow" }),
    // A client-side navigation keeps the first page’s policy, so every https page may open the camera.
    "Permissions-Policy": `camera=${https ? "(self)" : "()"}, ${PERMISSIONS}`,
    // The trust page requests it over plain http, which is another origin.
    "Cross-Origin-Resource-Policy": target === TRUST_PROBE ? "cross-origin" : "same-origin",
    // Subdomains are included, because an attacker on the network could impersonate one over plain http.
    ...(hsts && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    // Over plain http browsers ignore it and log a warning.
    ...(https && { "Cross-Origin-Opener-Policy": "same-origin" }),
  };
}

/** The policy header. Next also reads its scripts' nonce from it. */
export const POLICY_HEADER = "content-security-policy";

/** True if a path is a page or one of its assets. */
export const isPage = (target: string): boolean => !target.startsWith("/api/");

/** 128 bits, used once. */
export const newNonce = (): string => randomBytes(16).toString("base64url");

/**
 * The policy of a page: only scripts and styles with this response's nonce, and what those load, from this
 * site. `style` attributes are blocked.
 * @param dev Allows what React and its error overlay need in development.
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

/** The policy of other responses: if opened as a page, they may do nothing (V3.2.1). */
export const ANSWER_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";
