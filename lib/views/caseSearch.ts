import type { Case } from "@/lib/protocol/cases";

/** More words than any real search has. */
const MAX_WORDS = 20;

/**
 * The rulings that contain all of these words, ignoring case.
 * @param textOf The searchable text of a ruling.
 */
export function casesSaying(
  cases: readonly Case[],
  words: string,
  textOf: (one: Case) => string,
): readonly Case[] {
  const sought = words.toLowerCase().split(/\s+/u).slice(0, MAX_WORDS);
  return cases.filter((one) => {
    const read = textOf(one).toLowerCase();
    return sought.every((word) => read.includes(word));
  });
}
