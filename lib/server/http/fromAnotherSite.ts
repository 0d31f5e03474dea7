import { readEnvironment } from "../process/env";
import { arrival } from "../process/requestContext";
import type { Sent } from "./peerAddress";

/** Values of `Sec-Fetch-Site` for pages on another origin, including another port or subdomain. */
const ELSEWHERE = ["cross-site", "same-site"];

/**
 * True if another site's page sent the request (CSRF). Browsers reveal it in `Origin`, sent with every method
 * but GET and HEAD, or in `Sec-Fetch-Site`, which plain http omits. Either one is enough. `Origin: null` is a
 * page that hides its origin. A request with neither comes from a script, which has no ambient cookies.
 * A cross-site GET passes only if someone followed a link.
 */
export function fromAnotherSite({ headers, method }: Sent & { readonly method: string }): boolean {
  const origin = headers.get("origin");
  if (origin !== null && !isOurs(origin, arrival()?.host ?? headers.get("host"))) return true;
  if (!ELSEWHERE.includes(headers.get("sec-fetch-site") ?? "")) return false;
  const reads = method === "GET" || method === "HEAD";
  return !(reads && headers.get("sec-fetch-mode") === "navigate");
}

/** Behind a proxy that changes the Host header, PUBLIC_URL is the origin that people see. */
function isOurs(origin: string, host: string | null): boolean {
  const { publicUrl } = readEnvironment();
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // Under the public name, only the public origin counts. Its plain http could be an attacker on the network.
  if (publicUrl !== undefined && from.host === new URL(publicUrl).host) return false;
  // An https request must come from an https page. The same host over plain http could be an attacker on the
  // network.
  if (arrival()?.https && from.protocol !== "https:") return false;
  return from.host === host?.toLowerCase();
}
