/**
 * The colours a roster tells its people apart by, in the order in which they are given out. None is red: that is kept for
 * the wild die, the bang and a bad. Each is drawn as a dot beside an initial, so that it is never the only sign.
 */
export const COLOUR_NAMES = [
  "amber",
  "olive",
  "green",
  "teal",
  "sky",
  "blue",
  "violet",
  "plum",
  "rose",
  "slate",
] as const;

/** A colour of the roster, by name. */
export type Colour = (typeof COLOUR_NAMES)[number];

/** The colour fewest have, the first of them where several are as rare. */
export function rarestColour(taken: readonly string[]): Colour {
  const uses = (colour: Colour) => taken.filter((one) => one === colour).length;
  return COLOUR_NAMES.reduce((rarest, colour) => (uses(colour) < uses(rarest) ? colour : rarest));
}
