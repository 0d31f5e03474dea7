import type { IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";
import { callerAddress, type Trusts } from "../process/callerAddress";
import type { Arrival } from "../process/requestContext";
import { PEER_ADDRESS } from "./peerAddress";
import { POLICY_HEADER, pagePolicy } from "./securityHeaders";

/** What only a proxy, this server or Next itself may say; programs behind have believed it of anybody before. */
const NOT_FOR_VISITORS =
  /^(x-(forwarded|middleware|invoke|matched|now|vercel|original|rewrite|real|peer)-|forwarded$|content-security-policy)/;

const FROM_PROXIES = /^x-forwarded-(for|host|port|proto)$/;

interface Known {
  /** Of a page; null for what is none. */
  readonly nonce: string | null;
  readonly dev: boolean;
  readonly trusts: Trusts;
}

/**
 * Makes a request's headers say only what is known to be true: what visitors may not say is dropped, whoever said it, but
 * for what a trusted proxy says of them; the caller's address and the nonce of this answer are put in.
 * @returns the caller's address.
 */
export function sanitizeHeaders(request: IncomingMessage, { nonce, dev, trusts }: Known): string {
  const { headers, socket } = request;
  const address = callerAddress(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""), trusts);
  const viaProxy = trusts(socket.remoteAddress ?? "");
  for (const name of Object.keys(headers))
    if (NOT_FOR_VISITORS.test(name) && !(viaProxy && FROM_PROXIES.test(name))) delete headers[name];
  headers[PEER_ADDRESS] = address;
  // Next reads from the policy which nonce to write on its scripts.
  if (nonce !== null) headers[POLICY_HEADER] = pagePolicy(nonce, dev);
  return address;
}

/**
 * By which address a request came. Where PUBLIC_URL is not set, what a trusted proxy says of it counts (`X-Forwarded-Proto`,
 * `X-Forwarded-Host`); what is no single scheme and no single host counts as not said.
 * @param request whose headers say only what is known to be true (`sanitizeHeaders`): nobody else's word is in them.
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

/** A name or an address with a port or without, in the signs of which hosts are made. */
const isHost = (text: string): boolean =>
  text.length <= 255 &&
  /^([a-z\d_-]+(\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(:[1-9]\d{0,4})?$/i.test(text) &&
  URL.canParse(`http://${text}`);
