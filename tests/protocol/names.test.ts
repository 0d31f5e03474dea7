import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNames } from "@/lib/engine";
import { foldName, mixedWord, readTypedNames, seenName } from "@/lib/protocol/names";

/** Names of people in many scripts, in stored form. */
const PEOPLES = [
  ...[
    "Ann",
    "O’Neil",
    "Mia M.",
    "José",
    "Zoë",
    "Nguyễn Thị Hạnh",
    "Łukasz",
    "Þórdís",
    "Ærø",
    "Müller-Lüdenscheidt",
  ],
  ...[
    "Иван",
    "Їжак",
    "Ђорђе",
    "Γιώργος",
    "Հայկ",
    "李",
    "ゆうこ",
    "アキラ",
    "김민준",
    "สมชาย",
    "དཔལ་འབྱོར",
    "عمر",
    "שָׂרָה",
  ],
  ...["علی‌رضا", "ශ්‍රීනාත්", "राजश्री", "ഫ്രാന്‍സിസ്", "葛󠄀城", "Anna-Мария", "Ann (лев)", "Κ. Smith", "µ", "Player 2"],
  ...["🎲", "👨‍👩‍👧‍👦", "🧑🏽‍🚒", "❤️", "1️⃣", "🇩🇪", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈 Ann", "☺︎", "?!", "7", "﷽"],
];

test.each(PEOPLES)("accepts %s as a name, stored as typed", (name) => {
  expect(readTypedNames([name])).toEqual({ ok: true, value: [name.normalize("NFC")] });
});

const BLANKS = [
  ...[
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e",
    "\u202e",
    "\u2060",
    "\u2066\u2069",
    "\ufeff",
    "\u00ad",
    "\u034f",
    "\u061c",
  ],
  ...[
    "\u115f",
    "\u1160",
    "\u17b4",
    "\u180e",
    "\u2800",
    "\u3164",
    "\uffa0",
    "\ufe0f",
    "\u{1d159}",
    "\u{1d173}",
    "\u{e0041}",
  ],
  ...[
    "\u{e0100}",
    "\ue000",
    "\u{10fffd}",
    "\ud800",
    "\u0301",
    "\u20dd",
    "\u0000",
    "\u0085",
    "\u2028",
    "\u00a0",
    "\u3000",
  ],
];

describe.each(BLANKS.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))("U+%s", (_code, sign) => {
  test("rejects it alone as a name", () => {
    for (const name of [sign, sign.repeat(3), ` ${sign} `])
      expect(readTypedNames([name])).toMatchObject({
        refusal: { code: "bad-player-name", values: { name: "" } },
      });
  });
});

test.each([
  ["\u200bAnn\u2060", "Ann"],
  ["\u202eAnn\u202c", "Ann"],
  ["A\u00adnn", "Ann"],
  ["A\u200dnn", "Ann"],
  ["A\ufe0fnn", "Ann"],
  ["ㅤAnnㅤ", "Ann"],
  ["Ann\u2800\u2800Lee", "AnnLee"],
  ["Ann \t\u00a0\u3000 Lee", "Ann Lee"],
  ["Jose\u0301", "José"],
  ["Z\u0338\u0322\u0321\u0327\u031b\u0353\u034e\u032aoe", "Z\u0338\u0322\u0321\u0327oe"],
  [" \u0301Ann", "Ann"],
  ["🎲\u200d", "🎲"],
  ["\u{1F3F4}\u{E0067}", "\u{1F3F4}"],
])("normalizes %j to %j", (typed, expected) => {
  expect(seenName(typed)).toBe(expected.normalize("NFC"));
});

test.each([
  ["Аnna", "Аnna"],
  ["Ann Pоt", "Pоt"],
  ["Αnna", "Αnna"],
  ["Иvan", "Иvan"],
  ["Ꭺnn", "Ꭺnn"],
  ["Ѕοκ", "Ѕοκ"],
  ["x-Аnn4", "Аnn"],
])("rejects %s, which mixes alphabets in one word", (name, word) => {
  expect(mixedWord(name)).toBe(word);
  expect(readTypedNames([name])).toMatchObject({
    refusal: { code: "bad-player-name", values: { mixed: word } },
  });
});

test("checks only new names next to older ones", () => {
  expect(readTypedNames(["Bob"], ["Аnna", "\u3164"])).toEqual({ ok: true, value: ["Bob"] });
  expect(readTypedNames([" BOB"], ["Bob"])).toMatchObject({ refusal: { code: "duplicate-player" } });
});

const sign = fc.oneof(
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  fc.constantFrom(...BLANKS),
  fc.constantFrom(...PEOPLES.flatMap((name) => [...name])),
);

test("stores something visible for any input, without invisible characters alone, and idempotently", () => {
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), (signs) => {
      const typed = signs.join("");
      const stored = seenName(typed);
      expect(seenName(stored)).toBe(stored);
      expect(stored.isWellFormed()).toBe(true);
      expect(stored).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2800\u3164]|^\s|\s$|\s\s|\p{M}{5}/u);
      const read = readTypedNames([typed]);
      if (read.ok) expect(readNames(read.value)).toEqual(read);
    }),
    { numRuns: 2_000 },
  );
});

describe("treats names that differ by case alone as one name", () => {
  const SAME = [
    ["İlker", "ilker", "ILKER", "ılker", "i\u0307lker"],
    ["Straße", "STRASSE", "STRAẞE", "strasse"],
    ["IŞIL", "ışıl", "Işıl"],
    ["ΣΊΣΥΦΟΣ", "Σίσυφος"],
    ["ﬁona", "FIONA"],
  ];

  test.each(SAME)("%s, %s …", (...names) => {
    expect(new Set(names.map(foldName)).size).toBe(1);
    for (const one of names)
      for (const other of names) {
        const both = { ok: false, refusal: { code: "duplicate-player" } };
        expect(readTypedNames([one, other])).toMatchObject(both);
        expect(readTypedNames([other], [one])).toMatchObject(both);
      }
  });

  test("distinguishes other letters", () => {
    for (const [one = "", other = ""] of [
      ["Ann", "Anne"],
      ["Jose", "José"],
      ["Maß", "Mas"],
      ["Il", "Ill"],
    ])
      expect(foldName(one)).not.toBe(foldName(other));
  });
});
