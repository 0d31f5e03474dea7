import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { currencyName, readMoney, sayBalance, sayMoney, signOf, typedMoney } from "@/lib/messages/amounts";
import { currencyOfZone, decimalsOf, MAX_AMOUNT } from "@/lib/messages/currencies";
import { German } from "@/lib/messages/de";
import { Spanish } from "@/lib/messages/es";
import { setLocale } from "@/lib/messages/translated";
import { restoresLanguage } from "../speaking";

restoresLanguage();

/** Runs in a language. */
function speaking(language: "en" | "de" | "es", run: () => void): void {
  setLocale(() => ({ en: undefined, de: German, es: Spanish })[language]);
  run();
  setLocale(() => undefined);
}

describe("amounts", () => {
  test("are written as the reader’s locale writes them, with a real minus", () => {
    expect([sayMoney(350, "USD"), sayMoney(-350, "USD"), sayMoney(123_456, "JPY")]).toEqual([
      "$3.50",
      "−$3.50",
      "¥123,456",
    ]);
    expect([sayBalance(350, "USD"), sayBalance(0, "USD"), sayBalance(-1, "KWD")]).toEqual([
      "+$3.50",
      "$0.00",
      "−KWD\u00a00.001",
    ]);
    expect([sayMoney(5, "beers"), sayBalance(5, "beers")]).toEqual(["5 beers", "+5 beers"]);
    speaking("de", () => {
      expect([sayMoney(350, "EUR"), typedMoney(123_450, "EUR")]).toEqual(["3,50\u00a0€", "1234,50"]);
      expect([signOf("EUR"), signOf("beers"), currencyName("USD")]).toEqual([
        "€",
        "beers",
        "US-Dollar (USD)",
      ]);
    });
  });

  test.each([
    ["3.50", 350],
    ["3,50", 350],
    ["3,5", 350],
    ["$ 3.50", 350],
    [".5", 50],
    ["3", 300],
    ["3.", 300],
    ["1,234", 123_400],
    ["1,234.5", 123_450],
    ["1.234,50", 123_450],
    ["10 000 000", MAX_AMOUNT],
    ["", null],
    ["-3", null],
    ["3.555", null],
    ["1,23,4", null],
    ["NaN", null],
    ["Infinity", null],
    ["1e3", null],
    ["10000000.01", null],
    ["99999999999999999999", null],
    ["three", null],
  ])("“%s” typed in dollars is %o cents", (typed, cents) => {
    expect(readMoney(typed, "USD")).toBe(cents);
  });

  test("have as many decimals as their currency", () => {
    expect(["JPY", "USD", "KWD", "beers"].map(decimalsOf)).toEqual([0, 2, 3, 0]);
    expect([readMoney("3.5", "JPY"), readMoney("1,234", "JPY"), readMoney("3.5", "KWD")]).toEqual([
      null,
      1234,
      3500,
    ]);
    // A comma is the decimal sign in German, a point groups.
    speaking("de", () => {
      expect([readMoney("1,234", "KWD"), readMoney("1.234", "KWD"), readMoney("1.234", "EUR")]).toEqual([
        1234, 1_234_000, 123_400,
      ]);
    });
  });

  test("read back as they are written, in every language", () => {
    const some = fc.tuple(fc.constantFrom("JPY", "USD", "EUR", "KWD", "CHF"), fc.nat(MAX_AMOUNT));
    for (const language of ["en", "de", "es"] as const)
      speaking(language, () =>
        fc.assert(
          fc.property(some, ([unit, amount]) => {
            expect(readMoney(typedMoney(amount, unit), unit)).toBe(amount);
            expect(readMoney(sayMoney(amount, unit), unit)).toBe(amount);
          }),
        ),
      );
  });
});

test("a new group counts in the currency of its time zone", () => {
  expect(["Europe/Berlin", "Europe/London", "America/Chicago", "Asia/Tokyo"].map(currencyOfZone)).toEqual([
    "EUR",
    "GBP",
    "USD",
    "JPY",
  ]);
});
