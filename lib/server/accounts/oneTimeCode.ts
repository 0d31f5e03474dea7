import { createHash, randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, which people misread. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 26;
const GROUP = 5;

/** A code that nobody guesses, 130 random bits in 26 signs, in groups to be read out: "7G2KD-0XQ4M-…". */
export function newCode(): string {
  const signs = [...randomBytes(LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join("");
  return signs.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? signs;
}

/** What is kept of a code. Small letters, spaces, dashes and the signs that look alike make no difference. */
export const hashOfCode = (text: string): string => createHash("sha256").update(plain(text)).digest("hex");

/** A code as it was made, whatever somebody made of it who typed it off a piece of paper. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
