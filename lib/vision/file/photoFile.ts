import type { PhotoFacts, PhotoRefusal } from "./facts";
import { heicFacts } from "./heic";
import { jpegFacts } from "./jpeg";
import { pngFacts } from "./png";
import { webpFacts } from "./webp";

// The type, size and completeness of a file are checked before it is decoded. So no picture fills the memory, and every refusal has a reason.

/** Phones take photos of up to 50 megapixels by default. */
export const MAX_PIXELS = 52_000_000;
export const MAX_BYTES = 64_000_000;
const LEAST_EDGE = 64;

/** Each parser returns null for a file of another kind. */
const KINDS: readonly ((bytes: Uint8Array) => PhotoFacts | PhotoRefusal | null)[] = [
  jpegFacts,
  pngFacts,
  webpFacts,
  heicFacts,
];

/** Returns the size of a file's picture, or why the file is refused. */
export function photoFacts(bytes: Uint8Array): PhotoFacts | PhotoRefusal {
  if (bytes.length > MAX_BYTES) return "photo-too-large";
  for (const kind of KINDS) {
    const facts = kind(bytes);
    if (facts === null) continue;
    if (typeof facts === "string") return facts;
    if (facts.width * facts.height > MAX_PIXELS) return "photo-too-large";
    return Math.min(facts.width, facts.height) < LEAST_EDGE ? "photo-too-small" : facts;
  }
  return "photo-type";
}
