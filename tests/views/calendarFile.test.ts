import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CalendarEntry, calendarFile } from "@/lib/views/calendarFile";

const NOW = new Date("2026-11-26T09:30:15.123Z");
const written = (...entries: readonly CalendarEntry[]) =>
  calendarFile({ name: "Engine 7", timeZone: "America/Chicago", now: NOW, entries });

/** The content lines of a file, unfolded. */
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

/** A text value as a calendar program reads it. */
const read = (text: string) =>
  text.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === "n" ? "\n" : one));

describe("a calendar file", () => {
  test("has whole days without a time zone, times in UTC, and a reminder", () => {
    expect(
      written(
        {
          uid: "duty-1@liars-table",
          summary: "Diaz washes",
          description: "Swapped with Hale; 2 washes, double or nothing",
          when: "2026-12-31",
          remindsAt: 17 * 60,
        },
        {
          uid: "tour-1@liars-table",
          summary: "A shift",
          when: { from: new Date("2026-11-25T14:00:00Z"), to: new Date("2026-11-26T14:00:00Z") },
          remindsAt: -60,
        },
      ).split("\r\n"),
    ).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Liar's Table//Dishes//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "X-WR-CALNAME:Engine 7",
      "X-WR-TIMEZONE:America/Chicago",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "X-PUBLISHED-TTL:PT1H",
      "BEGIN:VEVENT",
      "UID:duty-1@liars-table",
      "DTSTAMP:20261126T093015Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
      "SUMMARY:Diaz washes",
      "DESCRIPTION:Swapped with Hale\\; 2 washes\\, double or nothing",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Diaz washes",
      "TRIGGER:PT1020M",
      "END:VALARM",
      "END:VEVENT",
      "BEGIN:VEVENT",
      "UID:tour-1@liars-table",
      "DTSTAMP:20261126T093015Z",
      "DTSTART:20261125T140000Z",
      "DTEND:20261126T140000Z",
      "SUMMARY:A shift",
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:A shift",
      "TRIGGER:-PT60M",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("keeps any name whole: no line over 75 octets, none cut within a character, none injected", () => {
    const name = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom("🔥", "ß", "a", ",", ";", "\\", "\n", "\r\n", ":", "你"),
        maxLength: 200,
      }),
    );
    fc.assert(
      fc.property(name, name, (summary, description) => {
        const file = written({ uid: "1@liars-table", summary, description, when: "2026-11-26" });
        const physical = file.split("\r\n");
        for (const line of physical) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Cc}/u);
        }
        expect(linesOf(file).filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
        const line = linesOf(file).find((one) => one.startsWith("SUMMARY:")) ?? "";
        const expected = summary
          .replaceAll(/\r\n|\r/g, "\n")
          .split("\n")
          .map((line) => line.replaceAll(/\p{Cc}/gu, ""))
          .join("\n");
        expect(read(line.slice("SUMMARY:".length))).toBe(expected);
      }),
    );
  });
});
