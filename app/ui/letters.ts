/** Longer words break instead of getting smaller. */
const MAX_SIZED = 20;

/** The size that fits a title's longest word on one line of its `@container` (`letters-*` in globals.css). */
export const lettersOf = (title: string): string =>
  `letters-${Math.min(MAX_SIZED, Math.max(1, ...title.split(/[\s-]/).map((word) => word.length + 1)))}`;
