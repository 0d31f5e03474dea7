import { expect, test } from "vitest";
import { hashOfCode, newCode } from "@/lib/server/accounts/oneTimeCode";

test("has 26 unambiguous characters, and never repeats", () => {
  const codes = Array.from({ length: 1_000 }, newCode);
  expect(new Set(codes).size).toBe(1_000);
  for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){5}[0-9A-HJKMNP-TV-Z]$/);
});

test("uses every character equally often", () => {
  const counts = new Map<string, number>();
  for (let made = 0; made < 2_000; made++)
    for (const sign of newCode().replaceAll("-", "")) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(32);
  for (const count of counts.values()) expect(count).toBeGreaterThan(1_200);
});

test.each([
  ["lowercase letters", (code: string) => code.toLowerCase()],
  ["no dashes", (code: string) => code.replaceAll("-", "")],
  ["spaces", (code: string) => ` ${code.replaceAll("-", " ")}\n`],
  ["long dashes", (code: string) => code.replaceAll("-", "–")],
  [
    "full-width characters",
    (code: string) => code.replace(/[0-9]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0)),
  ],
  ["what was misread", (code: string) => code.replaceAll("0", "O").replaceAll("1", "l")],
])("accepts a code typed with %s", (_how, typed) => {
  for (let made = 0; made < 50; made++) {
    const code = newCode();
    expect(hashOfCode(typed(code))).toBe(hashOfCode(code));
  }
});

test("distinguishes codes, and stores none in readable form", () => {
  const code = newCode();
  expect(hashOfCode(newCode())).not.toBe(hashOfCode(code));
  expect(hashOfCode(code)).toMatch(/^[0-9a-f]{64}$/);
});
