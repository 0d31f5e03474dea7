import { letters, little } from "./bytes";
import type { PhotoFacts, PhotoRefusal } from "./facts";

const ANIMATION = 2;

/** Reads the size in a WebP file's first chunk: extended, lossy or lossless. */
export function webpFacts(bytes: Uint8Array): PhotoFacts | PhotoRefusal | null {
  if (letters(bytes, 0) !== "RIFF" || letters(bytes, 8) !== "WEBP") return null;
  if (bytes.length < 30 || little(bytes, 4, 4) + 8 > bytes.length) return "photo-cut-off";
  switch (letters(bytes, 12)) {
    case "VP8X":
      if (((bytes[20] as number) & ANIMATION) !== 0) return "photo-moves";
      return { width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1 };
    case "VP8 ":
      return { width: little(bytes, 26, 2) & 0x3fff, height: little(bytes, 28, 2) & 0x3fff };
    case "VP8L": {
      const bits = little(bytes, 21, 4);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    default:
      return "photo-unreadable";
  }
}
