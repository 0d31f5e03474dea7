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
  readonly load: { readonly told: ArrayBuffer; readonly answer: null };
  readonly open: { readonly told: Blob | ImageBitmap; readonly answer: Opened | PhotoRefusal };
  readonly take: { readonly told: Photo; readonly answer: null };
  readonly find: { readonly told: null; readonly answer: readonly Find[] };
  readonly look: { readonly told: Find; readonly answer: Candidate | null };
}

export type Asked = {
  [Name in keyof Asks]: { readonly ask: Name; readonly told: Asks[Name]["told"] };
}[keyof Asks];

/** `failed`: not possible on this phone. */
export type Answered =
  | { readonly failed: false; readonly answer: Asks[keyof Asks]["answer"] }
  | { readonly failed: true };
