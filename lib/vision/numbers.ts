/** A probability from its log-odds. */
export const sigmoid = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** The log-odds of a probability, which is kept off 0 and 1. */
export const logit = (chance: number): number =>
  Math.log(Math.max(1e-4, chance) / Math.max(1e-4, 1 - chance));

/** The middle one of some numbers, or the mean of the middle two; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** A square place in a photo: its centre, and how long a side is. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Of places that lie nearer to each other than `share` of the larger one's size only the one with the highest rank. */
export function thinned<At extends Place>(
  places: readonly At[],
  rank: (place: At) => number,
  share: number,
): readonly At[] {
  const kept: At[] = [];
  for (const place of places.toSorted((one, other) => rank(other) - rank(one)))
    if (
      kept.every(
        (other) =>
          Math.hypot(place.x - other.x, place.y - other.y) >= share * Math.max(place.size, other.size),
      )
    )
      kept.push(place);
  return kept;
}
