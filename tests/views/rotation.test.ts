import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PRESET_ROTATIONS, type Rotation } from "@/lib/protocol/rotation";
import { dateIn, daysAfter, daysBetween, timeOn } from "@/lib/views/dayOf";
import {
  dutyDay,
  isKellyDay,
  nextDayOf,
  patternOf,
  shiftAt,
  shiftLetters,
  shiftOn,
  tourOf,
} from "@/lib/views/rotation";

const ABC = ["A", "B", "C"].map((name) => ({ id: name.toLowerCase(), name }));
const preset = (name: keyof typeof PRESET_ROTATIONS): readonly string[] =>
  PRESET_ROTATIONS[name].map((at) => ABC[at]?.id ?? "");
const rotation = (pattern: readonly string[], startsOn = "2026-11-25", changesAt = "08:00"): Rotation => ({
  pattern,
  startsOn,
  changesAt,
});
const days = (of: Rotation, from: string, count: number) =>
  Array.from({ length: count }, (_, at) => shiftOn(of, daysAfter(from, at))).join("");

describe("a rotation", () => {
  test.each([
    ["24/48", "abcabcabcabc"],
    ["48/96", "aabbccaabbcc"],
    ["kelly", "acababcbcaca"],
  ] as const)("%s repeats its shifts, also before its first day", (name, expected) => {
    const of = rotation(preset(name));
    expect(days(of, "2026-11-25", 12)).toBe(expected);
    const length = of.pattern.length;
    expect(days(of, daysAfter("2026-11-25", -3 * length), length)).toBe(of.pattern.join(""));
  });

  test("counts calendar days over a clock change, a leap day and the turn of a year", () => {
    const of = rotation(preset("24/48"), "2028-02-27");
    expect(days(of, "2028-02-27", 4)).toBe("abca");
    expect(days(rotation(preset("24/48"), "2026-10-24"), "2026-10-24", 4)).toBe("abca");
    expect(days(rotation(preset("24/48"), "2026-12-31"), "2026-12-31", 3)).toBe("abc");
  });
});

describe("the shift of a time", () => {
  const at = (time: string, timeZone = "America/Chicago", set: string | null = null) =>
    shiftAt(
      {
        rotation: rotation(preset("24/48")),
        set: set === null ? null : { shift: "c", at: set },
        timeZone,
      },
      new Date(time),
    );

  test.each([
    ["7:59 AM, before the change", "2026-11-25T13:59:59Z", "c"],
    ["8:00 AM, at the change", "2026-11-25T14:00:00Z", "a"],
    ["dinner", "2026-11-26T01:00:00Z", "a"],
    ["6:00 AM of the next day", "2026-11-26T12:00:00Z", "a"],
    ["8:00 AM of the next day", "2026-11-26T14:00:00Z", "b"],
  ])("%s", (_what, time, shift) => {
    expect(at(time)).toMatchObject({ shift, by: "rotation" });
  });

  test("ends at the next change", () => {
    expect(at("2026-11-26T01:00:00Z").until).toBe("2026-11-26T14:00:00.000Z");
  });

  test("is one set by hand until the change, and the rotation’s again from then on", () => {
    const set = "2026-11-26T01:00:00Z";
    expect(at("2026-11-26T02:00:00Z", undefined, set)).toEqual({
      shift: "c",
      by: "hand",
      until: "2026-11-26T14:00:00.000Z",
      since: "2026-11-25",
    });
    // The whole shift counts, also the game that was already on.
    expect(at("2026-11-25T20:00:00Z", undefined, set).shift).toBe("c");
    expect(at("2026-11-26T14:00:00Z", undefined, set)).toMatchObject({ shift: "b", by: "rotation" });
    expect(at("2026-11-25T13:00:00Z", undefined, set)).toMatchObject({ shift: "c", by: "rotation" });
  });

  test("set by hand on the first of two days holds for both", () => {
    const of = { rotation: rotation(preset("48/96")), timeZone: "UTC" };
    const set = { shift: "b", at: "2026-11-25T10:00:00Z" };
    expect(shiftAt({ ...of, set }, new Date("2026-11-26T20:00:00Z"))).toMatchObject({
      shift: "b",
      until: "2026-11-27T08:00:00.000Z",
    });
    expect(shiftAt({ ...of, set: { ...set, shift: "a" } }, new Date("2026-11-27T08:00:00Z")).shift).toBe("b");
  });

  test("without a rotation the last one set stands, and before that there is none", () => {
    const of = { rotation: null, timeZone: "UTC", set: { shift: "b", at: "2026-11-23T10:00:00Z" } };
    expect(shiftAt(of, new Date("2027-03-01T00:00:00Z"))).toEqual({
      shift: "b",
      by: "hand",
      until: null,
      since: "2026-11-23",
    });
    expect(shiftAt(of, new Date("2026-11-22T00:00:00Z"))).toMatchObject({ shift: null, by: "none" });
    expect(shiftAt({ ...of, set: null }, new Date())).toMatchObject({ shift: null, by: "none" });
  });
});

const ZONES = [
  "Europe/Berlin",
  "America/Chicago",
  "America/St_Johns",
  "America/Santiago",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "Asia/Kathmandu",
  "Pacific/Kiritimati",
  "UTC",
];
const zone = fc.constantFrom(...ZONES);
const day = fc.integer({ min: 0, max: 4 * 366 }).map((after) => daysAfter("2026-01-01", after));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
const pattern = fc.array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 12 });

describe("in any time zone, on any day", () => {
  test("a day’s change is on that day, and there is one between two changes", () => {
    fc.assert(
      fc.property(zone, day, time, (timeZone, on, changesAt) => {
        const change = timeOn(on, changesAt, timeZone);
        expect(dateIn(change, timeZone)).toBe(on);
        expect(dutyDay(change, { changesAt }, timeZone)).toBe(on);
        expect(dutyDay(new Date(change.getTime() - 1), { changesAt }, timeZone)).toBe(daysAfter(on, -1));
        const hours = (timeOn(daysAfter(on), changesAt, timeZone).getTime() - change.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(23);
        expect(hours).toBeLessThanOrEqual(25);
      }),
    );
  });

  test("later times never belong to an earlier day", () => {
    fc.assert(
      fc.property(zone, day, time, fc.integer({ min: 1, max: 2_880 }), (timeZone, on, changesAt, minutes) => {
        const start = timeOn(on, "00:00", timeZone);
        const later = new Date(start.getTime() + minutes * 60_000);
        const of = (at: Date) => dutyDay(at, { changesAt }, timeZone);
        expect(of(later) >= of(start)).toBe(true);
      }),
    );
  });

  test("the shift on duty stays the same until the announced change, and then follows the pattern", () => {
    fc.assert(
      fc.property(zone, day, time, pattern, day, (timeZone, startsOn, changesAt, order, on) => {
        const of = { rotation: rotation(order, startsOn, changesAt), set: null, timeZone };
        const now = timeOn(on, "12:00", timeZone);
        const { shift, until } = shiftAt(of, now);
        const change = new Date(until ?? 0);
        expect(change > now).toBe(true);
        expect(shiftAt(of, new Date(change.getTime() - 1)).shift).toBe(shift);
        const single = new Set(order).size === 1;
        expect(shiftAt(of, change).shift === shift).toBe(single);
      }),
    );
  });

  test("a shift’s next day is its first after another, within one repetition", () => {
    fc.assert(
      fc.property(pattern, day, day, fc.constantFrom("a", "b", "c"), (order, startsOn, after, shift) => {
        const of = rotation(order, startsOn);
        const next = nextDayOf(of, shift, after);
        if (next === null) {
          expect(order).not.toContain(shift);
          return;
        }
        expect(shiftOn(of, next)).toBe(shift);
        const away = daysBetween(after, next);
        expect(away).toBeGreaterThan(0);
        expect(away).toBeLessThanOrEqual(order.length);
        for (let at = 1; at < away; at++) expect(shiftOn(of, daysAfter(after, at))).not.toBe(shift);
      }),
    );
  });

  test("a tour has only days of its shift and ends where another begins", () => {
    fc.assert(
      fc.property(pattern, day, day, (order, startsOn, on) => {
        const of = rotation(order, startsOn);
        const { first, last } = tourOf(of, on);
        const shift = shiftOn(of, on);
        expect(first <= on && on <= last).toBe(true);
        for (let at = first; at <= last; at = daysAfter(at)) expect(shiftOn(of, at)).toBe(shift);
        if (new Set(order).size > 1) {
          expect(shiftOn(of, daysAfter(first, -1))).not.toBe(shift);
          expect(shiftOn(of, daysAfter(last))).not.toBe(shift);
        }
      }),
    );
  });
});

describe("a Kelly day", () => {
  const off = (every: number | null, from: string | null, ...single: readonly string[]) => ({
    every,
    from,
    days: single,
  });

  test("is every n-th shift of the person’s own, counted by hand", () => {
    fc.assert(
      fc.property(pattern, day, fc.integer({ min: 1, max: 9 }), day, (order, startsOn, every, from) => {
        const of = rotation(order, startsOn);
        let shifts = 0;
        for (let at = 0; at < 60; at++) {
          const on = daysAfter(from, at);
          const isOwn = shiftOn(of, on) === "a";
          expect(isKellyDay(off(every, from), of, "a", on)).toBe(isOwn && shifts % every === 0);
          if (isOwn) shifts++;
        }
        expect(isKellyDay(off(every, from), of, "a", daysAfter(from, -1))).toBe(false);
      }),
    );
  });

  test("is a single day, also without a rotation", () => {
    expect(isKellyDay(off(null, null, "2026-11-28"), null, null, "2026-11-28")).toBe(true);
    expect(isKellyDay(off(9, "2026-11-25", "2026-11-28"), null, "a", "2026-11-25")).toBe(false);
  });

  test("is found on a day far away at once", () => {
    const of = rotation(preset("48/96"));
    expect(isKellyDay(off(7, "2026-11-25"), of, "a", "9999-12-31")).toBe(false);
    expect(isKellyDay(off(1, "2026-11-25"), of, shiftOn(of, "9999-12-31"), "9999-12-31")).toBe(true);
  });
});

describe("typed letters", () => {
  test("are the first of each shift’s name, or A, B, C if two begin alike", () => {
    expect(shiftLetters(ABC)).toEqual(["A", "B", "C"]);
    expect(shiftLetters([{ name: "red" }, { name: "Green" }])).toEqual(["R", "G"]);
    expect(shiftLetters([{ name: "Platoon 1" }, { name: "Platoon 2" }])).toEqual(["A", "B"]);
    expect(shiftLetters([{ name: "🔥 Fire" }, { name: "" }])).toEqual(["🔥", "?"]);
  });

  test.each([
    ["ABC", ["a", "b", "c"]],
    ["a a b", ["a", "a", "b"]],
    ["", null],
    ["  ", null],
    ["ABD", null],
    ["A-B", null],
    ["__proto__", null],
    ["А", null],
  ])("%s", (typed, pattern) => {
    expect(patternOf(typed, ABC)).toEqual(pattern);
  });
});
