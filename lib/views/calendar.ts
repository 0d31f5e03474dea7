// Days are "2026-11-20", months "2026-11", years "2026".

/** The first and the last valid year. */
const YEARS = { first: 2000, last: 2099 } as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_A_WEEK = 7;

const asDay = (at: number): string => new Date(at).toISOString().slice(0, "2026-11-20".length);

/** True for a valid year. */
export const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= YEARS.first && Number(text) <= YEARS.last;

/** True for a month of a valid year. */
export const isMonth = (text: string): boolean =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && isYear(yearOf(text));

/** True for a day of a valid month. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  isMonth(monthOf(text)) &&
  asDay(Date.parse(`${monthOf(text)}-01`) + (dateOf(text) - 1) * DAY_MS) === text;

/** "2026-11" of "2026-11-20". */
export const monthOf = (day: string): string => day.slice(0, "2026-11".length);

/** "2026" of a day or a month. */
export const yearOf = (dayOrMonth: string): string => dayOrMonth.slice(0, "2026".length);

/** The day of the month, from 1. */
export const dateOf = (day: string): number => Number(day.slice("2026-11-".length));

/** Adds months; a negative number subtracts. */
export function monthAfter(month: string, months: number): string {
  const at = Number(yearOf(month)) * 12 + Number(month.slice("2026-".length)) - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((at % 12) + 1).padStart(2, "0")}`;
}

/** The days of a month, in order. */
export function daysOf(month: string): readonly string[] {
  const first = Date.parse(`${month}-01`);
  const next = Date.parse(`${monthAfter(month, 1)}-01`);
  return Array.from({ length: Math.round((next - first) / DAY_MS) }, (_, at) => asDay(first + at * DAY_MS));
}

/** The months of a year, in order. */
export const monthsOf = (year: string): readonly string[] =>
  Array.from({ length: 12 }, (_, at) => monthAfter(`${year}-01`, at));

/**
 * Returns how many days of its week come before a day.
 * @param first The first day of a week: 0 for Sunday, 1 for Monday.
 */
export const weekdayOf = (day: string, first: number): number =>
  (new Date(Date.parse(day)).getUTCDay() - first + DAYS_A_WEEK) % DAYS_A_WEEK;
