import { ownLanguage } from "./anyPage";

// The one place that writes numbers, percentages, days and times.

/** Returns the reader's tag, such as "de-AT", or undefined if the browser names no region. */
type ReaderLocale = () => string | undefined;

// The server loads the app's modules more than once in one process: all share this.
const shared = globalThis as typeof globalThis & { liarsTableLocale?: ReaderLocale };

/** Sets the source of the reader's locale. The default is the page's `data-locale`. */
export function setReaderLocale(reader: ReaderLocale): void {
  shared.liarsTableLocale = reader;
}

/** The part of a page that this module reads. Servers and workers have no page. */
interface WithPage {
  readonly document?: { readonly documentElement: { readonly dataset: { readonly locale?: string } } };
}

const ofPage: ReaderLocale = () => (globalThis as WithPage).document?.documentElement.dataset.locale;

/** The locale for `Intl`: the reader's if it matches the language on screen, else that language's default. */
export function locale(): string {
  const reader = (shared.liarsTableLocale ?? ofPage)();
  return reader?.startsWith(`${ownLanguage.code}-`) ? reader : ownLanguage.locale;
}

/** Servers and phones put different spaces before "PM". */
const plainSpaces = (text: string): string => text.replaceAll("\u202f", " ");

/** A number in the reader's format, with a minus sign as wide as a plus. */
export const sayNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  plainSpaces(new Intl.NumberFormat(locale(), options).format(value)).replace("-", "−");

/** "36%" of 0.36. */
export const sayPercentage = (share: number, options: Intl.NumberFormatOptions = {}): string =>
  sayNumber(share, { style: "percent", ...options });

/** A time, in the reader's time zone unless the options name one. */
export const sayTime = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  plainSpaces(new Intl.DateTimeFormat(locale(), options).format(at));

/** A day such as "2026-11-25", without a time zone. */
export const sayCalendarDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  sayTime(new Date(`${day}T12:00:00Z`), { timeZone: "UTC", ...options });

/** Regions whose week starts on Sunday or on Saturday, from Unicode CLDR. Firefox lacks this, and phones and server must agree. */
const SUNDAY =
  /-(A[GS]|B[DRSTWZ]|C[AO]|D[MO]|ET|G[TU]|H[KN]|I[DLNS]|J[MP]|K[EHR]|LA|M[HMOTXZ]|N[IP]|P[AEHKRTY]|S[AGV]|T[HTW]|U[MS]|V[EI]|WS|YE|Z[AW])$/;
const SATURDAY = /-(A[F]|BH|D[JZ]|EG|I[QR]|JO|KW|LY|OM|QA|S[DY])$/;

/** The first day of the reader's week: 0 for Sunday, 1 for Monday, 6 for Saturday. */
export function firstWeekday(): 0 | 1 | 6 {
  if (SUNDAY.test(locale())) return 0;
  return SATURDAY.test(locale()) ? 6 : 1;
}

/** True if the reader prints on Letter paper, not A4. */
export const printsOnLetter = (): boolean => /-(US|CA|MX)$/.test(locale());
