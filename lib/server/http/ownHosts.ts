import type { IncomingMessage } from "node:http";
import os from "node:os";
import { plainAddress } from "../process/callerAddress";

/** What the settings say of how this server is called. */
export interface HostSettings {
  readonly publicUrl?: string | undefined;
  /** HOST: an address to listen on, or a name of it. */
  readonly host?: string;
  /** ALLOWED_HOSTS, in small letters. */
  readonly allowedHosts?: readonly string[];
}

/**
 * Whether a request asks for this server by a name or an address of its own, whatever the port. Behind a trusted proxy the name it was
 * asked by counts as well; nobody else's word of it gets here (`sanitizeHeaders.ts`). A page of another site whose name was made to
 * lead to this machine (DNS rebinding) would pass for one of ours otherwise: its own name stands in Host.
 */
export const asksForUs =
  (settings: HostSettings) =>
  ({ headers, socket }: IncomingMessage): boolean => {
    // A browser always says a host: HTTP/1.1 knows no request without one.
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

/** The name or address in a Host header, in its usual spelling; null where it is neither. */
function nameIn(host: string): string | null {
  const [, written = ""] = /^(\[[\da-f:.]+\]|[^\s:/?#@\\[\]]+)(?::\d{1,5})?$/i.exec(host) ?? [];
  return URL.canParse(`http://${written}`) ? new URL(`http://${written}`).hostname.replace(/\.$/, "") : null;
}

/** What the settings call it. */
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

/** What the machine is called. It may be renamed while the program runs: it is asked each time. */
export function machineNames(): readonly string[] {
  const machine = os.hostname().toLowerCase();
  const [short = machine] = machine.split(".", 1);
  return [machine, short, `${machine}.local`, `${short}.local`];
}

/** Addresses come and go with the networks: the one that this connection reached counts, and all that there are by now. */
function isOwnAddress(address: string, settings: HostSettings, arrivedAt = ""): boolean {
  if (/^127\.|^0\.0\.0\.0$|^0:0:0:0:0:0:0:[01]$/.test(address)) return true;
  const present = Object.values(os.networkInterfaces()).flatMap((all = []) => all.map((one) => one.address));
  return [...namedIn(settings), arrivedAt, ...present].some((one) => addressIn(one) === address);
}

const addressIn = (name: string): string | null => plainAddress(name.replace(/^\[(.*)\]$/, "$1"));
