import { randomBytes } from "node:crypto";

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
