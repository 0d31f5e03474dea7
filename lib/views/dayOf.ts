/** At this hour a new day begins: a night that goes on past midnight belongs to the day it began. */
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

/** Making one takes long, and a list of games asks for many days. */
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

/** What the clock on the wall shows. */
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
 * The day a moment belongs to where a group plays, as "2026-11-20". Days begin at 05:00 by the clock on the wall, also on those
 * when the clock is changed.
 */
export function dayOf(at: Date, timeZone: string): string {
  const { year, month, day, hour } = wallClock(at, timeZone);
  return asDay(Date.UTC(year, month - 1, hour < DAY_BEGINS ? day - 1 : day));
}

/** The day before another, both as "2026-11-20". */
export const dayBefore = (day: string): string => asDay(Date.parse(day) - DAY_MS);

/** So many days after another, both as "2026-11-20". */
export const daysAfter = (day: string, days = 1): string => asDay(Date.parse(day) + days * DAY_MS);

/** When a day begins where a group plays. */
export const startOf = (day: string, timeZone: string): Date =>
  new Date(noonOf(day, timeZone).getTime() - (12 - DAY_BEGINS) * 60 * 60 * 1000);

/** Noon of a day where a group plays: when a game was played of which only the day is known. */
export function noonOf(day: string, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const ahead = (at: number): number => {
    const { year, month, day: date, hour, minute, second } = wallClock(new Date(at), timeZone);
    return Date.UTC(year, month - 1, date, hour, minute, second) - at;
  };
  // Asked again where it led: no zone changes its clock twice in so few hours.
  return new Date(noon - ahead(noon - ahead(noon)));
}

const asDay = (at: number): string => new Date(at).toISOString().slice(0, "2026-11-20".length);
