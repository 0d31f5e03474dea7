import { big, letters } from "./bytes";
import type { PhotoFacts, PhotoRefusal } from "./facts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** Reads the size in a PNG file's first chunk. The file is complete if it has an end chunk. */
export function pngFacts(bytes: Uint8Array): PhotoFacts | PhotoRefusal | null {
  if (letters(bytes, 0, 8) !== SIGNATURE) return null;
  if (bytes.length < 33) return "photo-cut-off";
  const facts = { width: big(bytes, 16, 4), height: big(bytes, 20, 4) };
  if (letters(bytes, 12) !== "IHDR" || !(facts.width > 0 && facts.height > 0)) return "photo-unreadable";
  for (let at = 8; at + 12 <= bytes.length; at += 12 + big(bytes, at, 4)) {
    const chunk = letters(bytes, at + 4);
    if (chunk === "acTL") return "photo-moves";
    if (chunk === "IEND") return facts;
  }
  return "photo-cut-off";
}
