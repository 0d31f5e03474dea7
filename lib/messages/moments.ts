import { ownLanguage } from "./anyPage";
import { locale, sayNumber, sayTime } from "./formats";

const FORMS = {
  time: { hour: "numeric", minute: "2-digit" },
  moment: { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
  date: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  day: { day: "numeric", month: "short", year: "numeric" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** The form of a moment: its time, its day or both. */
export type MomentForm = keyof typeof FORMS;

/** "4:21 PM", "Nov 20, 4:21 PM": a time in the given time zone, else the reader's. */
export const sayMoment = (at: Date, form: MomentForm, timeZone?: string): string =>
  sayTime(at, { ...FORMS[form], ...(timeZone && { timeZone }) });

/** "just now", "12 minutes ago", "yesterday", "5 days ago": both arguments in milliseconds. */
export function sayAgo(when: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - when) / 60_000));
  const hours = Math.floor(minutes / 60);
  const ago = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  if (minutes < 1) return ownLanguage.justNow;
  if (minutes < 60) return ago.format(-minutes, "minute");
  return hours < 24 ? ago.format(-hours, "hour") : ago.format(-Math.floor(hours / 24), "day");
}

/** "12,345": many of something. */
export const sayCount = (count: number): string => sayNumber(count);
