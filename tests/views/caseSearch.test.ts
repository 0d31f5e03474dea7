import { expect, test } from "vitest";
import type { Case } from "@/lib/protocol/cases";
import { casesSaying } from "@/lib/views/caseSearch";

const noted = (note: string): Case => ({ note }) as Case;
const CASES = [
  "Ones never go over sixes",
  "A leaning die is rolled again",
  "Ein Würfel: .* (noch einmal)",
].map(noted);
const found = (words: string) => casesSaying(CASES, words, ({ note }) => note).map(({ note }) => note);

test.each([
  ["", 3],
  ["ones", 1],
  ["SIXES ones", 1],
  ["ones die", 0],
  ["  leaning   again ", 1],
  ["würfel", 1],
  [".*", 1],
  ["(", 1],
  ["\\", 0],
])("finds so many for %j", (words, many) => {
  expect(found(words)).toHaveLength(many);
});

test("ignores words beyond the limit", () => {
  expect(found(`${"e ".repeat(100_000)}nowhere`)).toHaveLength(3);
});
