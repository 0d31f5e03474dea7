/** The felts a group chooses from; globals.css has the colours of each, by day and at night. */
export const FELTS = ["green", "petrol", "blue", "plum", "tobacco", "slate"] as const;
export type Felt = (typeof FELTS)[number];

/** What lies on a group's tables: its felt, what its stamp says, and the plate that stands on it. */
export interface Cloth {
  readonly felt: Felt;
  /** What is stamped on a claim that was short; "" for the house's own words, in the reader's language. */
  readonly short: string;
  /** The same of a claim that was there. */
  readonly there: string;
  /** "" for none. */
  readonly plate: string;
}

/** What lies there until somebody chooses another one. */
export const PLAIN_CLOTH: Cloth = { felt: "green", short: "", there: "", plate: "" };

/** The longest words of a stamp, in characters: they stand on one line. */
export const MAX_STAMP_LENGTH = 24;

/** The longest nameplate, in characters. */
export const MAX_PLATE_LENGTH = 32;
