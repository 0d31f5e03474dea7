import type { PhotoFacts, PhotoRefusal } from "./facts";
import { heicFacts } from "./heic";
import { jpegFacts } from "./jpeg";
import { pngFacts } from "./png";
import { webpFacts } from "./webp";

// A file is looked at before anything decodes it: what it is, how large its picture will be, and whether it is whole. So nothing is decoded that would
// fill the memory, and every refusal has its reason.

/** Photos of 50 megapixels are the largest that phones take without being asked for more. */
export const MAX_PIXELS = 52_000_000;
export const MAX_BYTES = 64_000_000;
const LEAST_EDGE = 64;

/** Looks at a file as far as each kind needs it; null where it is another kind. */
const KINDS: readonly ((bytes: Uint8Array) => PhotoFacts | PhotoRefusal | null)[] = [
  jpegFacts,
  pngFacts,
  webpFacts,
  heicFacts,
];

/** What a file says of its picture, or why it is not read as a photo. */
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
