import { expect, test } from "vitest";
import { gameIds } from "@/lib/engine";
import { question } from "@/lib/protocol/ask/shapes";
import { readSentence } from "@/lib/views/desk/reading/read";

// If words leave the order of two claims open, the desk asks and never guesses; a tap answers (S3).

const UNSTATED = [
  ["en", "7 sixes 8 twos legal"],
  ["en", "seven twos instead of challenging six sixes"],
  ["en", "I said 8 twos. he had said 7 sixes already"],
  ["de", "7 Sechser 8 Zweier erlaubt"],
  ["de", "sechs Dreien will ich, fünf Dreien hat er geboten"],
  ["es", "7 seises 8 doses vale"],
] as const;

test.each(UNSTATED)("S3, %s: asks back for “%s”, and answers either way", (language, text) => {
  const asker = { language, game: "bar" };
  const reading = readSentence(text, asker);
  expect(reading).toMatchObject({ ok: true, answers: [], asks_back: { for: "order", games: ["bar"] } });
  const back = reading.ok ? reading.asks_back : null;
  const [one = "", other = ""] = back?.claims ?? [];
  expect(back?.choices).toEqual([`${one} over ${other}`, `${other} over ${one}`]);
  const verdicts = [true, false].map((newFirst) => {
    const answered = readSentence(text, { ...asker, newFirst });
    const [first] = answered.ok ? answered.answers : [];
    expect(question.safeParse(first?.question).success).toBe(true);
    expect(first?.question).toMatchObject(newFirst ? { from: other, to: one } : { from: one, to: other });
    return first?.answer.ok && first.answer.legal;
  });
  // Exactly one goes over the other.
  expect(verdicts.toSorted()).toEqual([false, true]);
});

test("asks back once without a selected game, and answers for all", () => {
  const text = "7 sixes 8 twos legal";
  const reading = readSentence(text, { language: "en" });
  const games = reading.ok ? (reading.asks_back?.games ?? []) : [];
  expect(games.length).toBeGreaterThan(3);
  expect(games.every((game) => gameIds.includes(game))).toBe(true);
  const answered = readSentence(text, { language: "en", newFirst: false });
  expect(answered.ok && answered.answers.map(({ game }) => game)).toEqual(games);
});

test("names the higher of two hands or rolls, which answers either way", () => {
  const reading = readSentence("44 55 legal", { language: "en", game: "mia" });
  const asked = reading.ok ? reading.answers.map(({ question: { ask } }) => ask) : [];
  expect(asked.includes("raise")).toBe(false);
});
