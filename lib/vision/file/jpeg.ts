import { big } from "./bytes";
import type { PhotoFacts, PhotoRefusal } from "./facts";

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Frames of all kinds of coding lie from C0 to CF, but for tables of codes (C4), what is reserved (C8) and of arithmetic (CC). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Within a scan a mark is followed by 0 (it is none) or by one of the eight that only say where decoding may begin anew. */
const isWithinScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** What a JPEG file says: its frame's edges. It is whole when the end is marked; what phones hang on behind it does not matter. */
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
