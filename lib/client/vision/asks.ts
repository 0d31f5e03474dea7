import type { PhotoRefusal } from "@/lib/vision/file/facts";
import type { Find } from "@/lib/vision/finder";
import type { Photo } from "@/lib/vision/photo";
import type { Candidate } from "@/lib/vision/secondLook";

/** A photo opened by a worker. */
export interface Opened {
  /** In the reader's format. */
  readonly photo: Photo;
  /** The factor by which it was scaled down. */
  readonly divisor: number;
  /** Its upright size. */
  readonly width: number;
  readonly height: number;
  /** For display. */
  readonly picture: ImageBitmap;
}

/** The worker's requests by name, with their arguments and results. */
export interface Asks {
  readonly load: { readonly input: ArrayBuffer; readonly answer: null };
  readonly open: { readonly input: Blob | ImageBitmap; readonly answer: Opened | PhotoRefusal };
  readonly take: { readonly input: Photo; readonly answer: null };
  readonly find: { readonly input: null; readonly answer: readonly Find[] };
  readonly look: { readonly input: Find; readonly answer: Candidate | null };
}

export type VisionRequest = {
  [Name in keyof Asks]: { readonly ask: Name; readonly input: Asks[Name]["input"] };
}[keyof Asks];

/** `failed`: not possible on this phone. */
export type VisionResponse =
  | { readonly failed: false; readonly answer: Asks[keyof Asks]["answer"] }
  | { readonly failed: true };
