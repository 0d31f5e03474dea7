import { ownLanguage } from "./anyPage";

// Numbers, days and times, formatted for each language.

const FORMS = {
  time: { hour: "2-digit", minute: "2-digit" },
  moment: { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" },
  date: { weekday: "short", day: "numeric", month: "long", year: "numeric" },
  day: { day: "numeric", month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The form of a moment: its time, its day or both. */
export type MomentForm = keyof typeof FORMS;

/** "12:40", "20 Nov, 12:40": a moment in a time zone; by default, the reader's. */
export const sayMoment = (at: Date, form: MomentForm, timeZone?: string): string =>
  new Intl.DateTimeFormat(ownLanguage.locale, { ...FORMS[form], ...(timeZone && { timeZone }) }).format(at);

/** "just now", "12 minutes ago", "yesterday", "5 days ago": both arguments in milliseconds. */
export function sayAgo(when: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - when) / 60_000));
  const hours = Math.floor(minutes / 60);
  const ago = new Intl.RelativeTimeFormat(ownLanguage.locale, { numeric: "auto" });
  if (minutes < 1) return ownLanguage.justNow;
  if (minutes < 60) return ago.format(-minutes, "minute");
  return hours < 24 ? ago.format(-hours, "hour") : ago.format(-Math.floor(hours / 24), "day");
}

/** "12,345": a large count. */
export const sayCount = (count: number): string => count.toLocaleString(ownLanguage.locale);
