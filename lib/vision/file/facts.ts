/** Why a file is not read as a photo. */
export const PHOTO_REFUSALS = [
  /** The file is not a JPEG, PNG, WebP or HEIC, the kinds that phones take. */
  "photo-type",
  /** The file ends before its picture does. */
  "photo-cut-off",
  /** The file is an animation. */
  "photo-moves",
  /** The picture has more pixels or bytes than a phone can hold. */
  "photo-too-large",
  /** The picture has too few pixels to show dice. */
  "photo-too-small",
  /** The decoder rejects the file. */
  "photo-unreadable",
] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/** The stored size of a picture, before it is rotated upright. */
export interface PhotoFacts {
  readonly width: number;
  readonly height: number;
}
