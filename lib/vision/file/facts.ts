/** Why a file is not read as a photo. */
export const PHOTO_REFUSALS = [
  /** It is none of the kinds that phones take: JPEG, PNG, WebP, HEIC. */
  "photo-type",
  /** The file ends before its picture does. */
  "photo-cut-off",
  /** It is not one picture but several that follow each other. */
  "photo-moves",
  /** More pixels or more bytes than a phone can hold. */
  "photo-too-large",
  /** Nothing could be made out in so few pixels. */
  "photo-too-small",
  /** Whatever decodes photos here cannot decode this one. */
  "photo-unreadable",
] as const;
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number];

/** What a file says of its picture: the edges as they are stored, before it is turned upright. */
export interface PhotoFacts {
  readonly width: number;
  readonly height: number;
}
