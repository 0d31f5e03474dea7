import type { PhotoRefusal } from "@/lib/vision/file/facts";
import type { Find } from "@/lib/vision/finder";
import type { Photo } from "@/lib/vision/photo";
import type { Candidate } from "@/lib/vision/secondLook";

// What the page asks the workers that read photos, and what they answer.

/** A photo once a worker has opened it. */
export interface Opened {
  /** As the reader takes it. */
  readonly photo: Photo;
  /** By how much its edges were divided for that. */
  readonly divisor: number;
  /** Its edges, upright. */
  readonly width: number;
  readonly height: number;
  /** To be shown. */
  readonly picture: ImageBitmap;
}

/** What can be asked, by name: what is told with it, and what is answered. */
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

/** `failed`: it could not be done here. */
export type Answered =
  | { readonly failed: false; readonly answer: Asks[keyof Asks]["answer"] }
  | { readonly failed: true };
