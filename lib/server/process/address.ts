import os from "node:os";
import type { Environment } from "./env";

/** One address of a network interface, in Node's shape, with only the fields used here. */
export interface InterfaceAddress {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

/** Container and virtual machine networks. Phones cannot reach them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman|zt|utun|tun|tap)/;

/** Home routers use 192.168 far more often than the other ranges, which VPNs prefer. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Self-assigned when there is no network. */
const LINK_LOCAL = /^169\.254\./;

/**
 * Lists this machine's IPv4 addresses that a phone may reach, the likeliest first. Private addresses come
 * before public ones, which some networks assign.
 */
export function lanAddresses(
  interfaces: Readonly<Record<string, readonly InterfaceAddress[] | undefined>> = os.networkInterfaces(),
): string[] {
  const candidates = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
  const likely = PRIVATE.flatMap((range) => candidates.filter((address) => range.test(address)));
  const others = candidates.filter((address) => !likely.includes(address) && !LINK_LOCAL.test(address));
  return [...likely, ...others];
}

/** True for a Host header that means "this machine". Such a name is useless to another phone. */
function isLocal(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    /^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)
  );
}

/** Inputs for choosing an origin that other phones can reach. */
export interface Whereabouts {
  /** PUBLIC_URL, if set. */
  readonly publicUrl: string | undefined;
  /** The Host header of the current request. */
  readonly requestHost: string | undefined;
  /** True if that request arrived over https. */
  readonly requestHttps: boolean;
  /** `addressInLan()` of the listening address. */
  readonly lanAddress: string | undefined;
  readonly port: number;
  /** True if this server itself speaks TLS on that port. */
  readonly https: boolean;
}

/**
 * Returns the origin to print in a link for other phones. PUBLIC_URL wins, then the visitor's own Host unless
 * it is local. The machine's LAN address follows, then localhost.
 */
export function publicOrigin({
  publicUrl,
  requestHost,
  requestHttps,
  lanAddress,
  port,
  https,
}: Whereabouts): string {
  if (publicUrl !== undefined) return publicUrl;
  const asked = `${requestHttps ? "https" : "http"}://${requestHost}`;
  if (requestHost && URL.canParse(asked)) {
    const { host, hostname, origin } = new URL(asked);
    if (host === requestHost.toLowerCase() && !isLocal(hostname)) return origin;
  }
  return originAt(lanAddress ?? "localhost", port, https);
}

/**
 * Returns the address at which phones on the same network reach a server listening on `host`, or undefined if
 * they cannot.
 */
export function addressInLan(host: string): string | undefined {
  const everywhere = host === "0.0.0.0" || host === "::";
  const address = everywhere ? lanAddresses()[0] : host.includes(":") ? `[${host}]` : host;
  return address === undefined || isLocal(address) ? undefined : address;
}

/**
 * Returns the origin at which phones on the same network reach the server, or null if they cannot.
 * @param host the address it listens on.
 * @param https defaults to http.
 */
export function originInLan(host: string, port: number, https = false): string | null {
  const address = addressInLan(host);
  return address === undefined ? null : originAt(address, port, https);
}

/** True if phones reach this server over plain http and no proxy that could add https is configured. */
export const servesPlainHttp = ({ host, port, publicUrl, https, trustedProxies }: Reach): boolean =>
  https === undefined &&
  (publicUrl?.startsWith("http:") ?? (trustedProxies.length === 0 && originInLan(host, port) !== null));

/** The settings that decide how phones reach the server. */
type Reach = Pick<Environment, "host" | "port" | "publicUrl" | "https" | "trustedProxies">;

/** Builds an origin from a host and port, http by default. It omits the scheme's default port. */
export function originAt(host: string, port: number, https = false): string {
  return new URL(`${https ? "https" : "http"}://${host}:${port}`).origin;
}
