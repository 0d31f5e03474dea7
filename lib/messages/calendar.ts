import { firstWeekday, locale, sayCalendarDay, sayTime } from "./formats";

// Calendar days and months have no time zone.

/** "November 2026", of "2026-11". */
export const sayMonth = (month: string): string =>
  sayCalendarDay(`${month}-01`, { month: "long", year: "numeric" });

/** "November", of "2026-11", capitalized as a heading. */
export function sayMonthAlone(month: string): string {
  const label = sayCalendarDay(`${month}-01`, { month: "long" });
  return label.charAt(0).toLocaleUpperCase(locale()) + label.slice(1);
}

/** "November 3", of "2026-11-03". */
export const sayDate = (day: string): string => sayCalendarDay(day, { day: "numeric", month: "long" });

/** "November 3, 2026", of "2026-11-03". */
export const sayFullDate = (day: string): string =>
  sayCalendarDay(day, { day: "numeric", month: "long", year: "numeric" });

/** The days of the reader's week, in full and abbreviated. */
export const sayWeekdays = (): readonly { readonly full: string; readonly short: string }[] =>
  Array.from({ length: 7 }, (_, at) => {
    // The 7th was a Sunday.
    const day = `2026-06-${String(7 + firstWeekday() + at).padStart(2, "0")}`;
    return {
      full: sayCalendarDay(day, { weekday: "long" }),
      short: sayCalendarDay(day, { weekday: "narrow" }),
    };
  });

/** "November", of "2026-11", within a sentence. */
export const monthName = (month: string): string => sayCalendarDay(`${month}-01`, { month: "long" });

/** "Nov 2026", of "2026-11": next to numbers. */
export const sayShortMonth = (month: string): string =>
  sayCalendarDay(`${month}-01`, { month: "short", year: "numeric" });

/** "Nov 20, 2026", of "2026-11-20": beside figures. */
export const sayShortDay = (day: string): string =>
  sayCalendarDay(day, { day: "numeric", month: "short", year: "numeric" });

/** "Wednesday, November 25, 2026". This code puts the weekday first: server and phone disagree on the comma after it. */
export const sayDayInFull = (day: string): string =>
  `${sayCalendarDay(day, { weekday: "long" })}, ${sayFullDate(day)}`;

/** "Thursday", of "2026-11-26". */
export const sayWeekday = (day: string): string => sayCalendarDay(day, { weekday: "long" });

/** "Thu", of "2026-11-26". */
export const sayShortWeekday = (day: string): string => sayCalendarDay(day, { weekday: "short" });

/** "Thursday 8:00 AM", of a time in a group's time zone. */
export const sayChange = (at: string, timeZone: string): string => {
  const of = (options: Intl.DateTimeFormatOptions) => sayTime(new Date(at), { timeZone, ...options });
  return `${of({ weekday: "long" })} ${of({ hour: "numeric", minute: "2-digit" })}`;
};
