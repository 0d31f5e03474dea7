import { big, letters } from "./bytes";
import type { PhotoFacts, PhotoRefusal } from "./facts";

// HEIC and AVIF files consist of boxes. A box is a length, four letters and the content.

const STILL = ["heic", "heix", "heim", "heis", "mif1", "avif"];
const MOVING = ["hevc", "hevx", "msf1", "avis"];

/** Reads the largest picture of a HEIC or AVIF file: the one that its tiles form. The file is complete if its outer boxes are. */
export function heicFacts(bytes: Uint8Array): PhotoFacts | PhotoRefusal | null {
  if (letters(bytes, 4) !== "ftyp") return null;
  const brand = letters(bytes, 8);
  if (MOVING.includes(brand)) return "photo-moves";
  if (!STILL.includes(brand)) return null;
  let facts: PhotoFacts | null = null;
  for (let at = 0; at < bytes.length; ) {
    const length = lengthOfBox(bytes, at);
    if (!(at + length <= bytes.length)) return "photo-cut-off";
    if (letters(bytes, at + 4) === "meta") facts = largestIn(bytes.subarray(at, at + length));
    at += length;
  }
  return facts ?? "photo-unreadable";
}

/** Returns the length of a box. Length 0 means the rest of the file. Length 1 means over 4 GB, which is no photo. */
function lengthOfBox(bytes: Uint8Array, at: number): number {
  const length = big(bytes, at, 4);
  if (length === 0) return bytes.length - at;
  return length < 8 ? Number.NaN : length;
}

/** Returns the size of the largest picture. Each has a box `ispe` with its version, width and height. */
function largestIn(meta: Uint8Array): PhotoFacts | null {
  let largest: PhotoFacts | null = null;
  for (let at = meta.indexOf(0x69); at >= 0; at = meta.indexOf(0x69, at + 1)) {
    if (letters(meta, at) !== "ispe") continue;
    const facts = { width: big(meta, at + 8, 4), height: big(meta, at + 12, 4) };
    const isLarger = facts.width * facts.height > (largest === null ? 0 : largest.width * largest.height);
    if (isLarger) largest = facts;
  }
  return largest;
}
