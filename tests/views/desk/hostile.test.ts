import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { gameIds } from "@/lib/engine";
import { answerTo } from "@/lib/protocol/ask/answerTo";
import { question } from "@/lib/protocol/ask/shapes";
import { TONGUES } from "@/lib/views/desk/languages";
import { lexiconOf } from "@/lib/views/desk/reading/lexicon";
import { readSentence } from "@/lib/views/desk/reading/read";
import { tokensIn } from "@/lib/views/desk/reading/tokens";
import { sampled } from "../../everyCase";

// Reads any input without harm, and asks only valid questions.

const LONG = 100_000;

test.each([
  ["letters", "a".repeat(LONG)],
  ["digits", "5".repeat(LONG)],
  ["dice", "⚄".repeat(LONG)],
  ["commas", ",".repeat(LONG)],
  ["questions", "does 44112 beat 33226 ".repeat(LONG / 22)],
  ["accents", "e\u0301".repeat(LONG / 2)],
  ["invisible characters", "\u200b".repeat(LONG)],
])("ignores 100,000 characters, %s: longer than any real question", (_what, text) => {
  const looks = vi.spyOn(String.prototype, "normalize");
  expect(readSentence(text, { language: "en" })).toEqual({ ok: false, code: "unreadable-question" });
  expect(looks).not.toHaveBeenCalled();
  readSentence(text.slice(0, 100), { language: "en" });
  expect(looks).toHaveBeenCalled();
  looks.mockRestore();
});

test("has linear cost in a sentence's words: no lookup exceeds the longest phrase", () => {
  for (const tongue of TONGUES) {
    const { longest } = lexiconOf(tongue);
    expect(longest).toBeLessThanOrEqual(10);
    for (const text of ["x ".repeat(250), "5 ".repeat(250), "does ".repeat(100), "aces over ".repeat(50)])
      expect(tokensIn(text, tongue).signs.length).toBeLessThanOrEqual(text.length);
  }
});

test.each([
  "",
  " ",
  "\u0000",
  "__proto__",
  "constructor over toString",
  "hasOwnProperty 44112",
  "'; DROP TABLE games; -- 44112 beats 33226",
  "<script>alert(1)</script> 9 sixes over 8 sixes",
  "NaN fives over Infinity sixes",
  "999999999999999999999 sixes over 9 sixes",
  "-5 sixes over -6 sixes",
  "0 sixes over 0 fives",
  "9x7 over 9x0",
  "🎲🎲🎲 over 🎲🎲",
  "٩ ستات",
  "\ud800 44112 \udfff",
  "99999 beats 12345",
  "000000 vs 111111",
])("survives “%s”", (text) => {
  for (const game of [undefined, ...gameIds]) {
    const reading = readSentence(text, { language: "en", game });
    expect(() => JSON.stringify(reading)).not.toThrow();
  }
});

const words = TONGUES.flatMap((tongue) => [...lexiconOf(tongue).phrases.keys()]);
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("44112", "9x6", "⚄⚄⚄⚁⚁", "63", "5", "12", ",", "?", "4s", "666", "->"),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);

test("gives a valid question and its own answer for any words in any order", () => {
  const texts = fc.sample(fc.array(word, { maxLength: 12 }), { numRuns: sampled(20_000, 200), seed: 7 });
  for (const [at, parts] of texts.entries()) {
    const text = parts.join(" ");
    const game = at % 3 === 0 ? gameIds[at % gameIds.length] : undefined;
    const language = ["en", "de", "es"][at % 3] ?? "en";
    const reading = readSentence(text, { language, game });
    if (!reading.ok) continue;
    for (const answered of reading.answers) {
      expect([text, question.safeParse(answered.question).success]).toEqual([text, true]);
      expect(answered.answer).toEqual(answerTo(answered.question));
      expect([text, game ?? answered.game]).toEqual([text, answered.game]);
    }
    for (const part of reading.unused) expect(part).not.toBe("");
  }
});
