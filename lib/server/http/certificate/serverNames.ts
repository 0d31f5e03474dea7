import { isIP } from "node:net";
import { lanAddresses } from "../../process/address";
import { plainAddress } from "../../process/callerAddress";
import { type HostSettings, machineNames, namedIn } from "../ownHosts";
import type { Names } from "./sign";

/** The names and addresses by which phones reach this server now: what the settings say, and what the machine is called in its networks. */
export function serverNames(settings: HostSettings): Names {
  const set = namedIn(settings).map((name) => plainAddress(name.replace(/^\[(.*)\]$/, "$1")) ?? name);
  const isName = (name: string) => isIP(name) === 0;
  const unspecified = ["", "0.0.0.0", "0:0:0:0:0:0:0:0"];
  return {
    dns: unique(["localhost", ...machineNames().filter((name) => name.includes(".")), ...set.filter(isName)]),
    ip: unique(["127.0.0.1", "::1", ...lanAddresses(), ...set.filter((name) => !isName(name))]),
  };

  function unique(names: readonly string[]): readonly string[] {
    return [...new Set(names)].filter((name) => !unspecified.includes(name));
  }
}
