import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { chapterOf } from "@/app/rules/_book/chapterOf";
import {
  BOOK_RULES,
  bookEntry,
  isBookRule,
  PUBLIC_SOURCES,
  ruleSummary,
  sayBookRule,
  sayPlayed,
} from "@/app/rules/_book/entry";
import { sayPublicSource } from "@/lib/messages/rules";
import { sayExample } from "@/lib/messages/whatIf";
import { withLocale } from "@/lib/server/http/locale";
import { SECTIONS } from "@/lib/views/desk/languages/sections";
import { TOPICS } from "@/lib/views/desk/languages/topics";
import { CUES } from "@/lib/views/desk/languages/vocabulary";
import { rulesOfTopic } from "@/lib/views/desk/reading/tokens";

const IN_BOOK = [...readFileSync("docs/rules.md", "utf8").matchAll(/^- \*\*([SHFBPRCOIUM]\d{1,2})\b/gm)].map(
  ([, id]) => id as string,
);

const LANGUAGES = ["en", "de", "es"] as const;

test("has the rules of the rule book in the reader's book, in order", () => {
  expect(BOOK_RULES).toEqual(IN_BOOK);
  expect(["H2", "h2", "H99", "toString", ""].map(isBookRule)).toEqual([true, false, false, false, false]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("has one sentence per rule", () => {
    const sentences = IN_BOOK.map((id) => withLocale(language, () => sayBookRule(id)));
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{15,210}\.$/u);
    // Two games share the sentence about the next player to the left.
    expect(new Set(sentences).size).toBeGreaterThanOrEqual(IN_BOOK.length - 6);
  });
  test.each(IN_BOOK)("plays the example: %s", (id) => {
    const { example } = withLocale(language, () => bookEntry(id));
    if (example === null) expect(["S9", "S15", "S18", "S26", "S27", "S28", "P10"]).toContain(id);
    else if ("answer" in example) {
      expect(example.answer).toMatchObject({ ok: true });
      expect(example.answer.message).toMatch(/^\S.+\.$/s);
    } else {
      const text = withLocale(language, () => sayExample(example.seen));
      expect(text).toMatch(/^\S.+\.$/);
      expect(text).not.toMatch(/undefined|NaN|null|\[object/);
    }
  });
  test("names public sources", () => {
    for (const source of PUBLIC_SOURCES)
      expect(withLocale(language, () => sayPublicSource(source))).toMatch(/^\S{2,}.+/);
  });
});

test("knows every cue, game and rule of the procedure topics", () => {
  const cues: readonly string[] = [...CUES, "ones", "straight", "hand", "mia"];
  for (const { about, needs, helps, weight, rules, shared } of TOPICS) {
    expect(about).toMatch(/^[a-z-]+$/);
    expect(weight).toBeGreaterThanOrEqual(0);
    expect(needs.length).toBeGreaterThan(0);
    expect([...needs.flat(), ...helps].filter((cue) => !cues.includes(cue))).toEqual([]);
    expect(Object.keys(rules).filter((section) => !/^[FBPRCOIUM]$/.test(section))).toEqual([]);
    expect([...Object.values(rules).flat(), ...shared].filter((id) => !IN_BOOK.includes(id))).toEqual([]);
    // A misspelled set would be empty, too.
    expect([about, Object.keys(rules).length + shared.length]).not.toEqual([about, 0]);
  }
});

test("plays one of the answering rules for every procedure question, except the first starter and penalties", () => {
  const sections = Object.values(SECTIONS);
  const shown = TOPICS.flatMap((topic) =>
    sections.map((section) => [topic.about, rulesOfTopic(topic, [section]).slice(0, 4)] as const),
  ).filter(([, rules]) => rules.length > 0);
  const unplayed = shown.filter(([, rules]) => rules.every((id) => ruleSummary(id).example === null));
  expect(shown.length).toBeGreaterThan(500);
  expect([...new Set(unplayed.map(([about, rules]) => `${about}: ${rules}`))]).toEqual([
    "looks: S15",
    "playoff: S9",
  ]);
});

test("has hand-checked examples", () => {
  const exampleText = (id: string) => sayPlayed(bookEntry(id));
  expect(exampleText("C4")).toBe(
    "Bea peeked, Bea challenged. Not allowed: After peeking you can’t challenge. Raise the claim.",
  );
  expect(exampleText("H2")).toBe("44112 beats 33226: both have two pair, and fours beat threes.");
  expect(exampleText("S20")).toBe(
    "The first claim of a round: At least one per player. Ann said 2 sixes. Not allowed: Start with at least 3 dice, one for each player.",
  );
  expect(exampleText("S21")).toBe(
    "Five of a kind in one cup: Six, or seven without a wild. Ann said 6 fives, Bea challenged. The dice: 55555 + 26463. 7 fives, 6 fives claimed: one to spare.",
  );
  expect(exampleText("S22")).toBe(
    "Being wrong costs: The difference. Ann said 5 fives, Bea challenged. 2 of 5 fives: short by three. Ann loses three dice.",
  );
  expect(exampleText("M6")).toBe("Right below Mia: 31, the little Mia. Ann said 66, Bea said 31. Allowed.");
});

test("names a rule's source, and others that agree", () => {
  expect(bookEntry("F8").source).toBe("B");
  expect(bookEntry("U3")).toMatchObject({ source: null, playedBy: ["perudo-box", "encyclopaedia-dudo"] });
  expect(bookEntry("H4").options).toEqual([]);
  expect(bookEntry("S22").options).toEqual([
    { option: "price", games: ["firehouse", "red-dead", "pirate", "perudo"] },
    { option: "wrong_costs", games: ["pass-the-cup", "closed-cup", "own-hand", "mia"] },
  ]);
});

test("has a heading for every chapter, each another", () => {
  const letters = [...new Set(BOOK_RULES.map((id) => id.charAt(0)))];
  const headings = letters.map((letter) => chapterOf(`${letter}1`));
  expect(new Set(headings).size).toBe(letters.length);
  expect(headings).not.toContain("");
});
