import { isIP } from "node:net";
import os from "node:os";
import { lanAddresses } from "../../process/address";
import { plainAddress } from "../../process/callerAddress";
import { type HostSettings, machineNames, namedIn } from "../ownHosts";
import { loadOrCreateAuthority } from "./authority";
import { type Served, ServerCertificate } from "./serverCertificate";
import type { Names } from "./sign";
import type { ShownAuthority } from "./trust";

/**
 * Provides the TLS certificate of a server with its own authority.
 * @param dataDir The folder of the authority.
 * @throws OperatorError when the authority cannot be created or read.
 */
export function localCertificate(
  dataDir: string,
  hosts: HostSettings,
): { readonly current: () => Served; readonly shown: ShownAuthority } {
  const names = () => serverNames(hosts);
  const authority = loadOrCreateAuthority(dataDir, names(), os.hostname());
  if (!authority.serversOnly)
    console.log(
      `The certificate authority is from an older version, and can also sign mail and clients. To renew it, stop the program and delete authority.pem in ${dataDir}. Then every phone must trust the new one.`,
    );
  const certificate = new ServerCertificate(authority, names, (others) =>
    console.log(
      `No certificate for ${others.join(", ")}: the certificate authority cannot sign for that. To create a new one for the current names, stop the program and delete authority.pem in ${dataDir}. Then every phone must trust the new one.`,
    ),
  );
  return {
    current: () => certificate.current(),
    shown: {
      name: authority.subject,
      certificate: authority.certificate.raw,
      fingerprint: authority.certificate.fingerprint256,
    },
  };
}

/** The server's current names and addresses, from the settings and the machine. */
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
