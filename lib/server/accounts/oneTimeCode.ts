import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, which people misread. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 26;
const GROUP = 5;

/**
 * Creates an unguessable code: 130 random bits in 26 characters, grouped for reading aloud: "7G2KD-0XQ4M-…".
 */
export const newCode = (): string => codeOf(randomBytes(LENGTH));

/** Writes 26 or more bytes as such a code. */
export function codeOf(bytes: Buffer): string {
  const signs = [...bytes.subarray(0, LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join("");
  return signs.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? signs;
}

/** Hash of a code. Case, spaces, dashes and lookalike characters make no difference. */
export const hashOfCode = (text: string): string => createHash("sha256").update(plain(text)).digest("hex");

/** Normalizes a code typed from paper. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
