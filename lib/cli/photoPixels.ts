import { open } from "node:fs/promises";
import sharp from "sharp";
import type { PhotoRefusal } from "@/lib/vision/file/facts";
import { MAX_BYTES, MAX_PIXELS, photoFacts } from "@/lib/vision/file/photoFile";
import type { Photo } from "@/lib/vision/photo";
import { divisorOf, shrunk } from "@/lib/vision/shrunk";

/** A photo as the reader takes it, and how large it is upright. */
interface Upright {
  readonly width: number;
  readonly height: number;
  readonly divisor: number;
  readonly photo: Photo;
}

/**
 * Reads a photo from a file, turned upright as its camera says.
 * @returns the photo, or why it is not read as one.
 * @throws Error when the file cannot be read at all.
 */
export async function photoPixels(file: string): Promise<Upright | PhotoRefusal> {
  const bytes = await readWhole(file);
  if (bytes === null) return "photo-too-large";
  const facts = photoFacts(bytes);
  if (typeof facts === "string") return facts;
  // As a browser draws it: whole pixels, upright, in sRGB, on black where it is transparent.
  const decoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated" })
    .autoOrient()
    .flatten({ background: "black" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
  if (decoded === null || decoded.info.channels !== 3) return "photo-unreadable";
  const { data: values, info } = decoded;
  const { width, height } = info;
  const photo = shrunk(width, height, [{ top: 0, rows: height, channels: 3, values }]);
  return { width, height, divisor: divisorOf(width, height), photo };
}

/** The bytes of a file; null where they are more than a photo has. What is no file (a folder, a pipe, a device) is not waited for. */
async function readWhole(path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    const about = await file.stat();
    if (!about.isFile()) throw new Error("not a file");
    return about.size > MAX_BYTES ? null : await file.readFile();
  } finally {
    await file.close();
  }
}
