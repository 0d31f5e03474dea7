import type { Party } from "@/lib/protocol/nightResult";
import { dateOf, daysOf, weekdayOf } from "./calendar";
import type { KindCount } from "./kindCount";

/** A game as a wall of plates shows it. */
export interface CalendarGame {
  readonly id: string;
  readonly game: string;
  /** The day it counts for. */
  readonly day: string;
  readonly night: string | null;
  /** The shift it was played on. */
  readonly shift: string | null;
  /** Who washed, won, or drank most; nobody where nobody did. */
  readonly who: readonly Party[];
  /** No game: a wash that was written by hand, on whichever shift. */
  readonly byHand?: boolean;
}

/** A day on which something was played. */
export interface Plate {
  readonly games: number;
  /** Whom its games named, in the order in which they were played, each once. */
  readonly who: readonly Party[];
  /** Of none of its games it was asked: they were of another shift, or of another kind. */
  readonly isElsewhere: boolean;
  /** The night that all of its games belong to; null where there is none. */
  readonly night: string | null;
}

/** A day of a month. */
export interface CalendarDay {
  readonly day: string;
  /** From 1. */
  readonly date: number;
  readonly plate: Plate | null;
}

/** A month: weeks of seven, a day of another month as null. */
export interface DishCalendar {
  readonly month: string;
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  /** How many games were asked of. */
  readonly games: number;
}

/** What is asked of: nothing left out where it is null. */
export interface CalendarQuery {
  readonly game: string | null;
  readonly shift: string | null;
  /** The first day of a week: 0 for Sunday, 1 for Monday. */
  readonly weekStart: number;
}

/** The month as a wall of plates, in the weeks of the reader. */
export function dishCalendar(
  month: string,
  games: readonly CalendarGame[],
  asked: CalendarQuery,
): DishCalendar {
  const counts = ({ game, shift, byHand = false }: CalendarGame) =>
    (asked.game === null || game === asked.game) &&
    (asked.shift === null || (shift === asked.shift && !byHand));
  const days = daysOf(month).map((day): CalendarDay => {
    const played = games.filter((game) => game.day === day);
    const counted = played.filter(counts);
    const shown = counted.length > 0 ? counted : played;
    const nights = new Set(shown.map(({ night }) => night));
    const [night = null] = nights;
    const plate = {
      games: shown.filter(({ byHand = false }) => !byHand).length,
      who: [...new Set(shown.flatMap(({ who }) => who))],
      isElsewhere: counted.length === 0,
      night: nights.size === 1 ? night : null,
    };
    return { day, date: dateOf(day), plate: shown.length > 0 ? plate : null };
  });
  const before = weekdayOf(days[0]?.day ?? "", asked.weekStart);
  const cells = [...Array<null>(before).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => cells[week * 7 + at] ?? null),
  );
  return {
    month,
    weeks,
    games: games.filter((game) => !game.byHand && game.day.startsWith(month) && counts(game)).length,
  };
}

/** More than so many at the top, and nobody leads. */
const MAX_LEADERS = 2;

/** Who washed, won or drank most; nobody where too many are even. */
export function leadersOf({ people }: Pick<KindCount, "people">): readonly Party[] {
  const top = Math.max(0, ...people.map(({ times }) => times));
  const leaders = people.filter(({ times }) => top > 0 && times === top);
  return leaders.length <= MAX_LEADERS ? leaders.map(({ party }) => party) : [];
}
