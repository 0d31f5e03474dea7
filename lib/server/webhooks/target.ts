import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import { plainAddress, readNetworks } from "../process/callerAddress";
import { readEnvironment } from "../process/env";

// The requests that this server sends to addresses which people typed. They must not reach what only this server
// can reach (SSRF): its own machine, its network, a cloud's metadata.

/** Addresses of IPv4 that are not on the public internet (RFC 6890). */
const NOT_PUBLIC = readNetworks(
  [
    ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
    ...["192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15"],
    ...["198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3"],
  ].join(","),
);

/** Only global unicast of IPv6 is public; without documentation and tunnels to IPv4. */
const PUBLIC_V6 = readNetworks("2000::/3");
const TUNNELS_V6 = readNetworks("2001::/32,2001:db8::/32,2002::/16");

/** True if an address may receive webhooks: a public one, or one that the operator allows. */
export function isAllowed(address: string): boolean {
  const plain = plainAddress(address);
  if (plain === null) return false;
  if (readEnvironment().webhookNetworks(plain)) return true;
  return isIP(plain) === 6
    ? PUBLIC_V6?.(plain) === true && !TUNNELS_V6?.(plain)
    : NOT_PUBLIC?.(plain) === false;
}

/** Parses a webhook's address: http or https, without a user name. Null for anything else. */
export function readTarget(text: string): URL | null {
  if (text.length > 500 || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isPlain = url.username === "" && url.password === "" && url.hash === "";
  return isPlain && (url.protocol === "https:" || url.protocol === "http:") ? url : null;
}

/** Resolves a target. Null if it has no address, or any address that may not receive webhooks. */
export async function resolveTarget({ hostname }: URL): Promise<LookupAddress | "private" | "unreachable"> {
  const host = hostname.replace(/^\[(.*)\]$/, "$1");
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (first === undefined) return "unreachable";
  return addresses.every(({ address }) => isAllowed(address)) ? first : "private";
}

/** The whole time of a delivery. */
const TIMEOUT_MS = 10_000;

/**
 * Sends one request to a target. It connects to the address that was checked, so a name cannot change in between.
 * It follows no redirect and reads no answer beyond its status.
 * @returns the status, or why there is none.
 */
export async function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<number | "timeout" | "private" | "unreachable"> {
  const address = await resolveTarget(url);
  if (typeof address === "string") return address;
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request(url, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      agent: false,
      signal,
      lookup: (_host, { all }, answer) =>
        all ? answer(null, [address]) : answer(null, address.address, address.family),
    });
    sent.on("response", (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on("error", () => resolve(signal.aborted ? "timeout" : "unreachable"));
    sent.end(body);
  });
}
