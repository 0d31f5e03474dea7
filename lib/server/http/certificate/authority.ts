import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from "node:crypto";
import path from "node:path";
import { AsnConvert } from "@peculiar/asn1-schema";
import { Certificate, id_ce_nameConstraints, NameConstraints } from "@peculiar/asn1-x509";
import { keptFile } from "../../process/keptFile";
import { OperatorError } from "../../process/operatorError";
import { constraintsFor } from "./privateNames";
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
  readonly notAfter: Date;
}

/**
 * The authority that is kept in a data folder: its key and its certificate, in a file that only its owner may read. Made on the first call, and the
 * same ever after.
 * @param names by which this house goes as it is made: it may never sign for others that are not private.
 * @param machine what the machine is called, for a phone's list of those it trusts.
 * @throws OperatorError when the file cannot be made or read, holds something else, or has ended.
 */
export function keptAuthority(dataDir: string, names: Names, machine: string, now = new Date()): Authority {
  const file = path.join(dataDir, "authority.pem");
  const text = keptFile(file, "The authority", () => made(names, machine, now)).toString("latin1");
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
