import { monthAfter } from "../calendar";
import type { Chain, Month, Rating } from "./chains";

/** A month of a person's games, as "2026-11". */
export interface MonthOf extends Month {
  readonly month: string;
}

const NO_GAMES: Month = { games: 0, wins: 0, losses: 0, chip: 0, drink: 0 };

/** The months from the first to the last game, without gaps. */
export function monthsOf(months: Chain["months"]): readonly MonthOf[] {
  const known = Object.keys(months).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: MonthOf[] = [];
  for (let month = first; month <= last; month = monthAfter(month, 1))
    all.push({ month, ...(months[month] ?? NO_GAMES) });
  return all;
}

/** A rating on a day, as "2026-11-20". */
export type RatingOf = Rating & { readonly day: string };

/** The last day of each month if there are more days than fit; otherwise all. */
export function thinned(ratings: readonly RatingOf[], most: number): readonly RatingOf[] {
  if (ratings.length <= most) return ratings;
  return ratings.filter(({ day }, at) => {
    const next = ratings[at + 1];
    return next === undefined || next.day.slice(0, 7) !== day.slice(0, 7);
  });
}
