import { createHash, createPublicKey, type KeyObject, randomBytes, sign } from "node:crypto";
import { AsnConvert, OctetString } from "@peculiar/asn1-schema";
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  AuthorityKeyIdentifier,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  GeneralSubtree,
  GeneralSubtrees,
  id_ce_authorityKeyIdentifier,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_nameConstraints,
  id_ce_subjectAltName,
  id_ce_subjectKeyIdentifier,
  id_kp_serverAuth,
  KeyIdentifier,
  KeyUsage,
  KeyUsageFlags,
  Name,
  NameConstraints,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectKeyIdentifier,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from "@peculiar/asn1-x509";

/** Names and addresses. An address may be a network, such as 10.0.0.0/8. */
export interface Names {
  readonly dns: readonly string[];
  readonly ip: readonly string[];
}

/** The content of a certificate (RFC 5280), except its key. */
interface Stated {
  /** Its common name. */
  readonly subject: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** The names of a server, or the constraints of an authority. */
  readonly names: Names;
}

/** The signer. */
interface Issuer {
  /** Its common name. */
  readonly subject: string;
  /** P-256, like every key here. */
  readonly key: KeyObject;
}

const ecdsaWithSha256 = () => new AlgorithmIdentifier({ algorithm: "1.2.840.10045.4.3.2" });

/** The common name of every server. */
export const SERVER_SUBJECT = "Liar's Table";

/**
 * Signs an authority's own certificate, in DER. It may sign TLS servers within its constraints, but no
 * clients, mail, URIs or directory names.
 */
export const signAuthority = (stated: Stated, key: KeyObject): Buffer =>
  signed(stated, key, { subject: stated.subject, key }, [
    extension(id_ce_basicConstraints, true, new BasicConstraints({ cA: true, pathLenConstraint: 0 })),
    extension(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.keyCertSign)),
    // RFC 5280 does not define this for an authority, but OpenSSL, NSS, Chromium, Apple and Windows enforce
    // it.
    extension(id_ce_extKeyUsage, false, new ExtendedKeyUsage([id_kp_serverAuth])),
    extension(id_ce_nameConstraints, true, permitted(stated.names)),
  ]);

/** Signs a server's certificate, in DER. */
export const signServer = (stated: Stated, key: KeyObject, issuer: Issuer): Buffer =>
  signed(stated, key, issuer, [
    extension(id_ce_basicConstraints, true, new BasicConstraints({ cA: false })),
    extension(id_ce_keyUsage, true, new KeyUsage(KeyUsageFlags.digitalSignature)),
    extension(id_ce_extKeyUsage, false, new ExtendedKeyUsage([id_kp_serverAuth])),
    extension(id_ce_subjectAltName, false, new SubjectAlternativeName(generalNames(stated.names))),
  ]);

function signed(
  { subject, notBefore, notAfter }: Stated,
  key: KeyObject,
  issuer: Issuer,
  extensions: readonly Extension[],
): Buffer {
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    serialNumber: serialNumber(),
    signature: ecdsaWithSha256(),
    issuer: commonName(issuer.subject),
    subject: commonName(subject),
    validity: new Validity({ notBefore, notAfter }),
    subjectPublicKeyInfo: AsnConvert.parse(publicPart(key), SubjectPublicKeyInfo),
    extensions: new Extensions([
      ...extensions,
      extension(id_ce_subjectKeyIdentifier, false, new SubjectKeyIdentifier(keyId(key))),
      extension(
        id_ce_authorityKeyIdentifier,
        false,
        new AuthorityKeyIdentifier({ keyIdentifier: new KeyIdentifier(keyId(issuer.key)) }),
      ),
    ]),
  });
  const signature = sign("sha256", Buffer.from(AsnConvert.serialize(tbsCertificate)), issuer.key);
  const certificate = new Certificate({
    tbsCertificate,
    signatureAlgorithm: ecdsaWithSha256(),
    signatureValue: bytes(signature),
  });
  return Buffer.from(AsnConvert.serialize(certificate));
}

const extension = (extnID: string, critical: boolean, value: object): Extension =>
  new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) });

const generalNames = ({ dns, ip }: Names): GeneralName[] => [
  ...dns.map((dNSName) => new GeneralName({ dNSName })),
  ...ip.map((iPAddress) => new GeneralName({ iPAddress })),
];

/**
 * Permits one harmless name of each kind, which excludes all others of that kind. Excluding an empty name
 * would be equivalent, but OpenSSL does not apply it to mail and URIs.
 */
const permitted = (names: Names): NameConstraints => {
  const bases = [
    ...generalNames(names),
    new GeneralName({ rfc822Name: NO_HOST }),
    new GeneralName({ uniformResourceIdentifier: NO_HOST }),
    new GeneralName({ directoryName: commonName(SERVER_SUBJECT) }),
  ];
  return new NameConstraints({
    permittedSubtrees: new GeneralSubtrees(bases.map((base) => new GeneralSubtree({ base }))),
  });
};

/** A host that never exists (RFC 6761). */
const NO_HOST = "invalid";

const commonName = (text: string): Name =>
  new Name([
    new RelativeDistinguishedName([
      new AttributeTypeAndValue({ type: "2.5.4.3", value: new AttributeValue({ utf8String: text }) }),
    ]),
  ]);

/** 127 random bits: a positive number whose first byte DER keeps. */
function serialNumber(): ArrayBuffer {
  const number = randomBytes(16);
  number[0] = ((number[0] ?? 0) & 0x3f) | 0x40;
  return bytes(number);
}

const publicPart = (key: KeyObject): Buffer => createPublicKey(key).export({ type: "spki", format: "der" });

/** Truncated hash of the key, as in RFC 7093. */
const keyId = (key: KeyObject): ArrayBuffer =>
  bytes(createHash("sha256").update(publicPart(key)).digest().subarray(0, 20));

const bytes = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
