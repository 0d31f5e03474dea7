import { expect, test } from "vitest";
import { isPayLink, payLinkFor } from "@/lib/views/money/payLink";

test.each([
  ["https://pay.example/ann/{amount}", true],
  ["https://pay.example/ann?sum={amount}&for=dice", true],
  ["https://pay.example/ann", true],
  ["http://pay.example/{amount}", false],
  ["javascript:alert({amount})", false],
  ["data:text/html,{amount}", false],
  ["https://bank.example@evil.example/{amount}", false],
  ["https://{amount}.example/", false],
  ["//pay.example/{amount}", false],
  ["pay.example/{amount}", false],
  ["", false],
])("the payment link “%s”: %s", (text, isOne) => {
  expect(isPayLink(text)).toBe(isOne);
});

test("a payment link gets the amount with a point", () => {
  expect(payLinkFor("https://pay.example/{amount}?x={amount}", 350, 2)).toBe(
    "https://pay.example/3.50?x=3.50",
  );
  expect([
    payLinkFor("https://p.example/{amount}", 350, 0),
    payLinkFor("https://p.example/{amount}", 350, 3),
  ]).toEqual(["https://p.example/350", "https://p.example/0.350"]);
});
