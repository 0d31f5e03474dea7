import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayBefore, dayOf, noonOf } from "@/lib/views/dayOf";

describe("the day of a time", () => {
  test.each([
    ["a night", "2026-11-20T19:00:00Z", "Europe/Berlin", "2026-11-20"],
    ["a minute before midnight", "2026-11-20T22:59:00Z", "Europe/Berlin", "2026-11-20"],
    ["midnight", "2026-11-20T23:00:00Z", "Europe/Berlin", "2026-11-20"],
    ["04:59", "2026-11-21T03:59:59Z", "Europe/Berlin", "2026-11-20"],
    ["05:00", "2026-11-21T04:00:00Z", "Europe/Berlin", "2026-11-21"],
    ["04:59 on New Year’s Day", "2027-01-01T03:59:00Z", "Europe/Berlin", "2026-12-31"],
    ["04:59 on the first of March of a leap year", "2028-03-01T03:59:00Z", "Europe/Berlin", "2028-02-29"],
    // Clocks go forward at 02:00: this day is 23 hours long, and 05:00 is four hours after midnight.
    ["04:59 after the clocks go forward", "2026-03-29T02:59:59Z", "Europe/Berlin", "2026-03-28"],
    ["05:00 after the clocks go forward", "2026-03-29T03:00:00Z", "Europe/Berlin", "2026-03-29"],
    // Clocks go back at 03:00: 05:00 is six hours after midnight.
    ["02:30 for the first time", "2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-24"],
    ["02:30 for the second time", "2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-24"],
    ["04:59 after the clocks go back", "2026-10-25T03:59:59Z", "Europe/Berlin", "2026-10-24"],
    ["05:00 after the clocks go back", "2026-10-25T04:00:00Z", "Europe/Berlin", "2026-10-25"],
    ["05:00 on the other side of the world", "2026-11-20T16:00:00Z", "Pacific/Auckland", "2026-11-21"],
    ["04:59 where minutes differ too", "2026-11-20T23:14:00Z", "Asia/Kathmandu", "2026-11-20"],
    ["05:00 where minutes differ too", "2026-11-20T23:15:00Z", "Asia/Kathmandu", "2026-11-21"],
    ["04:59 by the world’s clock", "2026-11-20T04:59:59.999Z", "UTC", "2026-11-19"],
  ])("%s", (_what, at, timeZone, day) => {
    expect(dayOf(new Date(at), timeZone)).toBe(day);
  });
});

const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "UTC",
];

test("puts noon of a day on that day, at local noon", () => {
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...ZONES), (date, timeZone) => {
      const day = date.toISOString().slice(0, 10);
      const noon = noonOf(day, timeZone);
      expect(dayOf(noon, timeZone)).toBe(day);
      expect(new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(noon)).toBe("12:00");
    }),
  );
});

test("has the day before", () => {
  expect(["2026-03-01", "2028-03-01", "2027-01-01"].map(dayBefore)).toEqual([
    "2026-02-28",
    "2028-02-29",
    "2026-12-31",
  ]);
});
