import type { IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";
import { callerAddress, type Trusts } from "../process/callerAddress";
import type { Arrival } from "../process/requestContext";
import { PEER_ADDRESS } from "./peerAddress";
import { POLICY_HEADER, pagePolicy } from "./securityHeaders";

/**
 * Headers that only a proxy, this server or Next may set. Software behind a proxy has trusted forged ones
 * before.
 */
const NOT_FOR_VISITORS =
  /^(x-(forwarded|middleware|invoke|matched|now|vercel|original|rewrite|real|peer)-|forwarded$|content-security-policy)/;

const FROM_PROXIES = /^x-forwarded-(for|host|port|proto)$/;

interface Known {
  /** The nonce of a page; null for anything else. */
  readonly nonce: string | null;
  readonly dev: boolean;
  readonly trusts: Trusts;
}

/**
 * Removes headers that a visitor must not set, unless a trusted proxy set them. Adds the sender's address and
 * this response's nonce.
 * @returns the sender's address.
 */
export function sanitizeHeaders(request: IncomingMessage, { nonce, dev, trusts }: Known): string {
  const { headers, socket } = request;
  const address = callerAddress(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""), trusts);
  const viaProxy = trusts(socket.remoteAddress ?? "");
  for (const name of Object.keys(headers))
    if (NOT_FOR_VISITORS.test(name) && !(viaProxy && FROM_PROXIES.test(name))) delete headers[name];
  headers[PEER_ADDRESS] = address;
  // Next reads the nonce for its scripts from this policy.
  if (nonce !== null) headers[POLICY_HEADER] = pagePolicy(nonce, dev);
  return address;
}

/**
 * Determines how a request arrived. Without PUBLIC_URL, a trusted proxy's `X-Forwarded-Proto` and
 * `X-Forwarded-Host` count; anything but a single scheme and host is ignored.
 * @param request A request after `sanitizeHeaders`, so forged headers are gone.
 */
export function arrivalOf({ headers, socket }: IncomingMessage, publicUrl: string | undefined): Arrival {
  const encrypted = socket instanceof TLSSocket;
  const asked = headers.host ?? null;
  if (publicUrl !== undefined) return { https: encrypted, host: asked };
  const scheme = String(headers["x-forwarded-proto"] ?? "").toLowerCase();
  const host = headers["x-forwarded-host"];
  return {
    https: scheme === "https" || (scheme !== "http" && encrypted),
    host: typeof host === "string" && isHost(host) ? host : asked,
  };
}

/** Matches a name or an address, with an optional port. */
const isHost = (text: string): boolean =>
  text.length <= 255 &&
  /^([a-z\d_-]+(\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(:[1-9]\d{0,4})?$/i.test(text) &&
  URL.canParse(`http://${text}`);
