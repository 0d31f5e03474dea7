import { ownLanguage } from "./anyPage";

// Calendar days and months have no time zone.

const inWords = (day: string, form: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(ownLanguage.locale, { timeZone: "UTC", ...form }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** "November 2026", of "2026-11". */
export const sayMonth = (month: string): string => inWords(`${month}-01`, { month: "long", year: "numeric" });

/** "November", of "2026-11", capitalized as a heading. */
export function sayMonthAlone(month: string): string {
  const said = inWords(`${month}-01`, { month: "long" });
  return said.charAt(0).toLocaleUpperCase(ownLanguage.locale) + said.slice(1);
}

/** "3 November", of "2026-11-03". */
export const sayDate = (day: string): string => inWords(day, { day: "numeric", month: "long" });

/** "3 November 2026", of "2026-11-03". */
export const sayFullDate = (day: string): string =>
  inWords(day, { day: "numeric", month: "long", year: "numeric" });

/** The weekdays from Monday on, in full and as one letter. */
export const sayWeekdays = (): readonly { readonly full: string; readonly short: string }[] =>
  Array.from({ length: 7 }, (_, at) => {
    // 2026-06-01 is a Monday.
    const day = `2026-06-0${at + 1}`;
    return { full: inWords(day, { weekday: "long" }), short: inWords(day, { weekday: "narrow" }) };
  });

/** "November", of "2026-11", within a sentence. */
export const monthName = (month: string): string => inWords(`${month}-01`, { month: "long" });

/** "Nov 2026", of "2026-11": next to numbers. */
export const sayShortMonth = (month: string): string =>
  inWords(`${month}-01`, { month: "short", year: "numeric" });

/** "20 Nov 2026", of "2026-11-20": next to numbers. */
export const sayShortDay = (day: string): string =>
  inWords(day, { day: "numeric", month: "short", year: "numeric" });
