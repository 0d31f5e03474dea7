import { TRUST_PROBE } from "./certificate/addresses";
import { ANSWER_POLICY, pagePolicy } from "./contentPolicy";

/** Addresses with a token in them: whoever is told them may come in, or read. */
const WITH_TOKEN = /^\/(join|invite|tv|v|p)(\/|$)/i;

/** Pages on which dice are read from a photo: the table, also as it is shown without a line, its history, and the desk. */
const READS_PHOTOS = /^\/(games\/[^/?]+(\/history)?|offline\/table|settle)\/?(\?|$)/;

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
  return {
    "Content-Security-Policy": nonce === null ? ANSWER_POLICY : pagePolicy(nonce, dev),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": WITH_TOKEN.test(target) ? "no-referrer" : "same-origin",
    // Browsers open the camera where a page is secure, so nowhere else is it asked for.
    "Permissions-Policy": `camera=${https && READS_PHOTOS.test(target) ? "(self)" : "()"}, ${PERMISSIONS}`,
    // The page on trust asks for it from the same address over plain http, which is another origin.
    "Cross-Origin-Resource-Policy": target === TRUST_PROBE ? "cross-origin" : "same-origin",
    // Names below this one are held to https as well: over plain http anybody on the way could pose as one of them.
    ...(hsts && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
    // Over plain http browsers ignore it, and complain.
    ...(https && { "Cross-Origin-Opener-Policy": "same-origin" }),
  };
}
