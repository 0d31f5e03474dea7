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

/** As long as phones are to go without trusting another one. */
const YEARS_MS = 3650 * DAY_MS;

/** A machine without a clock of its own begins in 1970: what is made then has ended when the time is known. */
const SURELY_PAST = Date.UTC(2026, 0, 1);

/** A house's own authority: phones that trust it trust the servers that it signs for. */
export interface Authority {
  /** Its common name. */
  readonly subject: string;
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
  /** Below which names it may sign for servers. */
  readonly constraints: Names;
  /** Whether it signs TLS servers only; those made before 26 November 2026 sign mail and clients as well. */
  readonly serversOnly: boolean;
  readonly notAfter: Date;
}

/**
 * The authority that is kept in a data folder: its key and its certificate, in a file that only its owner may read. Made on the first call, and the
 * same ever after.
 * @param names by which this house goes as it is made: it may never sign for others that are not private.
 * @param machine what the machine is called, for a phone's list of those it trusts.
 * @throws OperatorError when the file cannot be made or read, holds something else, or has ended.
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
  const anew = "or delete it (every phone then has to trust this house anew)";
  if (authority === null)
    throw new OperatorError(`${file} is damaged: put the file back from a backup, ${anew}.`);
  if (authority.notAfter < now)
    throw new OperatorError(
      `${file} ended on ${authority.notAfter.toISOString().slice(0, 10)}: set the clock if it is wrong, ${anew}.`,
    );
  return authority;
}

function made(names: Names, machine: string, now: Date): Buffer {
  if (now.getTime() < SURELY_PAST)
    throw new OperatorError(
      `The clock says ${now.toISOString()}: set it, and start again; a certificate made now would have ended already.`,
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
    const told = tbsCertificate.extensions?.find(({ extnID }) => extnID === id_ce_nameConstraints);
    const subject = tbsCertificate.subject[0]?.[0]?.value.toString();
    if (subject === undefined || told === undefined) return null;
    const { permittedSubtrees } = AsnConvert.parse(told.extnValue, NameConstraints);
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

/** A key on the curve that every phone knows. */
export const newKey = (): KeyObject => generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;

/** A key as TLS takes it, and as it is kept. */
export const pemOfKey = (key: KeyObject): string => key.export({ type: "pkcs8", format: "pem" }).toString();

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
function constraintsFor({ dns, ip }: Names): Names {
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
