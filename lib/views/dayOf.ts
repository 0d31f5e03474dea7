/** The hour a new day starts: a night past midnight belongs to the day before. */
const DAY_BEGINS = 5;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Clock {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating one is slow, and a list of games needs many days. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local time. */
function wallClock(at: Date, timeZone: string): Clock {
  const parts = clockOf(timeZone).formatToParts(at);
  const read = (type: keyof Clock) => Number(parts.find((part) => part.type === type)?.value);
  return {
    year: read("year"),
    month: read("month"),
    day: read("day"),
    hour: read("hour"),
    minute: read("minute"),
    second: read("second"),
  };
}

/**
 * The day of a time in a group's time zone, as "2026-11-20". Days start at 05:00 local time, also on days
 * with a clock change.
 */
export function dayOf(at: Date, timeZone: string): string {
  const { year, month, day, hour } = wallClock(at, timeZone);
  return asDay(Date.UTC(year, month - 1, hour < DAY_BEGINS ? day - 1 : day));
}

/** The previous day, as "2026-11-20". */
export const dayBefore = (day: string): string => asDay(Date.parse(day) - DAY_MS);

/** Adds days, as "2026-11-20". */
export const daysAfter = (day: string, days = 1): string => asDay(Date.parse(day) + days * DAY_MS);

/** The start of a day in a group's time zone. */
export const startOf = (day: string, timeZone: string): Date =>
  new Date(noonOf(day, timeZone).getTime() - (12 - DAY_BEGINS) * 60 * 60 * 1000);

/** Noon of a day in a group's time zone: the time of a game known only by its day. */
export const noonOf = (day: string, timeZone: string): Date => timeOn(day, "12:00", timeZone);

/**
 * The instant of a local time, "08:00", on a day. A time that a clock change skips is the same distance after
 * the change; of a time that occurs twice, it is the first.
 */
export function timeOn(day: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${day}T${time}:00Z`);
  const ahead = (at: number): number => {
    const { year, month, day: date, hour, minute, second } = wallClock(new Date(at), timeZone);
    return Date.UTC(year, month - 1, date, hour, minute, second) - at;
  };
  // The offsets before and after a clock change; no zone has two within two days.
  const [before, after] = [ahead(local - DAY_MS), ahead(local + DAY_MS)];
  const first = local - before;
  const isFirst = ahead(first) === before || ahead(local - after) !== after;
  return new Date(isFirst ? first : local - after);
}

/** The calendar day of a time in a time zone, which starts at midnight. */
export function dateIn(at: Date, timeZone: string): string {
  const { year, month, day } = wallClock(at, timeZone);
  return asDay(Date.UTC(year, month - 1, day));
}

/** The number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const asDay = (at: number): string => new Date(at).toISOString().slice(0, "2026-11-20".length);
