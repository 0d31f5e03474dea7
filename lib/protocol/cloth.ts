/** The felts to choose from. globals.css defines their colors for day and night. */
export const FELTS = ["green", "petrol", "blue", "plum", "tobacco", "slate"] as const;
export type Felt = (typeof FELTS)[number];

/** The look of a group's tables: felt, stamp texts and nameplate. */
export interface Cloth {
  readonly felt: Felt;
  /** Stamp for a short claim; "" for the default text in the reader's language. */
  readonly short: string;
  /** Stamp for a claim that was there. */
  readonly there: string;
  /** "" for none. */
  readonly plate: string;
}

/** The default look. */
export const PLAIN_CLOTH: Cloth = { felt: "green", short: "", there: "", plate: "" };

/** Maximum length of a stamp's text, in characters, to fit on one line. */
export const MAX_STAMP_LENGTH = 24;

/** Maximum length of a nameplate, in characters. */
export const MAX_PLATE_LENGTH = 32;
