import os from "node:os";
import type { HostSettings } from "../ownHosts";
import { keptAuthority } from "./authority";
import { type Served, ServerCertificate } from "./serverCertificate";
import { serverNames } from "./serverNames";
import type { ShownAuthority } from "./shownAuthority";

/**
 * What a house serves TLS with that makes its certificates itself.
 * @param dataDir Where its authority is kept.
 * @throws OperatorError where that cannot be made or read.
 */
export function houseCertificate(
  dataDir: string,
  hosts: HostSettings,
): { readonly current: () => Served; readonly shown: ShownAuthority } {
  const names = () => serverNames(hosts);
  const authority = keptAuthority(dataDir, names(), os.hostname());
  const certificate = new ServerCertificate(authority, names, (others) =>
    console.log(
      `No certificate for ${others.join(", ")}: this house's authority may not sign for that. Stop the program and delete authority.pem in ${dataDir} to have it made anew for the names of now; every phone then has to trust it again.`,
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
