import type { Case } from "@/lib/protocol/cases";

/** More words than anybody looks for at once. */
const MAX_WORDS = 20;

/**
 * The cases in which all of these words stand, in whatever case.
 * @param said All that is read of a case.
 */
export function casesSaying(
  cases: readonly Case[],
  words: string,
  said: (one: Case) => string,
): readonly Case[] {
  const sought = words.toLowerCase().split(/\s+/u).slice(0, MAX_WORDS);
  return cases.filter((one) => {
    const read = said(one).toLowerCase();
    return sought.every((word) => read.includes(word));
  });
}
