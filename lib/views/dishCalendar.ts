import type { Party } from "@/lib/protocol/nightResult";
import { dateOf, daysOf, weekdayOf } from "./calendar";
import { isCountedWith, type PersonCount } from "./kindCount";

/** A game on the calendar. */
export interface CalendarGame {
  readonly id: string;
  readonly game: string;
  /** The day it counts for. */
  readonly day: string;
  readonly night: string | null;
  /** Its shift. */
  readonly shift: string | null;
  /** The shift of its date by the rotation; null or missing without one. */
  readonly byRotation?: string | null;
  /** Who washed, won, or drank most; can be empty. */
  readonly who: readonly Party[];
  /** True for a manual entry of dishes, on any shift. */
  readonly byHand?: boolean;
}

/** A meal that someone cooked. */
export interface CookedMeal {
  readonly day: string;
  readonly who: Party;
  /** Its shift. */
  readonly shift: string | null;
}

/** A day with games. */
export interface Plate {
  readonly games: number;
  /** The people named by its games, in playing order, without repetition. */
  readonly who: readonly Party[];
  /** Who cooked, each once. */
  readonly cooks: readonly Party[];
  /** True if the filter excludes all of its games: another shift, or another kind. */
  readonly isElsewhere: boolean;
  /** The one night of all its games; null if there is none. */
  readonly night: string | null;
}

/** A day of a month. */
export interface CalendarDay {
  readonly day: string;
  /** From 1. */
  readonly date: number;
  readonly plate: Plate | null;
}

/** A month in weeks of seven; days of other months are null. */
export interface DishCalendar {
  readonly month: string;
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** The number of matching games. */
  readonly games: number;
  /** How many matching games and manual entries name each person. */
  readonly times: ReadonlyMap<Party, number>;
}

/** The filter; null fields match everything. */
export interface CalendarQuery {
  readonly game: string | null;
  readonly shift: string | null;
  /** The first day of a week: 0 for Sunday, 1 for Monday. */
  readonly weekStart: number;
}

const matches =
  (asked: Pick<CalendarQuery, "game" | "shift">) =>
  ({ game, shift, byHand = false }: CalendarGame): boolean =>
    (asked.game === null || isCountedWith(game, asked.game)) &&
    (asked.shift === null || (shift === asked.shift && !byHand));

/** Who is named by a day's matching games, each once. Manual entries do not count: they are no meal. */
export function namedOn(
  day: string,
  games: readonly CalendarGame[],
  asked: Pick<CalendarQuery, "game" | "shift">,
): readonly Party[] {
  const played = games.filter((game) => game.day === day && !game.byHand).filter(matches(asked));
  return [...new Set(played.flatMap(({ who }) => who))];
}

/** Builds a month's calendar, in the reader's weeks. */
export function dishCalendar(
  month: string,
  games: readonly CalendarGame[],
  asked: CalendarQuery,
  meals: readonly CookedMeal[] = [],
): DishCalendar {
  const counts = matches(asked);
  const days = daysOf(month).map((day): CalendarDay => {
    const played = games.filter((game) => game.day === day);
    const counted = played.filter(counts);
    // A meal of no shift is shown in each.
    const cooked = meals.filter(
      (meal) =>
        meal.day === day && (asked.shift === null || meal.shift === null || meal.shift === asked.shift),
    );
    const shown = counted.length + cooked.length > 0 ? counted : played;
    const nights = new Set(shown.map(({ night }) => night));
    const [night = null] = nights;
    const plate = {
      games: shown.filter(({ byHand = false }) => !byHand).length,
      who: [...new Set(shown.flatMap(({ who }) => who))],
      cooks: [...new Set(cooked.map(({ who }) => who))],
      isElsewhere: counted.length === 0 && cooked.length === 0,
      night: nights.size === 1 ? night : null,
    };
    return { day, date: dateOf(day), plate: shown.length + cooked.length > 0 ? plate : null };
  });
  const before = weekdayOf(days[0]?.day ?? "", asked.weekStart);
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at] ?? null),
  );
  const counted = games.filter((game) => game.day.startsWith(month) && counts(game));
  const times = new Map<Party, number>();
  for (const { who } of counted) for (const party of who) times.set(party, (times.get(party) ?? 0) + 1);
  return { month, weeks, games: counted.filter(({ byHand = false }) => !byHand).length, times };
}

/** With more than this tied at the top, there is no leader. */
const MAX_LEADERS = 2;

/** Who washed, won, drank or cooked most; empty if too many are tied. */
export function leadersOf({
  people,
}: {
  readonly people: readonly Pick<PersonCount, "party" | "times">[];
}): readonly Party[] {
  const top = Math.max(0, ...people.map(({ times }) => times));
  const leaders = people.filter(({ times }) => top > 0 && times === top);
  return leaders.length <= MAX_LEADERS ? leaders.map(({ party }) => party) : [];
}
