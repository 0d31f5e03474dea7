import { readEnvironment } from "../process/env";
import { arrival } from "../process/requestContext";
import type { Sent } from "./peerAddress";

/** What a browser says of pages on another address, be it only another port or another name under the same domain. */
const ELSEWHERE = ["cross-site", "same-site"];

/**
 * Whether another site's page made a browser send a request (CSRF). Browsers say so in `Origin`, which they send with
 * everything but plain reading, and in `Sec-Fetch-Site`, which they leave out over plain http; so either one is enough.
 * `Origin: null` is a page that hides where it is from. A request with neither is no browser's on behalf of a page: a
 * script has no cookies but those it was given. Reading from elsewhere is a link that somebody followed, or refused.
 */
export function fromAnotherSite({ headers, method }: Sent & { readonly method: string }): boolean {
  const origin = headers.get("origin");
  if (origin !== null && !isOurs(origin, arrival()?.host ?? headers.get("host"))) return true;
  if (!ELSEWHERE.includes(headers.get("sec-fetch-site") ?? "")) return false;
  const reads = method === "GET" || method === "HEAD";
  return !(reads && headers.get("sec-fetch-mode") === "navigate");
}

/** Behind a proxy that changes the Host header, PUBLIC_URL says what people see. */
function isOurs(origin: string, host: string | null): boolean {
  const { publicUrl } = readEnvironment();
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Under the public name nothing counts but the public address: its http is anybody's on the way who poses as us.
  if (publicUrl !== undefined && from.host === new URL(publicUrl).host) return false;
  // Whoever came by https came from a page that did: the same address over plain http is anybody's on the way as well.
  if (arrival()?.https && from.protocol !== "https:") return false;
  return from.host === host?.toLowerCase();
}
