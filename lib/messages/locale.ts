import { ownLanguage } from "./anyPage";

// The one place that writes numbers, percentages, days and times.

/** Answers the reader's tag, as "de-AT"; undefined where the browser names no region. */
type ReaderLocale = () => string | undefined;

// The server loads the app's modules more than once in one process: all share this.
const shared = globalThis as typeof globalThis & { liarsTableLocale?: ReaderLocale };

/** Sets where the reader's locale comes from; without it, from the page (`data-locale`). */
export function setReaderLocale(reader: ReaderLocale): void {
  shared.liarsTableLocale = reader;
}

/** What this needs of a page; neither the server nor a worker has one. */
interface WithPage {
  readonly document?: { readonly documentElement: { readonly dataset: { readonly locale?: string } } };
}

const ofPage: ReaderLocale = () => (globalThis as WithPage).document?.documentElement.dataset.locale;

/** The locale for `Intl`: the reader's, where it is of the language on screen; else that language's usual one. */
export function locale(): string {
  const reader = (shared.liarsTableLocale ?? ofPage)();
  return reader?.startsWith(`${ownLanguage.code}-`) ? reader : ownLanguage.locale;
}

/** Servers and phones differ in which space they put before "PM". */
const plainSpaces = (text: string): string => text.replaceAll("\u202f", " ");

/** A number as the reader writes it, with a minus sign that is as wide as a plus. */
export const sayNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  plainSpaces(new Intl.NumberFormat(locale(), options).format(value)).replace("-", "−");

/** "36%" of 0.36. */
export const sayPercentage = (share: number, options: Intl.NumberFormatOptions = {}): string =>
  sayNumber(share, { style: "percent", ...options });

/** A moment; by the reader's own clock where the options name no time zone. */
export const sayTime = (at: Date, options: Intl.DateTimeFormatOptions): string =>
  plainSpaces(new Intl.DateTimeFormat(locale(), options).format(at));

/** A day such as "2026-11-25", which belongs to no time zone. */
export const sayCalendarDay = (day: string, options: Intl.DateTimeFormatOptions): string =>
  sayTime(new Date(`${day}T12:00:00Z`), { timeZone: "UTC", ...options });

/** Regions whose week begins on Sunday, or on Saturday (Unicode CLDR): Firefox cannot tell, and phones and server must agree. */
const SUNDAY =
  /-(A[GS]|B[DRSTWZ]|C[AO]|D[MO]|ET|G[TU]|H[KN]|I[DLNS]|J[MP]|K[EHR]|LA|M[HMOTXZ]|N[IP]|P[AEHKRTY]|S[AGV]|T[HTW]|U[MS]|V[EI]|WS|YE|Z[AW])$/;
const SATURDAY = /-(A[F]|BH|D[JZ]|EG|I[QR]|JO|KW|LY|OM|QA|S[DY])$/;

/** The first day of the reader's week: 0 for Sunday, 1 for Monday, 6 for Saturday. */
export function firstWeekday(): 0 | 1 | 6 {
  if (SUNDAY.test(locale())) return 0;
  return SATURDAY.test(locale()) ? 6 : 1;
}

/** Whether the reader prints on Letter paper; elsewhere it is A4. */
export const printsOnLetter = (): boolean => /-(US|CA|MX)$/.test(locale());
