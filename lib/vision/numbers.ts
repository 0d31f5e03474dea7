/** Converts log-odds to a probability. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Converts a probability to log-odds, clamped away from 0 and 1. */
export const logit = (chance: number): number =>
  Math.log(Math.max(1e-4, chance) / Math.max(1e-4, 1 - chance));

/** Returns the median, or NaN for no numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** A square in a photo: its center and the length of its side. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/**
 * Non-maximum suppression: of places that overlap, keeps the highest-ranked. Two overlap if their distance is below
 * `share` of the larger size.
 */
export function thinned<At extends Place>(
  places: readonly At[],
  rank: (place: At) => number,
  share: number,
): readonly At[] {
  const chosen: At[] = [];
  for (const place of places.toSorted((one, other) => rank(other) - rank(one)))
    if (
      chosen.every(
        (other) =>
          Math.hypot(place.x - other.x, place.y - other.y) >= share * Math.max(place.size, other.size),
      )
    )
      chosen.push(place);
  return chosen;
}
