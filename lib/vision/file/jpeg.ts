import { big } from "./bytes";
import type { PhotoFacts, PhotoRefusal } from "./facts";

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Frame markers are C0 to CF, except Huffman tables (C4), a reserved one (C8) and arithmetic tables (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** A scan contains FF only before 0, which escapes it, or before one of eight restart markers. */
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Reads the size in a JPEG file's frame. The file is complete if it has an end marker. Phones append more data after it. */
export function jpegFacts(bytes: Uint8Array): PhotoFacts | PhotoRefusal | null {
  if (bytes[0] !== MARK || bytes[1] !== START || bytes[2] !== MARK) return null;
  let facts: PhotoFacts | null = null;
  let at = 2;
  while (at + 3 < bytes.length || bytes[at + 1] === END) {
    const marker = bytes[at + 1] as number;
    if (bytes[at] !== MARK) return "photo-unreadable";
    if (marker === MARK) {
      at++;
      continue;
    }
    if (marker === END) return facts ?? "photo-unreadable";
    const length = big(bytes, at + 2, 2);
    if (length < 2) return "photo-unreadable";
    if (isFrame(marker)) {
      facts ??= { height: big(bytes, at + 5, 2), width: big(bytes, at + 7, 2) };
      if (!(facts.width > 0 && facts.height > 0)) return "photo-unreadable";
    }
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(bytes, at);
  }
  return "photo-cut-off";
}

function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARK, from);
  while (at >= 0 && isWithinScan(bytes[at + 1] ?? MARK)) at = bytes.indexOf(MARK, at + 2);
  return at < 0 ? bytes.length : at;
}
