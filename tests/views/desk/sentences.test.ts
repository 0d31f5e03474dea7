import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSentence } from "@/lib/views/desk/reading/read";
import { isExpected, plainlyWrong, type SentenceCase } from "./likeSentence";

// Questions as people type them, with the answer that a fair expert gives; written down before the code was asked.

const cases = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as SentenceCase);

describe.each([
  ["our own", cases("./sentences.jsonl")],
  ["the conformance cases", cases("../../conformance/sentences.jsonl")],
])("%s", (_whose, sentences) => {
  test.each(sentences.map((one) => [one.language, one.game ?? "no game picked", one.text, one] as const))(
    "%s, %s: “%s”",
    (language, _game, text, { game, expect: want, never }) => {
      const reading = readSentence(text, { language, ...(game !== null && { game }) });
      expect(plainlyWrong(reading, never)).toEqual([]);
      expect(isExpected(reading, want), JSON.stringify(reading)).toBe(true);
    },
  );
});

test("there are 300 of our own at least, in three languages", () => {
  const own = cases("./sentences.jsonl");
  expect(own.length).toBeGreaterThanOrEqual(300);
  for (const language of ["en", "de", "es"])
    expect(own.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(60);
});
