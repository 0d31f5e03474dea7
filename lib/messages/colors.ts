/** The colors of people on a roster, in the order they are given out. Red stays free for the wild die, the bang and a bad. */
export const COLOR_NAMES = [
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

/** A color of the roster, by name. */
export type Color = (typeof COLOR_NAMES)[number];

/** The color that the fewest people have. The first one wins a tie. */
export function rarestColor(taken: readonly string[]): Color {
  const uses = (color: Color) => taken.filter((one) => one === color).length;
  return COLOR_NAMES.reduce((rarest, color) => (uses(color) < uses(rarest) ? color : rarest));
}
