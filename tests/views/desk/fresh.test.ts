import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readSentence } from "@/lib/views/desk/reading/read";
import { type FOUND, foundIn, type SentenceCase } from "./likeSentence";

// Questions written with the rule book alone, before the reader was changed for them.

describe.each([
  ["as players ask them on public pages and in threads", "./fresh.jsonl", 200],
  ["as people type them in bars and on forums, with slips and slang", "./unseen.jsonl", 1900],
  ["about each statement of the source texts, in their terms and reworded", "./sources.jsonl", 100],
])("%s", (_whose, file, least) => {
  const sentences = readFileSync(new URL(file, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as SentenceCase);
  const found = sentences.map((one) => {
    const { text, language, game } = one;
    const reading = readSentence(text, { language, ...(game !== null && { game }) });
    return {
      text: `${game}: ${text}`,
      stamped: reading.ok && reading.answers.length > 0,
      as: foundIn(reading, one),
    };
  });
  const of = (...kinds: readonly (typeof FOUND)[number][]) => found.filter(({ as }) => kinds.includes(as));

  test("gets no opposite answer and no wrong stamp", () => {
    expect(of("opposite", "wrong").filter(({ stamped }) => stamped)).toEqual([]);
  });

  test("is answered or sensibly asked back, at least 98 % of it", () => {
    expect(sentences.length).toBeGreaterThanOrEqual(least);
    expect(
      of("right", "asked back").length / sentences.length,
      of("wrong", "unread", "opposite")
        .map(({ text }) => text)
        .join("\n"),
    ).toBeGreaterThanOrEqual(0.98);
  });
});
