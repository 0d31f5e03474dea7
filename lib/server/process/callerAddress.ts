import { BlockList, isIP } from "node:net";

/** True if an address belongs to a trusted proxy. */
export type Trusts = (address: string) => boolean;

/**
 * Parses addresses and networks (`10.0.0.0/8`), separated by commas.
 * @returns a predicate for addresses in them, or null if one is invalid or contains every address.
 */
export function readNetworks(text: string): ((address: string) => boolean) | null {
  const list = new BlockList();
  for (const part of text.split(",").map((entry) => entry.trim())) {
    if (part === "") continue;
    const [, written = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
    const address = plainAddress(written);
    if (address === null) return null;
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else if (Number(bits) < 1 || Number(bits) > (family === "ipv6" ? 128 : 32)) return null;
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const read = plainAddress(address);
    return read !== null && list.check(read, isIP(read) === 6 ? "ipv6" : "ipv4");
  };
}

/**
 * Returns the key that identifies a request's sender for rate limits. It is the connection's address, unless
 * that is a trusted proxy. Then it is the rightmost untrusted address in X-Forwarded-For, because the sender
 * may forge anything left of it. An IPv6 address counts by its /64 network, because one phone may hold all
 * addresses in it.
 */
export function callerAddress(socket: string | undefined, forwardedFor: string, trusts: Trusts): string {
  let nearest = plainAddress(socket ?? "");
  if (nearest === null) return "unknown";
  let rest = forwardedFor;
  while (rest !== "" && trusts(nearest)) {
    const comma = rest.lastIndexOf(",");
    const next = plainAddress(withoutPort(rest.slice(comma + 1).trim()));
    // A proxy that forwards no address counts as the sender.
    if (next === null) break;
    nearest = next;
    rest = comma < 0 ? "" : rest.slice(0, comma);
  }
  return isIP(nearest) === 6 ? networkOf(nearest) : nearest;
}

/** Strips the port that some proxies add: `192.0.2.7:4711`, `[2001:db8::7]:4711`, quoted or not. */
function withoutPort(written: string): string {
  const bare = written.replace(/^"(.*)"$/, "$1");
  return /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^([\d.]+):\d+$/, "$1");
}

/** Normalizes an address, including IPv4 written as IPv6. Returns null for anything else. */
export function plainAddress(written: string): string | null {
  const address = written.replace(/%.*$/, "");
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return null;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return groups.map((group) => group.toString(16)).join(":");
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}

/** Splits a valid IPv6 address into its eight groups. */
function groupsOf(address: string): readonly number[] {
  // The URL parser normalizes the spelling but compresses zeros.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [left = "", right] = short.split("::");
  const numbers = (text: string) =>
    text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16));
  const [head, tail] = [numbers(left), numbers(right ?? "")];
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}

const networkOf = (address: string): string => `${address.split(":").slice(0, 4).join(":")}::/64`;
