import os from "node:os";
import type { Environment } from "./env";

/** One address of a network interface, as Node lists them; only what is needed here. */
export interface InterfaceAddress {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

/** Container and virtual machine networks: phones do not reach them. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|podman|zt|utun|tun|tap)/;

/** Home routers give out 192.168 far more often than the others, which VPNs prefer. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Given to oneself for want of a network. */
const LINK_LOCAL = /^169\.254\./;

/**
 * The IPv4 addresses of this machine that a phone may reach, the likeliest first: private ones, then others, for some
 * networks give out public addresses.
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

/** Whether a Host header's name means "this very machine", which is no use to anybody else's phone. */
function isLocal(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    /^127\.|^\[::1\]$|^0\.0\.0\.0$/.test(hostname)
  );
}

/** What is known of where the program can be reached. */
export interface Whereabouts {
  /** PUBLIC_URL, when it is set. */
  readonly publicUrl: string | undefined;
  /** The Host header of the request being answered. */
  readonly requestHost: string | undefined;
  /** Whether that request came by https. */
  readonly requestHttps: boolean;
  /** `addressInLan()` of the address it listens at. */
  readonly lanAddress: string | undefined;
  readonly port: number;
  /** Whether this server itself speaks TLS at that port. */
  readonly https: boolean;
}

/**
 * The origin to print in a link for other phones: PUBLIC_URL, else the address this visitor came by unless only they
 * can use it, else the machine's address in its network, else localhost.
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

/** The address by which phones in the same network reach a server that listens at `host`; undefined where they do not. */
export function addressInLan(host: string): string | undefined {
  const everywhere = host === "0.0.0.0" || host === "::";
  const address = everywhere ? lanAddresses()[0] : host.includes(":") ? `[${host}]` : host;
  return address === undefined || isLocal(address) ? undefined : address;
}

/**
 * Where phones in the same network reach a server, by http unless told; null where they do not.
 * @param host the address it listens on.
 */
export function originInLan(host: string, port: number, https = false): string | null {
  const address = addressInLan(host);
  return address === undefined ? null : originAt(address, port, https);
}

/** Whether phones reach this server by plain http, and nothing in front that could bring https is known of. */
export const servesPlainHttp = ({ host, port, publicUrl, https, trustedProxies }: Reach): boolean =>
  https === undefined &&
  (publicUrl?.startsWith("http:") ?? (trustedProxies.length === 0 && originInLan(host, port) !== null));

/** What the settings say of how phones come here. */
type Reach = Pick<Environment, "host" | "port" | "publicUrl" | "https" | "trustedProxies">;

/** The origin of a host and port, by http unless told; the port that is usual there goes without saying. */
export function originAt(host: string, port: number, https = false): string {
  return new URL(`${https ? "https" : "http"}://${host}:${port}`).origin;
}
