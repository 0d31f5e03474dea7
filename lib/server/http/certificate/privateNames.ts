import { isIP } from "node:net";
import { readNetworks } from "../../process/callerAddress";
import type { Names } from "./sign";

/** Names that nobody can own on the internet (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const PRIVATE_NAMES = ["localhost", "local", "home.arpa", "internal"];

/** Addresses that nobody can own there: of homes and offices, shared by providers and private networks, of this machine, of no network. */
const PRIVATE_NETWORKS = [
  ...["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["::1/128", "fc00::/7", "fe80::/10"],
];

/**
 * Below which names the house's authority may name servers: private ones, and those by which this house goes itself. Of a name counts all
 * below it as well, so one of a single word is left out: a machine may be called "dev", and so are the names of strangers.
 */
export function constraintsFor({ dns, ip }: Names): Names {
  const own = dns.filter((name) => name.includes(".") && !isBelow(name, PRIVATE_NAMES));
  return {
    dns: [...PRIVATE_NAMES, ...own],
    ip: [...PRIVATE_NETWORKS, ...ip.filter((address) => !isIn(address, PRIVATE_NETWORKS)).map(alone)],
  };
}

/** Names by whether they stay below those that an authority may sign for; a certificate with a single other one counts for nothing. */
export function sift({ dns, ip }: Names, constraints: Names) {
  const may = {
    dns: dns.filter((name) => isBelow(name, constraints.dns)),
    ip: ip.filter((address) => isIn(address, constraints.ip)),
  };
  const others = [
    ...dns.filter((name) => !may.dns.includes(name)),
    ...ip.filter((address) => !may.ip.includes(address)),
  ];
  return { may, others };
}

const isBelow = (name: string, names: readonly string[]): boolean =>
  names.some((one) => name === one || name.endsWith(`.${one}`));

const alone = (address: string): string => `${address}/${isIP(address) === 6 ? 128 : 32}`;

const isIn = (address: string, networks: readonly string[]): boolean =>
  readNetworks(networks.join(","))?.(address) ?? false;
