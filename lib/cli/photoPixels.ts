import { open } from "node:fs/promises";
import sharp from "sharp";
import type { PhotoRefusal } from "@/lib/vision/file/facts";
import { MAX_BYTES, MAX_PIXELS, photoFacts } from "@/lib/vision/file/photoFile";
import type { Photo } from "@/lib/vision/photo";
import { divisorOf, shrunk } from "@/lib/vision/shrunk";

/** A photo's pixels for the dice reader, with its upright size. */
interface Upright {
  readonly width: number;
  readonly height: number;
  readonly divisor: number;
  readonly photo: Photo;
}

/**
 * Reads a photo from a file and rotates it by its EXIF orientation.
 * @returns the photo, or why it is not one.
 * @throws Error when the file cannot be read.
 */
export async function photoPixels(file: string): Promise<Upright | PhotoRefusal> {
  const bytes = await readWhole(file);
  if (bytes === null) return "photo-too-large";
  const facts = photoFacts(bytes);
  if (typeof facts === "string") return facts;
  // Decodes as a browser does: 8-bit sRGB, upright, on black where transparent.
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

/** Reads a file; null if it is larger than a photo. It does not wait for a folder, a pipe or a device. */
async function readWhole(path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    const about = await file.stat();
    if (!about.isFile()) throw new Error("it is not a file");
    return about.size > MAX_BYTES ? null : await file.readFile();
  } finally {
    await file.close();
  }
}
