import type { IncomingMessage } from "node:http";
import { TLSSocket } from "node:tls";
import type { Arrival } from "../process/requestContext";

/**
 * By which address a request came. Where PUBLIC_URL is not set, what a trusted proxy says of it counts (`X-Forwarded-Proto`,
 * `X-Forwarded-Host`); what is no single scheme and no single host counts as not said.
 * @param request whose headers say only what is known to be true (`trueHeaders.ts`): nobody else's word is in them.
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
