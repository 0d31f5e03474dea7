import { networkInterfaces } from "node:os";

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
  interfaces: Readonly<Record<string, readonly InterfaceAddress[] | undefined>> = networkInterfaces(),
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
  /** `lanAddresses()[0]` */
  readonly lanAddress: string | undefined;
  readonly port: number;
}

/**
 * The origin to print in a link for other phones: PUBLIC_URL, else the address this visitor came by unless only they
 * can use it, else the machine's address in its network, else localhost.
 */
export function publicOrigin({ publicUrl, requestHost, lanAddress, port }: Whereabouts): string {
  if (publicUrl !== undefined) return publicUrl;
  const asked = `http://${requestHost}`;
  if (requestHost && URL.canParse(asked)) {
    const { host, hostname, origin } = new URL(asked);
    if (host === requestHost.toLowerCase() && !isLocal(hostname)) return origin;
  }
  return originAt(lanAddress ?? "localhost", port);
}

/** The http origin of a host and port; port 80 goes without saying. */
export function originAt(host: string, port: number): string {
  return new URL(`http://${host}:${port}`).origin;
}
