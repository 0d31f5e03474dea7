import { caseWords } from "@/lib/messages/cases";
import { gameName, sayClaim } from "@/lib/messages/terms";
import type { Case } from "@/lib/protocol/cases";

/** More words than anybody looks for at once. */
const MOST_WORDS = 20;

/** The cases in which all of these words stand, in whatever case: in the note, the claims, the game's name or who settled it. */
export function casesSaying(cases: readonly Case[], words: string): readonly Case[] {
  const sought = words.toLowerCase().split(/\s+/u).slice(0, MOST_WORDS);
  return cases.filter((one) => {
    const said = `${one.note} ${sayCaseClaims(one)} ${gameName(one.ruleSet)} ${one.by ?? ""}`.toLowerCase();
    return sought.every((word) => said.includes(word));
  });
}

/** "10 ones over 9 sixes": what the case is about. */
export const sayCaseClaims = ({ from, claim }: Pick<Case, "from" | "claim">): string =>
  from === null ? sayClaim(claim) : caseWords.over(sayClaim(claim), sayClaim(from));
