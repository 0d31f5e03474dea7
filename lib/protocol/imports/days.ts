/** A day as typed: its three numbers, and their order. */
const FORMS: readonly (readonly [
  RegExp,
  (parts: readonly number[], dayFirst: boolean) => readonly number[],
])[] = [
  [
    /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T ].*)?$/,
    ([year = 0, month = 0, day = 0]) => [year, month, day],
  ],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:[ ,].*)?$/, ([day = 0, month = 0, year = 0]) => [year, month, day]],
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:[ ,].*)?$/,
    ([first = 0, second = 0, year = 0], dayFirst) =>
      dayFirst ? [year, second, first] : [year, first, second],
  ],
];

/** True if one of these can only have the day before the month: 20/11/2026. */
export const isDayFirst = (texts: readonly string[]): boolean =>
  texts.some((text) => Number(/^(\d{1,2})[/-]\d{1,2}[/-]\d{4}/.exec(text)?.[1] ?? 0) > 12);

/** Reads a day in a common form, as "2026-11-20"; null if it is none. */
export function readDay(text: string, dayFirst = false): string | null {
  for (const [form, order] of FORMS) {
    const parts = form.exec(text.trim())?.slice(1, 4).map(Number);
    if (parts === undefined) continue;
    const [year = 0, month = 0, day = 0] = order(parts, dayFirst);
    const at = new Date(Date.UTC(year, month - 1, day));
    const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day && year >= 1000;
    return isReal ? at.toISOString().slice(0, "2026-11-20".length) : null;
  }
  return null;
}
