import type { IncomingMessage } from "node:http";
import os from "node:os";
import { plainAddress } from "../process/callerAddress";

/** Settings that name this server. */
export interface HostSettings {
  readonly publicUrl?: string | undefined;
  /** HOST: an address to listen on, or a name of it. */
  readonly host?: string;
  /** ALLOWED_HOSTS, in lower case. */
  readonly allowedHosts?: readonly string[];
}

/**
 * True if a request's Host is one of this server's names or addresses, with any port. Behind a trusted proxy,
 * the forwarded host counts as well; `sanitizeHeaders.ts` removes anyone else's. This stops DNS rebinding: a
 * hostile name that resolves to this machine appears in Host.
 */
export const asksForUs =
  (settings: HostSettings) =>
  ({ headers, socket }: IncomingMessage): boolean => {
    // HTTP/1.1 requires a Host header, so browsers always send one.
    const asked = [headers.host ?? [], String(headers["x-forwarded-host"] ?? "").split(",")].flat();
    return asked
      .map((host) => host.trim())
      .filter((host) => host !== "")
      .every((host) => isOwn(host, settings, socket.localAddress));
  };

function isOwn(host: string, settings: HostSettings, arrivedAt: string | undefined): boolean {
  const name = nameIn(host);
  if (name === null) return false;
  const address = addressIn(name);
  return address === null
    ? ownNames(settings).includes(name) || name.endsWith(".localhost")
    : isOwnAddress(address, settings, arrivedAt);
}

/** The normalized name or address in a Host header; null if invalid. */
function nameIn(host: string): string | null {
  const [, written = ""] = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+)(?::\d{1,5})?$/i.exec(host) ?? [];
  return URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname.replace(/\.$/, "") : null;
}

/** The server's names in the settings. */
export const namedIn = ({ publicUrl, host = "", allowedHosts = [] }: HostSettings): readonly string[] => [
  ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname]),
  host.toLowerCase(),
  ...allowedHosts,
];

const ownNames = (settings: HostSettings): readonly string[] => [
  "localhost",
  ...machineNames(),
  ...namedIn(settings),
];

/** The machine's names. Read each time, because it may be renamed. */
export function machineNames(): readonly string[] {
  const machine = os.hostname().toLowerCase();
  const [short = machine] = machine.split(".", 1);
  return [machine, short, `${machine}.local`, `${short}.local`];
}

/** Addresses change with the networks, so it accepts this connection's local address and all current ones. */
function isOwnAddress(address: string, settings: HostSettings, arrivedAt = ""): boolean {
  if (/^127\.|^0\.0\.0\.0$|^0:0:0:0:0:0:0:[01]$/.test(address)) return true;
  const present = Object.values(os.networkInterfaces()).flatMap((all = []) => all.map((one) => one.address));
  return [...namedIn(settings), arrivedAt, ...present].some((one) => addressIn(one) === address);
}

const addressIn = (name: string): string | null => plainAddress(name.replace(/^\[(.*)\]$/, "$1"));
