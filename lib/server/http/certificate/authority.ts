import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import path from "node:path";
import { AsnConvert } from "@peculiar/asn1-schema";
import { Certificate, id_ce_nameConstraints, id_kp_serverAuth, NameConstraints } from "@peculiar/asn1-x509";
import { readNetworks } from "../../process/callerAddress";
import { loadOrCreateFile } from "../../process/loadOrCreateFile";
import { OperatorError } from "../../process/operatorError";
import { type Names, signAuthority } from "./sign";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Long enough that phones need not trust a new one. */
const YEARS_MS = 3650 * DAY_MS;

/**
 * A machine without a battery-backed clock boots in 1970. A certificate made then would be expired once the
 * time is set.
 */
const SURELY_PAST = Date.UTC(2026, 0, 1);

/** A local certificate authority. Phones that trust it trust the servers that it signs. */
export interface Authority {
  /** Its common name. */
  readonly subject: string;
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** Name constraints for the servers that it signs. */
  readonly constraints: Names;
  /**
   * True if it signs only TLS servers. Authorities made before November 26, 2026 also sign mail and clients.
   */
  readonly serversOnly: boolean;
  readonly notAfter: Date;
}

/**
 * Loads the authority from the data folder: its key and certificate, in a file that only its owner can read.
 * The first call creates it.
 * @param names The server's names at creation. Name constraints limit the authority to these and private
 * names.
 * @param machine The machine's name, shown in a phone's list of trusted authorities.
 * @throws OperatorError when the file cannot be created or read, has other content, or is expired.
 */
export function loadOrCreateAuthority(
  dataDir: string,
  names: Names,
  machine: string,
  now = new Date(),
): Authority {
  const file = path.join(dataDir, "authority.pem");
  const text = loadOrCreateFile(file, "The authority", () => made(names, machine, now)).toString("latin1");
  const authority = read(text);
  const remade = "or delete it (every phone must then trust the new authority)";
  if (authority === null) throw new OperatorError(`${file} is damaged: restore it from a backup, ${remade}.`);
  if (authority.notAfter < now)
    throw new OperatorError(
      `${file} expired on ${authority.notAfter.toISOString().slice(0, 10)}: set the clock if it is wrong, ${remade}.`,
    );
  return authority;
}

function made(names: Names, machine: string, now: Date): Buffer {
  if (now.getTime() < SURELY_PAST)
    throw new OperatorError(
      `The clock says ${now.toISOString()}: set it, and start again. A certificate from now would already be expired.`,
    );
  const key = newKey();
  const certificate = signAuthority(
    {
      subject: `Liar's Table at ${machine}, ${now.toISOString().slice(0, 10)}`,
      notBefore: new Date(now.getTime() - DAY_MS),
      notAfter: new Date(now.getTime() + YEARS_MS),
      names: constraintsFor(names),
    },
    key,
  );
  return Buffer.from(pemOfKey(key) + new X509Certificate(certificate).toString());
}

function read(text: string): Authority | null {
  try {
    const key = createPrivateKey(text);
    const certificate = new X509Certificate(text);
    if (!certificate.ca || !certificate.checkPrivateKey(key)) return null;
    const { tbsCertificate } = AsnConvert.parse(certificate.raw, Certificate);
    const extension = tbsCertificate.extensions?.find(({ extnID }) => extnID === id_ce_nameConstraints);
    const subject = tbsCertificate.subject[0]?.[0]?.value.toString();
    if (subject === undefined || extension === undefined) return null;
    const { permittedSubtrees } = AsnConvert.parse(extension.extnValue, NameConstraints);
    const bases = (permittedSubtrees ?? []).map(({ base }) => base);
    return {
      subject,
      key,
      certificate,
      constraints: {
        dns: bases.flatMap(({ dNSName }) => dNSName ?? []),
        ip: bases.flatMap(({ iPAddress }) => iPAddress ?? []),
      },
      // The extended key usage.
      serversOnly: certificate.keyUsage?.join() === id_kp_serverAuth,
      notAfter: new Date(certificate.validTo),
    };
  } catch {
    return null;
  }
}

/** Generates a key on the curve that every phone supports. */
export const newKey = (): KeyObject => generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;

/** A key in PEM, for TLS and for the file. */
export const pemOfKey = (key: KeyObject): string => key.export({ type: "pkcs8", format: "pem" }).toString();

/** Names that no one can own on the internet (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const PRIVATE_NAMES = ["localhost", "local", "home.arpa", "internal"];

/** Addresses that no one can own there: private networks, carrier-grade NAT, loopback and link-local. */
const PRIVATE_NETWORKS = [
  ...["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"],
  ...["::1/128", "fc00::/7", "fe80::/10"],
];

/**
 * The authority's name constraints: private names and this server's own names. A constraint includes all
 * subdomains, so a name of one label is omitted: "dev" would also cover strangers' names.
 */
function constraintsFor({ dns, ip }: Names): Names {
  const own = dns.filter((name) => name.includes(".") && !isBelow(name, PRIVATE_NAMES));
  return {
    dns: [...PRIVATE_NAMES, ...own],
    ip: [...PRIVATE_NETWORKS, ...ip.filter((address) => !isIn(address, PRIVATE_NETWORKS)).map(alone)],
  };
}

/**
 * Sorts names into those within the constraints and the rest. Clients reject a whole certificate for one name
 * outside them.
 */
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
