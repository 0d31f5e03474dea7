/** Longer words are broken, rather than written still smaller. */
const LONGEST = 20;

/** The size at which the longest word of a title fits on one line of its `@container` (`letters-*` in globals.css). */
export const lettersOf = (title: string): string =>
  `letters-${Math.min(LONGEST, Math.max(1, ...title.split(/[\s-]/).map((word) => word.length + 1)))}`;
