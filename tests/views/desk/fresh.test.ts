import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readSentence } from "@/lib/views/desk/reading/read";
import { type FOUND, foundIn, type SentenceCase } from "./likeSentence";

// Questions as players ask them, from public rule pages and threads. They were written with the rule book alone,
// before the reader was changed for them.

const sentences = readFileSync(new URL("./fresh.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as SentenceCase);

const found = sentences.map((one) => {
  const { text, language, game } = one;
  const reading = readSentence(text, { language, ...(game !== null && { game }) });
  return { text, game, reading, as: foundIn(reading, one) };
});
const of = (...kinds: readonly (typeof FOUND)[number][]) => found.filter(({ as }) => kinds.includes(as));

test("gives no opposite answer", () => {
  expect(of("opposite").map(({ text, game }) => `${game}: ${text}`)).toEqual([]);
});

test("answers or sensibly asks back at least 92 %", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(200);
  expect(
    of("right", "asked back").length / sentences.length,
    of("wrong", "unread")
      .map(({ text, game }) => `${game}: ${text}`)
      .join("\n"),
  ).toBeGreaterThanOrEqual(0.92);
});
