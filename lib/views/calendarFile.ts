import { daysAfter } from "./dayOf";

// Calendar files (RFC 5545), which calendar programs subscribe to.

/** An entry of a calendar: a whole day, or from one time to another. */
export interface CalendarEntry {
  /** Stays the same when the entry changes. */
  readonly uid: string;
  readonly summary: string;
  readonly description?: string;
  /** "2026-11-27", or the first and last moment. */
  readonly when: string | { readonly from: Date; readonly to: Date };
  /** Minutes after its start at which calendars remind; negative is before. */
  readonly remindsAt?: number;
}

/** A calendar with a name. */
export interface CalendarFile {
  readonly name: string;
  /** IANA name, for programs that show it. */
  readonly timeZone: string;
  /** When it was written. */
  readonly now: Date;
  readonly entries: readonly CalendarEntry[];
}

const MAX_OCTETS = 75;
const EOL = "\r\n";

/** Escapes a text value, without control characters other than line ends. */
const escaped = (text: string): string =>
  text
    .replaceAll("\\", "\\\\")
    .replaceAll(";", "\\;")
    .replaceAll(",", "\\,")
    .replaceAll(/\r\n|\r|\n/g, "\\n")
    .replaceAll(/\p{Cc}/gu, "");

/** Folds a content line after at most 75 octets, never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = " ";
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join(EOL);
}

/** "20261127" */
const asDate = (day: string): string => day.replaceAll("-", "");
/** "20261127T130000Z" */
const asTime = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");

/** "-PT90M" */
const asDuration = (minutes: number): string => `${minutes < 0 ? "-" : ""}PT${Math.abs(minutes)}M`;

function linesOf(
  { uid, summary, description, when, remindsAt }: CalendarEntry,
  now: Date,
): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    `DTSTAMP:${asTime(now)}`,
    ...(typeof when === "string"
      ? [`DTSTART;VALUE=DATE:${asDate(when)}`, `DTEND;VALUE=DATE:${asDate(daysAfter(when))}`]
      : [`DTSTART:${asTime(when.from)}`, `DTEND:${asTime(when.to)}`]),
    `SUMMARY:${escaped(summary)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escaped(description)}`]),
    // No one is busy because of the dishes.
    "TRANSP:TRANSPARENT",
    ...(remindsAt === undefined
      ? []
      : [
          "BEGIN:VALARM",
          "ACTION:DISPLAY",
          `DESCRIPTION:${escaped(summary)}`,
          `TRIGGER:${asDuration(remindsAt)}`,
          "END:VALARM",
        ]),
    "END:VEVENT",
  ];
}

/** Writes a calendar file. Whole days have no time zone; times are in UTC. */
export const calendarFile = ({ name, timeZone, now, entries }: CalendarFile): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Liar's Table//Dishes//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${escaped(timeZone)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    "X-PUBLISHED-TTL:PT1H",
    ...entries.flatMap((entry) => linesOf(entry, now)),
    "END:VCALENDAR",
  ]
    .map((line) => folded(line) + EOL)
    .join("");
