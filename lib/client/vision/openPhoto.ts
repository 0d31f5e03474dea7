import type { PhotoRefusal } from "@/lib/vision/file/facts";
import { MAX_BYTES, photoFacts } from "@/lib/vision/file/photoFile";
import { divisorOf, type Strip, shrunk } from "@/lib/vision/shrunk";
import type { Opened } from "./asks";

/** Pixels copied from the decoded photo at a time, and the longer edge of the displayed picture. */
const STRIP_PIXELS = 1_000_000;
const SHOWN = 1_280;

/**
 * Opens a photo in a worker: a file, or a camera frame. It is decoded once, upright, and never copied as a
 * whole.
 * @returns the photo, or why it cannot be read.
 */
export async function openPhoto(source: Blob | ImageBitmap): Promise<Opened | PhotoRefusal> {
  const decoded = source instanceof Blob ? await decode(source) : source;
  if (typeof decoded === "string") return decoded;
  const { width, height } = decoded;
  const photo = shrunk(width, height, stripsOf(decoded));
  const scale = Math.min(1, SHOWN / Math.max(width, height));
  const picture = await createImageBitmap(decoded, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeHeight: Math.max(1, Math.round(height * scale)),
    resizeQuality: "medium",
  });
  decoded.close();
  return { photo, divisor: divisorOf(width, height), width, height, picture };
}

async function decode(file: Blob): Promise<ImageBitmap | PhotoRefusal> {
  if (file.size > MAX_BYTES) return "photo-too-large";
  const facts = photoFacts(new Uint8Array(await file.arrayBuffer()));
  if (typeof facts === "string") return facts;
  // Browsers apply the orientation by default; older ones do not know the option.
  return createImageBitmap(file).catch(() => "photo-unreadable" as const);
}

function* stripsOf(decoded: ImageBitmap): Generator<Strip> {
  const { width, height } = decoded;
  const square = divisorOf(width, height);
  const most = Math.max(1, Math.floor(STRIP_PIXELS / width / square)) * square;
  const canvas = new OffscreenCanvas(width, Math.min(most, height));
  const drawn = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  if (drawn === null) throw new Error("no canvas context");
  for (let top = 0; top < height; top += most) {
    const rows = Math.min(most, height - top);
    drawn.fillRect(0, 0, width, rows);
    drawn.drawImage(decoded, 0, -top);
    yield { top, rows, channels: 4, values: drawn.getImageData(0, 0, width, rows).data };
  }
}
