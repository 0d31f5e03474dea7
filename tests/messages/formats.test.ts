import { expect, test } from "vitest";
import { sayDate, sayDayInFull, sayFullDate, sayWeekdays } from "@/lib/messages/calendar";
import { sayFineShare, sayPercent, sayShare } from "@/lib/messages/figureNumbers";
import { firstWeekday, printsOnLetter } from "@/lib/messages/formats";
import { sayCount, sayMoment } from "@/lib/messages/moments";
import { withLocale } from "@/lib/server/http/locale";

const AT = new Date("2026-11-25T21:21:00Z");
const DAY = "2026-11-25";

const formatted = (locale: string) =>
  withLocale(locale, () =>
    [
      sayMoment(AT, "time", "America/Chicago"),
      sayMoment(AT, "moment", "America/Chicago"),
      sayDate(DAY),
      sayFullDate(DAY),
      sayDayInFull(DAY),
      sayShare(0.36),
      sayFineShare(0.00012),
      sayCount(12345),
    ].map((text) => text.replaceAll("\u00a0", " ")),
  );

test.each([
  [
    "en",
    "3:21 PM | Nov 25, 3:21 PM | November 25 | November 25, 2026 | Wednesday, November 25, 2026 | 36% | 0.012% | 12,345",
  ],
  [
    "en-CA",
    "3:21 p.m. | Nov 25, 3:21 p.m. | November 25 | November 25, 2026 | Wednesday, November 25, 2026 | 36% | 0.012% | 12,345",
  ],
  [
    "en-GB",
    "15:21 | 25 Nov, 15:21 | 25 November | 25 November 2026 | Wednesday, 25 November 2026 | 36% | 0.012% | 12,345",
  ],
  [
    "de",
    "15:21 | 25. Nov., 15:21 | 25. November | 25. November 2026 | Mittwoch, 25. November 2026 | 36 % | 0,012 % | 12.345",
  ],
  [
    "es-ES",
    "15:21 | 25 nov, 15:21 | 25 de noviembre | 25 de noviembre de 2026 | miércoles, 25 de noviembre de 2026 | 36 % | 0,012 % | 12.345",
  ],
  [
    "es-MX",
    "3:21 p.m. | 25 nov, 3:21 p.m. | 25 de noviembre | 25 de noviembre de 2026 | miércoles, 25 de noviembre de 2026 | 36% | 0.012% | 12,345",
  ],
])("writes times, days and shares as %s does", (locale, expected) => {
  expect(formatted(locale).join(" | ")).toBe(expected);
});

test("a region of another language does not count", () => {
  // The commands of the engine, and readers who chose a language that their browser does not name.
  expect(withLocale("de-US", () => [firstWeekday(), printsOnLetter()])).toEqual([0, true]);
  expect(withLocale("de", () => [firstWeekday(), printsOnLetter()])).toEqual([1, false]);
  expect(withLocale("en", () => [firstWeekday(), printsOnLetter()])).toEqual([0, true]);
});

test("starts the week in every region as Unicode says", () => {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const regions = letters
    .flatMap((a) => letters.map((b) => a + b))
    .filter((region) => names.of(region) && new Intl.Locale(`en-${region}`).region === region);
  const unlike = regions.filter((region) => {
    const { firstDay } = (new Intl.Locale(`en-${region}`) as unknown as { weekInfo: { firstDay: number } })
      .weekInfo;
    return withLocale(`en-${region}`, firstWeekday) !== firstDay % 7;
  });
  // The Maldives begin on Friday.
  expect(unlike).toEqual(["MV"]);
  expect(regions.length).toBeGreaterThan(250);
});

test("lists the names of the week from its first day", () => {
  const first = (locale: string) => withLocale(locale, () => sayWeekdays().map(({ full }) => full)[0]);
  expect([first("en-US"), first("en-GB"), first("de"), first("es-MX")]).toEqual([
    "Sunday",
    "Monday",
    "Montag",
    "domingo",
  ]);
});

test.each([
  ["en", "0% | < 0.1% | 23.4% | > 99.9% | 100%"],
  ["de", "0 % | < 0,1 % | 23,4 % | > 99,9 % | 100 %"],
])("rounds no chance to none or all in %s", (locale, expected) => {
  const chances = withLocale(locale, () => [0, 0.0002, 0.234, 0.9998, 1].map(sayPercent));
  expect(chances.join(" | ").replaceAll("\u00a0", " ")).toBe(expected);
});
