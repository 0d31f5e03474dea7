/**
 * The colours a roster tells its people apart by, and what each is called. None is red: that is kept for the wild die, the
 * bang and a bad. Each is drawn as a dot beside an initial, so that it is never the only sign.
 */
export const COLOURS = {
  amber: "Amber",
  olive: "Olive",
  green: "Green",
  teal: "Teal",
  sky: "Sky",
  blue: "Blue",
  violet: "Violet",
  plum: "Plum",
  rose: "Rose",
  slate: "Slate",
} as const;

/** A colour of the roster, by name. */
export type Colour = keyof typeof COLOURS;

/** All of them, in the order in which they are given out. */
export const COLOUR_NAMES = Object.keys(COLOURS) as readonly Colour[];

/** The colour fewest have, the first of them where several are as rare. */
export function rarestColour(taken: readonly string[]): Colour {
  const uses = (colour: Colour) => taken.filter((one) => one === colour).length;
  return COLOUR_NAMES.reduce((rarest, colour) => (uses(colour) < uses(rarest) ? colour : rarest));
}
