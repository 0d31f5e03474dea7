import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSentence } from "@/lib/views/desk/reading/read";
import { DRAWN, sampleOf } from "../../everyCase";
import { isExpected, plainlyWrong, type SentenceCase } from "./likeSentence";

// Typed questions with the answer of a fair expert, written before running the code.

const cases = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as SentenceCase);

describe.each([
  ["our own", cases("./sentences.jsonl")],
  ["the conformance cases", cases("../../conformance/sentences.jsonl")],
])("%s", (_whose, sentences) => {
  test.each(["en", "de", "es"])("are read in %s like a fair expert", (spoken) => {
    const asked = sentences.filter(({ language }) => language === spoken);
    const wrong = sampleOf(asked, 100).flatMap(({ text, language, game, expect: want, never }) => {
      const reading = readSentence(text, { language, ...(game !== null && { game }) });
      const reasons = [...plainlyWrong(reading, never), ...(isExpected(reading, want) ? [] : ["unexpected"])];
      return reasons.map((why) => `“${text}” of ${game ?? "no game"}: ${why}: ${JSON.stringify(reading)}`);
    });
    expect(wrong, DRAWN).toEqual([]);
  });
});

test("has at least 300 of our own, in three languages", () => {
  const own = cases("./sentences.jsonl");
  expect(own.length).toBeGreaterThanOrEqual(300);
  for (const language of ["en", "de", "es"])
    expect(own.filter((one) => one.language === language).length).toBeGreaterThanOrEqual(60);
});
